import { describe, expect, it } from 'vitest';
import type { State } from './facts.ts';
import type { Drawn } from './map.ts';
import { coveredBy, crowd, nameAt, piecesOf, sumsOf, type Piece } from './pieces.ts';

const army = (p: number, value: number, place: string): Piece => ({
  id: `${p}-${value}-${place}`,
  p,
  figure: 'army',
  value,
  answer: '',
  place,
  x: 0,
  y: 0,
  scale: 1,
  ring: -1,
});

describe('figures on the map', () => {
  it('stand apart from each other', () => {
    for (const count of [1, 3, 6, 9]) {
      const spots = crowd(count, 3);
      for (const [i, a] of spots.entries())
        for (const b of spots.slice(i + 1)) expect(Math.hypot(a[0] - b[0], a[1] - b[1])).toBeGreaterThan(28);
    }
  });
  it('leave the number of their own Region free', () => {
    const state = (heroes: number): State =>
      ({
        monster_at: [1, 0, 0, 0, 0, 0, 0],
        hero_at: Array.from({ length: heroes }, () => 1),
        army_at: [1, 0, 0, 0, 0, 0],
        army_value: [3, 0, 0, 0, 0, 0],
        drakkar_at: [],
        ring: [],
      }) as unknown as State;
    for (const heroes of [1, 2, 3, 4]) {
      const pieces = piecesOf(state(heroes), { seas: [] } as unknown as Drawn, { 1: [100, 200] }, []);
      const number = coveredBy([], [], [[100, 200]])[0]!;
      for (const { y, h } of coveredBy(pieces, [], []))
        expect(y - h).toBeGreaterThan(number.y + number.h - 8);
    }
  });
  it('are added up only where several Armies of one side stand', () => {
    expect(
      sumsOf([
        army(0, 3, 'region:1'),
        army(0, 2, 'region:1'),
        army(1, 4, 'region:1'),
        army(1, 1, 'region:2'),
      ]).map(({ p, sum }) => [p, sum]),
    ).toEqual([[0, 5]]);
  });
  it('have their sum beside them where the number of another Region stands below', () => {
    const two = [army(0, 3, 'region:1'), army(0, 2, 'region:1')];
    expect(sumsOf(two, [[0, -18]]).map(({ x, y }) => [x, y])).toEqual([[0, 34]]);
    expect(sumsOf(two, [[-60, 72]]).map(({ x, y }) => [x, y])).toEqual([[47, 0]]);
  });
  it('leave the name of a Domain to be read', () => {
    const above = { x: 120, y: 160, w: 20, h: 20 };
    const below = { ...above, y: 250 };
    expect(nameAt([100, 200], 50, [])).toEqual([100, 159]);
    expect(nameAt([100, 200], 50, [above])).toEqual([100, 253]);
    expect(nameAt([100, 200], 50, [above, below])).toEqual([186, 200]);
    expect(nameAt([100, 200], 50, [above, below, { ...above, y: 200, w: 200 }])).toBeNull();
  });
});
