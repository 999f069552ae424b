import { describe, expect, it } from 'vitest';
import { openShelf, Unkept } from './shelf.ts';

const entry = (id: string): string => JSON.stringify({ id, table: {}, seats: [], card: { id, decision: 0 } });
const row = (number: number): string => JSON.stringify({ table_id: 'a', number });

describe('a browser that stores nothing', () => {
  it('keeps tables as long as the page is open', async () => {
    const shelf = new Unkept();
    expect(shelf.lasting).toBe(false);
    expect(await shelf.table('a')).toBe('');
    await shelf.put('a', entry('a'), `[${row(0)}]`);
    expect(await shelf.append('a', 1, row(1), '{"id":"a","decision":1}')).toBe(true);
    expect(await shelf.append('a', 1, row(1), '{"id":"a","decision":9}')).toBe(false);
    expect(JSON.parse(await shelf.rows('a', 0))).toEqual([{ table_id: 'a', number: 1 }]);
    expect(await shelf.cards()).toEqual([{ id: 'a', decision: 1 }]);
    await shelf.say('{"table_id":"a","text":"x"}');
    expect(JSON.parse(await shelf.chat('a', 0))).toHaveLength(1);
    expect(JSON.parse(await shelf.chat('a', 1))).toEqual([]);
  });

  it('is what is left without IndexedDB', async () => {
    expect((await openShelf()).lasting).toBe(false);
  });

  it('knows its person by a number of its own', async () => {
    const [one, other] = [new Unkept(), new Unkept()].map((shelf) => shelf.person());
    expect(await one).not.toBe(await other);
  });
});
