/** The drawn map: a ring of lands round Yggdrasil, with slightly irregular edges that neighbours share. */
import { seeded } from '../../ui/draw.ts';
import { PROVINCES, VILLAGES } from './content.ts';

type Point = [number, number];
const RING = PROVINCES.filter((p) => p.id !== 'yggdrasil').map((p) => p.id);
const STEP = 45;
/** Below this scale a map is small: figures are drawn larger, and what they would cover gives way. */
export const SMALL = 0.45;
/** How far from the middle the strengths stand. */
const RIM = 163;
const INNER = 152;
const OUTER = 452;
const FJORD_TIP = 352;
const FJORD_HALF = 8.5;
const hasFjord = (border: number): boolean => border % 2 === 1;

export const polar = (r: number, degrees: number): Point => {
  const a = (degrees * Math.PI) / 180;
  return [500 + r * Math.sin(a), 500 - r * Math.cos(a)];
};

const n = (x: number): string => x.toFixed(1);
const line = (points: Point[]): string => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');

/**
 * The border between two lands, from the inside out; a fjord opens its outer part, so there each side has its
 * own shore.
 */
const borders = Array.from({ length: 8 }, (_, b) => {
  const random = seeded(100 + b);
  const end = hasFjord(b) ? FJORD_TIP : OUTER;
  return Array.from({ length: 9 }, (_, k): [number, number] => {
    const r = INNER + ((end - INNER) * k) / 8;
    return [r, b * STEP + (k === 0 || k === 8 ? 0 : ((random() - 0.5) * 900) / r)];
  });
});

function shore(b: number, side: 1 | -1): [number, number][] {
  if (!hasFjord(b)) return [];
  const random = seeded(300 + b * 2 + side);
  return Array.from({ length: 5 }, (_, k): [number, number] => {
    const t = (k + 1) / 5;
    return [
      FJORD_TIP + (OUTER - FJORD_TIP) * t,
      b * STEP + side * (FJORD_HALF * Math.sqrt(t) + (random() - 0.5) * 1.3),
    ];
  });
}

/** Outline of outer land i, clockwise from its inner corner. */
function outline(i: number): string {
  const next = (i + 1) % 8;
  const left: [number, number][] = [...borders[i]!, ...shore(i, 1)];
  const right = [...borders[next]!, ...shore(next, -1)]
    .map(([r, a]): [number, number] => [r, a + (next === 0 ? 360 : 0)])
    .reverse();
  const from = left.at(-1)![1];
  const to = right[0]![1];
  const random = seeded(500 + i);
  const coast = Array.from({ length: 13 }, (_, k): [number, number] => [
    OUTER + (random() - 0.45) * 17,
    from + ((to - from) * (k + 1)) / 14,
  ]);
  const bay = seeded(700 + i);
  const inside = Array.from({ length: 5 }, (_, k): [number, number] => [
    INNER + (bay() - 0.5) * 7,
    (i + 1) * STEP - (STEP * (k + 1)) / 6,
  ]);
  return `M${line([...left, ...coast, ...right, ...inside].map(([r, a]) => polar(r, a)))}Z`;
}

function disc(): string {
  const random = seeded(11);
  return `M${line(Array.from({ length: 40 }, (_, k) => polar(137 + (random() - 0.5) * 8, k * 9)))}Z`;
}

export const OUTLINES: Record<string, string> = Object.fromEntries([
  ['yggdrasil', disc()],
  ...RING.map((id, i) => [id, outline(i)]),
]);

/** Where the water of a fjord is, for clicks and for its glow. */
export const FJORD_SHAPES: Record<string, string> = Object.fromEntries(
  (['ne', 'se', 'sw', 'nw'] as const).map((id, k) => {
    const b = 2 * k + 1;
    const points = [
      polar(FJORD_TIP + 6, b * STEP),
      ...shore(b, 1).map(([r, a]) => polar(r, a - 0.8)),
      polar(478, b * STEP + 11),
      polar(492, b * STEP),
      polar(478, b * STEP - 11),
      ...shore(b, -1)
        .reverse()
        .map(([r, a]) => polar(r, a + 0.8)),
    ];
    return [id, `M${line(points)}Z`];
  }),
);

/** The arc for a land's name; on the lower half it runs the other way, so that it is never upside down. */
export const NAMES: Record<string, { arc: string; middle: number }> = Object.fromEntries(
  RING.map((id, i) => {
    const lean = hasFjord(i) ? 2 : -2;
    const middle = i * STEP + STEP / 2 + lean;
    const low = middle > 90 && middle < 270;
    const r = low ? 434 : 418;
    const [x1, y1] = polar(r, middle + (low ? 20 : -20));
    const [x2, y2] = polar(r, middle + (low ? -20 : 20));
    return [id, { arc: `M${n(x1)} ${n(y1)}A${r} ${r} 0 0 ${low ? 0 : 1} ${n(x2)} ${n(y2)}`, middle }];
  }),
);

/** The arc for the name of a land's realm: between the strengths on the inner rim and the first village. */
export const REALMS: Record<string, string> = Object.fromEntries(
  RING.map((id, i) => {
    const middle = i * STEP + STEP / 2;
    const low = middle > 90 && middle < 270;
    const r = low ? 206 : 190;
    const [x1, y1] = polar(r, middle + (low ? 22 : -22));
    const [x2, y2] = polar(r, middle + (low ? -22 : 22));
    return [id, `M${n(x1)} ${n(y1)}A${r} ${r} 0 0 ${low ? 0 : 1} ${n(x2)} ${n(y2)}`];
  }),
);

export const CENTRES: Record<string, Point> = Object.fromEntries(
  PROVINCES.map((p) => [p.id, [p.x, p.y] as Point]),
);

/** Where the strength of a clan stands: along the inner rim of its land, below the World Tree. */
export function strengthAt(id: string, index: number, count: number, width: number): Point {
  const out = index - (count - 1) / 2;
  const at = RING.indexOf(id);
  if (at < 0) return [500 + out * width, 612];
  const step = Math.min(width / RIM / (Math.PI / 180), (STEP - 6) / count);
  return polar(RIM, at * STEP + STEP / 2 + out * step);
}

export const SLOTS: Record<string, Point[]> = Object.fromEntries(
  PROVINCES.map((p) => [p.id, VILLAGES.filter((v) => v.province === p.id).map((v): Point => [v.x, v.y])]),
);

/** Places in Yggdrasil and in fjords, where there are no villages: rows that grow with the crowd. */
export function standing(place: string, index: number, count: number): Point {
  if (place === 'yggdrasil') {
    const per = count <= 4 ? 4 : count <= 10 ? 5 : 6;
    const rows = Math.ceil(count / per);
    const row = Math.floor(index / per);
    const inRow = row === rows - 1 ? count - row * per : per;
    const gap = Math.min(54, 230 / per);
    return [500 + ((index % per) - (inRow - 1) / 2) * gap, 540 + (row - (rows - 1) / 2) * 44];
  }
  const angle = { ne: 45, se: 135, sw: 225, nw: 315 }[place] ?? 0;
  const out = [0, 1, -1, 2, -2, 3, -3][index] ?? 0;
  return polar(452 + (index > 2 ? 34 : 0), angle + out * 8.2);
}

/** Where the Doom token lies: beside the Pillage token, as far from the villages as it goes. */
export const DOOMS: Record<string, Point> = Object.fromEntries(
  PROVINCES.map((p) => {
    const away = (x: number, y: number): number =>
      Math.min(...SLOTS[p.id]!.map(([vx, vy]) => Math.hypot(vx - x, vy - y)));
    const spots = Array.from({ length: 24 }, (_, k): Point => [
      p.x + 44 * Math.sin((k * Math.PI) / 12),
      p.y - 44 * Math.cos((k * Math.PI) / 12),
    ]);
    return [p.id, spots.reduce((best, spot) => (away(...spot) > away(...best) ? spot : best))];
  }),
);

/** Cracks over a destroyed land. */
export const CRACKS: Record<string, string> = Object.fromEntries(
  RING.map((id, i) => {
    const random = seeded(900 + i);
    let d = '';
    for (let k = 0; k < 5; k++) {
      let r = 175 + random() * 30;
      let a = i * STEP + 6 + random() * 33;
      d += `M${line([polar(r, a)])}`;
      while (r < 430) {
        r += 22 + random() * 34;
        a += (random() - 0.5) * 11;
        a = Math.max(i * STEP + 3, Math.min((i + 1) * STEP - 3, a));
        d += `L${line([polar(Math.min(r, 440), a)])}`;
        if (random() > 0.6) {
          const side = polar(r + 18, a + (random() - 0.5) * 14);
          d += `L${line([side])}M${line([polar(Math.min(r, 440), a)])}`;
        }
      }
    }
    return [id, d];
  }),
);

/** Hills, peaks and pines that give each region its face; they keep away from villages, tokens and names. */
const GLYPHS: Record<string, string[]> = {
  manheim: ['M-17 6Q-9-9 0 5Q7-6 16 6', 'M-10 5Q0-8 11 5'],
  jotunheim: ['M-18 9-6-13 1-3 8-9 18 9M-9-7-6-2-3-7M5-4 8-1 11-5', 'M-12 8 0-13 12 8M-4-6 0-2 4-6'],
  alfheim: ['M0 9V3M-8 4 0-12 8 4ZM-5-3 0-15 5-3', 'M-8 9V4M-14 5-8-8-2 5ZM7 10V5M1 6 7-9 13 6Z'],
};

export const DECOR: { province: string; d: string; x: number; y: number }[] = RING.flatMap((id, i) => {
  const random = seeded(40 + i);
  const region = PROVINCES.find((p) => p.id === id)?.region ?? 'manheim';
  const name = [-12, -4, 4, 12].map((off) => polar(198, i * STEP + STEP / 2 + off));
  const taken: [Point, number][] = [...SLOTS[id]!, CENTRES[id]!, strengthAt(id, 0, 1, 0)].map((at) => [
    at,
    46,
  ]);
  taken.push(...name.map((at): [Point, number] => [at, 26]));
  const out: { province: string; d: string; x: number; y: number }[] = [];
  for (let tries = 0; tries < 160 && out.length < 11; tries++) {
    const r = 175 + random() * 215;
    const a = i * STEP + 5 + random() * 35;
    const edge = hasFjord(i) ? a - i * STEP : (i + 1) * STEP - a;
    if (r > 340 && edge < 13) continue;
    const [x, y] = polar(r, a);
    if (taken.some(([[tx, ty], off]) => Math.hypot(tx - x, ty - y) < off)) continue;
    taken.push([[x, y], 46]);
    out.push({ province: id, d: GLYPHS[region]![Math.floor(random() * 2)]!, x, y });
  }
  return out;
});
