/** What is printed on the action cards, from the game's own content file. */
import data from 'content:god_of_war';
import { split } from '../../lib/values.ts';

interface CardDef {
  id: string;
  deck: string;
  type: string;
  face: string;
  /** Id, rune ('' on a starting card) and source of every copy. */
  copies: [string, string, string][];
}
const raw = data as { cards: { card: CardDef[] } };
const CARDS = new Map(raw.cards.card.map((card) => [card.id, card]));
const RUNES = new Map(
  raw.cards.card.flatMap((card) => card.copies.map(([copy, rune]) => [copy, rune] as const)),
);

export interface Printed {
  type: string;
  number: string;
}

/** Type and Number of a card. */
export function printed(value: string): Printed | null {
  const { id } = split(value);
  const card = CARDS.get(id);
  if (!card) return ['stun', 'poison', 'crystal'].includes(id) ? { type: id, number: '' } : null;
  const numbers = [...new Set(card.face.match(/\+\d+/g) ?? [])];
  return { type: card.type, number: numbers.join('/') };
}

/** The names of the runes, the same in every language. */
export const RUNE_NAMES: Record<string, string> = {
  'rune:f': 'Fé',
  'rune:u': 'Úr',
  'rune:t': 'Þurs',
  'rune:a': 'Óss',
  'rune:r': 'Reið',
  'rune:k': 'Kaun',
};

/** The rune of an Upgrade card, '' where there is none; copies of a card differ in it. */
export function runeOf(value: string): string {
  const rune = RUNES.get(value.split('#')[1] ?? '') ?? '';
  return rune ? `rune:${rune.toLowerCase()}` : '';
}
