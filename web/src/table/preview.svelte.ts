/**
 * What the options of the open question do, as far as the server has said it: what is sure of all of them once the
 * question has stood for a moment, with odds for the one that somebody looks at.
 */
import type { OptionPreview, PreviewFrame, Value } from '../api/model.ts';

const SETTLED_MS = 250;
/** So many options are asked for at once. */
const MOST = 100;

/** Asks the server; the frames come to `hear`. */
type Ask = (values: Value[] | null, odds: boolean) => void;

export class Foresight {
  #seen: ReadonlyMap<Value, OptionPreview> = $state.raw(new Map());
  #of = '';
  #full = new Set<Value>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #ask: Ask;

  constructor(ask: Ask) {
    this.#ask = ask;
  }

  of(value: Value): OptionPreview | null {
    return this.#seen.get(value) ?? null;
  }

  /** Another question is open (or none): the last one is forgotten. `all`: its options are asked for. */
  begin(seat: number, decision: number, asked: boolean, all = true): void {
    const id = asked ? `${seat}/${decision}` : '';
    if (id === this.#of) return;
    this.#of = id;
    this.#seen = new Map();
    this.#full = new Set();
    clearTimeout(this.#timer);
    if (asked && all) this.#timer = setTimeout(() => this.#ask(null, false), SETTLED_MS);
  }

  /** This can be answered now, as far as a set is named: asked for once it has stood for a moment. */
  name(answers: readonly Value[]): void {
    const anew = answers.filter((value) => !this.#seen.has(value)).slice(0, MOST);
    if (!this.#of || !answers.length) return;
    clearTimeout(this.#timer);
    if (anew.length) this.#timer = setTimeout(() => this.#ask(anew, false), SETTLED_MS);
  }

  /** Somebody looks at this option. */
  want(value: Value): void {
    if (!this.#of || this.#full.has(value)) return;
    this.#full.add(value);
    this.#ask([value], true);
  }

  hear({ seat, decision, options }: PreviewFrame): void {
    if (`${seat}/${decision}` !== this.#of) return;
    const next = new Map(this.#seen);
    for (const option of options) {
      const known = next.get(option.value);
      if (!known?.odds || option.odds)
        next.set(option.value, { ...option, then: option.then ?? known?.then ?? null });
    }
    this.#seen = next;
  }

  /** Frames that will not come any more: whoever still wants an option asks again. */
  drop(): void {
    this.#full = new Set([...this.#full].filter((value) => this.#seen.get(value)?.odds));
  }

  close(): void {
    clearTimeout(this.#timer);
  }
}
