import { describe, expect, it } from 'vitest';
import { markers, rounds, spaceAt } from './track.ts';

describe('the Glory track', () => {
  it('runs clockwise round the board, 25 spaces a side', () => {
    expect([0, 25, 50, 75].map((glory) => spaceAt(glory, 20))).toEqual([
      [980, 20],
      [980, 980],
      [20, 980],
      [20, 20],
    ]);
    expect(spaceAt(10, 0)).toEqual([1000, 400]);
    expect(spaceAt(60, 0)).toEqual([0, 600]);
    expect(spaceAt(90, 0)).toEqual([600, 0]);
  });

  it('goes round again past its end', () => {
    expect(spaceAt(137, 20)).toEqual(spaceAt(37, 20));
    expect([0, 99, 100, 137, 200].map(rounds)).toEqual([0, 0, 1, 1, 2]);
  });

  it('keeps markers on one space apart, whatever their round, and others in place', () => {
    const at = markers([10, 110, 30, 10], 0, 30);
    expect(at).toEqual([[1000, 400], [970, 400], spaceAt(30, 0), [940, 400]]);
    expect(markers([0, 0], 20, 30)).toEqual([
      [980, 20],
      [950, 50],
    ]);
  });
});
