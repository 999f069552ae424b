import { expect, it } from 'vitest';
import { spoken } from './spoken.ts';

it('stops each part once, and leaves out what says nothing', () => {
  expect(spoken('Jotunheim!', 'Cost 1.', '', 'can be chosen')).toBe('Jotunheim! Cost 1. can be chosen');
  expect(spoken('Region 1', 'Halogaland')).toBe('Region 1. Halogaland');
  expect(spoken('', '')).toBe('');
});
