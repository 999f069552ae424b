import { describe, expect, it } from 'vitest';
import { PROVINCES, VILLAGES } from './content.ts';
import type { FigureFacts } from './facts.ts';
import { OUTLINES, SLOTS } from './map.ts';
import { arrange, type Standing } from './pieces.ts';

type Places = Record<string, FigureFacts[]>;
const facts = (provinces: Places, fjords: Places = {}): Standing => ({
  provinces: Object.fromEntries(
    Object.entries(provinces).map(([id, figures]) => [`province:${id}`, { figures }]),
  ),
  fjords: Object.fromEntries(Object.entries(fjords).map(([id, figures]) => [`fjord:${id}`, { figures }])),
});
const standing = (seat: number, kind: string, count = 1, each = 1): FigureFacts => ({
  seat,
  figure: `figure:${kind}`,
  count,
  each,
  strength: count * each,
});
const warriors = (seat: number, count: number): FigureFacts => standing(seat, 'warrior', count);

describe('the map', () => {
  it('has an outline for every province and a slot for every village', () => {
    expect(Object.keys(OUTLINES).sort()).toEqual(PROVINCES.map((p) => p.id).sort());
    expect(Object.values(SLOTS).flat()).toHaveLength(VILLAGES.length);
  });
});

describe('pieces', () => {
  it('stand in villages of their own', () => {
    const pieces = arrange([], facts({ gimle: [warriors(0, 2), warriors(1, 3)] }));
    expect(new Set(pieces.map((p) => `${p.x},${p.y}`)).size).toBe(5);
    expect(pieces.every((p) => p.fresh)).toBe(true);
  });
  it('stay where they are when another one comes', () => {
    const before = arrange([], facts({ gimle: [warriors(0, 1)] }));
    const after = arrange(before, facts({ gimle: [warriors(0, 2)] }));
    expect(after.find((p) => p.id === before[0]!.id)).toMatchObject({
      x: before[0]!.x,
      y: before[0]!.y,
      fresh: false,
    });
    expect(after.filter((p) => p.fresh)).toHaveLength(1);
  });
  it('keep their identity when they march', () => {
    const before = arrange([], facts({ gimle: [warriors(0, 1)] }));
    const after = arrange(before, facts({ horgr: [warriors(0, 1)] }));
    expect(after).toHaveLength(1);
    expect(after[0]).toMatchObject({ id: before[0]!.id, place: 'horgr', fresh: false });
  });
  it('have the strength that they have now', () => {
    const before = arrange([], facts({ gimle: [warriors(0, 1)] }));
    const after = arrange(before, facts({ gimle: [standing(0, 'warrior', 1, 3)] }));
    expect([before[0]!.strength, after[0]!.strength]).toEqual([1, 3]);
  });
  it('never share an id, whoever falls and comes back', () => {
    const first = arrange([], facts({ gimle: [warriors(0, 3)] }));
    const second = arrange(first, facts({ gimle: [warriors(0, 1)] }));
    const third = arrange(second, facts({ gimle: [warriors(0, 1)], horgr: [warriors(0, 2)] }));
    expect(new Set(third.map((p) => p.id)).size).toBe(3);
  });
  it('find room in Yggdrasil and in fjords, where there are no villages', () => {
    const pieces = arrange(
      [],
      facts(
        { yggdrasil: [warriors(0, 8), warriors(1, 8)] },
        {
          ne: [standing(0, 'ship'), standing(1, 'ship')],
        },
      ),
    );
    expect(new Set(pieces.map((p) => `${p.x.toFixed()},${p.y.toFixed()}`)).size).toBe(18);
  });
});
