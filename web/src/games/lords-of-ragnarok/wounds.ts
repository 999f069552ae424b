/** A Wound space in words: what covers it, what it brings, who has covered it. */
import type { View } from '../../api/model.ts';
import { CREATURES, stateOf, whoOf } from './content.ts';
import { lw } from './words.ts';

/** Signs of the rewards that are printed on Wound spaces. */
export const REWARDS: Record<string, string> = {
  rune: 'rune',
  priest: 'priest',
  army_1: 'reinforce',
  army_2: 'reinforce',
  realm: 'alfheim',
};

export function spaceLines(
  view: View,
  creature: number,
  space: number,
  label: (value: string) => string,
): string[] {
  const printed = CREATURES[creature]?.spaces[space];
  if (!printed) return [];
  const owner = stateOf(view).wounds[creature]?.[space] ?? -1;
  return [
    printed.weapons.map((weapon) => label(`weapon:${weapon}`)).join(' + '),
    ...(printed.reward ? [lw(`reward-${printed.reward}`)] : []),
    ...(owner >= 0 ? [lw('covered-by', { name: label(whoOf(view, owner)) })] : []),
  ];
}
