/**
 * Boards of the past: how the table stood at the questions that this page has seen, and what it has looked up of how
 * it stood between them. What is looked up comes later; until then the last board before it stands there.
 */
import type { Past, View } from '../api/model.ts';

/** So many are kept. */
const MOST = 64;

/** After `told` events of a position; a question comes after all of them. */
export interface Spot {
  at: number;
  told: number;
}

export const QUESTION = Infinity;

type Look = (seat: number | null, at: number, told: number | null) => Promise<Past | null>;
interface Board extends Spot {
  seat: number | null;
  view: View;
}

const name = (seat: number | null, { at, told }: Spot): string => `${seat}/${at}/${told}`;

export class Boards {
  readonly #look: Look;
  readonly #arrived: () => void;
  readonly #boards = new Map<string, Board>();
  readonly #asked = new Set<string>();
  /** The game went back so often: what was asked before belongs to another story. */
  #stories = 0;

  constructor(look: Look, arrived: () => void) {
    this.#look = look;
    this.#arrived = arrived;
  }

  keep(seat: number | null, spot: Spot, view: View): void {
    const key = name(seat, spot);
    this.#boards.delete(key);
    this.#boards.set(key, { ...spot, seat, view });
    if (this.#boards.size > MOST) this.#boards.delete(this.#boards.keys().next().value!);
  }

  /** From this position on there are other boards. */
  forget(position: number): void {
    this.#stories++;
    this.#asked.clear();
    for (const [key, board] of this.#boards) if (board.at >= position) this.#boards.delete(key);
  }

  at(seat: number | null, spot: Spot): View | null {
    return this.#boards.get(name(seat, spot))?.view ?? null;
  }

  /** The last board up to there. */
  before(seat: number | null, spot: Spot): View | null {
    let best: Board | null = null;
    for (const board of this.#boards.values()) {
      if (board.seat !== seat || later(board, spot)) continue;
      if (!best || later(board, best)) best = board;
    }
    return best?.view ?? null;
  }

  /** The board of that place, if it is here; else it is looked up. */
  get(seat: number | null, spot: Spot): View | null {
    const known = this.at(seat, spot);
    if (!known) void this.#fetch(seat, spot);
    return known;
  }

  async #fetch(seat: number | null, spot: Spot): Promise<void> {
    const key = name(seat, spot);
    if (this.#asked.has(key)) return;
    this.#asked.add(key);
    const story = this.#stories;
    const past = await this.#look(seat, spot.at, spot.told === QUESTION ? null : spot.told);
    if (story !== this.#stories) return;
    this.#asked.delete(key);
    if (!past) return;
    this.keep(seat, spot, past.view);
    this.#arrived();
  }
}

const later = (a: Spot, b: Spot): boolean => a.at > b.at || (a.at === b.at && a.told > b.told);
