import type { Params, View } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import { SEAT_EMBLEMS } from '../emblems.ts';
import type { Face, GameTable } from '../registry.ts';
import { ART } from './art.ts';
import { brief, building, enemiesFor, isDeed, factsOf, stateOf, WINDOWS, zone } from './at.ts';
import Board from './Board.svelte';
import Card from './Card.svelte';
import { printed, RUNE_NAMES, runeOf } from './content.ts';
import Line from './Line.svelte';
import Option from './Option.svelte';
import Result from './Result.svelte';
import Sheet from './Sheet.svelte';
import Sign from './Sign.svelte';
import { came, opens, sums } from './telling.ts';
import Tip from './Tip.svelte';
import Way from './Way.svelte';
import { gw } from './words.ts';

function face(value: string): Face {
  const card = printed(value);
  if (!card) return { kind: 'clan', icon: 'cards' };
  const made: Face = {
    kind: card.type,
    line: [gw(`type-${card.type}`), RUNE_NAMES[runeOf(value)]].filter(Boolean).join(' · '),
    art: ART[card.type] ?? ART['special']!,
  };
  if (card.number) made.strength = card.number;
  return made;
}

/** In the Upgrade phase the hand is empty: the own discard pile lies there, to remove a card of it (GOW-8.2). */
const removing = (view: View, seat: number): boolean =>
  view.asked.some((asked) => asked.key === 'upgrade' && asked.seat === seat) &&
  !zone(view, 'hands', seat).length;

/** What an Attack that is offered would do. */
function briefly(comes: Params): string {
  const { id, params } = brief(comes);
  return gw(id, params);
}

/** What to play next is chosen. */
const CHOICES = ['choose-quest', 'propose-quest'];

/** What is counted of a player (told.py). */
const PURSE = ['damage', 'rage', 'cards', 'attack_bonus', 'defense_bonus', 'freya', 'quests'];

export const table: GameTable = {
  Board,
  Sign,
  Tip,
  Rivals: Way,
  Sheet,
  Line,
  Option,
  Result,
  Card,
  face,
  hand: (view: View, seat: number) => zone(view, removing(view, seat) ? 'discards' : 'hands', seat),
  inSight: (view: View, seat: number, question) =>
    // What could be played now may lie beyond the edge of the hand.
    question && WINDOWS.includes(question.key)
      ? []
      : removing(view, seat)
        ? [...zone(view, 'row'), ...zone(view, 'looked'), ...zone(view, 'discards', seat)]
        : zone(view, 'hands', seat),
  inPlace: true,
  windows: WINDOWS,
  orders: ['step'],
  asks: (_, draft) => (draft.some((value) => isDeed(value)) ? gw('compose') : null),
  // A die falls: what it would do is read first.
  confirms: (draft) => draft.some(isDeed),
  standsFor: enemiesFor,
  // Whom a Rage ability helps is asked once it is chosen.
  goal: ({ key }, value) => key === 'step' && String(value).startsWith('hero:'),
  proposes: ['defend', 'pay', 'petrel'],
  offers: {
    of: (question) =>
      question.key === 'step'
        ? (question.set?.members ?? []).filter((value) => isDeed(value) || String(value).startsWith('side:'))
        : [],
    says: (comes, words) =>
      gw('strike', {
        hero: words.label(String(comes['hero'])),
        card: words.label(String(comes['card'])),
        n: Number(comes['strength']),
      }),
    does: (comes) => briefly(comes),
  },
  // A spot is paid with cards. Elsewhere one is drawn again or the round ends: the number would mislead.
  brief: ({ key }, answer) =>
    key === 'upgrade'
      ? []
      : String(answer).startsWith('spot:')
        ? PURSE
        : PURSE.filter((name) => name !== 'cards'),
  held: (question) => question.key === 'upgrade',
  places: ['column', 'front'],
  aims: ({ key }, value) => key === 'step' && split(value).kind === 'side',
  picked: (view: View) => building(view)?.cards ?? [],
  status: (view: View) => {
    const { quest } = factsOf(view);
    const { round, done } = stateOf(view);
    // The Scene that is over still lies there.
    if (view.asked.some(({ key }) => CHOICES.includes(key))) return { phase: gw('way-row', { n: done + 1 }) };
    return quest ? { phase: quest, text: round ? gw('round', { round }) : gw('setting-up') } : {};
  },
  /** All win or lose together. */
  score: () => null,
  dull: ['phase', 'turn'],
  moments: {
    quest: { as: 'frame', stop: true, once: true },
    'quest-end': { as: 'stage', stop: true, sound: 'horn', ends: ['quest-completed'] },
    obstacle: { as: 'stage' },
    poison: { as: 'stage' },
    'hero-activation': { as: 'frame', stop: true, says: 'turn' },
    action: { as: 'line' },
    attack: { as: 'stage', stop: true, sound: 'clash' },
    interaction: { as: 'line', folds: true },
    'scene-activation': { as: 'stage', stop: true, folds: true, sound: 'reveal' },
    card: { as: 'stage', quiet: true },
    'additional-activation': { as: 'stage', stop: true, folds: true, sound: 'reveal' },
    upgrade: { as: 'line' },
  },
  came,
  opens,
  sums,
  sounds: { 'enemy-defeated': 'horn', 'hero-knocked-out': 'clash', 'rune-drawn': 'reveal' },
  news: () => true,
  emblem: (seat: number) => SEAT_EMBLEMS[seat] ?? 'wolf',
};
