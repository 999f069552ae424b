import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../api/model.ts';
import { agesIn, course, sources } from './glory.ts';

const gained = (seat: number, amount: number, clause: string): GameEvent => ({
  n: 0,
  key: 'glory-gained',
  clause,
  params: { seat: `seat:${seat}`, amount },
});
const events: GameEvent[] = [
  gained(0, 3, 'BR-14.6.7'),
  gained(1, 5, 'BR-14.8.2'),
  gained(0, 6, 'BR-17.2.3'),
  gained(0, 10, 'BR-21.2'),
  gained(1, 4, 'BR-14.6.5'),
  { n: 0, key: 'glory-stolen', clause: '', params: { seat: 'seat:1', victim: 'seat:0', amount: 2 } },
];

describe('the Glory of a game', () => {
  it('is told by its sources', () => {
    expect(sources(events, 2)).toEqual([
      { battle: 3, pillage: 0, quest: 6, ragnarok: 0, release: 0, legend: 10, card: -2 },
      { battle: 0, pillage: 5, quest: 0, ragnarok: 0, release: 0, legend: 0, card: 6 },
    ]);
  });
  it('knows where the Ages begin', () => {
    const begins = (age: number): GameEvent => ({ n: 0, key: 'age-begins', clause: '', params: { age } });
    expect(agesIn([begins(1), ...events.slice(0, 2), begins(2), ...events.slice(2)])).toEqual([
      { age: 1, at: 0 },
      { age: 2, at: 2 },
    ]);
  });
  it('adds up along the way', () => {
    expect(course(events, 2)).toEqual([
      [0, 0],
      [3, 0],
      [3, 5],
      [9, 5],
      [19, 5],
      [19, 9],
      [19, 11],
      [17, 11],
    ]);
  });
});
