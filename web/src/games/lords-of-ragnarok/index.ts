import type { View } from '../../api/model.ts';
import { phone } from '../../lib/screen.ts';
import { split } from '../../lib/values.ts';
import { SEAT_EMBLEMS } from '../emblems.ts';
import type { Face, GameTable } from '../registry.ts';
import { FIGURES, SIGNS } from './art.ts';
import { asksOn } from './asking.ts';
import { PICTURES } from './pictures.ts';
import Board from './Board.svelte';
import { ACTIONS, ATTACKS, COMBAT, GIFTS, closedTo, factsOf, participant, stateOf } from './content.ts';
import Line from './Line.svelte';
import Option from './Option.svelte';
import Result from './Result.svelte';
import Rivals from './Rivals.svelte';
import Sheet from './Sheet.svelte';
import AidSign from './AidSign.svelte';
import { sums } from './telling.ts';
import Tip from './Tip.svelte';
import { lw } from './words.ts';

/** Frames of the common card face by kind of card. */
const KIND: Record<string, string> = {
  combat: 'battle',
  attack: 'monster',
  gift: 'clan',
  artifact: 'ship',
  hero: 'leader',
  story: 'quest',
  event: 'quest',
  action: 'monster',
};

/** The phases of a turn: the question, the answer that lets it go, and what is clicked in it and in no phase before. */
const PHASES: [string, string, string][] = [
  ['use-turn-start', 'pass', ''],
  ['prayer', '-', ''],
  ['hero-phase', 'pass', ''],
  ['rune-phase', 'pass', 'rune_action'],
  ['maneuver', '-', 'army'],
  ['special', '', 'action'],
];

function face(value: string, words: { say(id: string): string; has(id: string): boolean }): Face {
  const { kind, id } = split(value);
  const made: Face = { kind: KIND[kind] ?? 'clan', icon: 'clan' };
  const combat = kind === 'combat' ? COMBAT[id] : undefined;
  const attack = kind === 'attack' ? ATTACKS[id] : undefined;
  if (combat) {
    made.strength = String(combat.value);
    made.line = words.say(`weapon-${combat.weapon}`);
    made.sign = SIGNS[combat.weapon] ?? '';
    if (combat.casualties) made.tag = lw('casualties', { count: combat.casualties });
  } else if (attack) {
    made.strength = String(attack.rage);
    made.art = PICTURES[`attack_${id}`] ?? FIGURES['loki']!;
  } else if (kind === 'hero') made.art = FIGURES[`hero_${id}`] ?? FIGURES['hero']!;
  else if (kind === 'action') made.sign = SIGNS[ACTIONS[id]?.special ?? ''] ?? SIGNS['prepare']!;
  else {
    const picture =
      PICTURES[kind === 'gift' ? `gift_${GIFTS[id]}` : kind === 'event' ? kind : `${kind}_${id}`];
    if (picture) made.art = picture;
    else made.sign = SIGNS['gift']!;
  }
  return made;
}

export const table: GameTable = {
  Board,
  Sign: AidSign,
  Sheet,
  Line,
  Rivals,
  Result,
  Tip,
  Option,
  face,
  hand: (view: View, seat: number) => (view.zones['hands']?.[seat] ?? []) as (string | null)[],
  status: (view: View) => {
    const s = stateOf(view);
    if (!s.phase) return {};
    // A phone says it above the map.
    const end = s.last_turns >= 0 && !phone.current ? ` · ${lw('last-turns', { count: s.last_turns })}` : '';
    return { text: `${lw('turn', { turn: s.turn })} · ${lw(`phase-${s.phase}`)}${end}` };
  },
  /** Four ways to win, no points. */
  score: () => null,
  participant,
  called: (seat, view, words) => {
    const hero = view && factsOf(view).players[seat]?.hero;
    return hero ? words.say(`named-${hero}`) : '';
  },
  ahead: (question, value, view) => {
    if (closedTo(view, value)) return null;
    const at = PHASES.findIndex(([key]) => key === question.key);
    const wanted = PHASES.findIndex(([, , kind]) => kind === split(value).kind);
    return at >= 0 && wanted > at ? PHASES[at]![1] : null;
  },
  /** A Special Action and a prayer begin with the action and the god. */
  goal: (question, value) =>
    (question.key === 'special' && split(value).kind !== 'action') ||
    (question.key === 'prayer' && ['army', 'rune'].includes(split(value).kind)) ||
    (question.key.startsWith('monster-') && (split(value).kind === 'army' || value === 'spare')),
  settles: ['shield-card'],
  orders: [
    'discard-card',
    'discard-rune',
    'keep-hero',
    'maneuver',
    'mobilize',
    'monster-do',
    'monster-move',
    'prayer',
    'special',
    'start-region',
    'wound-space',
  ],
  asks: asksOn,
  /** At the start everybody gets the same. */
  brief: ({ key }, value) =>
    // A card for a Bow: what is discarded is not what one is left with.
    ['keep-hero', 'start-region'].includes(key) || (key === 'wound-space' && value === 'bow')
      ? []
      : undefined,
  places: ['region', 'sea', 'army'],
  elsewhere: ['goal-of-another', 'out-of-reach', 'half-an-order', 'set-not-yet'],
  heads: ['follower-step'],
  gist: [
    'battle-won',
    'monster-defeated',
    'hunt-fails',
    'monument-built',
    'temple-built',
    'army-recruited',
    'control',
    'condition-met',
  ],
  dull: ['phase', 'turn', 'follower-step', 'no-rune-action'],
  foretold: ['no-rune-action'],
  moments: {
    start: { as: 'line' },
    turn: { as: 'frame', stop: true, says: 'turn' },
    prayer: { as: 'line', says: 'phase' },
    hero: { as: 'line', says: 'phase' },
    rune_action: { as: 'line', says: 'phase' },
    maneuvers: { as: 'line', says: 'phase' },
    special: { as: 'line', says: 'phase' },
    follower: { as: 'stage', stop: true },
    step: { as: 'stage', quiet: true },
    battle: { as: 'stage', stop: true, sound: 'clash' },
    hunt: { as: 'stage', stop: true, sound: 'clash' },
    attack: { as: 'stage' },
    monster: { as: 'stage' },
    event: { as: 'stage', stop: true },
    monument: { as: 'stage', stop: true, sound: 'horn' },
    gifts: { as: 'line' },
    end: { as: 'stage', stop: true },
  },
  sums,
  sounds: { 'card-played': 'reveal', ragnarok: 'horn' },
  news: (view: View) => stateOf(view).players > stateOf(view).humans,
  emblem: (seat: number) => SEAT_EMBLEMS[seat] ?? 'axe',
};
