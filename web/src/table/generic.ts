/** Any game as zones, counters and facts: what the generic table shows, worked out from the view alone. */
import type { View, Zone } from '../api/model.ts';

export interface Pile {
  name: string;
  seat: number | null;
  cards: (string | null)[];
}

const flat = (zone: Zone): (string | null)[] =>
  zone.flatMap((item) => (Array.isArray(item) ? flat(item as Zone) : [item]));

/** Zones that lie in the player's own hand, below the board. */
export const HANDS = new Set(['hands', 'hand']);

/** The names of lists and zones that are counted by seat, and how many entries each seat has: the game declares it. */
export type BySeat = Record<string, number>;

export function handOf(view: View, seat: number, declared: BySeat): (string | null)[] {
  return piles(view, declared)
    .filter((p) => p.seat === seat && HANDS.has(p.name))
    .flatMap((p) => p.cards);
}

/** The entries of each seat. Who is counted after the seats, because the game itself plays them, is left out. */
const shares = <T>(list: T[], each: number, seats: number): T[][] =>
  Array.from({ length: seats }, (_, seat) => list.slice(seat * each, (seat + 1) * each));

/** Zones as piles: one for each seat where the zone is counted by seat. */
export function piles(view: View, declared: BySeat): Pile[] {
  return Object.entries(view.zones).flatMap(([name, zone]): Pile[] => {
    const each = declared[name];
    return each
      ? shares(zone as Zone[], each, view.seats).map((part, seat) => ({ name, seat, cards: flat(part) }))
      : [{ name, seat: null, cards: flat(zone as Zone) }];
  });
}

export type Plain = string | number | boolean | null;
export const plain = (value: unknown): value is Plain =>
  value === null || ['string', 'number', 'boolean'].includes(typeof value);

/** Single numbers and words of the state. */
export function counters(view: View): [string, Plain][] {
  return Object.entries(view.state).filter(
    (entry): entry is [string, Plain] => plain(entry[1]) && entry[1] !== '',
  );
}

/** Lists of the state with plain entries for each seat. */
export function bySeat(view: View, declared: BySeat): [string, Plain[][]][] {
  return Object.entries(view.state).flatMap(([name, list]): [string, Plain[][]][] => {
    const each = declared[name];
    return each && Array.isArray(list) && list.every(plain) ? [[name, shares(list, each, view.seats)]] : [];
  });
}

/** The seats that the entries of a list name as their own, or null if not every one names a seat. */
export function seatsNamed(list: unknown): number[] | null {
  if (!Array.isArray(list) || !list.length) return null;
  const seats = list.map((item: unknown) =>
    item && typeof item === 'object' && 'seat' in item ? item.seat : null,
  );
  return seats.every((seat) => typeof seat === 'number') ? seats : null;
}
