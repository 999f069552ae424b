/** Which location a question belongs to: the same answers (`pair:1`, `deck`) stand for different cards. */
import type { Question, Value, View } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import { LOCATION_IDS, cardOf } from './content.ts';
import type { Facts, State } from './facts.ts';

const PICKS: Record<string, string> = {
  'take-reavers': 'recruit_reavers',
  'raid-villages': 'raid_villages',
  'raid-keeps': 'raid_keeps',
  'sea-battle': 'battle_at_sea',
  trade: 'trade_with_villages',
  'trade-die': 'trade_with_villages',
  territory: 'subdue_territories',
};

export const pickedAt = (question: Question | null): string => (question ? (PICKS[question.key] ?? '') : '');
export const factsOf = (view: View): Facts => view.facts as Facts;
export const stateOf = (view: View): State => view.state as State;
export const nowAt = (view: View): string => LOCATION_IDS[stateOf(view).location] ?? '';

/** The cards of a zone, or of one part of it, that can be seen. */
export function cardsIn(zone: readonly unknown[] | undefined, part?: number): string[] {
  const row = part === undefined ? zone : (zone?.[part] as readonly unknown[] | undefined);
  return (row ?? []).filter((c): c is string => typeof c === 'string');
}

/** A Glory pile: what lies face up, then what lies face down; null is a card that the looker cannot see. */
export function gloryPile(view: View, seat: number): (string | null)[] {
  const part = (zone: string): (string | null)[] => (view.zones[zone]?.[seat] ?? []) as (string | null)[];
  return [...part('open_pile'), ...part('pile')];
}

/** The sets of a Glory pile, as far as it can be seen: how many cards of each. */
export function setsOf(pile: (string | null)[]): { name: string; count: number }[] {
  const kind = (card: string | null): string | undefined => {
    const found = card === null ? undefined : cardOf(card);
    return found?.deck === 'keep' ? found.set : undefined;
  };
  return ['treasure', 'art', 'armor', 'tapestry']
    .map((name) => ({ name, count: pile.filter((card) => kind(card) === name).length }))
    .filter(({ count }) => count);
}

const DECKS = ['reaver', 'village', 'keep', 'journey', 'battle', 'prophecy'];

/** Cards left to draw; the discards are shuffled when the draw pile is empty. */
export function deckSize(view: View, deck: string): number {
  return ((view.zones['decks']?.[DECKS.indexOf(deck)] ?? []) as unknown[]).length;
}

/** Seats in the order in which they act at a location, from the active one. */
export function turnOrder(seats: number, active: number): number[] {
  return Array.from({ length: seats }, (_, i) => (active + i) % seats);
}

const PAIRS: Record<string, string> = {
  'take-reavers': 'reaver_pairs',
  'raid-villages': 'village_pairs',
  'raid-keeps': 'keep_pairs',
};

/** The two cards of a pair that is offered; empty if it is none. */
export function pairOf(view: View, key: string, value: Value): string[] {
  const { kind, id } = split(String(value));
  return kind === 'pair' && PAIRS[key] ? cardsIn(view.zones[PAIRS[key]], Number(id) - 1) : [];
}
