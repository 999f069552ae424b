/**
 * Results wait until they are read: each is shown for its time, one after the other, whatever happens at the table
 * meanwhile. What had ended when the page was opened is old.
 */
import { untrack } from 'svelte';

const MILLISECONDS = 6000;

export class Results<T extends { id: number }> {
  #read: ReadonlySet<number> = $state.raw(new Set());
  readonly #ended: () => T[];
  readonly #busy: () => boolean;
  /** The result to be shown now; none while the reader is `busy` with something else. */
  readonly current: T | null = $derived.by(() =>
    this.#busy() ? null : (this.#ended().find((one) => !this.#read.has(one.id)) ?? null),
  );
  readonly #id = $derived(this.current?.id);

  constructor(ended: () => T[], busy: () => boolean) {
    this.#ended = ended;
    this.#busy = busy;
    this.#read = new Set(untrack(ended).map((one) => one.id));
    $effect(() => {
      const id = this.#id;
      if (id === undefined) return;
      const timer = setTimeout(() => this.close(id), MILLISECONDS);
      return () => clearTimeout(timer);
    });
  }

  close(id: number): void {
    this.#read = new Set([...this.#read, id]);
  }
}
