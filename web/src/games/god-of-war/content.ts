/** What is printed on the action cards, from the game's own content file. */
import data from 'content:god_of_war';
import { split } from '../../lib/values.ts';

interface CardDef {
  id: string;
  deck: string;
  type: string;
  face: string;
}
const raw = data as { cards: { card: CardDef[] } };
const CARDS = new Map(raw.cards.card.map((card) => [card.id, card]));

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
