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

export function handOf(view: View, seat: number): (string | null)[] {
  return piles(view)
    .filter((p) => p.seat === seat && HANDS.has(p.name))
    .flatMap((p) => p.cards);
}

/** Zones as piles: one for each seat where the zone has a part for each seat. */
export function piles(view: View): Pile[] {
  return Object.entries(view.zones).flatMap(([name, zone]): Pile[] => {
    const parts = zone as unknown[];
    const nested = parts.length > 0 && parts.every(Array.isArray);
    if (nested && parts.length === view.seats)
      return parts.map((part, seat) => ({ name, seat, cards: flat(part as Zone) }));
    return [{ name, seat: null, cards: flat(zone as Zone) }];
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

/** Lists of the state with one plain entry for each seat. */
export function bySeat(view: View): [string, Plain[]][] {
  return Object.entries(view.state).filter(
    (entry): entry is [string, Plain[]] =>
      Array.isArray(entry[1]) && entry[1].length === view.seats && entry[1].every(plain),
  );
}
