/** The queue of moments on this page: its clock, and the boards of the past that belong to what is told. */
import type { GameEvent, Past, View } from '../api/model.ts';
import { Boards, QUESTION } from './boards.ts';
import { Queue, type Pace } from './queue.ts';
import { sinceLastTurn, type Beat, type Telling, type Unit } from './units.ts';

/** Programs that think so long do not go on at once: what there is so far is told. */
const PATIENCE = 1500;
/** Who comes back to more moments than that gets them as a list. */
const MANY = 3;

type LookBack = (seat: number | null, at: number, told: number | null) => Promise<Past | null>;
interface Standing {
  /** The reader was not there; `back`: the line was lost for a while, and what was told goes on. */
  away: boolean | 'back';
  owed: boolean;
  busy: boolean;
  /** Nothing is hidden: one reader sits at several seats, and goes on reading when another of them is asked. */
  open?: boolean;
}

const same = (a: Beat, b: Beat): boolean => a.upTo === b.upTo && a.what === b.what && a.event === b.event;

export class Theatre {
  beat: Beat | null = $state.raw(null);
  unit: Unit | null = $state.raw(null);
  /** The steps of the moment on stage so far. */
  steps: Beat[] = $state.raw([]);
  pending = $state(0);
  held = $state(false);
  again = $state(false);
  present = $state(true);
  paused = $state(false);
  /** The board of the past; null in the present. */
  view: View | null = $state.raw(null);
  /** How the table stood before the moment on stage. */
  before: View | null = $state.raw(null);
  /** What is shown of what was heard, and what was ever shown. */
  told: GameEvent[] = $state.raw([]);
  heard: GameEvent[] = $state.raw([]);
  /** What happened and was not shown yet. */
  untold: GameEvent[] = $state.raw([]);
  units: Unit[] = $state.raw([]);
  since: Unit[] = $state.raw([]);
  /** Moments were passed over while the reader was away. */
  missed = $state(false);
  /** The words of a step, for how long it takes to read them. */
  say: (beat: Beat) => string = () => '';

  readonly #boards: Boards;
  #seat: number | null = null;
  #queue = new Queue({ kinds: {}, dull: [], seat: null, only: false });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #hidden = false;

  constructor(look: LookBack) {
    this.#boards = new Boards(look, () => this.#showBoards());
  }

  /** How to tell: what the game declares and what the reader prefers. */
  tell(telling: Omit<Telling, 'seat'>, pace: Pace): void {
    if (pace !== this.#queue.pace) this.close();
    this.#queue.pace = pace;
    this.#queue.telling = { ...telling, seat: this.#seat };
    if (pace === 'instant' && !this.#queue.again) this.#queue.jump();
    this.#refresh();
  }

  hear(seat: number | null, heard: GameEvent[], { away, owed, busy, open = false }: Standing): void {
    if (seat !== this.#seat) {
      this.#seat = seat;
      const { telling, pace, seen } = this.#queue;
      this.#queue = new Queue({ ...telling, seat });
      this.#queue.pace = pace;
      if (open) this.#queue.shown = this.#queue.seen = Math.min(seen, heard.length);
      else away = true; // another player: what the one before had not seen yet is not told to this one
    }
    this.#queue.owed = owed;
    this.#queue.busy = busy;
    this.#queue.hear(heard);
    const { pending } = this.#queue;
    if (away === 'back' ? pending > MANY : away) {
      this.missed ||= pending > 0;
      this.#queue.jump();
    }
    this.#refresh();
  }

  /** A board that was seen when it was the newest. */
  keep(seat: number | null, at: number, view: View): void {
    this.#boards.keep(seat, { at, told: QUESTION }, view);
  }

  /** The game went back: from this position on there are other boards. */
  forget(position: number): void {
    this.#boards.forget(position);
  }

  next(): void {
    this.paused = false;
    this.#do((queue) => queue.next());
  }

  skip(): void {
    this.#do((queue) => queue.skip());
  }

  jump(): void {
    this.missed = false;
    this.#do((queue) => queue.jump());
  }

  replay(unit: Unit): void {
    this.#do((queue) => queue.replay(this.units.find((one) => one.id === unit.id) ?? unit));
  }

  pause(paused = !this.paused): void {
    this.paused = paused;
    this.#refresh();
  }

  /** A page that nobody looks at tells nothing; who comes back to many moments gets them as a list. */
  hide(hidden: boolean): void {
    this.#hidden = hidden;
    if (!hidden && this.#queue.pending > MANY) {
      this.missed = true;
      this.#queue.jump();
    }
    this.#refresh();
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#timed = null;
  }

  #do(what: (queue: Queue) => void): void {
    what(this.#queue);
    this.#refresh();
  }

  #refresh(): void {
    const queue = this.#queue;
    queue.paused = this.paused;
    this.beat = queue.beat;
    this.unit = queue.unit;
    this.steps = queue.told();
    this.pending = queue.present && !queue.beat ? 0 : queue.pending;
    this.held = queue.held;
    this.again = queue.again;
    this.present = queue.present;
    if (this.told.length !== queue.shown || queue.heard !== this.#source || queue.units !== this.units) {
      this.told = queue.heard.slice(0, queue.shown);
      this.heard = queue.heard.slice(0, queue.seen);
      this.untold = queue.heard.slice(queue.seen);
      this.units = queue.units;
      this.since = sinceLastTurn(queue.units);
    }
    this.#source = queue.heard;
    this.#arm();
    this.#showBoards();
  }
  #source: GameEvent[] = [];

  /** The step that the clock runs for: news that come meanwhile do not begin its time anew. */
  #timed: Beat | null = null;

  #arm(): void {
    const queue = this.#queue;
    const wait = queue.beat && !this.#hidden ? queue.wait(this.say(queue.beat).length) : null;
    if (wait !== null && this.#timed && same(this.#timed, queue.beat!)) return;
    clearTimeout(this.#timer);
    this.#timed = null;
    if (this.#hidden) return;
    if (queue.beat) {
      if (wait === null) return;
      this.#timed = queue.beat;
      this.#timer = setTimeout(() => {
        this.#timed = null;
        this.#do((one) => one.next());
      }, wait);
    } else if (!queue.present)
      this.#timer = setTimeout(() => {
        queue.busy = false;
        this.#do((one) => one.next());
      }, PATIENCE);
  }

  /** The board after what is shown, the one before the moment, and, looked up ahead, the one of the next step. */
  #showBoards(): void {
    const queue = this.#queue;
    const { spot, following, unit } = queue;
    if (!spot) this.view = null;
    else {
      // Until it is here, who sees the moment for the first time must not see what came of it.
      const stands = queue.again ? this.view : (this.#boards.before(this.#seat, spot) ?? this.view);
      this.view = this.#board(spot) ?? stands;
    }
    this.before = unit?.staged ? this.#board(queue.after(unit.first)) : null;
    if (following && unit?.staged) this.#board(following);
  }

  #board(spot: NonNullable<Queue['spot']>): View | null {
    const asked = spot.whole ? this.#boards.at(this.#seat, { at: spot.at, told: QUESTION }) : null;
    return asked ?? this.#boards.get(this.#seat, spot);
  }
}
