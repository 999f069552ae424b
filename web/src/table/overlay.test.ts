import { describe, expect, it } from 'vitest';
import type { PositionMessage, ViewPart } from '../api/model.ts';
import { aView } from '../api/testing.ts';
import { laidOver, Told } from './overlay.ts';

const view = aView({ seat: 0, state: { age: 1, glory: [3, 4] }, zones: { hands: [['card:axe'], [null]] } });

const told = (row: number, ...seats: Partial<PositionMessage['seats'][number]>[]): PositionMessage => ({
  ...{ type: 'position', row, decision: row, position: row, waiting: [], request: null },
  seats: seats.map((seat) => ({
    ...{ seat: 0, from: 0, events: [], undo: { how: 'no', reason: null }, redo: false, lesson: null },
    ...seat,
  })),
});

describe('what has changed', () => {
  it('is laid over what was seen, and the rest stays the very same', () => {
    const next = laidOver(view, { decision: 9, state: { age: 2 } });
    expect(next).toEqual({ ...view, decision: 9, state: { age: 2, glory: [3, 4] } });
    expect(next.state.glory).toBe(view.state.glory);
    expect(next.zones).toBe(view.zones);
    expect(view.state.age).toBe(1);
  });

  it('may be nothing: a question that is gone is null, and not left out', () => {
    const asked = { ...view, chosen: 'card:axe' };
    expect(laidOver(asked, { chosen: null }).chosen).toBeNull();
    expect(laidOver(asked, {}).chosen).toBe('card:axe');
  });
});

describe('a line', () => {
  it('tells a view whole, and then what changed, for each seat by itself', () => {
    const line = new Told();
    line.position(told(1, { seat: 0, view }, { seat: 1, view: { ...view, seat: 1 } }));
    const common: ViewPart = { decision: 2 };
    const mine = { seat: 0, changes: [common, { zones: { hands: [[], [null]] } }] };
    const next = line.position(told(2, mine, { seat: 1, changes: [common, {}] }));
    expect(next?.seats.map((seat) => seat.view)).toEqual([
      { ...view, decision: 2, zones: { hands: [[], [null]] } },
      { ...view, seat: 1, decision: 2 },
    ]);
    expect(line.position(told(3, { view }))?.seats[0]?.view).toEqual(view);
  });

  it('that changes what it never told is not believed', () => {
    expect(new Told().position(told(2, { changes: [{}, {}] }))).toBeNull();
  });
});
