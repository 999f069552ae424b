/** Where everybody's Glory came from, and how it grew: read from the log at the end of a game. */
import type { GameEvent } from '../../api/model.ts';
import { seatOf } from '../../lib/values.ts';

export const SOURCES = ['battle', 'pillage', 'quest', 'ragnarok', 'release', 'legend', 'card'] as const;
export type Source = (typeof SOURCES)[number];

/** The clause that pays says what for. */
const CLAUSES: Record<string, Source> = {
  'BR-14.6.7': 'battle',
  'BR-14.8.2': 'pillage',
  'BR-17.2.3': 'quest',
  'BR-18.3': 'ragnarok',
  'BR-19.2': 'release',
  'BR-21.2': 'legend',
};

const sourceOf = (event: GameEvent): Source => CLAUSES[event.clause] ?? 'card';

/** What each change of Glory was, in order. */
function changes(events: GameEvent[]): { seat: number; amount: number; source: Source }[] {
  return events.flatMap((event) => {
    const seat = seatOf(event.params['seat']);
    const amount = Number(event.params['amount'] ?? 0);
    if (seat === null) return [];
    if (event.key === 'glory-gained') return [{ seat, amount, source: sourceOf(event) }];
    const victim = seatOf(event.params['victim']);
    if (event.key !== 'glory-stolen' || victim === null) return [];
    return [
      { seat, amount, source: 'card' as const },
      { seat: victim, amount: -amount, source: 'card' as const },
    ];
  });
}

/** Where the Ages begin along the course: after so many changes of Glory. */
export function agesIn(events: GameEvent[]): { age: number; at: number }[] {
  return events.flatMap((event, i) =>
    event.key === 'age-begins'
      ? [{ age: Number(event.params['age']), at: changes(events.slice(0, i)).length }]
      : [],
  );
}

export function sources(events: GameEvent[], seats: number): Record<Source, number>[] {
  const rows = Array.from(
    { length: seats },
    () => Object.fromEntries(SOURCES.map((s) => [s, 0])) as Record<Source, number>,
  );
  for (const { seat, amount, source } of changes(events)) rows[seat]![source] += amount;
  return rows;
}

/** Everybody's Glory after each change; the first point is the start. */
export function course(events: GameEvent[], seats: number): number[][] {
  const now = Array.from({ length: seats }, () => 0);
  const points = [[...now]];
  for (const { seat, amount } of changes(events)) {
    now[seat]! += amount;
    points.push([...now]);
  }
  return points;
}
