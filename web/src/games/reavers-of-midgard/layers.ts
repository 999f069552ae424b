/** Drawings as layers of paths on a grid of 100 x 60, the subject in the middle: a narrow cut still shows it. */
export interface Layer {
  d: string;
  fill: string;
  /** Drawn as a line of this width. */
  line?: number;
  /** SVG transform. */
  at?: string;
}

export const INK = '#1c1713';
export const WOOD = '#6b4526';
export const PLANK = '#8a5c34';
export const STRAW = '#c9a24b';
export const STONE = '#8d969c';
export const SLATE = '#4a5660';
export const STEEL = '#c3ccd2';
export const GOLD = '#e3b23c';
export const BRIGHT = '#f6dd8a';
export const BLOOD = '#9c2f27';
export const FLAME = '#e8762c';
export const LEAF = '#5c7a35';
export const DEEP = '#24506f';
export const SEA = '#3b7397';
export const FOAM = '#d7ebf2';
export const BONE = '#efe4cb';

export const fill = (colour: string, ...paths: string[]): Layer[] => paths.map((d) => ({ d, fill: colour }));
export const line = (colour: string, width: number, ...paths: string[]): Layer[] =>
  paths.map((d) => ({ d, fill: colour, line: width }));
export const moved = (layers: Layer[], at: string): Layer[] =>
  layers.map((layer) => ({ ...layer, at: layer.at ? `${at} ${layer.at}` : at }));
/** The same path again and again, each a step further. */
export const row = (count: number, path: (i: number) => string): string =>
  Array.from({ length: count }, (_, i) => path(i)).join('');

const ALL = 'M0 0h100v60H0z';

export const FIELDS: Layer[] = [
  ...fill('#d9e3d4', ALL),
  ...fill('#f3dc92', 'M76 5a7 7 0 1 0 .1 0z'),
  ...fill('#a9bf86', 'M0 38Q22 24 46 34T100 28V60H0z'),
  ...fill('#7f9c5b', 'M0 48Q34 40 62 47T100 44V60H0z'),
];
export const PEAKS: Layer[] = [
  ...fill('#d3dae0', ALL),
  ...fill('#9aa6b0', 'M0 42 16 22 28 34 46 12 62 32 78 20 100 40V60H0z'),
  ...fill('#eef3f5', 'M46 12 39 21l5-1 3 3 4-4 3 2z', 'M78 20l-6 6 5-1 3 2 4-2z', 'M16 22l-4 6 4-1 3 1z'),
  ...fill('#6f7b84', 'M0 49h100v11H0z'),
];
const waves = (y: number): string => `M0 ${y}q6-4 12 0${'t12 0'.repeat(8)}V60H0z`;
export const WATER: Layer[] = [
  ...fill('#bcd6e2', ALL),
  ...fill('#f7f2dc', 'M20 6a6 6 0 1 0 .1 0z'),
  ...fill(SEA, 'M0 38h100v22H0z'),
];
export const STORM: Layer[] = [
  ...fill('#5d707c', ALL),
  ...fill('#46565f', 'M0 0h100v12q-8 8-18 3-9 8-20 1-10 7-22 0-10 7-20 0-10 5-20-2z'),
  ...fill('#2f5570', 'M0 38h100v22H0z'),
];
/** What lies in front of a ship or a monster. */
export const SURF: Layer[] = [
  ...fill('#2c5f84', waves(48)),
  ...line(FOAM, 1, 'M4 47q6-4 12 0t12 0M60 47q6-4 12 0t12 0'),
  ...fill(DEEP, waves(55)),
];
export const NIGHT: Layer[] = [
  ...fill('#35264a', ALL),
  ...fill(
    '#e9dcf5',
    row(9, (i) => `M${8 + ((i * 37) % 88)} ${6 + ((i * 23) % 46)}l.8 2 2 .8-2 .8-.8 2-.8-2-2-.8 2-.8z`),
  ),
];
const ray = (i: number): string => {
  const a = (i * Math.PI) / 8;
  const at = (turn: number): string =>
    `${(50 + 75 * Math.cos(turn)).toFixed(1)} ${(30 + 75 * Math.sin(turn)).toFixed(1)}`;
  return `M50 30L${at(a)} ${at(a + Math.PI / 16)}z`;
};
export const GLOW: Layer[] = [
  ...fill('#f4e3b0', ALL),
  ...fill('#edcf77', row(16, ray)),
  ...fill('#fbf3d6', 'M50 6a24 24 0 1 0 .1 0z'),
];
export const DECK: Layer[] = [
  ...fill('#a5743f', ALL),
  ...line('#7b5229', 1.2, 'M0 12h100M0 27h100M0 42h100M0 56h100M22 0v12M70 12v15M34 27v15M84 42v14'),
];

/* Weapons and tools, upright in the middle. */
export const SWORD: Layer[] = [
  ...fill(STEEL, 'M47.500 8 50 2l2.500 6v28h-5z'),
  ...fill('#97a3ab', 'M50 2l2.500 6v28H50z'),
  ...fill(GOLD, 'M41 35h18v3.500H41z', 'M50 47a3 3 0 1 0 .1 0z'),
  ...fill(WOOD, 'M48.300 38.500h3.400v9h-3.400z'),
];
export const AXE: Layer[] = [
  ...fill(WOOD, 'M48.500 5h3v52h-3z'),
  ...fill(STEEL, 'M51.500 8c7 1 12-2 14-4 3 9 3 15 0 24-3-3-8-5-14-5z'),
  ...fill('#97a3ab', 'M65.500 4c3 9 3 15 0 24l-2-2c2-7 2-13 0-20z'),
];
export const SPEAR: Layer[] = [
  ...fill(WOOD, 'M49 14h2v46h-2z'),
  ...fill(STEEL, 'M50 1c4.500 6 4.500 10 0 17-4.500-7-4.500-11 0-17z'),
];
export const BOW: Layer[] = [
  ...line(WOOD, 3, 'M40 4q26 26 0 52'),
  ...line(BONE, 0.8, 'M40 4v52'),
  ...fill(WOOD, 'M28 29h38v2H28z'),
  ...fill(STEEL, 'M66 26l8 4-8 4z'),
  ...fill(BLOOD, 'M28 27h6l3 3-3 3h-6l2-3z'),
];
export const TORCH: Layer[] = [
  ...fill(WOOD, 'M48 24h4l-1 36h-2z'),
  ...fill(FLAME, 'M50 2c2 6 9 9 8 17-1 6-5 8-8 8s-8-2-8-8c0-4 3-5 4-9 2 2 3 3 3 5 2-4 2-8 1-13z'),
  ...fill(BRIGHT, 'M50 14c1 3 4 4 3.500 8-.5 3-2 4-3.500 4s-3.500-1-3.500-4 2.500-4 3.500-8z'),
];
export const STAFF: Layer[] = [
  ...fill(WOOD, 'M48.500 16h3v44h-3z'),
  ...line(WOOD, 3, 'M50 18c-10-4-8-15 1-15s9 11 1 11'),
  ...fill('#7fc0d8', 'M50.500 6a3.500 3.500 0 1 0 .1 0z'),
];
