/** Where everybody's Glory came from, and how it grew: read from the log at the end of a game. */
import type { GameEvent } from '../../api/model.ts';
import { seatOf } from '../../lib/values.ts';

export const SOURCES = ['battle', 'pillage', 'quest', 'ragnarok', 'release', 'legend', 'card'] as const;
export type Source = (typeof SOURCES)[number];

const CAUSES: Record<string, Source> = {
  'cause:battle': 'battle',
  'cause:pillage': 'pillage',
  'cause:ragnarok': 'ragnarok',
  'cause:release': 'release',
};

function sourceOf(event: GameEvent): Source {
  const cause = String(event.params['cause'] ?? '');
  if (cause.startsWith('stat:')) return 'legend';
  if (cause.startsWith('card:quest_')) return 'quest';
  return CAUSES[cause] ?? 'card';
}

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
