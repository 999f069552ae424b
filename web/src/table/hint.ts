/** How sure a hint is: how far the best option leads the next, in standard errors. */
export interface Weighed {
  chance: number;
  error: number | null;
  tries: number;
}

export type Sureness = 'sure' | 'likely' | 'close';

/** Beyond two standard errors a lead is believed, beyond one it is likely. */
export function sureness([best, next]: Weighed[]): Sureness | null {
  if (!best || !next) return null;
  const error = Math.hypot(best.error ?? Infinity, next.error ?? Infinity);
  const lead = best.chance - next.chance;
  if (lead > 2 * error) return 'sure';
  return lead > error ? 'likely' : 'close';
}
