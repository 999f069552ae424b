/** What was heard, cut into what is told as one: moments that stand for themselves, and the events between them. */
import type { GameEvent, Value } from '../api/model.ts';
import type { Tune } from '../lib/sound.ts';
import { BEGIN, END, flat, moments, type Moment } from './moments.ts';

/**
 * How the table tells a kind of moment: `stage` unfolds it step by step, `line` passes over it in one line, `frame`
 * only holds its parts together (a turn, a whole Quest).
 */
export interface MomentKind {
  as: 'stage' | 'line' | 'frame';
  /** On a stage it is a heading among others; how it ended needs no line. */
  quiet?: boolean;
  /** A frame whose heading stands where it begins: what follows one of its parts is told below that part. */
  once?: boolean;
  /** A replay can be opened at it. */
  stop?: boolean;
  /** The log folds it however short it is: what came of it says more than its events. */
  folds?: boolean;
  sound?: Tune;
  /**
   * The event that only says that it begins: the log leaves it out under a frame's heading, and where nothing else
   * happened.
   */
  says?: string;
  /** The events that say how it ended: after one of them the stage does not say it again. */
  ends?: readonly string[];
}

export interface Telling {
  kinds: Readonly<Record<string, MomentKind>>;
  /** Events for the record: who reads for what happened passes over them. */
  dull: readonly string[];
  /** The reader's seat; null for who watches. */
  seat: number | null;
  /** Only what concerns the reader unfolds. */
  only: boolean;
}

export interface Unit {
  id: string;
  /** Null: what happened outside all moments. */
  moment: Moment | null;
  /** The frames around it, outermost first. */
  frames: Moment[];
  /** From the first line heard of it to the one after the last. */
  first: number;
  last: number;
  open: boolean;
  /** It unfolds on the stage. */
  staged: boolean;
  /** It would, but its reader asked for what concerns the own seat only: it passes in one line. */
  folded: boolean;
  /** The reader did it. */
  own: boolean;
  /** What there is to tell, without what stands for the record only. */
  events: GameEvent[];
}

/** What is shown at once: a heading, an event, the result of a moment, or a whole unit in one line. */
export interface Beat {
  what: 'head' | 'event' | 'result' | 'line';
  moment: Moment | null;
  event: GameEvent | null;
  /** How much of what was heard has been told with it. */
  upTo: number;
}

const LINE: MomentKind = { as: 'line' };
export const kindOf = (telling: Pick<Telling, 'kinds'>, kind: string): MomentKind =>
  telling.kinds[kind] ?? LINE;

function names(params: Record<string, Value>, seat: number): boolean {
  return Object.values(params).includes(`seat:${seat}`);
}

/** A moment that nobody in particular does (the end of an Age) concerns everybody. */
function concerns(moment: Moment, events: GameEvent[], seat: number | null): boolean {
  if (seat === null || moment.values['seat'] === undefined) return true;
  return names(moment.values, seat) || events.some((event) => names(event.params, seat));
}

export function units(heard: GameEvent[], telling: Telling): Unit[] {
  const out: Unit[] = [];
  const bright = (first: number, last: number): GameEvent[] =>
    heard
      .slice(first, last)
      .filter((event) => event.key !== BEGIN && event.key !== END && !telling.dull.includes(event.key));
  const loose = (first: number, last: number, frames: Moment[]): void => {
    if (heard.slice(first, last).some((event) => event.key !== BEGIN && event.key !== END))
      out.push({
        id: `loose-${first}`,
        moment: null,
        frames,
        first,
        last,
        open: false,
        staged: false,
        folded: false,
        own: false,
        events: bright(first, last),
      });
  };
  const visit = (list: Moment[], from: number, to: number, frames: Moment[]): void => {
    let at = from;
    for (const moment of list) {
      loose(at, moment.first, frames);
      at = moment.last;
      if (kindOf(telling, moment.kind).as === 'frame')
        visit(moment.parts, moment.first + 1, moment.last, [...frames, moment]);
      else {
        const events = bright(moment.first, moment.last);
        const unfolds = flat([moment]).some((part) => kindOf(telling, part.kind).as === 'stage');
        const wanted = !telling.only || concerns(moment, events, telling.seat);
        out.push({
          id: `span-${moment.id}`,
          moment,
          frames,
          first: moment.first,
          last: moment.last,
          open: moment.to === null,
          staged: unfolds && wanted,
          folded: unfolds && !wanted,
          own: telling.seat !== null && moment.values['seat'] === `seat:${telling.seat}`,
          events,
        });
      }
    }
    loose(at, to, frames);
  };
  visit(moments(heard), 0, heard.length, []);
  return out;
}

/** How a moment ended is a step of its own, unless one of its events has said so. */
function tellsResult(moment: Moment, telling: Telling): boolean {
  const { as, quiet, ends } = kindOf(telling, moment.kind);
  if (as !== 'stage' || quiet) return false;
  return !flat([moment]).some((part) => part.events.some((event) => ends?.includes(event.key)));
}

/** The steps in which a unit is told; none if there is nothing to tell. */
export function beats(unit: Unit, heard: GameEvent[], telling: Telling): Beat[] {
  if (!unit.events.length) return [];
  if (!unit.staged || !unit.moment)
    return unit.open ? [] : [{ what: 'line', moment: unit.moment, event: null, upTo: unit.last }];
  const by = new Map(flat([unit.moment]).map((moment) => [moment.id, moment]));
  const open: Moment[] = [];
  const out: Beat[] = [];
  for (let i = unit.first; i < unit.last; i++) {
    const event = heard[i]!;
    const inner = open.at(-1) ?? unit.moment;
    if (event.key === BEGIN) {
      const moment = by.get(Number(event.params['span']))!;
      open.push(moment);
      if (kindOf(telling, moment.kind).as === 'stage')
        out.push({ what: 'head', moment, event: null, upTo: i + 1 });
    } else if (event.key === END) {
      const ended = open.pop();
      if (ended && tellsResult(ended, telling))
        out.push({ what: 'result', moment: ended, event: null, upTo: i + 1 });
    } else if (!telling.dull.includes(event.key))
      out.push({ what: 'event', moment: inner, event, upTo: i + 1 });
  }
  // With its last step a moment has been told whole.
  const last = out.at(-1);
  if (last && !unit.open) last.upTo = unit.last;
  return out;
}

/** What others did since the reader's last turn: it stays the same until the reader's own turn has ended. */
export function sinceLastTurn(list: Unit[]): Unit[] {
  const bright = list.filter((unit) => unit.events.length);
  let to = bright.length;
  while (to > 0 && bright[to - 1]!.own) to--;
  let from = to;
  while (from > 0 && !bright[from - 1]!.own) from--;
  return from > 0 ? bright.slice(from, to) : [];
}
