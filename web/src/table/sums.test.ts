import { expect, it } from 'vitest';
import { signOf } from './sums.ts';

it('adds what adds and takes off what takes off, also where it is nothing', () => {
  expect([3, 2, -1].map((count, i) => signOf(count, !i))).toEqual(['', '+', '−']);
  expect([signOf(0, false), signOf(-0, false)]).toEqual(['+', '−']);
});
