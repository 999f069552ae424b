/** What a line tells of positions: views that come whole, or as changes of what it told before. */
import type { Position, PositionMessage, View, ViewPart } from '../api/model.ts';

/** The view with what has changed; all else is the very same object as before. */
export function laidOver(view: View, part: ViewPart): View {
  return {
    ...view,
    ...part,
    state: part.state ? { ...view.state, ...part.state } : view.state,
    zones: part.zones ? { ...view.zones, ...part.zones } : view.zones,
    facts: part.facts ? { ...view.facts, ...part.facts } : view.facts,
  };
}

/** The views that one line has told. */
export class Told {
  readonly #views = new Map<number | null, View>();

  /** The position with whole views; null if it changes something that was never told. */
  position(message: PositionMessage): Position | null {
    const seats: Position['seats'] = [];
    for (const { view: sent, changes, ...seat } of message.seats) {
      const known = this.#views.get(seat.seat);
      const view = sent ?? (known && changes ? changes.reduce(laidOver, known) : null);
      if (!view) return null;
      this.#views.set(seat.seat, view);
      seats.push({ ...seat, view });
    }
    return { ...message, seats };
  }
}
