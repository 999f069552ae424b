import type { Lang } from '../api/model.ts';

const STEPS: [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86400],
  ['hour', 3600],
  ['minute', 60],
];

/** "5 minutes ago", in the reader's language. */
export function ago(when: string, lang: Lang, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(when)) / 1000);
  const format = new Intl.RelativeTimeFormat(lang, { numeric: 'auto' });
  for (const [unit, size] of STEPS)
    if (seconds >= size) return format.format(-Math.floor(seconds / size), unit);
  return format.format(0, 'second');
}

/** "3 min" or "2 h": how long somebody has been waited for; empty below a minute. */
export function span(since: string, lang: Lang, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(since)) / 1000);
  const found = STEPS.find(([, size]) => seconds >= size);
  if (!found) return '';
  const [unit, size] = found;
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(seconds / size),
  );
}

/** "5 minutes", "3 days": a length of time in whole units. */
export function lengthOf(seconds: number, lang: Lang): string {
  const [unit, size] = STEPS.find(([, step]) => seconds >= step) ?? (['second', 1] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'long' }).format(
    Math.round(seconds / size),
  );
}

/** What is left of a time: "4:05" below an hour, else whole hours or days; empty when it is over. */
export function left(until: string, lang: Lang, now: number = Date.now()): string {
  const seconds = Math.floor((Date.parse(until) - now) / 1000);
  if (seconds <= 0) return '';
  if (seconds < 3600) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
  const [unit, size] = seconds >= 2 * 86400 ? (['day', 86400] as const) : (['hour', 3600] as const);
  return new Intl.NumberFormat(lang, { style: 'unit', unit, unitDisplay: 'short' }).format(
    Math.floor(seconds / size),
  );
}
