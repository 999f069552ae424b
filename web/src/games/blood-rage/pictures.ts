/**
 * Pictures of the cards on a 64 x 64 grid, in layers from back to front: `ink` is dark, `pale` the light of the card,
 * `glow` its fire or gold, `cold` ice and water, `mid` the colour of the frame. Behind each lies a scene that fills the
 * whole field and is cut where the field is low.
 */
import type { Layer } from '../registry.ts';
import { ART } from './art.ts';

const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;
const ring = (x: number, y: number, r: number, width: number): string => {
  const i = r - width;
  return `${disc(x, y, r)}M${x - i} ${y}a${i} ${i} 0 1 1 ${2 * i} 0a${i} ${i} 0 1 1 ${-2 * i} 0z`;
};
const turned = (n: number, draw: (k: number) => string): string =>
  Array.from({ length: n }, (_, k) => draw(k)).join('');
/** Beams of light from a point. */
const beams = (x: number, y: number, n: number): string =>
  turned(n, (k) => {
    const at = (a: number): string =>
      `${(x + 90 * Math.cos(a)).toFixed(1)} ${(y + 90 * Math.sin(a)).toFixed(1)}`;
    const a = (2 * Math.PI * k) / n;
    return `M${x} ${y}L${at(a)}L${at(a + Math.PI / n)}Z`;
  });

/** The gods, each with what it is known by. */
const GODS: Record<string, Layer[]> = {
  // One eye, a wide hat, the spear and a raven.
  odin: [
    ['pale', 'M51 5l4 9-3 3v44h-2.500V17l-3-3z'],
    ['ink', 'M8 61c1-11 8-16 21-17 13 1 19 6 20 17z'],
    ['pale', 'M18 24h22v11c-1 8-5 12-11 12s-10-4-11-12z'],
    [
      'mid',
      'M18 33c4 5 7 4 11 3 4 1 7 2 11-3l1 11c-2 2-3 1-4 0l-2 8c-2 1-3 0-3-1l-3 8-3-8c0 1-1 2-3 1l-2-8c-1' +
        ' 1-2 2-4 0z',
    ],
    ['ink', 'M20 26l9 2-1 5c-4 1-7 0-8-2z'],
    ['glow', disc(35, 30, 2.2)],
    ['ink', 'M2 27c6-4 11-6 14-7 0-9 5-15 13-15s13 6 13 15c3 1 8 3 14 7-7-1-17-3-27-3s-20 2-27 3z'],
    ['glow', 'M16 20c8-2 18-2 26 0v2.500c-8-2-18-2-26 0z'],
    ['ink', 'M44 12c-5-1-8-4-9-8 4 0 7 1 9 4l6 0-3 2z'],
  ],
  // The hammer in a thunderstorm.
  thor: [
    ['glow', 'M3 34l12-4-4 8 8-2L5 60l4-13-7 3zM61 34l-12-4 4 8-8-2 14 24-4-13 7 3z'],
    ['ink', 'M13 9h38l7 7v13l-7 7H13l-7-7V16z'],
    ['mid', 'M14 12h9v21h-9l-5-5V17zM50 12h-9v21h9l5-5V17z'],
    ['pale', 'M25 12h14v21H25zm7 3l-5 7.500 5 7.500 5-7.500z'],
    ['glow', 'M32 19l2.300 3.500L32 26l-2.300-3.500z'],
    ['ink', 'M28 36h8v18h-8z'],
    ['pale', 'M28 40l8-2v2.500l-8 2zM28 46l8-2v2.500l-8 2z'],
    ['ink', ring(32, 57.5, 5, 2.2)],
  ],
  // A horned mask: one half smiles, the other burns.
  loki: [
    ['ink', 'M20 27C7 24 2 13 6 2c3 9 9 13 18 14zM44 27c13-3 18-14 14-25-3 9-9 13-18 14z'],
    ['pale', 'M32 14c-8 0-13 3-15 8l2 19 13 20z'],
    ['ink', 'M32 14c8 0 13 3 15 8l-2 19-13 20z'],
    ['ink', 'M21 28l9 4-1 3-7-2zM25 45c3 4 5 5 7 5v2.500c-4 0-6-3-7-7.500z'],
    ['glow', 'M43 28l-9 4 1 3 7-2zM39 45c-3 4-5 5-7 5v2.500c4 0 6-3 7-7.500z'],
    ['glow', 'M47 34c4-3 6-7 5-12 5 5 8 12 5 20-2 7-7 12-14 15 3-5 4-9 3-13 2 1 3 2 3 4 2-5 1-10-2-14z'],
    ['mid', 'M20 20c4-3 8-4 12-4v4c-5 0-9 1-12 4zM44 20c-4-3-8-4-12-4v4c5 0 9 1 12 4z'],
  ],
  // The lady of the household: a crown, long braids and a spindle.
  frigga: [
    ['ink', 'M16 61c0-11 6-16 16-17 10 1 16 6 16 17z'],
    ['ink', 'M32 11c-11 0-16 7-16 16l-4 24c2 3 4 3 6 0l5-20h18l5 20c2 3 4 3 6 0l-4-24c0-9-5-16-16-16z'],
    ['pale', 'M24 25c5-1 9-3 11-6 2 4 4 5 6 6v9c-1 6-4 10-9 10s-8-4-8-10z'],
    ['glow', 'M20 16l-1-9 6 5 7-8 7 8 6-5-1 9c-8-3-16-3-24 0z'],
    ['mid', 'M27 29h3.500v1.800H27zM34.500 29H38v1.800h-3.500zM29 37c2 1.500 4 1.500 6 0-1 3-5 3-6 0z'],
    ['glow', `${ring(32, 53, 5, 1.8)}M13 40l4 1-1 2.500-4-1zM51 40l-4 1 1 2.500 4-1z`],
    ['pale', 'M56 26c3 5 3 11 0 16l-1 18h-1.500l-1-18c-2-5-2-11 1-16l1-8z'],
  ],
  // The sword, and the wolf that took his hand.
  tyr: [
    ['ink', 'M5 8l15 10c8-3 16-3 24 0L59 8l-3 24-6 6-4 12-14 12-14-12-4-12-6-6z'],
    ['mid', 'M10 16l8 6-6 8zM54 16l-8 6 6 8zM22 44l10 4 10-4-4 8-6 5-6-5z'],
    ['glow', 'M14 31l11 4-2 4-6-1zM50 31l-11 4 2 4 6-1z'],
    ['pale', 'M22 45l3 5 2-4zM42 45l-3 5-2-4z'],
    ['pale', 'M28.500 22h7v27l-3.500 9-3.500-9z'],
    ['ink', 'M31.400 22h1.200v30h-1.200z'],
    ['glow', `M20 17c8 2 16 2 24 0v4.500c-8 2-16 2-24 0zM30 8h4v10h-4z${disc(32, 6, 3.6)}`],
  ],
  // The horn that will call to the last battle, over the bridge of many colours.
  heimdall: [
    ['cold', 'M0 64a32 30 0 0 1 64 0h-5a27 25 0 0 0-54 0z'],
    ['pale', 'M5 64a27 25 0 0 1 54 0h-5a22 20 0 0 0-44 0z'],
    ['glow', 'M10 64a22 20 0 0 1 44 0h-5a17 15 0 0 0-34 0z'],
    ['ink', 'M4 8c2-1 4-1 5 0 1 12 8 20 21 21 9 1 14-5 15-15l15 1c2 19-10 32-29 31C13 45 4 31 4 8z'],
    ['pale', 'M44 14c4-4 13-4 17 1-3 4-13 4-17-1z'],
    ['glow', 'M5.500 18l5-1 1.500 4-5.500 2zM15 33l4-4 4 2.500-4 5zM31 30l6-1 2 16-7 1z'],
    ['pale', 'M2 5h9v4H2z'],
  ],
};

/** What a Quest is about. */
const QUESTS: Record<string, Layer[]> = {
  quest_jotunheim: [
    ['mid', 'M0 62l15-34 8 12 13-28 12 22 6-8 10 36z'],
    ['ink', 'M0 62l24-40 10 16 8-13 22 37z'],
    ['pale', 'M24 22l-8 13 5-2 2 5 3-5 4 4 1-4zM42 25l-5 8 3 0 2 4 2-4 4 2z'],
    ['cold', 'M4 62c12-6 18-3 28-5s20-2 28 5z'],
  ],
  quest_alfheim: [
    ['glow', disc(44, 17, 9)],
    ['mid', 'M44 14l9 15h-4l8 12h-5l9 14H47v7h-5v-7H30l9-14h-4l8-12h-4z'],
    ['ink', 'M21 3l13 20h-6l11 16h-7l12 17H25v6h-7v-6H2l10-17H6l9-16H9z'],
    ['pale', 'M21 3l5 8-4 2-5-3zM15 23l5 1 6 4-11-1zM12 39l8 1 8 4-15-1z'],
  ],
  quest_manheim: [
    ['mid', 'M0 52c16-9 44-9 64 0v12H0z'],
    ['ink', 'M32 9l26 25-3 4-4-3v24H13V35l-4 3-3-4z'],
    ['ink', 'M28 12L20 2l4-1 8 9 8-9 4 1-8 10z'],
    ['glow', 'M27 42h10v17H27zM18 38h6v7h-6zM40 38h6v7h-6z'],
    ['pale', 'M32 15L13 33l1.500 2L32 19l17.500 16 1.500-2z'],
  ],
  quest_yggdrasil: [
    [
      'ink',
      'M27 40c-1 9-7 14-19 20 9 0 15-2 18-6 1 4 0 7-2 9 5-1 8-4 8-8 0 4 3 7 8 8-2-2-3-5-2-9 3 4 9 6 18' +
        ' 6-12-6-18-11-19-20z',
    ],
    ['mid', disc(18, 22, 13)],
    ['mid', disc(46, 22, 13)],
    ['mid', disc(32, 15, 14)],
    ['mid', disc(32, 30, 12)],
    ['ink', 'M29 46c0-10-3-16-10-20l2-2c5 2 8 5 10 9V18h2v15c2-4 5-7 10-9l2 2c-7 4-10 10-10 20z'],
    [
      'glow',
      [
        [14, 16],
        [22, 10],
        [32, 7],
        [43, 11],
        [51, 18],
        [12, 26],
        [52, 27],
        [26, 20],
        [39, 20],
      ]
        .map(([x, y]) => disc(x!, y!, 1.9))
        .join(''),
    ],
  ],
  quest_glorious_death: [
    ['glow', 'M4 61L28 4h8l24 57h-9L32 16 13 61z'],
    [
      'ink',
      'M13 14l5-4 20 26 6 2-3 4 15 17-4 3-15-17-4 4-2-6zM51 14l-5-4-20 26-6 2 3 4L8 59l4 3 15-17 4 4 2-6z',
    ],
    [
      'pale',
      'M32 20c9 0 14 5 14 13 0 5-2 8-5 10v6h-4v-4h-3v4h-4v-4h-3v4h-4v-6c-3-2-5-5-5-10 0-8 5-13 14-13z',
    ],
    ['ink', `${disc(26.5, 34, 3.6)}${disc(37.5, 34, 3.6)}M32 38l-2 4h4z`],
  ],
};

/** Monsters: what shines through or lies upon the silhouette that stands on the map too. */
const lit = (art: string, behind: Layer[], before: Layer[] = []): Layer[] => [
  ...behind,
  ['ink', ART[art]!],
  ...before,
];
const MONSTERS: Record<string, Layer[]> = {
  troll: lit(
    'troll',
    [['glow', 'M20 11h22v14H20z']],
    [
      ['mid', 'M22 32c6 4 14 4 20 0l-2 8c-5 3-11 3-16 0zM55 8l4-2 1 5-3 6z'],
      ['pale', 'M26 22l2 4 2-4zM34 22l2 4 2-4z'],
    ],
  ),
  dwarf_chieftain: lit(
    'dwarf_chieftain',
    [['pale', 'M22 22h20l-3 16-7 11-7-11z']],
    [
      ['glow', 'M19 19h26l1 3-5 3h-6l-3 3-3-3h-6l-5-3zM2 14h3v12H2zM18 12h3v16h-3z'],
      ['mid', 'M25 36l7 18 7-18-7 4z'],
      ['ink', 'M26 28h4v2h-4zM34 28h4v2h-4z'],
    ],
  ),
  sea_serpent: lit(
    'sea_serpent',
    [['cold', 'M0 50c6-5 10 0 16-2s10 3 16 0 10-2 16 0 10-3 16 0v16H0z']],
    [
      ['glow', disc(42, 13.5, 2.6)],
      ['mid', 'M32 20l4 1-2 5-3-1zM33 30l5-1 0 5-4 0zM42 36l3-4 3 4-3 4zM51 41l4-3 2 5-4 2z'],
      ['pale', 'M46 22l5 4-4 1zM50 21l4 4-3 2z'],
    ],
  ),
  valkyrie: lit(
    'valkyrie',
    [['glow', ring(32, 13, 12, 2)]],
    [
      [
        'pale',
        'M20 24c-4-8-9-12-15-14 1 5 4 9 9 11-2 1-4 1-6 1 2 4 5 6 9 6z' +
          'M44 24c4-8 9-12 15-14-1 5-4 9-9 11 2 1 4 1 6 1-2 4-5 6-9 6z',
      ],
      ['glow', 'M26 10h12l-2 3h-8zM30 26h4v24l-2 6-2-6z'],
      ['mid', 'M24 31h16v3H24z'],
    ],
  ),
  dark_elf: lit(
    'dark_elf',
    [
      ['pale', disc(46, 14, 10)],
      ['glow', 'M25 20h14v7H25z'],
    ],
    [
      ['mid', 'M25 38l7 6 7-6 3 10-10 8-10-8z'],
      ['pale', 'M13 20c5 10 5 22 0 33l1.500.5c6-11 6-24 0-34zM4 36h26v1.600H4l-3-.8z'],
      ['glow', disc(32, 46, 2)],
    ],
  ),
  fire_giant: lit(
    'fire_giant',
    [
      [
        'glow',
        'M32 0c4 6 9 9 10 15 3-3 3-6 2-10 8 7 9 16 4 22 9 3 15 10 14 34H2C1 37 7 30 16 27c-5-6-4-15 4-22-1' +
          ' 4-1 7 2 10C23 9 28 6 32 0z',
      ],
    ],
    [
      ['pale', 'M25 22l7 3-2 2-5-2zM39 22l-7 3 2 2 5-2z'],
      ['glow', 'M30 30h4l2 5-4 3-4-3zM24 42l8 4 8-4-4 8 2 6H26l2-6z'],
      ['mid', 'M12 36l3 2-2 10-4-2zM52 36l-3 2 2 10 4-2z'],
    ],
  ),
  frost_giant: lit(
    'frost_giant',
    [['cold', 'M24 1h16l5 11-1 9h-24l-1-9z']],
    [
      ['cold', 'M25 22l3 12 2-8 2 14 2-14 2 8 3-12-7 3zM12 22l3 5-4 2zM52 22l-3 5 4 2z'],
      ['pale', 'M26 4h12l2 4-4-2-2 3-2-3-2 3-2-3-4 2zM27 13l5 2-4 2zM37 13l-5 2 4 2z'],
      ['mid', 'M24 44h16l-4 9h-8z'],
    ],
  ),
  soldier_of_hel: lit(
    'soldier_of_hel',
    [['cold', 'M20 13h20v14H20z']],
    [
      ['pale', 'M30 8c7 0 12 4 12 10h-24c0-6 5-10 12-10z'],
      ['ink', 'M18 16h24v3H18zM29 10h2v17h-2z'],
      ['pale', 'M24 41h12v3H24zM25 47h10v3H25zM53 4l4 10-2 3h-4l-2-3z'],
      ['cold', 'M14 40c2-2 4-3 6-3l-3 22h-6z'],
    ],
  ),
  volur_witch: lit(
    'volur_witch',
    [
      ['pale', 'M22 17h18v18H22z'],
      ['glow', disc(54, 10, 9)],
    ],
    [
      ['ink', 'M26 24l5 2-4 2zM36 24l-5 2 4 2z'],
      ['glow', 'M54 7a3 3 0 1 1 0 6 3 3 0 0 1 0-6zM20 44l12 5 12-5-2 6-10 4-10-4z'],
      ['mid', 'M17 27c-4 8-4 18-7 33h5c1-14 2-22 4-26zM43 34c4 6 5 14 7 26h-5c-1-10-2-18-4-23z'],
    ],
  ),
};

/** What the own figures become. */
const FIGURES: Record<string, Layer[]> = {
  leader: lit(
    'leader',
    [['pale', 'M24 20h16v20H24z']],
    [
      ['glow', 'M22 18c6-3 14-3 20 0v4c-6-3-14-3-20 0zM30 44h4l1 4-3 8-3-8z'],
      ['mid', 'M12 50l8 8H9zM52 50l-8 8h11z'],
    ],
  ),
  warrior: lit(
    'warrior',
    [['pale', 'M24 21h16v16H24z']],
    [
      ['glow', 'M30 8h4v9h-4zM50 10c4 1 6 4 6 8-2 1-4 2-6 1z'],
      ['mid', 'M17 48c8 5 22 5 30 0l1 5c-9 5-23 5-32 0z'],
    ],
  ),
  ship: lit(
    'ship',
    [['cold', 'M0 50c6-4 10 0 16-2s10 3 16 0 10-2 16 0 10-3 16 0v16H0z']],
    [
      ['pale', 'M22 22h6v-9c-4 2-6 5-6 9zM36 13v15h6v-6c-1-4-3-7-6-9z'],
      ['glow', [16, 24, 32, 40, 48].map((x) => disc(x, 46, 2.6)).join('')],
    ],
  ),
  clan: [
    ['ink', ART['clan']!],
    ['glow', disc(32, 32, 4)],
  ],
};

/** The scene behind: which god, which kind of card. */
const SCENES: Record<string, Layer[]> = {
  odin: [
    [
      'mid',
      'M0 18c6-6 10-6 14 0 4-6 8-6 14 0-8-2-10 1-14 5-4-4-6-7-14-5z' +
        'M42 10c5-5 8-5 11 0 3-5 6-5 11 0-6-1-8 1-11 4-3-3-5-5-11-4z' +
        'M2 50c4-4 6-4 9 0 3-4 5-4 9 0-5-1-7 1-9 3-2-2-4-4-9-3z',
    ],
  ],
  thor: [
    ['mid', 'M0 6c10-8 16 2 24-2s16 4 22-1 12 0 18 1v14c-8 6-14-2-22 2s-12-4-20 0-14 2-22-2z'],
    ['pale', 'M12 18l-5 14h4L6 46l12-18h-5l4-10zM54 18l5 14h-4l5 14-12-18h5l-4-10z'],
  ],
  loki: [
    [
      'mid',
      'M0 64C2 48 8 46 8 34c5 4 6 9 5 14 5-6 5-14 2-22 9 6 12 15 11 24 4-4 5-9 4-14 6 6 6 12 5 18 5-4 7-10' +
        ' 6-18 7 6 9 14 6 22 5-2 7-6 7-12 6 4 8 10 10 18z',
    ],
  ],
  frigga: [
    [
      'mid',
      turned(
        45,
        (k) => `M${(k % 9) * 8 - (Math.floor(k / 9) % 2 ? 0 : 4)} ${Math.floor(k / 9) * 12}l4 4-4 4-4-4z`,
      ),
    ],
  ],
  tyr: [
    [
      'mid',
      turned(5, (k) => ring(k * 16, 12, 7, 2.4) + ring(k * 16 - 8, 32, 7, 2.4) + ring(k * 16, 52, 7, 2.4)),
    ],
  ],
  heimdall: [['mid', turned(4, (k) => ring(32, 66, 62 - k * 13, 5))]],
  battle: [['mid', beams(32, 40, 14)]],
  monster: [
    ['pale', disc(50, 12, 8)],
    ['mid', 'M0 44c10-8 18-2 26-6s20-6 38 4v22H0z'],
  ],
  quest_jotunheim: [
    ['cold', turned(14, (k) => disc((k * 23 + 5) % 64, (k * 17 + 3) % 46, 1 + (k % 3) * 0.5))],
  ],
  quest_alfheim: [
    ['mid', turned(11, (k) => `M${k * 6.5 - 2} 64v-${26 + ((k * 7) % 19)}l3-9 3 9v${26 + ((k * 7) % 19)}z`)],
  ],
  quest_manheim: [['glow', beams(32, 58, 9)]],
  quest_yggdrasil: [['pale', turned(16, (k) => disc((k * 29 + 3) % 64, (k * 13 + 2) % 40, 0.9))]],
  quest_glorious_death: [
    ['mid', 'M0 64V20l6-8 6 8v44zM52 64V20l6-8 6 8v44zM14 64V28l4-5 4 5v36zM42 64V28l4-5 4 5v36z'],
  ],
  leader: [['mid', beams(32, 30, 10)]],
  warrior: [['mid', turned(6, (k) => ring(k * 13, 14 + (k % 2) * 34, 10, 3))]],
  ship: [
    [
      'mid',
      turned(
        4,
        (k) => `M0 ${10 + k * 14}c8-6 16 6 24 0s16 6 24 0 12 2 16 0v4c-6 4-10-2-16 0s-16 6-24 0-16 6-24 0z`,
      ),
    ],
  ],
  clan: [['mid', ring(32, 32, 30, 4)]],
};

const BY_KIND: Record<string, Record<string, Layer[]>> = { quest: QUESTS, monster: MONSTERS };

/** The picture of a card and the scene behind it. */
export function pictureOf(card: { id: string; kind: string; god?: string }): {
  picture: Layer[];
  scene: Layer[];
} {
  const own = BY_KIND[card.kind]?.[card.id];
  const figure = ['leader', 'warrior', 'ship'].includes(card.kind) ? FIGURES[card.kind] : undefined;
  const god = card.god ? GODS[card.god] : undefined;
  const behind = SCENES[card.id] ?? SCENES[figure ? card.kind : (card.god ?? card.kind)] ?? [];
  const rays = card.kind === 'battle' ? SCENES['battle']! : [];
  return { picture: own ?? figure ?? god ?? FIGURES['clan']!, scene: [...rays, ...behind] };
}
