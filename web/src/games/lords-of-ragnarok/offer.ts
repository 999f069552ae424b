/** Questions whose cards lie in the middle of the table. */
export const OFFERED: ReadonlySet<string> = new Set(['keep-hero', 'gift']);
