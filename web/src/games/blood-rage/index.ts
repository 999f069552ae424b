import type { View } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import type { Face, GameTable } from '../registry.ts';
import { ART } from './art.ts';
import Board from './Board.svelte';
import { CARDS, colourOf, emblemOf, type Facts } from './content.ts';
import Line from './Line.svelte';
import Option from './Option.svelte';
import Result from './Result.svelte';
import Sheet from './Sheet.svelte';
import Tip from './Tip.svelte';

const UPGRADES = new Set(['monster', 'leader', 'warrior', 'ship', 'clan']);

function face(value: string, words: { say(id: string): string; has(id: string): boolean }): Face {
  const { id, copy } = split(value);
  const card = CARDS[id];
  if (!card) return { kind: 'clan', icon: 'cards' };
  const age = /^a(\d)/.exec(copy)?.[1];
  const made: Face = { kind: card.kind, line: words.say(`kind-${card.kind}`) };
  if (card.god) made.god = card.god;
  if (age) made.tag = ['I', 'II', 'III'][Number(age) - 1] ?? '';
  if (card.kind === 'battle') made.strength = card.id === 'heimdalls_sight' ? '+X' : `+${card.bonus ?? 0}`;
  if (card.kind === 'quest') {
    made.art = ART['quest']!;
    made.strength = age ? String(card.glory?.[Number(age) - 1] ?? '') : (card.glory ?? []).join('/');
  }
  if (UPGRADES.has(card.kind)) {
    if (card.strength !== undefined) made.strength = String(card.strength);
    made.cost = card.cost ?? card.strength ?? 0;
    const art = ART[card.kind === 'monster' ? card.id : card.kind];
    if (art && !card.god) made.art = art;
    else if (!card.god) made.icon = card.kind;
  }
  return made;
}

export const table: GameTable = {
  Board,
  Sheet,
  Line,
  Tip,
  Option,
  Result,
  face,
  hand: (view: View, seat: number) => (view.zones['hands']?.[seat] ?? []) as (string | null)[],
  status: (view: View) => {
    const facts = view.facts as unknown as Facts;
    return facts.age ? { age: facts.age, phase: facts.phase } : {};
  },
  emblem: (seat, view) => emblemOf(view, seat),
  colour: (seat, view) => colourOf(view, seat),
};
