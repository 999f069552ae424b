import { expect, it } from 'vitest';
import { renews } from './renewed.ts';

it('loads a page anew once, and not without a network', () => {
  expect(renews(0, 1_000_000, true)).toBe(true);
  expect(renews(990_000, 1_000_000, true)).toBe(false);
  expect(renews(0, 1_000_000, false)).toBe(false);
});
