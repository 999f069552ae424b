import { ui } from '../../lib/words.svelte.ts';
import type { View } from '../../api/model.ts';
import type { Face, GameTable } from '../registry.ts';
import { gloryPile, pairOf, stateOf } from './at.ts';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { LOCATION_IDS, ROUNDS, addCard, cardOf } from './content.ts';
import Line from './Line.svelte';
import Option from './Option.svelte';
import { came, sums } from './telling.ts';
import ScoreSheet from './ScoreSheet.svelte';
import { emblem } from './seats.ts';
import Sheet from './Sheet.svelte';
import AidSign from './AidSign.svelte';
import Strip from './Strip.svelte';
import Tip from './Tip.svelte';
import { rm } from './words.ts';
import { phone } from '../../lib/screen.ts';
import { split } from '../../lib/values.ts';

export const table: GameTable = {
  Board,
  Sign: AidSign,
  Sheet,
  Line,
  Tip,
  Card,
  Option,
  Result: ScoreSheet,
  wide: true,
  face: (value: string): Face => ({ kind: cardOf(value)?.deck ?? 'prophecy' }),
  /** Nobody holds cards but Prophecies. */
  sums,
  came,
  spread: true,
  Across: Strip,
  hand: (view: View, seat: number) =>
    gloryPile(view, seat).filter((c) => c !== null && cardOf(c)?.deck === 'prophecy'),
  status: (view: View) => {
    const { round, location } = stateOf(view);
    const at = LOCATION_IDS[location];
    return { text: rm('round-of', { round, rounds: ROUNDS }), ...(at ? { phase: `location:${at}` } : {}) };
  },
  score: (view, seat) => ({ count: view.scores[seat] ?? 0, label: ui('score') }),
  /** Every answer lies somewhere on the table; on a phone a location has no room for the answer to Rest there. */
  inSight: (_view, _seat, question) =>
    (question?.options ?? []).filter((value) => !phone.current || split(value).kind !== 'rest'),
  once: true,
  proposes: ['pay-symbols', 'pay-dice', 'abilities', 'discard-dice'],
  /** Every place of this board can be an answer: nothing is laid over it unasked, the log has it. */
  news: () => true,
  elsewhere: ['artifact-location', 'artifact-moment', 'artifact-mid-effect'],
  /** A die of the supply, chosen before it was said that one Rests for it. */
  ahead: (question, value) =>
    question.key === 'participate' && String(value).startsWith('die:') ? 'die' : null,
  calls: (view, key, value, words) =>
    pairOf(view, key, value)
      .map((card) => words.label(card))
      .join(' + ') || null,
  exact: (question, value) =>
    value === 'fight' ||
    String(value).startsWith('force:') ||
    ['commit-hammers', 'reroll', 'reroll-or-stop'].includes(question.key),
  heads: ['round-begins', 'location-selected', 'honor-placed', 'cleanup'],
  dull: ['pair-laid', 'card-laid', 'die-laid', 'pile-shown', 'card-resolved'],
  moments: {
    setup: { as: 'stage' },
    action: { as: 'line' },
    'honor-ship': { as: 'line', stop: true },
    specialists: { as: 'line' },
    recruit: { as: 'stage' },
    trade: { as: 'stage' },
    'sea-battle': { as: 'stage', stop: true, sound: 'clash' },
    raid: { as: 'stage', stop: true },
    bonus: { as: 'line' },
    subdue: { as: 'stage', stop: true },
    combat: { as: 'stage', stop: true, sound: 'clash' },
    cleanup: { as: 'stage', stop: true, sound: 'horn' },
    scoring: { as: 'stage', stop: true },
  },
  sounds: { 'combat-rolled': 'reveal' },
  emblem,
  add: addCard,
};
