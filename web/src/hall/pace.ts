import type { ClockInfo } from '../api/model.ts';
import { lengthOf } from '../lib/time.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import { ui } from '../lib/words.svelte.ts';

/** How fast a table shall go; without a kind there is no clock. */
export type Pace = { kind: '' | 'answer' | 'reserve'; seconds: number; then: 'answer' | 'seat' };

const HOUR = 3600;
/** The times that are offered. */
export const TIMES: Record<'answer' | 'reserve', number[]> = {
  answer: [120, 300, 900, HOUR, 12 * HOUR, 24 * HOUR, 72 * HOUR, 7 * 24 * HOUR],
  reserve: [600, 1200, 1800, HOUR, 2 * HOUR, 24 * HOUR, 72 * HOUR, 7 * 24 * HOUR],
};

export function paceOf(clock: ClockInfo | null | undefined): string {
  if (!clock) return ui('pace-none-told');
  return ui(`pace-${clock.kind}-told`, { time: lengthOf(clock.seconds, prefs.lang) });
}
