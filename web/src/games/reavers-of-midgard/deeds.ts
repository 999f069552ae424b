/** A card and what is done with it are one answer (`pillage:farm#1`): as if the card had asked its own question. */
import type { Question, Value } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import { cardOf } from './content.ts';

const DEEDS = new Set(['pillage', 'fight', 'leave', 'dice', 'tile', 'glory']);
const ASKED: Record<string, string> = {
  pillage: 'pillage',
  craft: 'craft',
  upgrade: 'upgrade',
  keep_wall: 'storm',
  tower: 'storm',
};

export interface Deed {
  value: string;
  ok: boolean;
  /** The question that the card itself would ask, and its answer. */
  asked: Question;
  answer: string;
}

/** Does a value name a card with what is done with it? */
export const isDeed = (value: Value): boolean => DEEDS.has(split(value).kind) && split(value).id !== '';

/** The card that a deed is done with. */
export const cardOfDeed = (value: Value): string => String(value).replace(/^[^:]*/, 'card');

/** A deed as the question that its card would ask. */
export function deed(question: Question, value: Value, ok: boolean): Deed {
  const card = cardOfDeed(value);
  const def = cardOf(card);
  const spoils = def?.deck === 'village' || def?.deck === 'keep' ? def : undefined;
  return {
    value: String(value),
    ok,
    asked: {
      ...question,
      key: ASKED[spoils?.kind ?? ''] ?? question.key,
      params: { ...question.params, card, ...(spoils?.upgrade ? { tile: `upgrade:${spoils.upgrade}` } : {}) },
    },
    answer: split(value).kind,
  };
}

/** What can be done with a card, and what cannot be done with it now. */
export function deedsOf(question: Question, card: string): Deed[] {
  const of = (value: Value): boolean => isDeed(value) && cardOfDeed(value) === card;
  return [
    ...question.options.filter(of).map((value) => deed(question, value, true)),
    ...question.blocked.filter((b) => of(b.value)).map((b) => deed(question, b.value, false)),
  ];
}
