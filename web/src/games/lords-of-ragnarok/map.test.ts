import { describe, expect, it } from 'vitest';
import { SIDES } from './content.ts';
import { drawn, rawCells, sharedEdge } from './map.ts';

describe.each([0, 1])('the map of side %i', (side) => {
  const board = SIDES[side]!;
  const cells = rawCells(side);
  it('lets every two neighbouring Regions be seen as neighbours: by a border or by a road', () => {
    const map = drawn(side, 1);
    for (const r of board.regions)
      for (const o of r.neighbours)
        expect(
          [...map.passes, ...map.roads].some(
            (x) => x.a === Math.min(r.number, o) && x.b === Math.max(r.number, o),
          ),
          `${r.number}-${o}`,
        ).toBe(true);
  });
  it('draws no road or open border between Regions that are not neighbours', () => {
    const map = drawn(side, 1);
    for (const x of [...map.passes, ...map.roads])
      expect(board.regions.find((r) => r.number === x.a)!.neighbours).toContain(x.b);
    for (const x of map.ridges)
      expect(board.regions.find((r) => r.number === x.a)!.neighbours).not.toContain(x.b);
  });
  it('puts every Region beside its Realms and beside Yggdrasil', () => {
    for (const realm of board.realms) {
      const id = realm.id === 'yggdrasil' ? 'yggdrasil' : `realm:${realm.id}`;
      for (const r of realm.regions)
        expect(sharedEdge(cells[id]!, cells[`region:${r}`]!), `${id} - ${r}`).not.toBeNull();
    }
  });
  it('gives every Sea its Regions on the coast', () => {
    for (const sea of board.seas)
      for (const r of sea.regions)
        expect(
          cells[`region:${r}`]!.some(([x, y]) => Math.hypot(x - 500, y - 500) > 420),
          `${sea.id} - ${r}`,
        ).toBe(true);
  });
});
