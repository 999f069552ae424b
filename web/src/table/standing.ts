import type { Question, Value, View } from '../api/model.ts';
import { split } from '../lib/values.ts';
import { faces } from './faces.svelte.ts';

/** Where the options of a question stand: on the table in sight, or in the bar alone. */
export class Standing {
  readonly #question: Question | null;
  readonly #here: (Value | null)[];
  readonly #sheet: Value[];

  /** `now`: the newest view; `shown`: the one that the board shows. */
  constructor(question: Question | null, now: View | null, shown: View | null) {
    this.#question = question;
    const { game } = faces;
    const seat = question?.seat ?? 0;
    this.#sheet = now ? (game.onSheet?.(now, seat) ?? []) : [];
    /* On a phone the cards in sight are their own buttons. */
    const inSight = now ? (game.inSight ?? game.hand)(now, seat, question) : [];
    /* While a moment is told, the board shows what was: cards that lie there since stand in the bar, not its places. */
    const since = now && shown !== now && question?.options.some((value) => this.#lies(value));
    this.#here = since
      ? [...game.hand(now, seat), ...inSight.filter((value) => value !== null && this.place(value))]
      : inSight;
  }

  place = (value: Value): boolean =>
    (faces.game.places?.includes(split(value).kind) ?? false) ||
    (this.#question !== null && (faces.game.aims?.(this.#question, value) ?? false));

  #lies(value: Value): boolean {
    return this.#question !== null && (faces.game.held?.(this.#question, value) ?? false);
  }

  onSheet = (value: Value): boolean => this.#sheet.includes(value);

  onTable = (value: Value): boolean => this.#here.includes(value) || this.onSheet(value);

  /** It is its own button in the hand or on the board. */
  held = (value: Value): boolean =>
    this.onTable(value) &&
    ((faces.game.inPlace === true && Boolean(this.#question?.set)) || this.#lies(value));
}
