import { describe, expect, it } from 'vitest';
import { aView } from '../api/testing.ts';
import { bySeat, counters, handOf, piles } from './generic.ts';

const view = aView({
  seats: 2,
  zones: {
    hands: [['card:a#1', 'card:b#1'], [null]],
    deck: [null, null],
    rows: [['card:c#1'], [], ['card:d#1']],
  },
  state: { round: 3, note: '', glory: [1, 2], odd: [1, 2, 3] },
});

describe('the generic table', () => {
  it('makes a pile for each seat and for each shared zone', () => {
    expect(piles(view)).toEqual([
      { name: 'hands', seat: 0, cards: ['card:a#1', 'card:b#1'] },
      { name: 'hands', seat: 1, cards: [null] },
      { name: 'deck', seat: null, cards: [null, null] },
      { name: 'rows', seat: null, cards: ['card:c#1', 'card:d#1'] },
    ]);
  });
  it('knows the own hand', () => {
    expect(handOf(view, 0)).toEqual(['card:a#1', 'card:b#1']);
  });
  it('shows plain numbers', () => {
    expect(counters(view)).toEqual([['round', 3]]);
    expect(bySeat(view)).toEqual([['glory', [1, 2]]]);
  });
});
