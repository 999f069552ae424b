/**
 * Figures keep their identity between two positions, so that they can glide: Warriors are only counted by the
 * rules.
 */
import type { FigureFacts } from './facts.ts';
import { SLOTS, standing } from './map.ts';

export interface Piece {
  id: string;
  seat: number;
  figure: string;
  place: string;
  strength: number;
  slot: number;
  x: number;
  y: number;
  fresh: boolean;
}

/** Who stands where: the part of the facts that the pieces come from. */
export interface Standing {
  provinces: Record<string, { figures: FigureFacts[] }>;
  fjords: Record<string, { figures: FigureFacts[] }>;
}

interface Want {
  seat: number;
  figure: string;
  place: string;
  strength: number;
}

const short = (value: string): string => value.slice(value.indexOf(':') + 1);

function wanted(facts: Standing): Want[] {
  const out: Want[] = [];
  const add = (place: string, figures: FigureFacts[]): void => {
    for (const { seat, figure, count, each } of figures)
      for (let i = 0; i < count; i++) out.push({ seat, figure: short(figure), place, strength: each });
  };
  for (const [place, facts_] of Object.entries(facts.provinces)) add(short(place), facts_.figures);
  for (const [place, facts_] of Object.entries(facts.fjords)) add(short(place), facts_.figures);
  return out;
}

/** The pieces of the new position: those that can stay stay where they are, the others move or come. */
export function arrange(before: Piece[], facts: Standing): Piece[] {
  const want = wanted(facts);
  const left = [...before];
  const made: (Piece | null)[] = want.map(() => null);
  const take = (i: number, fits: (p: Piece) => boolean): void => {
    const w = want[i]!;
    const at = left.findIndex((p) => p.seat === w.seat && p.figure === w.figure && fits(p));
    if (at >= 0) made[i] = { ...left.splice(at, 1)[0]!, fresh: false };
  };
  want.forEach((w, i) => take(i, (p) => p.place === w.place));
  want.forEach((_, i) => {
    if (!made[i]) take(i, () => true);
  });
  const used = new Set(before.map((p) => p.id));
  const slots = new Map<string, Set<number>>();
  const slotsOf = (place: string): Set<number> => {
    const found = slots.get(place) ?? new Set<number>();
    slots.set(place, found);
    return found;
  };
  want.forEach((w, i) => {
    const piece = made[i];
    if (piece?.place === w.place) slotsOf(w.place).add(piece.slot);
  });
  const out = want.map((w, i): Piece => {
    let piece = made[i];
    if (!piece) {
      let k = 0;
      while (used.has(`${w.seat}-${w.figure}-${k}`)) k++;
      used.add(`${w.seat}-${w.figure}-${k}`);
      piece = { id: `${w.seat}-${w.figure}-${k}`, ...w, slot: -1, x: 0, y: 0, fresh: true };
    }
    if (piece.place !== w.place || piece.slot < 0) {
      let slot = 0;
      while (slotsOf(w.place).has(slot)) slot++;
      slotsOf(w.place).add(slot);
      piece = { ...piece, place: w.place, slot };
    }
    return { ...piece, strength: w.strength };
  });
  for (const place of new Set(out.map((p) => p.place))) {
    const here = out.filter((p) => p.place === place).sort((a, b) => a.slot - b.slot);
    const villages = SLOTS[place] ?? [];
    here.forEach((p, i) => {
      const [x, y] = villages.length
        ? (villages[p.slot] ?? villages[p.slot % villages.length]!)
        : standing(place, i, here.length);
      p.x = x;
      p.y = y;
    });
  }
  return out;
}
