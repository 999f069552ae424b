/** Positions of a replay: whoever goes step by step gets many with one request, whoever jumps only the one. */
import type { Replay, View, ViewPart } from '../api/model.ts';
import { laidOver } from './overlay.ts';

export interface Step {
  at: number;
  view: View;
}

/** Steps that are asked for at once, and positions that are kept. */
const AHEAD = 15;
const KEPT = 120;

export class Steps {
  readonly #known = new Map<number, Promise<Step>>();
  readonly #stops: readonly number[];
  readonly #ask: (at: number, steps: number) => Promise<Replay>;
  #last = -1;

  /** `stops`: the positions at which somebody was asked. */
  constructor(stops: readonly number[], ask: (at: number, steps: number) => Promise<Replay>) {
    this.#stops = stops;
    this.#ask = ask;
  }

  /** The question that was open at this position. */
  at(position: number): Promise<Step> {
    const found = this.#stops.findIndex((stop) => stop >= position);
    const i = found < 0 ? this.#stops.length - 1 : found;
    const before = this.#last;
    this.#last = i;
    const known = this.#known.get(i);
    if (known) return known;
    const near = before >= 0 && Math.abs(i - before) <= 2;
    const first = near && i < before ? Math.max(0, i - AHEAD) : i;
    this.#fetch(first, near ? AHEAD : 0);
    return this.#known.get(i)!;
  }

  #fetch(first: number, steps: number): void {
    const asked = this.#ask(this.#stops[first]!, steps).then(unfolded);
    for (let k = 0; k <= steps && first + k < this.#stops.length; k++) {
      const i = first + k;
      const one = asked.then((all) => all[k] ?? Promise.reject(new Error('replay')));
      one.catch(() => {
        if (this.#known.get(i) === one) this.#known.delete(i);
      });
      this.#known.delete(i);
      this.#known.set(i, one);
    }
    for (const old of this.#known.keys()) {
      if (this.#known.size <= KEPT) break;
      this.#known.delete(old);
    }
  }
}

function unfolded({ at, view, steps = [] }: Replay): Step[] {
  const all: Step[] = [{ at, view }];
  for (const step of steps) {
    const before = all.at(-1)!.view;
    all.push({ at: step.at, view: step.view ?? laidOver(before, (step.changes ?? {}) as ViewPart) });
  }
  return all;
}
