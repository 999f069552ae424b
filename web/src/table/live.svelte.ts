/** One table, live: the line to it, what it said last, and what the player may do about it. */
import { way } from '#way';
import { Refused } from '../api/http.ts';
import type {
  Asked,
  ChatLine,
  ClientMessage,
  Draft,
  GameEvent,
  LessonStep,
  Params,
  Past,
  Position,
  Problem,
  Question,
  SeatPosition,
  ServerMessage,
  TableInfo,
  Value,
  View,
} from '../api/model.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import type { Line as Socket } from '../way/way.ts';
import { moments, told, type Moment } from './moments.ts';
import { Drafting } from './drafting.svelte.ts';
import { Foresight } from './preview.svelte.ts';
import { faces } from './faces.svelte.ts';
import { Told } from './overlay.ts';
import { Post } from './post.ts';
import { proposed, refusal, type Line, type Proposal, type Reply, type Why } from './said.ts';
import { DONE, ENDS_TURN, parts, whole } from './sets.ts';
import { Theatre } from './theatre.svelte.ts';
import type { Unit } from './units.ts';

export type { Line, Proposal, Why } from './said.ts';

const RETRY_SECONDS = [1, 2, 3, 5, 8];

export class Live {
  info: TableInfo | null = $state.raw(null);
  position: Position | null = $state.raw(null);
  chat: ChatLine[] = $state.raw([]);
  line: Line = $state('connecting');
  retryIn = $state(0);
  problem: Problem | null = $state.raw(null);
  why: Why | null = $state.raw(null);
  hint: Extract<ServerMessage, { type: 'hint' }> | null = $state.raw(null);
  /** The seat at the device; with several own seats the one that was handed the device last. */
  at: number | null = $state(null);
  sending = $state(false);
  /** An answer that ends the turn, and waits to be given once more. */
  confirming: Value | null = $state(null);
  /** The set that is being chosen, and the question that it belongs to. */
  #set: Drafting | null = $state.raw(null);
  #drafted = '';
  /** A position came, or the line is gone. */
  #arrived: () => void = () => undefined;
  /** What was clicked ahead of its question. */
  #later: { value: Value; seat: number } | null = null;
  /** Sets that this player has closed, by question: who takes one back finds it as it was. */
  readonly #closed = new Map<string, Value[]>();

  readonly #id: string;
  readonly #events = new Map<number | null, GameEvent[]>();
  readonly #post = new Post();
  #socket: Socket | null = null;
  /** What the line has told. */
  #views = new Told();
  #tries = 0;
  #timer: ReturnType<typeof setInterval> | undefined;
  #ended = false;
  /** What was told comes from before this line stood: the reader was away, or only the line was. */
  #away: boolean | 'back' = true;
  /** What the reader is shown of it, and when. */
  readonly theatre = new Theatre((seat, at, told) => this.#lookBack(seat, at, told));
  /** What the options of the open question do. */
  readonly foresight = new Foresight((values, odds) => void this.#foresee(values, odds));

  constructor(id: string) {
    this.#id = id;
  }

  get mine(): number[] {
    return this.info?.mine ?? [];
  }

  /** My seats that the game waits for. */
  get owed(): number[] {
    return (this.position?.waiting ?? [])
      .map((w) => w.seat)
      .filter((seat) => this.mine.includes(seat) && this.info?.seats[seat]?.kind === 'person');
  }

  /** Nothing is hidden in this game: everybody sees every question. */
  get open(): boolean {
    return this.position?.seats[0]?.view.asked.some((asked) => asked.options !== null) ?? false;
  }

  /** The device has to be handed to another seat before anything is shown. */
  get handOver(): number | null {
    if (this.mine.length < 2 || this.open || this.now?.over) return null;
    const next = this.owed[0];
    return next === undefined || (this.at !== null && (this.at === next || this.owed.includes(this.at)))
      ? null
      : next;
  }

  get seat(): SeatPosition | null {
    const seats = this.position?.seats ?? [];
    return seats.find((s) => s.seat === this.at) ?? seats[0] ?? null;
  }

  /** The step of the lesson that the table gives, if it does. */
  get lesson(): LessonStep | null {
    return this.seat?.lesson ?? null;
  }

  /** Takes a click that comes before the lesson was read. */
  guard: ((value: Value) => boolean) | null = null;

  /** What the lesson points at: values, and parts of the page. */
  get points(): readonly string[] {
    return this.lesson?.points ?? [];
  }

  /** The newest position, as this seat sees it. */
  get now(): View | null {
    return this.seat?.view ?? null;
  }

  /** The position that the reader is shown: the newest, or one before it while a moment is told. */
  get view(): View | null {
    return this.theatre.view ?? this.now;
  }

  /** What happened up to what is shown. */
  readonly events: GameEvent[] = $derived.by(() => told(this.theatre.told));
  readonly moments: Moment[] = $derived.by(() => moments(this.theatre.told));

  /** The same with where moments begin and end, and with what was shown before. */
  readonly heard: GameEvent[] = $derived(this.theatre.heard);
  readonly untold: GameEvent[] = $derived(this.theatre.untold);

  /** The question that this player has to answer now; of a set, as it stands with what is chosen so far. */
  readonly question: Question | null = $derived.by(() => {
    const asked = this.#asked;
    return (asked?.set && this.#set?.question) ?? asked;
  });

  /** The members of the set that is being chosen. */
  get draft(): Value[] {
    return this.#set?.chosen ?? [];
  }

  /** Something that was clicked is still under way. */
  get busy(): boolean {
    return this.sending || (this.#set?.busy ?? 0) > 0;
  }

  /** What the set comes to so far, as the rules count it. */
  get comes(): Params {
    return this.#set?.look.comes ?? {};
  }

  get #asked(): Question | null {
    const view = this.now;
    if (
      !view?.question ||
      this.line !== 'open' ||
      this.info?.status === 'stopped' ||
      this.info?.status === 'closed'
    )
      return null;
    return this.info?.seats[view.question.seat]?.kind === 'person' ? view.question : null;
  }

  /** What somebody else is asked and I may give advice on. */
  get advice(): Asked | null {
    if (this.question || !this.mine.length || this.line !== 'open') return null;
    return (
      this.now?.asked.find(
        (asked) => asked.options !== null && this.info?.seats[asked.seat]?.kind === 'person',
      ) ?? null
    );
  }

  /** What was proposed since the question stands, by others than who is asked. */
  get proposals(): Proposal[] {
    const since = this.position?.waiting[0]?.since;
    return since && this.open ? proposed(this.chat, since, this.#decision, this.now?.asked ?? []) : [];
  }

  connect(): void {
    this.#ended = false;
    clearInterval(this.#timer);
    this.#away = this.position ? 'back' : true;
    this.#views = new Told();
    const socket = way.line(this.#id, prefs.lang, {
      opened: () => {
        this.line = 'open';
        this.#tries = 0;
        this.problem = null;
      },
      heard: (message) => this.#hear(message as ServerMessage),
      closed: (code) => {
        if (this.#socket !== socket || this.#ended) return;
        if (code >= 4400 && code < 4500) {
          this.line = 'closed';
          return;
        }
        this.#lost();
      },
    });
    this.#socket = socket;
  }

  /** The device itself has no network: do not wait for the line to time out. */
  drop(): void {
    const socket = this.#socket;
    if (!socket || this.line !== 'open' || way.kind === 'page') return;
    this.#socket = null;
    socket.close();
    this.#lost();
  }

  close(): void {
    this.#ended = true;
    clearInterval(this.#timer);
    this.theatre.close();
    this.foresight.close();
    this.#socket?.close();
  }

  takeSeat(seat: number): void {
    this.at = seat;
    this.why = null;
    this.#told(seat, true);
    this.beginDraft();
  }

  /** Answer the open question; refusals are shown where the question stands. */
  async answer(value: Value): Promise<void> {
    const question = this.question;
    if (!question || this.sending || this.now?.chosen === value) return;
    this.why = null;
    this.hint = null;
    this.confirming = null;
    this.theatre.jump();
    if (question.set) this.#closed.set(this.#placeOf(question), parts(value));
    this.sending = true;
    try {
      const { seat } = question;
      const reply = await this.#tell({ type: 'answer', seat, decision: this.#decision, value });
      if (reply?.type === 'accepted') await this.#reached(reply.row);
      else this.#later = null;
    } finally {
      this.sending = false;
    }
    this.#goAhead();
  }

  /** Until what came of it is here: nothing else can be said about a question that is answered. */
  async #reached(row: number): Promise<void> {
    while (this.line === 'open' && (this.position?.row ?? 0) < row)
      await new Promise<void>((resolve) => (this.#arrived = resolve));
  }

  /**
   * A click on anything that stands for a value: choose it if it is offered, else say why not; the rules decide.
   * True if it was about the question.
   */
  choose(value: Value): boolean {
    const question = this.question;
    if (!question) {
      const free = this.advice?.options?.includes(value) ?? false;
      if (free) void this.propose(value);
      return free;
    }
    if (this.sending) return true; // it is answered: the next question is on its way
    if (this.guard?.(value)) return true;
    if (this.#set?.busy && (value === DONE || question.set?.members.includes(value))) {
      this.#toggle(value);
      return true;
    }
    const goal = question.set !== null && !this.draft.length && faces.game.goal?.(question, value);
    // A goal without its deed is no answer: it is what a later question is about, or is only looked at.
    if (goal && this.#ahead(question, value) === null) return false;
    if (question.options.includes(value) && !goal) {
      if (prefs.confirm && ENDS_TURN.has(value) && this.confirming !== value) {
        this.confirming = value;
        return true;
      }
      if (question.set && value !== DONE) this.#toggle(value);
      else void this.answer(question.set ? whole(this.draft) : value);
      return true;
    }
    const barred = !this.draft.length && question.blocked.some((one) => one.value === value);
    if (
      !goal &&
      !barred &&
      (this.#orders(question) || this.#proposes(question)) &&
      question.set?.members.includes(value)
    ) {
      this.#toggle(value);
      return true;
    }
    const pass = this.#ahead(question, value);
    if (pass !== null) {
      this.#later = { value, seat: question.seat };
      void this.answer(pass);
      return true;
    }
    const blocked = question.blocked.find((b) => b.value === value);
    this.why = blocked
      ? { value, key: blocked.key, clause: blocked.clause, params: blocked.params, sentence: '' }
      : null;
    return blocked !== undefined;
  }

  /** The answer that lets the question go, where a value of a later one was clicked. */
  #ahead(question: Question, value: Value): Value | null {
    const pass = (this.now && faces.game.ahead?.(question, value, this.now)) ?? null;
    return pass !== null && (question.set ? pass === whole([]) : question.options.includes(pass))
      ? pass
      : null;
  }

  /**
   * Goes on to what was clicked ahead, or where nothing is left to choose; whatever else is asked on the way is the
   * player's. What was taken back is asked again even so.
   */
  #goAhead(): void {
    const later = this.#later;
    this.#later = null;
    const { question } = this;
    if (later && question?.seat === later.seat) this.choose(later.value);
    else if (question?.options.length === 1 && faces.game.settles?.includes(question.key))
      void this.answer(question.options[0]!);
  }

  /** A set that belongs to another question is no draft of this one. `anew`: now the game's own parts are there. */
  beginDraft(anew = false): void {
    const asked = this.#asked;
    this.foresight.begin(asked?.seat ?? 0, this.#decision, asked !== null, !asked?.set);
    const id = asked?.set ? `${asked.seat}/${this.#decision}` : '';
    if (id === this.#drafted && !anew) return;
    this.#drafted = id;
    this.#set?.end();
    this.#set = asked?.set ? this.#draftOf({ ...asked, set: asked.set }) : null;
  }

  #draftOf(asked: Question & { set: NonNullable<Question['set']> }): Drafting {
    const { confirms } = faces.game;
    const manner = {
      orders: this.#orders(asked),
      proposes: this.#proposes(asked),
      confirms: (chosen: readonly Value[]) => confirms?.(chosen) ?? false,
    };
    return new Drafting(asked, this.#closed.get(this.#placeOf(asked)), manner, {
      peek: this.peek,
      answer: (value) => this.answer(value),
      blame: (why) => (this.why = why),
    });
  }

  /** A question by where it stands in the game: asked again there, it has been taken back. */
  #placeOf(asked: Question): string {
    return `${asked.seat}/${this.position?.position}/${asked.key}`;
  }

  #toggle(value: Value): void {
    this.why = null;
    void this.#set?.name(value);
  }

  /** May a set that began with a proposal be let go altogether? */
  get none(): boolean {
    return this.#set?.none ?? false;
  }

  /** Does the set begin with what the rules propose? */
  readonly #proposes = ({ key, set }: Question): boolean => !!set && !!faces.game.proposes?.includes(key);

  /** Is the set an order, which is answered as soon as it is whole? */
  readonly #orders = ({ key, set }: Question): boolean => !!set && !!faces.game.orders?.includes(key);

  /** What could be done with these members chosen. */
  peek = async (chosen: Value[]): Promise<Draft | null> => {
    if (!this.#asked) return null;
    const { seat } = this.#asked;
    const look = await this.#tell({ type: 'draft', seat, decision: this.#decision, chosen });
    return look?.type === 'draft' ? look : null;
  };

  /** The table as the seat saw it at the last question up to a position, or after so many events of it. */
  async #lookBack(seat: number | null, at: number, told: number | null): Promise<Past | null> {
    const past = await this.#tell({ type: 'look', seat, at, told });
    return past?.type === 'past' ? past : null;
  }

  async #foresee(values: Value[] | null, odds: boolean): Promise<void> {
    const asked = this.#asked;
    if (!asked || (asked.set && !values)) return;
    await this.#tell({ type: 'preview', seat: asked.seat, decision: this.#decision, values, odds });
    this.foresight.drop();
  }

  replay(unit: Unit): void {
    this.theatre.replay(unit);
  }

  undo(): Promise<void> {
    if (this.draft.length && this.question?.set) {
      return this.#set?.back() ?? Promise.resolve();
    }
    const seat = this.seat;
    if (seat?.seat === null || !seat) return Promise.resolve();
    this.theatre.jump();
    if (seat.undo.how === 'no') {
      this.#blame(
        seat.undo.reason ?? { key: 'undo-nothing', sentence: '', params: {}, clause: '', line: null },
      );
      return Promise.resolve();
    }
    return this.#send({ type: seat.undo.how, seat: seat.seat, decision: this.#decision });
  }

  redo(): Promise<void> {
    const seat = this.seat?.seat;
    return seat === null || seat === undefined
      ? Promise.resolve()
      : this.#send({ type: 'redo', seat, decision: this.#decision });
  }

  askHint(): Promise<void> {
    const question = this.question;
    return question ? this.#send({ type: 'hint', seat: question.seat }) : Promise.resolve();
  }

  /** Read, do it for me, or no more of it. */
  lessonSays(word: 'next' | 'skip' | 'end'): Promise<void> {
    const seat = this.seat?.seat;
    this.why = null;
    this.theatre.jump(); // as with an answer: the lesson speaks of the present
    return seat === null || seat === undefined
      ? Promise.resolve()
      : this.#send({ type: 'lesson', seat, word, step: this.lesson?.step ?? '' });
  }

  agree(seat: number, yes: boolean): Promise<void> {
    return this.#send({ type: 'agree', seat, yes });
  }

  /** Shall a stopped table go on by the rules of today? `all`: the host decides for everybody. */
  consent(seat: number, yes: boolean, all = false): Promise<void> {
    return this.#send({ type: 'consent', seat, yes, all });
  }

  say(text: string): Promise<void> {
    return this.#send({ type: 'chat', seat: this.at ?? this.mine[0] ?? null, text });
  }

  /** Advice to who is asked, where everybody sees the options. */
  propose(value: Value): Promise<void> {
    const to = this.advice?.seat;
    const seat = this.at ?? this.mine[0];
    return to === undefined || seat === undefined
      ? Promise.resolve()
      : this.#send({ type: 'propose', seat, to, decision: this.#decision, value });
  }

  get #decision(): number {
    return this.position?.decision ?? 0;
  }

  async #send(message: ClientMessage): Promise<void> {
    await this.#tell(message);
  }

  async #tell(message: ClientMessage): Promise<Reply | undefined> {
    const socket = this.#socket;
    if (!socket?.open) return undefined;
    try {
      return await this.#post.send(socket, message);
    } catch (why) {
      if (!(why instanceof Refused)) throw why;
      // Sent twice or too late: the position that follows shows what counts, there is nothing to explain.
      // Where a look back or ahead is refused, the board stays as it is.
      const aside = message.type === 'look' || message.type === 'preview';
      if (why.problem.key !== 'stale-answer' && !aside) this.#blame(why.problem);
      return undefined;
    }
  }

  #blame(problem: Problem): void {
    this.why = refusal(problem);
  }

  #hear(message: ServerMessage): void {
    switch (message.type) {
      case 'table':
        this.info = message.table;
        if (this.mine.length === 1) this.at = this.mine[0] ?? null;
        break;
      case 'position': {
        const position = this.#views.position(message);
        if (position) this.#place(position);
        else void this.#send({ type: 'sync' });
        break;
      }
      case 'chat': {
        const known = new Set(this.chat.map((l) => l.id));
        this.chat = [...this.chat, ...message.lines.filter((l) => !known.has(l.id))];
        break;
      }
      case 'accepted':
        this.#post.settle(message.ref, message);
        break;
      case 'hint':
        this.hint = message;
        this.#post.settle(message.ref);
        break;
      case 'world':
        void this.#ponder(message);
        break;
      case 'preview':
        this.foresight.hear(message);
        if (message.done) this.#post.settle(message.ref);
        break;
      case 'draft':
      case 'past':
        this.#post.settle(message.ref, message);
        break;
      case 'refused':
        this.#post.refuse(message.ref, message.problem);
        if (message.ref === null) this.problem = message.problem;
    }
  }

  /** At this hall the browser thinks; one that cannot asks the hall to. */
  async #ponder(world: Extract<ServerMessage, { type: 'world' }>): Promise<void> {
    try {
      const { ponder } = await import('../way/thinking.ts');
      const hint = await ponder(world);
      if (this.#decision === hint.decision) this.hint = hint;
    } catch (why) {
      console.info(String(why));
      await this.#send({ type: 'hint', seat: world.seat, here: true });
    }
    this.#post.settle(world.ref);
  }

  #place(position: Position): void {
    if (this.position && position.row < this.position.row) return;
    const before = this.position;
    for (const seat of position.seats) {
      const kept = (this.#events.get(seat.seat) ?? []).filter((event) => event.n < seat.from);
      this.#events.set(seat.seat, [...kept, ...seat.events]);
    }
    if (before?.decision !== position.decision) {
      this.why = null;
      this.hint = null;
      this.confirming = null;
    }
    this.position = position;
    if (this.mine.length < 2) this.at = position.seats[0]?.seat ?? null;
    else if (this.open && (this.at === null || (this.owed.length && !this.owed.includes(this.at))))
      this.at = this.owed[0] ?? this.mine[0] ?? null;
    if (before && position.position <= before.position) this.theatre.forget(position.position);
    for (const { seat, view } of position.seats) this.theatre.keep(seat, position.position, view);
    this.#told(this.seat?.seat ?? null, this.#away);
    this.#away = false;
    this.beginDraft();
    this.#arrived();
  }

  /** What the seat was told; `away`: it was not there to see it. */
  #told(seat: number | null, away: boolean | 'back'): void {
    const waiting = this.position?.waiting ?? [];
    this.theatre.hear(seat, this.#events.get(seat) ?? [], {
      away,
      owed: this.owed.length > 0,
      open: this.open,
      busy: waiting.length > 0 && waiting.every((w) => this.info?.seats[w.seat]?.kind === 'bot'),
    });
  }

  #lost(): void {
    this.line = 'lost';
    this.#post.drop();
    this.#arrived();
    this.retryIn = RETRY_SECONDS[Math.min(this.#tries++, RETRY_SECONDS.length - 1)] ?? 8;
    clearInterval(this.#timer);
    this.#timer = setInterval(() => {
      this.retryIn -= 1;
      if (this.retryIn <= 0) this.connect();
    }, 1000);
  }
}
