/**
 * A set while it is chosen. It belongs to one question: what is still under way when the next one is asked comes to
 * nothing. Clicks are taken one after the other, and what is named is drawn together with what fits to it, so that
 * nobody sees one without the other.
 */
import type { Question, Value } from '../api/model.ts';
import type { Why } from './said.ts';
import { alike, begun, DONE, onward, swapped, toggled, whole, withChosen, type Look } from './sets.ts';

type Asked = Question & { set: NonNullable<Question['set']> };

/** How the game wants the set to be chosen. */
export interface Manner {
  /** It is answered as soon as it is whole. */
  orders: boolean;
  /** It begins with what the rules propose. */
  proposes: boolean;
  /** A whole one that is confirmed nevertheless. */
  confirms: (chosen: readonly Value[]) => boolean;
}

/** Who is asked about the set, and told of it. */
export interface Listener {
  peek: (chosen: Value[]) => Promise<Look | null>;
  answer: (value: Value) => Promise<void>;
  blame: (why: Why) => void;
}

interface Stand {
  chosen: Value[];
  look: Look;
  /** What fits no more, but can take the place of something that was proposed. */
  swaps: Value[];
}

export class Drafting {
  /** So many clicks wait for their turn. */
  busy = $state(0);
  readonly #asked: Asked;
  readonly #manner: Manner;
  readonly #listener: Listener;
  #stand: Stand;
  #turn: Promise<void> = Promise.resolve();
  #over = false;
  /** What was proposed for the member named first: it goes with that. */
  #brought: { by: Value; all: Value[] } | null = null;

  constructor(asked: Asked, before: Value[] | undefined, manner: Manner, listener: Listener) {
    this.#asked = asked;
    this.#manner = manner;
    this.#listener = listener;
    const { fits, comes, offer, chosen } = asked.set;
    const done = asked.blocked.find(({ value }) => value === DONE) ?? null;
    const look = { fits, comes, offer, done, blocked: asked.blocked.filter((b) => b !== done) };
    this.#stand = $state.raw({ chosen, look, swaps: [] });
    // An order that was answered as soon as it was whole is given anew.
    const again = before && manner.orders && !manner.confirms(before) ? undefined : before;
    const marked = begun(asked, again, manner.proposes);
    if (whole(marked) === whole(chosen)) return;
    this.#stand = { chosen: marked, look: { fits, blocked: [], done: null }, swaps: [] };
    void this.#inTurn(() => this.#lookAt(marked));
  }

  get chosen(): Value[] {
    return this.#stand.chosen;
  }

  get look(): Look {
    return this.#stand.look;
  }

  /** The question as it stands with what is chosen. */
  get question(): Question {
    const { chosen, look, swaps } = this.#stand;
    return withChosen(this.#asked, chosen, { ...look, fits: [...look.fits, ...swaps] });
  }

  /** May a set that began with a proposal be let go altogether? */
  get none(): boolean {
    return this.#manner.proposes && this.#asked.options.includes(DONE) && this.chosen.length > 0;
  }

  /** Another question is asked, or none. */
  end(): void {
    this.#over = true;
  }

  /** A member is named or taken back, or the set is closed. */
  name(value: Value): Promise<void> {
    return this.#inTurn(() => this.#name(value));
  }

  /** The member named last is taken back. */
  back(): Promise<void> {
    return this.#inTurn(() => this.#lookAt(this.chosen.slice(0, -1)));
  }

  #inTurn(step: () => Promise<void>): Promise<void> {
    this.busy++;
    const done = this.#turn.then(() => (this.#over ? undefined : step())).finally(() => this.busy--);
    this.#turn = done.catch(() => undefined); // a click that failed does not take the next ones with it
    return done;
  }

  async #name(value: Value): Promise<void> {
    const { chosen, look } = this.#stand;
    if (value === DONE) {
      if (look.done) this.#listener.blame({ value, ...look.done, sentence: '' });
      else await this.#listener.answer(whole(chosen));
      return;
    }
    const next = toggled(this.#asked.set, chosen, look.fits, value);
    if (!this.#manner.orders) return next ? this.#lookAt(next) : this.#swap(value);
    if (next && next.length < chosen.length) return this.#lookAt(this.#without(value, next));
    // What does not fit to an order that was begun begins another one.
    const other = next ?? (chosen.length > 1 ? await this.#inPlaceOf(value) : null);
    return this.#goOn(other ?? [value]);
  }

  /** What is left when a member is taken back: nothing, where all the others only came with it. */
  #without(value: Value, left: Value[]): Value[] {
    const { chosen } = this.#stand;
    return this.#brought?.by === value && alike(this.#brought.all, chosen) ? [] : left;
  }

  /** An order goes on by itself as far as it can, and is answered when it is whole. */
  async #goOn(begun: Value[]): Promise<void> {
    let chosen = begun;
    let look = await this.#listener.peek(chosen);
    if (look?.offer) {
      this.#brought = { by: begun[0]!, all: look.offer };
      return this.#lookAt(look.offer);
    }
    while (look) {
      const more = onward(chosen, look);
      if (more === null || more === DONE) {
        this.#draw(chosen, look);
        if (more === DONE && !this.#over && !this.#manner.confirms(chosen))
          await this.#listener.answer(whole(chosen));
        return;
      }
      chosen = [...chosen, more];
      look = await this.#listener.peek(chosen);
    }
  }

  /** A member that fits no more takes the place of a proposed one; if none can give way, it is said why. */
  async #swap(value: Value): Promise<void> {
    const barred = this.look.blocked.find((b) => b.value === value);
    const next = this.#manner.proposes ? await this.#inPlaceOf(value) : null;
    if (next) await this.#lookAt(next);
    else if (barred && !this.#over) this.#listener.blame({ ...barred, sentence: '' });
  }

  #inPlaceOf(value: Value): Promise<Value[] | null> {
    return swapped(this.chosen, value, async (chosen) => (await this.#listener.peek(chosen))?.fits ?? []);
  }

  async #lookAt(chosen: Value[]): Promise<void> {
    const look = await this.#listener.peek(chosen);
    if (look) this.#draw(chosen, look);
  }

  #draw(chosen: Value[], look: Look): void {
    if (this.#over) return;
    this.#stand = { chosen, look, swaps: [] };
    if (this.#manner.proposes) void this.#seekSwaps(this.#stand);
  }

  /** Nobody waits for it: a click on any of these is taken all the same. */
  async #seekSwaps(stand: Stand): Promise<void> {
    const { chosen, look } = stand;
    const swaps = new Set<Value>();
    for (const gone of new Set(chosen)) {
      const at = chosen.lastIndexOf(gone);
      const left = await this.#listener.peek(chosen.filter((_, i) => i !== at));
      if (this.#over || this.#stand !== stand) return;
      for (const value of left?.fits ?? [])
        if (!chosen.includes(value) && !look.fits.includes(value)) swaps.add(value);
    }
    this.#stand = { ...stand, swaps: [...swaps] };
  }
}
