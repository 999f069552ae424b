import { describe, expect, it } from 'vitest';
import { aView } from '../api/testing.ts';
import { bySeat, counters, handOf, piles, seatsNamed } from './generic.ts';

const view = aView({
  seats: 2,
  zones: {
    hands: [['card:a#1', 'card:b#1'], [null]],
    deck: [null, null],
    rows: [['card:c#1'], ['card:d#1']],
  },
  state: { round: 3, note: '', glory: [1, 2], dice: [5, 6], stats: [1, 2, 3, 4, 5, 6] },
});
// With two seats the two rows and the two dice are no seats.
const declared = { hands: 1, glory: 1, stats: 3 };

describe('the generic table', () => {
  it('makes a pile for each seat and for each shared zone', () => {
    expect(piles(view, declared)).toEqual([
      { name: 'hands', seat: 0, cards: ['card:a#1', 'card:b#1'] },
      { name: 'hands', seat: 1, cards: [null] },
      { name: 'deck', seat: null, cards: [null, null] },
      { name: 'rows', seat: null, cards: ['card:c#1', 'card:d#1'] },
    ]);
  });
  it('knows the own hand', () => {
    expect(handOf(view, 0, declared)).toEqual(['card:a#1', 'card:b#1']);
  });
  it('shows plain numbers', () => {
    expect(counters(view)).toEqual([['round', 3]]);
  });
  it('gives each seat what is declared as its own, whatever the length of a list', () => {
    expect(bySeat(view, declared)).toEqual([
      ['glory', [[1], [2]]],
      [
        'stats',
        [
          [1, 2, 3],
          [4, 5, 6],
        ],
      ],
    ]);
    expect(bySeat(aView({ seats: 2, state: { glory: [1, 2, 9] } }), declared)).toEqual([
      ['glory', [[1], [2]]],
    ]);
  });
  it('takes facts for those of seats only where they name them', () => {
    expect(seatsNamed([{ seat: 1 }, { seat: 0 }])).toEqual([1, 0]);
    expect(seatsNamed([{ name: 'a' }, { name: 'b' }])).toBeNull();
    expect(seatsNamed([3, 4])).toBeNull();
    expect(seatsNamed([])).toBeNull();
  });
});
