/** Whole orders that the rules offer for an open question: one click gives them. */
import type { Draft, Params, Value } from '../api/model.ts';
import { whole } from './sets.ts';

export interface Offer {
  value: string;
  members: Value[];
  /** What it comes to, as the rules count it. */
  comes: Params;
}

const isWhole = ({ done, fits }: Draft): boolean => !done && !fits.length;

export class Offers {
  found: Offer[] = $state.raw([]);
  #of = '';

  /** Another question is open: what the rules offer for each of these beginnings. */
  async seek(
    of: string,
    beginnings: Value[],
    look: (chosen: Value[]) => Promise<Draft | null>,
  ): Promise<void> {
    this.#of = of;
    this.found = [];
    const found: Offer[] = [];
    for (const beginning of beginnings) {
      // What is left of a question that is answered would be looked up in the next one.
      const seen = of === this.#of ? await look([beginning]) : null;
      const members = seen?.offer ?? (seen && isWhole(seen) ? [beginning] : null);
      const comes = members && of === this.#of ? (await look(members))?.comes : null;
      if (members && comes) found.push({ value: whole(members), members, comes });
    }
    if (of === this.#of) this.found = found;
  }
}
