/** How sure a hint is: how far the best option leads the next, in standard errors. */
export interface Weighed {
  chance: number;
  error: number | null;
  tries: number;
}

export type Sureness = 'sure' | 'likely' | 'close';

/** A lead that no tenth of a percent shows is none. */
const NOTHING = 0.0005;

/** Beyond two standard errors a lead is believed, beyond one it is likely. */
export function sureness([best, next]: Weighed[]): Sureness | null {
  if (!best || !next) return null;
  const error = Math.hypot(best.error ?? Infinity, next.error ?? Infinity);
  const lead = best.chance - next.chance;
  if (lead < NOTHING) return 'close';
  if (lead > 2 * error) return 'sure';
  return lead > error ? 'likely' : 'close';
}
