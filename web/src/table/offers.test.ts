import { describe, expect, it } from 'vitest';
import type { Draft, Value } from '../api/model.ts';
import { Offers } from './offers.svelte.ts';

const draft = (offer: Value[] | null, done: object | null = {}): Draft =>
  ({ offer, done, fits: [], comes: { strength: 3 } }) as unknown as Draft;

describe('whole orders that are offered', () => {
  it('are looked up one after the other', async () => {
    const offers = new Offers();
    await offers.seek('1', ['attack:kratos', 'attack:brok'], (chosen) =>
      Promise.resolve(draft(chosen[0] === 'attack:brok' ? null : ['attack:kratos', 'card:a'])),
    );
    expect(offers.found.map((offer) => offer.value)).toEqual(['attack:kratos+card:a']);
  });

  it('also one that is whole as it begins', async () => {
    const offers = new Offers();
    await offers.seek('1', ['attack:kratos'], () => Promise.resolve(draft(null, null)));
    expect(offers.found.map((offer) => offer.value)).toEqual(['attack:kratos']);
  });

  it('asks nothing more about a question that is answered', async () => {
    const offers = new Offers();
    const asked: Value[][] = [];
    let arrive = (): void => undefined;
    const look = (chosen: Value[]): Promise<Draft> => {
      asked.push(chosen);
      return new Promise((resolve) => (arrive = () => resolve(draft(['attack:kratos', 'card:a']))));
    };
    const seeking = offers.seek('1', ['attack:kratos', 'attack:brok'], look);
    await offers.seek('2', [], look);
    arrive();
    await seeking;
    expect(asked).toEqual([['attack:kratos']]);
    expect(offers.found).toEqual([]);
  });
});
