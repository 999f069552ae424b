/** The table of a game that brings none of its own: piles, numbers and facts. */
import type { GameTable } from '../games/registry.ts';
import { SEAT_EMBLEMS } from '../games/emblems.ts';
import { hall } from '../lib/hall.svelte.ts';
import { split } from '../lib/values.ts';
import { ui } from '../lib/words.svelte.ts';
import { handOf } from './generic.ts';
import GenericBoard from './GenericBoard.svelte';

export const table: GameTable = {
  Board: GenericBoard,
  face: (value) => ({ kind: `plain ${split(value).kind}`, icon: 'cards' }),
  hand: (view, seat) => handOf(view, seat, hall.game(view.game)?.by_seat ?? {}),
  inSight: () => [],
  status: () => ({}),
  score: (view, seat) => ({ count: view.scores[seat] ?? 0, label: ui('score') }),
  emblem: (seat) => SEAT_EMBLEMS[seat] ?? 'axe',
};
