/** Views for tests: what a test does not name is empty. */
import type { View } from './model.ts';

export const aView = (given: Partial<View>): View => ({
  game: 'toy',
  version: '1.0.0',
  seats: 2,
  options: {},
  seat: null,
  decision: 0,
  over: false,
  waiting: [],
  asked: [],
  state: {},
  zones: {},
  facts: {},
  question: null,
  chosen: null,
  scores: [],
  winners: [],
  ...given,
});
