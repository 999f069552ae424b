import type { Question, Value, View } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import type { Face, GameTable } from '../registry.ts';
import { ART } from './art.ts';
import Board from './Board.svelte';
import { addCard, CARDS, clanOf, colourOf, emblemOf, factsOf } from './content.ts';
import { pictureOf } from './pictures.ts';
import { came, sums } from './telling.ts';
import Line from './Line.svelte';
import Option from './Option.svelte';
import Own from './Own.svelte';
import Result from './Result.svelte';
import Sheet from './Sheet.svelte';
import Sign from './Sign.svelte';
import Tip from './Tip.svelte';
import { br } from './words.ts';

const IN_SIGHT = 3;
const UPGRADES = new Set(['monster', 'leader', 'warrior', 'ship', 'clan']);

function face(
  value: string,
  words: { say(id: string): string; has(id: string): boolean },
  view?: View,
): Face {
  const { id, copy } = split(value);
  const card = CARDS[id];
  if (!card) return { kind: 'clan', icon: 'cards' };
  const age = /^a(\d)/.exec(copy)?.[1];
  const made: Face = { kind: card.kind, line: words.say(`kind-${card.kind}`), ...pictureOf(card) };
  if (card.god) made.god = card.god;
  if (age) made.tag = ['I', 'II', 'III'][Number(age) - 1] ?? '';
  if (card.kind === 'battle') made.strength = card.id === 'heimdalls_sight' ? '+X' : `+${card.bonus ?? 0}`;
  if (card.kind === 'quest') {
    made.art = ART[card.id] ?? ART['quest']!;
    const glory = age ? card.glory?.[Number(age) - 1] : undefined;
    if (glory) made.line = `${made.line}: ${br('glory')} +${glory}`;
    made.strength = age ? String(card.glory?.[Number(age) - 1] ?? '') : (card.glory ?? []).join('/');
  }
  if (UPGRADES.has(card.kind)) {
    if (card.strength !== undefined) made.strength = String(card.strength);
    const printed = card.cost ?? card.strength ?? 0;
    const count = (view && factsOf(view).own?.upgrade_costs[value]) ?? printed;
    made.cost = { icon: 'rage', count, changed: count !== printed };
    const art = ART[card.kind === 'monster' ? card.id : card.kind];
    if (art && card.kind !== 'clan') made.art = art;
  }
  return made;
}

/** Figures of the reserve that are in sight on a phone; more of them scroll. */
const inReserve = (view: View, seat: number): string[] => {
  const kinds = Object.keys(factsOf(view).clans?.[seat]?.reserve ?? {});
  return kinds.length > IN_SIGHT ? [] : kinds;
};

/** Lands and fjords to invade are chosen on the map. */
const onMap = (question: Question | null, value: Value): boolean =>
  question?.key === 'action' && ['province', 'fjord'].includes(split(value).kind);

const cardsIn = (view: View, zone: string, seat: number): (string | null)[] =>
  (view.zones[zone]?.[seat] ?? []) as (string | null)[];

export const table: GameTable = {
  Board,
  Sign,
  Sheet,
  Line,
  Own,
  Tip,
  Option,
  Result,
  face,
  hand: (view, seat) => cardsIn(view, 'hands', seat),
  status: (view: View) => {
    const facts = factsOf(view);
    return facts.age ? { text: br('age', { age: facts.age }), phase: facts.phase } : {};
  },
  score: (view, seat) => ({ count: view.scores[seat] ?? 0, label: br('glory') }),
  called: (seat, view, words) => {
    const clan = clanOf(view, seat);
    return clan ? words.say(`clan-${clan}`) : '';
  },
  inSight: (view, seat, question) => [
    ...cardsIn(view, 'hands', seat),
    ...cardsIn(view, 'packs', seat),
    ...(question?.options ?? []).filter((value) => onMap(question, value)),
  ],
  onSheet: (view, seat) =>
    view.asked.some((one) => one.seat === seat && one.key === 'action') ? inReserve(view, seat) : [],
  // Costs and rewards stand on the buttons already.
  brief: [],
  places: ['province', 'fjord'],
  dull: ['cards-drafted', 'phase-begins', 'rage-paid', 'rage-set', 'monster-joined'],
  held: (question, value) =>
    onMap(question, value) || (question.key === 'action' && split(value).kind === 'card'),
  moments: {
    draft: { as: 'line' },
    action: { as: 'line' },
    pillage: { as: 'stage', stop: true, ends: ['pillage-succeeded'] },
    battle: { as: 'stage', stop: true, sound: 'clash', ends: ['battle-won', 'battle-tied'] },
    quests: { as: 'stage', stop: true },
    quest: {
      as: 'stage',
      ends: ['quest-met', 'quest-failed', 'death-met', 'death-failed', 'quest-gone'],
    },
    ragnarok: { as: 'stage', stop: true, sound: 'horn', ends: ['province-destroyed'] },
    release: { as: 'stage' },
    end_of_age: { as: 'stage', stop: true, sound: 'horn' },
    scoring: { as: 'stage', stop: true },
  },
  sums,
  came,
  sounds: {
    'age-begins': 'horn',
    'battle-card-revealed': 'reveal',
  },
  emblem: (seat, view) => emblemOf(view, seat),
  add: addCard,
  colour: (seat, view) => colourOf(view, seat),
};
