/** Where the figures stand: every piece keeps its name between two positions, so that it can glide. */
import { armiesOf, CREATURES } from './content.ts';
import type { State } from './facts.ts';
import type { Drawn, Point } from './map.ts';

export interface Piece {
  id: string;
  p: number;
  figure: string;
  value: number | null;
  answer: string;
  place: string;
  x: number;
  y: number;
  scale: number;
  ring: number;
}

const GAP = 41;
/** How far the first of several rows moves up, and no further: the Region's own number stays free. */
const CLEAR = 12;

/** Offsets of a crowd round the middle of a Region: rows of at most `per`, squeezed when there are many. */
export function crowd(count: number, per: number): [number, number][] {
  const rows = Math.max(1, Math.ceil(count / per));
  const high = rows > 2 ? 30 : 37;
  return Array.from({ length: count }, (_, i) => {
    const row = Math.floor(i / per);
    const inRow = row === rows - 1 ? count - row * per : per;
    return [((i % per) - (inRow - 1) / 2) * GAP, (row - (rows - 1) / 2) * high];
  });
}

export function piecesOf(
  s: State,
  map: Drawn,
  centres: Record<number, [number, number]>,
  seas: string[],
  heroes: string[] = [],
): Piece[] {
  const out: Piece[] = [];
  const add = (piece: Omit<Piece, 'x' | 'y' | 'scale' | 'ring'> & { ring?: number }, scale: number): void =>
    void out.push({ ring: -1, ...piece, x: 0, y: 0, scale });
  s.monster_at.forEach((region, m) => {
    const id = CREATURES[m]!.id;
    if (region > 0)
      add(
        {
          id: `monster-${id}`,
          p: -1,
          figure: id,
          value: null,
          answer: `monster:${id}`,
          place: `region:${region}`,
          ring: s.ring[m] ?? -1,
        },
        0.86,
      );
  });
  s.hero_at.forEach((region, p) => {
    if (region > 0)
      add(
        {
          id: `hero-${p}`,
          p,
          figure: `hero_${heroes[p] ?? ''}`,
          value: null,
          answer: '',
          place: `region:${region}`,
        },
        0.84,
      );
  });
  for (const army of armiesOf(s).sort((a, b) => a.p - b.p || b.value - a.value))
    add(
      {
        id: `army-${army.p}-${army.slot}`,
        p: army.p,
        figure: 'army',
        value: army.value,
        answer: `army:${army.region}_${army.value}`,
        place: `region:${army.region}`,
      },
      0.66,
    );
  s.drakkar_at.forEach((sea, p) => {
    if (sea >= 0 && seas[sea])
      add(
        { id: `drakkar-${p}`, p, figure: 'drakkar', value: null, answer: '', place: `sea:${seas[sea]}` },
        0.78,
      );
  });
  for (const place of new Set(out.map((q) => q.place))) {
    const here = out.filter((q) => q.place === place);
    const region = /^region:(\d+)$/.exec(place);
    const sea = map.seas.find((o) => `sea:${o.id}` === place);
    if (sea) here.forEach((q, i) => ([q.x, q.y] = sea.berths[i % sea.berths.length]!));
    if (!region) continue;
    const [x, y] = centres[Number(region[1])]!;
    const spots = crowd(here.length, here.length > 6 ? 4 : 3);
    // Rows grow downwards, close to each other: above and below them stand numbers of Regions.
    const top = spots[0]![1];
    const sink = top < 0 ? -CLEAR - top : 0;
    here.forEach((q, i) => {
      q.x = x + spots[i]![0];
      q.y = y + 18 + sink + spots[i]![1];
    });
  }
  return out.sort((a, b) => (a.id < b.id ? -1 : 1));
}

export interface Sum {
  id: string;
  p: number;
  sum: number;
  x: number;
  y: number;
}

/** Half of what the number of a Region and its marks take up, and how far above the middle they stand. */
const LABEL = { w: 56, h: 17, up: 33 };
const SUM = { w: 27, h: 13 };

/**
 * What several Armies of one side in one Region are worth together: below their figures, or beside them where a number
 * stands.
 */
export function sumsOf(pieces: Piece[], numbers: Point[] = []): Sum[] {
  const out: Sum[] = [];
  for (const place of new Set(pieces.map((q) => q.place))) {
    const here = pieces.filter((q) => q.place === place);
    const sides = [...new Set(here.map((q) => q.p))]
      .map((p) => ({ p, armies: here.filter((q) => q.p === p && q.value !== null) }))
      .filter((x) => x.armies.length > 1);
    const bottom = Math.max(...here.map((q) => q.y));
    const middle = here.reduce((sum, q) => sum + q.x, 0) / here.length;
    const xs = here.map((q) => q.x);
    const half = ((sides.length - 1) * 46) / 2;
    const spots: Point[] = [
      [middle, bottom + 34],
      [Math.max(...xs) + 47 + half, bottom],
      [Math.min(...xs) - 47 - half, bottom],
    ];
    const free = ([x, y]: Point): boolean =>
      !numbers.some(
        ([nx, ny]) =>
          Math.abs(nx - x) < LABEL.w + SUM.w + half && Math.abs(ny - LABEL.up - y) < LABEL.h + SUM.h - 4,
      );
    const [x, y] = spots.find(free) ?? spots[0]!;
    sides.forEach(({ p, armies }, i) =>
      out.push({
        id: `${place}-${p}`,
        p,
        sum: armies.reduce((sum, q) => sum + (q.value ?? 0), 0),
        x: x + i * 46 - half,
        y,
      }),
    );
  }
  return out;
}

export interface Box {
  x: number;
  y: number;
  /** Half its width and half its height. */
  w: number;
  h: number;
}
const SPOTS = [
  [0, -41],
  [0, 53],
  [1, 0],
  [-1, 0],
] as const;

/** What figures, sums and the numbers of Regions cover; numbers are `grown` on a small map. */
export function coveredBy(pieces: Piece[], sums: Sum[], numbers: Point[], grown = 1): Box[] {
  return [
    ...pieces.map(({ x, y, scale }) => ({ x, y, w: 25 * scale, h: 25 * scale })),
    ...sums.map(({ x, y }) => ({ x, y, ...SUM })),
    ...numbers.map(([x, y]) => ({
      x,
      y: y - LABEL.up,
      w: LABEL.w * grown,
      h: LABEL.h * grown,
    })),
  ];
}

/**
 * The middle of a Domain's name: above its gate, or where nothing covers it: below gate and allies, or beside it;
 * none if all are covered.
 */
export function nameAt([x, y]: Point, half: number, covered: Box[]): Point | null {
  const spots = SPOTS.map(([side, down]): Point => [x + side * (36 + half), y + down]);
  return (
    spots.find(
      ([a, b]) => !covered.some((q) => Math.abs(q.x - a) < q.w + half && Math.abs(q.y - b) < q.h + 9),
    ) ?? null
  );
}
