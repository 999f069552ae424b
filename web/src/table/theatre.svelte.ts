/** The queue of moments on this page: its clock, and the boards of the past that belong to what is told. */
import type { GameEvent, Past, View } from '../api/model.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import { faces } from './faces.svelte.ts';
import { Queue, type Pace } from './queue.ts';
import { sinceLastTurn, type Beat, type Telling, type Unit } from './units.ts';

/** So many boards of the past are kept. */
const BOARDS = 48;
/** Programs that think so long do not go on at once: what there is so far is told. */
const PATIENCE = 1500;
/** Who comes back to more moments than that gets them as a list. */
const MANY = 3;

type LookBack = (seat: number | null, at: number) => Promise<Past | null>;
interface Standing {
  away: boolean;
  owed: boolean;
  busy: boolean;
}

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
  units: Unit[] = $state.raw([]);
  since: Unit[] = $state.raw([]);
  /** Moments were passed over while the reader was away. */
  missed = $state(false);
  /** The words of a step, for how long it takes to read them. */
  say: (beat: Beat) => string = () => '';

  readonly #look: LookBack;
  readonly #boards = new Map<string, { at: number; view: View }>();
  #seat: number | null = null;
  #queue = new Queue({ kinds: {}, dull: [], seat: null, only: false });
  #timer: ReturnType<typeof setTimeout> | undefined;
  #asking = '';
  #hidden = false;

  constructor(look: LookBack) {
    this.#look = look;
  }

  /** How to tell: what the game declares and what the reader prefers. */
  tell(telling: Omit<Telling, 'seat'>, pace: Pace): void {
    this.#queue.pace = pace;
    this.#queue.telling = { ...telling, seat: this.#seat };
    if (pace === 'instant' && !this.#queue.again) this.#queue.jump();
    this.#refresh();
  }

  hear(seat: number | null, heard: GameEvent[], { away, owed, busy }: Standing): void {
    if (seat !== this.#seat) {
      // Another player at the same device: what the one before had not seen yet is not told to this one.
      this.#seat = seat;
      const { telling, pace } = this.#queue;
      this.#queue = new Queue({ ...telling, seat });
      this.#queue.pace = pace;
      away = true;
    }
    this.#queue.owed = owed;
    this.#queue.busy = busy;
    this.#queue.hear(heard);
    if (away || document.visibilityState === 'hidden') {
      this.missed ||= this.#queue.pending > 0 && away;
      if (away) this.#queue.jump();
    }
    this.#refresh();
  }

  /** A board that was seen when it was the newest. */
  keep(seat: number | null, at: number, view: View): void {
    this.#board(`${seat}/${at}`, at, view);
  }

  /** The game went back: from this position on there are other boards. */
  forget(position: number): void {
    for (const [key, board] of this.#boards) if (board.at >= position) this.#boards.delete(key);
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
  }

  #do(what: (queue: Queue) => void): void {
    what(this.#queue);
    this.#refresh();
  }

  #refresh(): void {
    const queue = this.#queue;
    queue.paused = this.paused;
    if (queue.unit?.id !== this.unit?.id) this.before = queue.unit && this.#boardBefore(queue.unit);
    this.beat = queue.beat;
    this.unit = queue.unit;
    this.steps = queue.told();
    this.pending = queue.present && !queue.beat ? 0 : queue.pending;
    this.held = queue.held;
    this.again = queue.again;
    this.present = queue.present;
    if (this.told.length !== queue.shown || queue.heard !== this.#source) {
      this.told = queue.heard.slice(0, queue.shown);
      this.heard = queue.heard.slice(0, queue.seen);
      this.units = queue.units;
      this.since = sinceLastTurn(queue.units);
    }
    this.#source = queue.heard;
    this.#arm();
    this.#showBoard();
  }
  #source: GameEvent[] = [];

  #arm(): void {
    clearTimeout(this.#timer);
    const queue = this.#queue;
    if (this.#hidden) return;
    if (queue.beat) {
      const wait = queue.wait(this.say(queue.beat).length);
      if (wait !== null) this.#timer = setTimeout(() => this.#do((one) => one.next()), wait);
    } else if (!queue.present)
      this.#timer = setTimeout(() => {
        queue.busy = false;
        this.#do((one) => one.next());
      }, PATIENCE);
  }

  #showBoard(): void {
    const at = this.#queue.at;
    if (at === null) {
      this.view = null;
      return;
    }
    const key = `${this.#seat}/${at}`;
    const known = this.#boards.get(key);
    const board = known ?? this.#nearest(at);
    if (board) this.view = this.#retold(board, this.told);
    if (known || this.#asking === key) return;
    this.#asking = key;
    void this.#look(this.#seat, at).then((past) => {
      if (this.#asking === key) this.#asking = '';
      if (!past) return;
      this.#board(key, past.at, past.view);
      if (key === `${this.#seat}/${this.#queue.at}`) this.#showBoard();
    });
  }

  /** The last board before a position that this page has seen. */
  #nearest(at: number): { at: number; view: View } | undefined {
    let best: { at: number; view: View } | undefined;
    for (const [key, board] of this.#boards)
      if (key.startsWith(`${this.#seat}/`) && board.at <= at && board.at > (best?.at ?? -1)) best = board;
    return best;
  }

  /** Between two questions much may happen: the numbers follow what is told. */
  #retold({ at, view }: { at: number; view: View }, told: GameEvent[]): View {
    const { retell } = faces.game;
    return retell ? told.filter((event) => event.n > at).reduce(retell, view) : view;
  }

  #boardBefore(unit: Unit): View | null {
    const { heard } = this.#queue;
    const board = this.#nearest(Math.max(0, (heard[unit.first]?.n ?? 0) - 1));
    return board ? this.#retold(board, heard.slice(0, unit.first)) : null;
  }

  #board(key: string, at: number, view: View): void {
    this.#boards.delete(key);
    this.#boards.set(key, { at, view });
    if (this.#boards.size > BOARDS) this.#boards.delete(this.#boards.keys().next().value!);
  }
}

/** What the game and the reader's preferences say of telling. */
export const telling = (): Omit<Telling, 'seat'> => ({
  kinds: faces.game.moments ?? {},
  dull: faces.game.dull ?? [],
  only: prefs.only,
});
