/** Names within a sentence: where things that have a text of their own are named. */
import type { Params } from '../api/model.ts';
import type { Words } from '../lib/words.svelte.ts';

export interface Piece {
  text: string;
  /** The thing that is named here. */
  value?: string;
  /** The reason that a procedure gives for its choice. */
  why?: boolean;
}

type Speaks = Pick<Words, 'label' | 'effect'>;

interface Found {
  at: number;
  text: string;
  value: string;
  why: boolean;
}

/** The sentence in pieces: plain words, and names of those parameters that have something to say. */
export function pieces(sentence: string, params: Params, words: Speaks): Piece[] {
  const found: Found[] = [];
  for (const [key, value] of Object.entries(params)) {
    if (typeof value !== 'string' || !value.includes(':')) continue;
    const why = key === 'why';
    const text = words.label(value);
    const at = why ? sentence.lastIndexOf(text) : sentence.indexOf(text);
    if (at >= 0 && text && (why || words.effect(value)))
      found.push({ at, text, value: words.effect(value) ? value : '', why });
  }
  // Of names that lie in one another the longer one counts.
  found.sort((a, b) => a.at - b.at || b.text.length - a.text.length);
  const out: Piece[] = [];
  let end = 0;
  for (const { at, text, value, why } of found) {
    if (at < end) continue;
    if (at > end) out.push({ text: sentence.slice(end, at) });
    out.push({ text, ...(value ? { value } : {}), ...(why ? { why } : {}) });
    end = at + text.length;
  }
  if (end < sentence.length) out.push({ text: sentence.slice(end) });
  return out;
}
