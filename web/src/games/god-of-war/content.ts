/** What is printed on the action cards, from the game's own content file. */
import data from 'content:god_of_war';
import { split } from '../../lib/values.ts';

interface CardDef { id: string; deck: string; type: string; face: string; copies: [string, string, string][] }
const raw = data as { cards: { card: CardDef[] } };
const CARDS = new Map(raw.cards.card.map((card) => [card.id, card]));

export interface Printed { type: string; number: string; rage: boolean; rune: string }

/** Type, Number, Rage symbol and rune of a card. */
export function printed(value: string): Printed | null {
  const { id, copy } = split(value);
  const card = CARDS.get(id);
  if (!card) return ['stun', 'poison', 'crystal'].includes(id) ? { type: id, number: '', rage: false, rune: '' } : null;
  const numbers = [...new Set(card.face.match(/\+\d+/g) ?? [])];
  return { type: card.type, number: numbers.join('/'), rage: card.face.includes('^'), rune: (card.copies.find(([own]) => own === copy)?.[1] ?? '').toLowerCase() };
}
