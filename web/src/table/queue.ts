/**
 * What a reader has still to see, as a queue. `heard` is all that the seat was told, `shown` how much of it the reader
 * has been shown; the present is the end of it. No clock and no page: whoever uses it says when to go on.
 */
import type { GameEvent } from '../api/model.ts';
import { QUESTION, type Spot } from './boards.ts';
import { beats, units, type Beat, type Telling, type Unit } from './units.ts';

export type Pace = 'instant' | 'brisk' | 'slow' | 'step';
export const PACES: readonly Pace[] = ['instant', 'brisk', 'slow', 'step'];

/** Milliseconds: for a step, for each letter of it, for a line that passes, and for a result that is held. */
const TIMES: Record<Pace, { step: number; letter: number; line: number; held: number } | null> = {
  instant: { step: 0, letter: 0, line: 0, held: 0 },
  brisk: { step: 350, letter: 14, line: 500, held: 2500 },
  slow: { step: 900, letter: 34, line: 1200, held: 7000 },
  step: null,
};

/** `whole`: everything of the position is told, so that a question asked there shows the same. */
type Standing = Spot & { whole: boolean };

function same(a: GameEvent, b: GameEvent): boolean {
  return a.n === b.n && a.key === b.key && JSON.stringify(a.params) === JSON.stringify(b.params);
}

export class Queue {
  heard: GameEvent[] = [];
  units: Unit[] = [];
  /** How much of what was heard is shown now, and how much was ever shown. */
  shown = 0;
  seen = 0;
  /** What is being told, and of what. */
  beat: Beat | null = null;
  unit: Unit | null = null;
  pace: Pace = 'brisk';
  paused = false;
  /** The reader owes an answer. */
  owed = false;
  /** Nobody but programs is asked: what goes on now will be over soon. */
  busy = false;
  /** A moment of the past is shown again, up to here. */
  #until: number | null = null;
  #telling: Telling;

  constructor(telling: Telling) {
    this.#telling = telling;
  }

  get telling(): Telling {
    return this.#telling;
  }

  set telling(telling: Telling) {
    this.#telling = telling;
    this.#cut();
  }

  /** The reader sees the newest position. */
  get present(): boolean {
    return this.shown >= this.heard.length;
  }

  /** A moment of the past is shown again. */
  get again(): boolean {
    return this.#until !== null;
  }

  /** Where the board stands: after all that is shown. Null: the present. */
  get spot(): Standing | null {
    return this.present ? null : this.after(this.shown);
  }

  /** Where the board will stand with the next step of the moment on stage; null if that is the present. */
  get following(): Standing | null {
    const unit = this.unit;
    const next = unit && this.#beats(unit).find((beat) => beat.upTo > this.shown);
    return next && next.upTo < this.heard.length ? this.after(next.upTo) : null;
  }

  /** Where the board stands when so much of what was heard is shown. */
  after(shown: number): Standing {
    const last = this.heard[shown - 1];
    if (!last) return { at: 0, told: QUESTION, whole: true };
    let told = 0;
    while (this.heard[shown - 1 - told]?.n === last.n) told++;
    return { at: last.n, told, whole: this.heard[shown]?.n !== last.n };
  }

  /** So many moments are still to be seen, the one on stage included until its last step. */
  get pending(): number {
    const end = this.#until ?? this.heard.length;
    return this.units.filter(
      (unit) => unit.first < end && (unit.last > this.shown || unit === this.unit) && this.#tells(unit),
    ).length;
  }

  /** The result of the moment is on stage. */
  get held(): boolean {
    return (
      this.beat !== null && this.unit?.staged === true && !this.unit.open && this.shown >= this.unit.last
    );
  }

  /** All that happened, as the seat knows it by now. What was taken back is forgotten, also while it is told. */
  hear(heard: GameEvent[]): void {
    let common = 0;
    while (
      common < heard.length &&
      common < this.heard.length &&
      (heard[common] === this.heard[common] || same(heard[common]!, this.heard[common]!))
    )
      common++;
    const forgotten = common < this.heard.length;
    this.heard = heard;
    if (forgotten) {
      this.shown = Math.min(this.shown, common);
      this.seen = Math.min(this.seen, common);
      if (this.#until !== null && this.#until > common) this.#until = null;
      if (this.unit && this.unit.last > common && (this.beat?.upTo ?? 0) > common) this.#rest();
    }
    this.#cut();
    if (!this.beat) this.next();
  }

  /** Go on: the next step, the next moment, or the present. */
  next(): void {
    if (this.pace === 'instant' && !this.again) {
      this.jump();
      return;
    }
    this.#rest();
    while (this.shown < (this.#until ?? this.heard.length)) {
      const unit = this.units.find((one) => one.last > this.shown);
      if (!unit) break;
      const beat = this.#beats(unit).find((one) => one.upTo > this.shown);
      if (unit.open && this.owed) break;
      if (unit.open && this.busy) return;
      if (beat) {
        this.unit = unit;
        this.beat = beat;
        this.#show(beat.upTo);
        return;
      }
      if (unit.open) break;
      this.#show(unit.last);
    }
    this.jump();
  }

  /** Pass over the rest of this moment. */
  skip(): void {
    const unit = this.unit ?? this.units.find((one) => one.last > this.shown);
    if (unit) this.#show(unit.last);
    this.next();
  }

  /** Be in the present. */
  jump(): void {
    this.#until = null;
    this.#rest();
    this.#show(this.heard.length);
  }

  /** Show a moment of the past once more. */
  replay(unit: Unit): void {
    this.#rest();
    this.shown = unit.first;
    this.#until = unit.last;
    this.next();
  }

  /** How long the step stays, if its words have so many letters; null until the reader goes on. */
  wait(letters: number): number | null {
    const times = TIMES[this.pace === 'instant' ? 'brisk' : this.pace];
    if (!this.beat || this.paused || !times) return null;
    if (this.held) return times.held + times.letter * letters;
    return (this.beat.what === 'line' ? times.line : times.step) + times.letter * letters;
  }

  /** The steps of the moment on stage that have been told. */
  told(): Beat[] {
    const unit = this.unit;
    return unit ? this.#beats(unit).filter((beat) => beat.upTo <= this.shown) : [];
  }

  #show(upTo: number): void {
    this.shown = upTo;
    this.seen = Math.max(this.seen, upTo);
  }

  #rest(): void {
    this.beat = null;
    this.unit = null;
  }

  #cut(): void {
    this.units = units(this.heard, this.#telling);
    const id = this.unit?.id;
    if (id) this.unit = this.units.find((unit) => unit.id === id) ?? null;
    if (!this.unit) this.#rest();
  }

  /** What one does oneself needs no telling, unless there is more to it than the choice. */
  #beats(unit: Unit): Beat[] {
    return unit.own && !unit.staged && !this.again ? [] : beats(unit, this.heard, this.#telling);
  }

  #tells(unit: Unit): boolean {
    return unit === this.unit || this.#beats(unit).some((beat) => beat.upTo > this.shown);
  }
}
