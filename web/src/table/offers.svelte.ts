/** Whole orders that the rules offer for an open question: one click gives them. */
import type { Draft, Params, Value } from '../api/model.ts';
import { whole } from './sets.ts';

export interface Offer {
  value: string;
  members: Value[];
  /** What it comes to, as the rules count it. */
  comes: Params;
}

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
      const members = (await look([beginning]))?.offer;
      const comes = members && (await look(members))?.comes;
      if (members && comes) found.push({ value: whole(members), members, comes });
    }
    if (of === this.#of) this.found = found;
  }
}
