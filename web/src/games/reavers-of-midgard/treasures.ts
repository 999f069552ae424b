/** The Artifacts, each in its own light. */
import {
  BLOOD,
  BRIGHT,
  FLAME,
  FOAM,
  GLOW,
  GOLD,
  STEEL,
  SWORD,
  WOOD,
  fill,
  line,
  moved,
  row,
} from './layers.ts';
import type { Layer } from './layers.ts';

const ring = (cx: number, cy: number, r: number): string => `M${cx} ${cy - r}a${r} ${r} 0 1 0 .1 0z`;
const DARK = '#a87712';

const SHIP: Layer[] = [
  ...fill(WOOD, 'M20 38q30 12 60 0 6-4 7-14-9 6-14 8-23 6-46 0-5-2-14-8 1 10 7 14z'),
  ...fill(GOLD, 'M22 37q28 9 56 0l-2 3q-26 8-52 0z'),
];

const OWN: Record<string, Layer[]> = {
  andvarinaut: [
    ...line(GOLD, 6, ring(50, 36, 14)),
    ...line(DARK, 1.2, ring(50, 36, 17), ring(50, 36, 11)),
    ...fill(BLOOD, 'M50 6l8 6-3 9H45l-3-9z'),
    ...fill('#e07a6e', 'M50 6l3 7-3 8-3-8z'),
  ],
  bodn: [
    ...fill('#8c6a44', 'M36 12h28l-3 6c9 6 11 16 7 25-3 6-8 9-18 9s-15-3-18-9c-4-9-2-19 7-25z'),
    ...fill(BRIGHT, 'M38 12h24l-1 3H39z'),
    ...line(GOLD, 2.5, 'M32 28q18 6 36 0M32 40q18 6 36 0'),
  ],
  brisingamen: [
    ...line(GOLD, 4, 'M28 6q0 34 22 38 22-4 22-38'),
    ...fill(
      '#e58f2d',
      row(7, (i) => ring(50 + (i - 3) * 6.4, 42 - Math.abs(i - 3) ** 2 * 1.7, 3.6)),
    ),
    ...fill(BLOOD, 'M50 44l6 6-6 8-6-8z'),
  ],
  dainsleif: [
    ...moved(SWORD, 'rotate(38 50 30) translate(-5 -3) scale(1.1)'),
    ...fill(BLOOD, 'M66 14q3 4 0 7-3-3 0-7zM74 24q3 4 0 7-3-3 0-7zM60 26q3 4 0 7-3-3 0-7z'),
  ],
  draupnir: [
    ...line(GOLD, 7, ring(50, 24, 15)),
    ...line(DARK, 1.5, 'M38 12l6 5M62 12l-6 5M36 30l7-2M64 30l-7-2M50 33v7'),
    ...line(
      GOLD,
      2.5,
      row(3, (i) => ring(38 + i * 12, 52, 4)),
    ),
  ],
  eldhrimnir: [
    ...fill('#3f4750', 'M26 22h48l-3 5c2 16-7 26-21 26S27 43 29 27z'),
    ...fill('#8d4a2a', 'M30 22q20 6 40 0l-1 3q-19 5-38 0z'),
    ...line('#3f4750', 3, 'M30 22Q50-4 70 22'),
    ...fill(FLAME, 'M36 60q-3-6 2-9 0 4 4 4-2-5 3-8 0 6 5 7 5-1 5-7 5 3 3 8 4 0 4-4 5 3 2 9z'),
  ],
  ljosalfar_harp: [
    ...fill(GOLD, 'M30 8q24-6 40 6l-5 4q-13-8-28-5l8 36q6 6 14 4l1 5q-14 2-20-6z'),
    ...line('#fdf6e0', 1, 'M42 14l5 32M48 14l4 34M54 15l3 35M60 18l1 30'),
    ...line(DARK, 1, 'M62 16l-2 38'),
    ...fill(GOLD, 'M62 15l5 2-4 38-4-1z'),
  ],
  hringhorni: [
    ...SHIP,
    ...fill(FLAME, 'M36 33q-6-9 2-15 0 6 4 7-3-10 5-16 0 9 6 11 2-5 1-10 8 6 5 14 3 0 4-4 6 7 1 13z'),
    ...fill(BRIGHT, 'M44 33q-3-5 2-9 1 4 4 4 0-4 3-7 4 5 3 12z'),
  ],
  jarnglofar: [
    ...fill(
      '#6b7780',
      'M34 56V34l-6-8q3-5 8 0l3 4V12q3-4 6 0v12-16q3.500-4 7 0v16-13q3-4 6 0v15-9q3-3 6 0v20q0 6-3 9v8z',
    ),
    ...fill(GOLD, 'M33 44h31v5H33z'),
    ...line('#48525a', 1, 'M45 16v8M52 14v10M58 18v8M39 30l22 0'),
  ],
  friggs_chalice: [
    ...fill(GOLD, 'M32 8h36q1 22-13 26v10l9 6v4H36v-4l9-6V34Q31 30 32 8z'),
    ...fill('#7a1f2a', 'M35 11h30l-.5 4h-29z'),
    ...fill(DARK, 'M37 22q13 5 26 0l-1.500 3q-11.500 4-23 0z'),
    ...fill(BLOOD, ring(50, 27, 2.4)),
  ],
  laevateinn: [
    ...fill(FLAME, 'M50-2q14 12 10 24 8-2 7-10 8 12-2 24H35Q25 24 33 12q-1 8 7 10-4-12 10-24z'),
    ...fill(BRIGHT, 'M50 4q8 10 5 20h-10q-3-10 5-20z'),
    ...moved(SWORD, 'translate(0 6)'),
  ],
  mjolnir_shard: [
    ...fill('#7d8891', 'M30 10h36l6 8-4 18-12-3-5 6-7-6-14 2-5-12z'),
    ...fill('#a9b4bb', 'M30 10h36l-6 8H36z'),
    ...line('#4e5961', 1.5, 'M44 18l4 8-3 9M58 18l-4 9 6 6'),
    ...line(BRIGHT, 2, 'M20 44l6-4-2 7 7-3M76 40l6 3-6 3 5 5'),
    ...fill(WOOD, 'M46 38h8l2 16-6-4-6 4z'),
  ],
  skidbladnir: [
    ...fill('#f4efe0', 'M34 6h34q-5 12 0 24H34q5-12 0-24z'),
    ...fill(BLOOD, 'M42 6h6q-3 12 0 24h-6q3-12 0-24zM54 6h6q-3 12 0 24h-6q3-12 0-24z'),
    ...fill(WOOD, 'M49.500 2h2v36h-2z'),
    ...SHIP,
    ...line(FOAM, 2, 'M12 50q10-5 20 0t20 0 20 0 20 0'),
  ],
  sacred_ash_staff: [
    ...line('#7b5a34', 5, 'M34 58L62 12'),
    ...line('#7b5a34', 2.5, 'M54 25l-10-6M58 18l10 1M47 36l10 3'),
    ...fill(
      '#6f9440',
      'M44 19q-8-1-9-8 8-1 9 8zM68 19q8 2 11-4-7-4-11 4zM57 39q7 4 12-1-6-5-12 1zM62 12q-4-7 2-12 5 6-2 12z',
    ),
    ...line(STEEL, 1, 'M40 50l3 2M43 45l3 2'),
  ],
};

export const treasure = (id: string): Layer[] => [...GLOW, ...(OWN[id] ?? [])];
