/** What the parts of a table share: the source of the position, the words, what is lit, and what a click means. */
import { getContext, setContext, untrack } from 'svelte';
import { on } from 'svelte/events';
import type { Asked, GameEvent, Params, Question, TableInfo, Value, View } from '../api/model.ts';
import type { Added } from '../games/registry.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import { split } from '../lib/values.ts';
import { ui, type Words } from '../lib/words.svelte.ts';
import { faces } from './faces.svelte.ts';
import { alike, closing, foretold, type Foretold } from './foretold.ts';
import type { Moment } from './moments.ts';
import type { Foresight } from './preview.svelte.ts';
import { count, DONE, ENDS, isWhole, parts } from './sets.ts';
import type { Unit } from './units.ts';

/** Where the position comes from: a live table or a replay. */
export interface Source {
  readonly info: TableInfo | null;
  readonly view: View | null;
  /** The newest position, where the view may be an earlier one that is being told. */
  readonly now?: View | null;
  readonly events: GameEvent[];
  /** All that was told, with where moments begin and end. */
  readonly heard: GameEvent[];
  readonly moments: Moment[];
  /** What happened and is still to be told, with where moments begin and end. */
  readonly untold?: readonly GameEvent[];
  readonly question: Question | null;
  /** An answer is on its way. */
  readonly sending?: boolean;
  readonly hint: { value: Value } | null;
  /** What a lesson points at. */
  readonly points?: readonly string[];
  /** The members of a set that is being chosen. */
  readonly draft?: Value[];
  /** What it comes to so far, as the rules count it. */
  readonly comes?: Params;
  /** What is proposed to who is asked, and what I may propose. */
  readonly proposals?: { name: string; value: Value }[];
  readonly advice?: Asked | null;
  /** What the options do, where somebody can say it. */
  readonly foresight?: Foresight;
  choose(value: Value): boolean;
  /** Answers a set that is proposed, whole. */
  answer?(value: Value): Promise<void>;
  /** Shows a moment once more, where the source can. */
  replay?(unit: Unit): void;
}

export interface Shown {
  value: string;
  x: number;
  y: number;
  w: number;
  h: number;
  pinned: boolean;
}

const KEY = Symbol('desk');
/** The id of what explains the thing that is looked at. */
export const TIP = 'tip';

export class Desk {
  words: Words = $state.raw() as Words;
  /** Values that the thing under the pointer speaks of, and those of the step that is told. */
  #pointed: ReadonlySet<string> = $state.raw(new Set<string>());
  #told: ReadonlySet<string> = $state.raw(new Set<string>());
  tip: Shown | null = $state.raw(null);
  /** The clause that the rules drawer shows. */
  clause: string | null = $state(null);
  drawer: '' | 'players' | 'log' | 'menu' | 'keys' | 'rules' | 'aid' | 'sheet' | 'since' | 'hand' | 'inside' =
    $state('');
  openSeat: number | null = $state(null);
  fit = $state(0);
  /** Which nine of the options the number keys choose from. */
  page = $state(0);

  readonly source: Source;
  /** What a click would do something about now: a goal of an order waits for its deed. */
  readonly #open: Value[] = $derived.by(() => {
    const asked = this.source.question;
    const { goal } = faces.game;
    if (!asked?.set || !goal || this.source.draft?.length) return asked?.options ?? [];
    return asked.options.filter((value) => !goal(asked, value));
  });
  /** The options as listed and numbered: deeds, things, what ends the question, and what only the board shows. */
  readonly options: Value[] = $derived.by(() => {
    const asked = this.source.question;
    const board = (v: Value): boolean =>
      asked !== null &&
      (faces.game.places?.includes(split(v).kind) ?? false) &&
      (faces.game.held?.(asked, v) ?? false);
    const ordered = inOrder(this.#open);
    return [...ordered.filter((v) => !board(v)), ...ordered.filter(board)];
  });
  /** What on the board stands for an answer. */
  readonly #standsFor = $derived.by((): ReadonlyMap<Value, Value> => {
    const { question, view } = this.source;
    return (question && view && faces.game.standsFor?.(view, question)) ?? new Map();
  });
  readonly #legal = $derived.by(() => new Set([...this.#open, ...this.#standsFor.keys()]));
  readonly #blocked = $derived.by(() => new Set((this.source.question?.blocked ?? []).map((b) => b.value)));

  constructor(source: Source, words: Words) {
    this.source = source;
    this.words = words;
    setContext(KEY, this);
    $effect.pre(() => {
      const texts = (source.view?.facts['texts'] ?? {}) as Partial<Record<string, Record<string, string>>>;
      const extra = { ...(texts['en'] ?? texts['pl']), ...texts[this.words.lang] };
      // Every sentence on the page is made anew with them: only if they are others.
      const had = untrack(() => this.words.extra);
      if (JSON.stringify(extra) !== JSON.stringify(had)) this.words.extra = extra;
      const added = (source.view?.facts['added'] ?? {}) as Record<string, Added>;
      for (const card of Object.values(added)) faces.game?.add?.(card);
    });
  }

  get view(): View {
    return this.source.view!;
  }

  /** The newest position: what is asked is asked about it. */
  get now(): View {
    return this.source.now ?? this.view;
  }

  get question(): Question | null {
    return this.source.question;
  }

  legal(value: Value): boolean {
    return this.#legal.has(value);
  }

  blocked(value: Value): boolean {
    return this.#blocked.has(value);
  }

  /** How often the value is in the set that is being chosen. */
  picked(value: Value): number {
    return this.question?.set ? count(this.source.draft ?? [], value) : 0;
  }

  hinted(value: Value): boolean {
    const hint = this.source.hint;
    const named = hint ? parts(hint.value) : [];
    return (
      named.includes(String(value)) ||
      (hint !== null && !named.length && value === DONE) ||
      (this.source.points ?? []).includes(String(value)) ||
      (this.source.proposals ?? []).some((one) => one.value === value)
    );
  }

  /** "Ragna proposes this", or nothing. */
  proposed(value: Value): string {
    const names = (this.source.proposals ?? []).filter((one) => one.value === value).map((one) => one.name);
    return names.length ? ui('proposes-this', { names: [...new Set(names)].join(', ') }) : '';
  }

  /** Somebody else is asked, and a click on this proposes it. */
  advisable(value: Value): boolean {
    return this.source.advice?.options?.includes(value) ?? false;
  }

  /** How a value shines: the classes that boards style. */
  marks(value: Value): Record<'legal' | 'lit' | 'hinted' | 'picked', boolean> {
    return {
      legal: this.legal(value),
      lit: this.lit.has(String(value)),
      hinted: this.hinted(value),
      picked: this.picked(value) > 0,
    };
  }

  /** Spoken after the name of a thing: that it can be chosen, or that it cannot; nothing if it is not in question. */
  standing(value: Value): string {
    if (this.picked(value)) return ui('picked');
    if (!this.legal(value)) return this.blocked(value) ? ui('blocked') : '';
    return [ui('legal'), this.proposed(value)].filter(Boolean).join('. ');
  }

  /**
   * The answer that a click on this gives. In a set: what is named so far with this, whether or not it is whole yet;
   * null where the click takes something back.
   */
  answerOf(value: Value): Value | null {
    const { question } = this;
    if (question?.set && isWhole(value)) return value;
    const option = question?.options.find((one) => String(one) === String(value));
    if (!question || option === undefined) return null;
    if (!question.set) return option;
    const draft = this.source.draft ?? [];
    if (option === DONE) return closing(draft);
    return this.picked(option) < count(question.set.members, option) ? closing([...draft, option]) : null;
  }

  /** What is to be foretold without being asked: all that goes on with an order, and what closes any other set. */
  readonly soon: Value[] = $derived.by(() => {
    const { question, options } = this;
    if (!question?.set) return [];
    const order = faces.game.orders?.includes(question.key);
    const asked = order ? options : options.filter((value) => value === DONE);
    return asked.map((value) => this.answerOf(value)).filter((value) => value !== null);
  });

  /** What follows whichever option is taken. */
  readonly #same: ReadonlySet<string> = $derived.by(() => {
    const { question, options, source } = this;
    if (!question || question.set) return new Set<string>();
    return alike(
      options.map((value) => source.foresight?.of(value) ?? null),
      question.seat ?? 0,
    );
  });

  /** What the option does, as far as it is known. */
  foretold(value: Value): Foretold | null {
    const answer = this.answerOf(value);
    const seen = answer === null ? null : (this.source.foresight?.of(answer) ?? null);
    const { brief } = faces.game;
    const named = typeof brief === 'function' ? this.question && brief(this.question, value) : brief;
    const { question } = this;
    const goesOn =
      question && seen?.next.key === question.key && !seen.events.length
        ? faces.game.asks?.(question, [...(this.source.draft ?? []), value])
        : undefined;
    const { dull = [], foretold: kept = [] } = faces.game;
    const skipped = dull.filter((key) => !kept.includes(key));
    const plain =
      seen?.odds && question && faces.game.exact?.(question, value)
        ? { ...seen, odds: { ...seen.odds, results: [], numbers: [] } }
        : seen;
    const { words, view } = this;
    const calls = (key: string, one: Value): string =>
      faces.game.calls?.(view, key, one, words) ?? words.option(key, one);
    const seat = question?.seat ?? 0;
    return plain && foretold(plain, words, seat, named ?? undefined, goesOn, skipped, calls, this.#same);
  }

  /** The options that the number keys choose from: where the page that was turned to is gone, the first ones. */
  get numbered(): Value[] {
    const first = 9 * this.page < this.options.length ? 9 * this.page : 0;
    return this.options.slice(first, first + 9);
  }

  /** The key that chooses this option, or 0. */
  number(value: Value): number {
    return this.numbered.indexOf(value) + 1;
  }

  /** The number keys go to the next nine options, and round again. */
  turnPage(): void {
    this.page = (this.page + 1) % Math.max(1, Math.ceil(this.options.length / 9));
  }

  /** True if something came of it. */
  click(value: Value): boolean {
    const done = this.source.choose(this.#standsFor.get(value) ?? value);
    if (done) this.tip = null;
    return done;
  }

  /** A finger cannot hover: where a tap does nothing else, it says what the value is. */
  tap(value: Value, event: Event, about = String(value)): void {
    const { pointerType, currentTarget } = event as PointerEvent;
    if (!this.click(value) && pointerType === 'touch' && currentTarget instanceof Element)
      this.pin(about, currentTarget);
  }

  /** What stood pinned when the last touch came down: a tap on the same thing only lets it go. */
  #let = '';

  /** A touch beside what is pinned lets it go, and does all that it would do without it. */
  unpin(): void {
    this.#let = this.tip?.pinned ? this.tip.value : '';
    if (this.#let) this.tip = null;
  }

  /** What the value is, until the next touch. */
  pin(value: string, node: Element): void {
    if (value === this.#let) return;
    const { x, y, width: w, height: h } = node.getBoundingClientRect();
    this.tip = { value, x, y, w, h, pinned: true };
  }

  showRule(clause: string): void {
    this.clause = clause;
    this.drawer = 'rules';
    this.tip = null;
  }

  name(seat: number): string {
    return this.words.label(`seat:${seat}`);
  }

  /** What shines: whoever points at something sees what belongs to it, also when the telling goes on meanwhile. */
  get lit(): ReadonlySet<string> {
    return this.#pointed.size ? this.#pointed : this.#told;
  }

  light(values: Iterable<Value>): void {
    untrack(() => (this.#pointed = new Set([...values].map(String))));
  }

  /** The stage lights while it is drawn, and must not have to do it again because of what is lit. */
  lightTold(values: Iterable<Value>): void {
    untrack(() => (this.#told = new Set([...values].map(String))));
  }
}

export function inOrder(options: Value[]): Value[] {
  const rank = (v: Value): number => (ENDS.has(v) ? 2 : String(v).includes(':') ? 1 : 0);
  return options
    .map((v, i) => ({ v, i }))
    .sort((a, b) => rank(a.v) - rank(b.v) || a.i - b.i)
    .map(({ v }) => v);
}

export const desk = (): Desk => getContext<Desk>(KEY);

/** The desk for this component and its parts as it is now, also while a moment of the past is told. */
export function present(when: () => boolean = () => true): Desk {
  const told = desk();
  const now = new Proxy(told, {
    get(target, name) {
      if (name === 'view') return when() ? target.now : target.view;
      const found: unknown = Reflect.get(target, name, target);
      return typeof found === 'function' ? (found as (...all: unknown[]) => unknown).bind(target) : found;
    },
    set: (target, name, value) => Reflect.set(target, name, value, target),
  });
  return setContext(KEY, now);
}

/** Where the pointer was seen last. */
let pointer = '';

type Explanation = (node: Element) => () => void;
/** One for each value, so that what stays is not left and entered again with every position. */
const explanations = new WeakMap<Desk, Map<string, Explanation>>();

/**
 * `{@attach explain(desk, value)}`: hovering, focusing or holding an element shows what the value is. `tap`: it stands
 * for nothing else, and a tap is enough.
 */
export function explain(d: Desk, value: string, tap = false): Explanation {
  const known = explanations.get(d) ?? new Map<string, Explanation>();
  explanations.set(d, known);
  const key = `${value} ${tap}`;
  const found = known.get(key) ?? explained(d, value, tap);
  known.set(key, found);
  return found;
}

function explained(d: Desk, value: string, tap: boolean): Explanation {
  return (node) => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let held = false;
    const show = (pinned: boolean): void => {
      const box = node.getBoundingClientRect();
      d.tip = { value, x: box.x, y: box.y, w: box.width, h: box.height, pinned };
      node.setAttribute('aria-describedby', TIP);
    };
    const stop = (): void => {
      if (timer !== undefined) clearTimeout(timer);
      timer = undefined;
    };
    // A thing that comes under a resting pointer explains nothing: only a pointer that moves asks.
    const move = (event: Event): void => {
      const { pointerType, screenX, screenY } = event as PointerEvent;
      const here = `${screenX} ${screenY}`;
      if (pointerType === 'touch' || here === pointer) return;
      pointer = here;
      if (d.tip?.value === value) return;
      stop();
      timer = setTimeout(() => show(false), 220);
    };
    const leave = (): void => {
      stop();
      if (d.tip?.value === value && !d.tip.pinned) d.tip = null;
      node.removeAttribute('aria-describedby');
    };
    const down = (event: Event): void => {
      stop();
      if ((event as PointerEvent).pointerType !== 'touch' || tap) return;
      held = false;
      timer = setTimeout(() => {
        show(true);
        held = true;
        if (!prefs.held) prefs.set({ held: true });
      }, 420);
    };
    // The click that ends the hold was for reading; the next touch counts again.
    const swallow = (event: Event): void => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    };
    const click = (event: Event): void => {
      if (tap && (event as PointerEvent).pointerType === 'touch') d.pin(value, node);
    };
    const focus = (): void => {
      if (node.matches(':focus-visible')) show(false);
    };
    const events: [string, (event: Event) => void][] = [
      ['pointermove', move],
      ['pointerleave', leave],
      ['pointerdown', down],
      ['pointerup', stop],
      ['pointercancel', stop],
      ['click', click],
      ['focus', focus],
      ['blur', leave],
    ];
    // A thing that comes or goes with the focus says so in the midst of drawing: `on` hears it outside of that.
    const deaf = [
      ...events.map(([name, hear]) => on(node, name, hear)),
      on(node, 'click', swallow, { capture: true }),
    ];
    return () => {
      leave();
      for (const off of deaf) off();
    };
  };
}
