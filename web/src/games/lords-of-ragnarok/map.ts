/**
 * The drawn map: cells round the centres of Regions and Realms, with edges that neighbours share, bent by one
 * field of noise.
 */
import { SIDES, type BoardSide } from './content.ts';

export type Point = [number, number];
interface Site {
  id: string;
  x: number;
  y: number;
  weight: number;
}
export interface Cell {
  id: string;
  outline: string;
  points: Point[];
}
export interface Border {
  a: number;
  b: number;
  d: string;
}
/** A Sea with the arc of its name and the places where Drakkars lie. */
export interface SeaArea {
  id: string;
  outline: string;
  arc: string;
  berths: Point[];
}
export interface Drawn {
  width: number;
  height: number;
  cells: Record<string, Cell>;
  coast: string;
  passes: Border[];
  ridges: Border[];
  roads: { a: number; b: number; d: string }[];
  seas: SeaArea[];
  centre: Point;
  at: (x: number, y: number) => Point; /** Names of the Lands by their letter. */
  names: Record<string, string>;
  /** Arcs along the coast for these names. */
  lands: { id: string; name: string; arc: string }[];
}

const CENTRE = 500;
const ISLAND = 428;
/** Half the width of the clearing round Yggdrasil, before the map is stretched. */
export const CLEARING = 132;
const n = (x: number): string => x.toFixed(1);
const path = (points: Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Smooth noise without state: the same point always bends the same way, so that two cells keep a common edge. */
function bend([x, y]: Point, strength: number): Point {
  const dx =
    Math.sin(y * 0.051 + 1.3) * 3.6 +
    Math.sin(x * 0.083 + y * 0.061) * 3.1 +
    Math.sin(x * 0.19 - y * 0.23) * 1.5;
  const dy =
    Math.sin(x * 0.047 + 0.4) * 3.6 +
    Math.sin(x * 0.071 - y * 0.089 + 2) * 3.1 +
    Math.sin(x * 0.21 + y * 0.17) * 1.5;
  return [x + dx * strength, y + dy * strength];
}

/** Cuts a convex polygon with the half plane a·x + b·y <= c. */
function cut(points: Point[], a: number, b: number, c: number): Point[] {
  const out: Point[] = [];
  points.forEach((p, i) => {
    const q = points[(i + 1) % points.length]!;
    const dp = a * p[0] + b * p[1] - c;
    const dq = a * q[0] + b * q[1] - c;
    if (dp <= 0) out.push(p);
    if (dp < 0 !== dq < 0) {
      const t = dp / (dp - dq);
      out.push([p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t]);
    }
  });
  return out;
}

/** The island before it is bent: a round with bays, star-shaped seen from each cell that touches it. */
function island(): Point[] {
  return Array.from({ length: 72 }, (_, i): Point => {
    const a = (i / 72) * Math.PI * 2;
    return [CENTRE + ISLAND * Math.cos(a), CENTRE + ISLAND * Math.sin(a)];
  });
}

function sitesOf(side: BoardSide): Site[] {
  return [
    ...side.regions.map((r) => ({ id: `region:${r.number}`, x: r.x, y: r.y, weight: 0 })),
    ...side.realms
      .filter((r) => r.id !== 'yggdrasil')
      .map((r) => ({ id: `realm:${r.id}`, x: r.x, y: r.y, weight: -2600 })),
    { id: 'yggdrasil', x: CENTRE, y: CENTRE, weight: 9000 },
  ];
}

/** Power diagram: like Voronoi cells, but a site with more weight pushes its borders out. */
function cellsOf(sites: Site[]): Record<string, Point[]> {
  const round = island();
  return Object.fromEntries(
    sites.map((s) => {
      let points = round;
      for (const o of sites) {
        if (o === s) continue;
        points = cut(
          points,
          2 * (o.x - s.x),
          2 * (o.y - s.y),
          o.x * o.x + o.y * o.y - o.weight - (s.x * s.x + s.y * s.y - s.weight),
        );
      }
      return [s.id, points];
    }),
  );
}

const near = (p: Point, q: Point): boolean => Math.hypot(p[0] - q[0], p[1] - q[1]) < 0.01;

/** The common edge of two cells, if it is long enough to be seen. */
export function sharedEdge(a: Point[], b: Point[]): [Point, Point] | null {
  const common = a.filter((p) => b.some((q) => near(p, q)));
  if (
    common.length >= 2 &&
    Math.hypot(common[0]![0] - common.at(-1)![0], common[0]![1] - common.at(-1)![1]) > 8
  )
    return [common[0]!, common.at(-1)!];
  for (let i = 0; i < a.length; i++) {
    const [p, q] = [a[i]!, a[(i + 1) % a.length]!];
    for (let j = 0; j < b.length; j++) {
      const [r, s] = [b[(j + 1) % b.length]!, b[j]!];
      const length = Math.hypot(q[0] - p[0], q[1] - p[1]);
      if (length < 1e-6) continue;
      const [ux, uy] = [(q[0] - p[0]) / length, (q[1] - p[1]) / length];
      const off = (t: Point): number => Math.abs((t[0] - p[0]) * uy - (t[1] - p[1]) * ux);
      if (off(r) > 0.01 || off(s) > 0.01) continue;
      const along = (t: Point): number => (t[0] - p[0]) * ux + (t[1] - p[1]) * uy;
      const from = Math.max(0, Math.min(along(r), along(s)));
      const to = Math.min(length, Math.max(along(r), along(s)));
      if (to - from > 8)
        return [
          [p[0] + ux * from, p[1] + uy * from],
          [p[0] + ux * to, p[1] + uy * to],
        ];
    }
  }
  return null;
}

export const rawCells = (side: number): Record<string, Point[]> => cellsOf(sitesOf(SIDES[side]!));

/** Points every few units along an edge, so that bending makes it crooked; always cut from the same end. */
function fine(p: Point, q: Point): Point[] {
  const turned = p[0] > q[0] || (p[0] === q[0] && p[1] > q[1]);
  const [a, b] = turned ? [q, p] : [p, q];
  const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / 9));
  const made = Array.from({ length: steps + 1 }, (_, i): Point => [
    a[0] + ((b[0] - a[0]) * i) / steps,
    a[1] + ((b[1] - a[1]) * i) / steps,
  ]);
  return turned ? made.reverse() : made;
}

const made = new Map<string, Drawn>();

/** The map of a side, `stretch` times as wide as high. */
export function drawn(side: number, stretch: number): Drawn {
  const key = `${side}/${stretch}`;
  const known = made.get(key);
  if (known) return known;
  const board = SIDES[side]!;
  const at = (x: number, y: number): Point => [x * stretch, y];
  const shape = (p: Point): Point => {
    const far = Math.hypot(p[0] - CENTRE, p[1] - CENTRE);
    const [x, y] = bend(at(...p), far > ISLAND - 2 ? 1.9 : far > CLEARING + 20 ? 1 : 0.4);
    return [x, y];
  };
  const raw = rawCells(side);
  const cells = Object.fromEntries(
    Object.entries(raw).map(([id, points]): [string, Cell] => {
      const bent = points.flatMap((p, i) => fine(p, points[(i + 1) % points.length]!).slice(1)).map(shape);
      return [id, { id, outline: path(bent), points: bent }];
    }),
  );
  const passes: Border[] = [];
  const ridges: Border[] = [];
  const roads: Drawn['roads'] = [];
  for (const r of board.regions) {
    for (const o of board.regions) {
      if (o.number <= r.number) continue;
      const edge = sharedEdge(raw[`region:${r.number}`]!, raw[`region:${o.number}`]!);
      const linked = r.neighbours.includes(o.number);
      if (edge)
        (linked ? passes : ridges).push({
          a: r.number,
          b: o.number,
          d: path(fine(...edge).map(shape), false),
        });
      else if (linked) {
        const [x1, y1] = at(r.x, r.y);
        const [x2, y2] = at(o.x, o.y);
        const along = (k: number): string => `${n(x1 + (x2 - x1) * k)} ${n(y1 + (y2 - y1) * k)}`;
        roads.push({ a: r.number, b: o.number, d: `M${along(0.24)}L${along(0.76)}` });
      }
    }
  }
  const coast = path(
    island()
      .flatMap((p, i, all) => fine(p, all[(i + 1) % all.length]!).slice(1))
      .map(shape),
  );
  const seas = seasOf(board, at, stretch);
  const drawing: Drawn = {
    width: 1000 * stretch,
    height: 1000,
    cells,
    coast,
    passes,
    ridges,
    roads,
    seas,
    centre: at(CENTRE, CENTRE),
    at,
    names: Object.fromEntries(board.lands.map((land) => [land.id, land.name])),
    lands: landsOf(board, seas, stretch),
  };
  made.set(key, drawing);
  return drawing;
}

const turn = (x: number, y: number): number =>
  (Math.atan2(y - CENTRE, x - CENTRE) + Math.PI * 2) % (Math.PI * 2);

/** An arc round the centre for a name; on the lower half it runs the other way, so that it is never upside down. */
function arcAt(middle: number, radius: number, half: number, stretch: number): string {
  const low = Math.sin(middle) > 0.05;
  const r = low ? radius + 15 : radius;
  const point = (a: number): string =>
    `${n((CENTRE + r * Math.cos(a)) * stretch)} ${n(CENTRE + r * Math.sin(a))}`;
  const to = low ? -half : half;
  return `M${point(middle - to)}A${n(r * stretch)} ${n(r)} 0 0 ${low ? 0 : 1} ${point(middle + to)}`;
}

/** Half the room that a name takes: along its arc, and across. */
const NAME: Point = [105, 16];

/** Where a name may lie: on the coast, or in the shallows before it. */
const SHORES = [402, 410, 418, 426, 432] as const;

/** How far a spot of the map is from the label of a Region (its number, shield and signs) and from its figures. */
function clear(x: number, y: number, r: { x: number; y: number }, stretch: number): number {
  const across = Math.abs(x - (r.x * stretch + 12)) - 62;
  const label = Math.max(across, Math.abs(y - (r.y - 33)) - 18);
  const figures = Math.hypot(x - r.x * stretch, y - r.y - 18) - 40;
  return Math.min(label, figures);
}

/** Along the coast of its Land, where a name meets least of what lies there. */
function landsOf(board: BoardSide, seas: SeaArea[], stretch: number): Drawn['lands'] {
  const ships = seas.flatMap((sea) => sea.berths.slice(0, 2));
  return board.lands.map((land) => {
    const shore = board.regions.filter(
      (r) => land.regions.includes(r.number) && Math.hypot(r.x - CENTRE, r.y - CENTRE) > 300,
    );
    const x = shore.reduce((sum, r) => sum + r.x, 0) / shore.length;
    const y = shore.reduce((sum, r) => sum + r.y, 0) / shore.length;
    const middle = turn(x, y);
    let best: { free: number; angle: number; radius: number } = {
      free: -Infinity,
      angle: middle,
      radius: SHORES[0],
    };
    for (let step = -7; step <= 7; step++)
      for (const radius of SHORES) {
        const angle = middle + step * 0.05;
        const free = Math.min(
          ...[-1, -0.75, -0.5, -0.25, 0, 0.25, 0.5, 0.75, 1].map((along) => {
            const at = angle + (along * NAME[0]) / radius;
            const px = (CENTRE + radius * Math.cos(at)) * stretch;
            const py = CENTRE + radius * Math.sin(at);
            const gates = board.realms.map((r) => Math.hypot(px - r.x * stretch, py - r.y) - 78);
            const berths = ships.map(([x, y]) => Math.hypot(px - x, py - y) - 30);
            const labels = board.regions.map((r) => clear(px, py, r, stretch));
            return Math.min(...gates, ...berths, ...labels) - NAME[1];
          }),
        );
        const worth = Math.min(free, 8) - Math.abs(step) * 1.5;
        if (worth > best.free) best = { free: worth, angle, radius };
      }
    return { id: land.id, name: land.name, arc: arcAt(best.angle, best.radius, 0.4, stretch) };
  });
}

/** Each Sea is the part of the ring round the island between the middles to its neighbours. */
function seasOf(board: BoardSide, at: (x: number, y: number) => Point, stretch: number): SeaArea[] {
  const angleOf = (number: number): number => {
    const r = board.regions.find((o) => o.number === number)!;
    return turn(r.x, r.y);
  };
  const sorted = board.seas.map((sea) => ({ sea, a: turn(sea.x, sea.y) })).sort((p, q) => p.a - q.a);
  /** Two Seas meet at a Region that both touch; where there is none, half way. */
  const limit = (i: number): number => {
    const one = sorted[i]!;
    const two = sorted[(i + 1) % sorted.length]!;
    const common = one.sea.regions.find((r) => two.sea.regions.includes(r));
    const end = two.a + (two.a < one.a ? Math.PI * 2 : 0);
    if (common === undefined) return (one.a + end) / 2;
    const angle = angleOf(common);
    return angle < one.a ? angle + Math.PI * 2 : angle;
  };
  return sorted.map(({ sea }, i) => {
    const from = limit((i + sorted.length - 1) % sorted.length);
    let to = limit(i);
    while (to < from) to += Math.PI * 2;
    while (to - from > Math.PI * 2) to -= Math.PI * 2;
    const steps = 18;
    const arc = (r: number): Point[] =>
      Array.from({ length: steps + 1 }, (_, k) =>
        at(
          CENTRE + r * Math.cos(from + ((to - from) * k) / steps),
          CENTRE + r * Math.sin(from + ((to - from) * k) / steps),
        ),
      );
    const berths = [0.84, 0.91, 0.77, 0.98].map((k): Point => {
      const a = from + (to - from) * k;
      return at(CENTRE + 466 * Math.cos(a), CENTRE + 466 * Math.sin(a));
    });
    return {
      id: sea.id,
      outline: path([...arc(ISLAND - 20), ...arc(497).reverse()].map((p) => bend(p, 0.6))),
      arc: arcAt(from + (to - from) * 0.42, 457, 0.42, stretch),
      berths,
    };
  });
}
