import { get } from '../api/http.ts';
import { sentence } from './hall.svelte.ts';

/** A long list that comes page by page; `problem` is said where it does not come. */
export class Pages<T> {
  list: T[] = $state([]);
  more = $state(false);
  #path: (skip: number) => string;
  #size: number;
  #problem: (said: string) => void;

  constructor(size: number, path: (skip: number) => string, problem: (said: string) => void) {
    this.#size = size;
    this.#path = path;
    this.#problem = problem;
  }

  /** From the beginning, which forgets the pages before. */
  load(): Promise<void> {
    return this.#take([]);
  }

  next(): Promise<void> {
    return this.#take(this.list);
  }

  async #take(before: T[]): Promise<void> {
    try {
      const path = this.#path(before.length);
      const found = await get<T[]>(`${path}${path.includes('?') ? '&' : '?'}limit=${this.#size}`);
      this.list = [...before, ...found];
      this.more = found.length === this.#size;
      this.#problem('');
    } catch (why) {
      this.#problem(sentence(why));
    }
  }
}
