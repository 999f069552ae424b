import type { View } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import { CARDS } from './content.ts';

const BASE: Record<string, number> = { warrior: 1, leader: 3, ship: 2 };

/** Strength of one figure as its number shows it; pairs of Warriors are added up in the province (BR-4.6). */
export function strengthOf(view: View, seat: number, figure: string, place: string): number {
  if (figure === 'dark_elf') return place === 'yggdrasil' ? 3 : 1;
  const base = BASE[figure];
  if (base === undefined) return CARDS[figure]?.strength ?? 0;
  const upgrades = (view.zones['upgrades']?.[seat] ?? []) as (string | null)[];
  const card = upgrades.map((v) => CARDS[split(v ?? '').id]).find((c) => c?.kind === figure);
  return card?.strength ?? base;
}
