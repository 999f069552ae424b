import type { GameEvent, Value } from '../api/model.ts';

/** What belongs together, as the rules declare it: an action, a battle, a hunt, a scoring. Moments nest. */
export interface Moment {
  id: number;
  kind: string;
  /** The position in which it began, and in which it ended; null while it goes on. */
  from: number;
  to: number | null;
  /** Where it stands in what was heard: its first line, and the one after its last. */
  first: number;
  last: number;
  /** Who and where, as the rules named it. */
  values: Record<string, Value>;
  result: Record<string, Value>;
  /** The end of the game came first. */
  cut: boolean;
  events: GameEvent[];
  parts: Moment[];
}

export const BEGIN = '@begin';
export const END = '@end';

/** What happened, without where moments begin and end: for those who read line by line. */
export function told(events: GameEvent[]): GameEvent[] {
  return events.filter((event) => event.key !== BEGIN && event.key !== END);
}

function named(params: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(
    Object.entries(params).filter(([name]) => !['span', 'kind', 'cut'].includes(name)),
  );
}

/** The outermost moments in their order, each with its parts; an event belongs to the innermost moment that is open. */
export function moments(events: GameEvent[]): Moment[] {
  const outermost: Moment[] = [];
  const open: Moment[] = [];
  events.forEach((event, i) => {
    const inner = open.at(-1);
    if (event.key === BEGIN) {
      const moment: Moment = {
        id: Number(event.params['span']),
        kind: String(event.params['kind']),
        from: event.n,
        to: null,
        first: i,
        last: events.length,
        values: named(event.params),
        result: {},
        cut: false,
        events: [],
        parts: [],
      };
      (inner?.parts ?? outermost).push(moment);
      open.push(moment);
    } else if (event.key === END) {
      const ended = open.pop();
      if (!ended) return;
      ended.to = event.n;
      ended.last = i + 1;
      ended.result = named(event.params);
      ended.cut = event.params['cut'] === 1;
    } else inner?.events.push(event);
  });
  return outermost;
}

/** All moments, each before its parts. */
export function flat(list: Moment[]): Moment[] {
  return list.flatMap((moment) => [moment, ...flat(moment.parts)]);
}

/** The moment that says what happened: one that only holds another has nothing to say beside it. */
export function gist(moment: Moment): Moment {
  const [only, ...more] = moment.parts;
  return only && !more.length && !moment.events.length ? gist(only) : moment;
}

/** Is the second moment a part of the first? */
export const contains = (outer: Moment, inner: Moment): boolean =>
  outer !== inner && outer.first < inner.first && inner.last <= outer.last;
