import { describe, expect, it } from 'vitest';
import { crowd, nameAt, sumsOf, type Piece } from './pieces.ts';

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
