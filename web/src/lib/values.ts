/** Values of the rules: `kind:id#copy`, `seat:2`, or a bare word. */
import type { Value } from '../api/model.ts';

export interface Parts {
  kind: string;
  id: string;
  copy: string;
}

export function split(value: Value): Parts {
  const [whole = '', copy = ''] = String(value).split('#');
  const colon = whole.indexOf(':');
  return colon < 0
    ? { kind: whole, id: '', copy }
    : { kind: whole.slice(0, colon), id: whole.slice(colon + 1), copy };
}

/** `card:troll#a1-1` -> `card-troll`, `pass` -> `do-pass`. */
export function textId(value: Value): string {
  const { kind, id } = split(value);
  return id ? `${kind}-${id}` : `do-${kind}`;
}

export const seatOf = (value: unknown): number | null => {
  const found = /^seat:(\d+)$/.exec(String(value));
  return found ? Number(found[1]) : null;
};

/** As it is printed: no full stop after a name that ends in "!", a minus before a number that stands alone. */
export function printed(sentence: string): string {
  return sentence.replaceAll(/([!?])\.(?!\.)/g, '$1').replaceAll(/(?<![\w.,;-])-(?=\d)/g, '−');
}
