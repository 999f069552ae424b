/** What stands in a Scene beside the Enemies, and what is left of them. */
import { both, one, type Layer, type Picture } from './layers.ts';

const GROUND = (fill: string): Layer => one(fill, 'M0 64V54c10-4 20-5 32-5s22 1 32 5v10z');
const FIRE: Layer[] = [
  one(
    '#d9541e',
    'M32 4c10 12 16 20 13 31-2 8-8 11-13 11s-12-3-13-11c-1-7 3-11 6-17 1 4 2 6 4 7 3-6 4-13 3-21z',
  ),
  one('#ffb02e', 'M32 18c5 7 8 12 6 19-1 5-4 7-6 7s-6-2-7-7c0-4 2-6 4-9 0 2 1 3 2 4 1-4 2-9 1-14z'),
  one('#ffe9a0', 'M32 30c2 4 3 6 2.500 9-.5 3-2 4-2.500 4s-2.500-1-3-4c0-3 2-4 3-9z'),
];
const LOGS = one('#5a3a22', 'M8 58l34-14 3 5-34 14zM56 58L22 44l-3 5 34 14zM14 50h36v6H14z');
const pedestal = (stone: string, orb: string): Picture => ({
  sky: stone,
  layers: [
    GROUND('#2b2a28'),
    one('#6e6a62', 'M16 60l4-8h24l4 8zM22 52l2-22h16l2 22zM18 26h28l-3 5H21z'),
    one('#918c82', 'M24 30h5l-1 22h-4zM18 26h28l-1 2H19z'),
    one(orb, 'M22 15a10 10 0 1 1 20 0 10 10 0 0 1-20 0z'),
    one('#ffffff88', 'M26 11a5 4 0 0 1 8-2c-4 0-6 2-8 5z'),
  ],
});
const lantern = (lit: boolean): Picture => ({
  sky: lit ? '#7a6a34' : '#3a4450',
  layers: [
    one('#3a2f28', 'M29 0h6v8h-6zM18 8h28l4 8H14zM18 54h28v6H18z'),
    one(lit ? '#ffd56b' : '#2b3440', 'M19 16h26v38H19z'),
    ...(lit ? [one('#fff6cf', 'M32 22c6 9 9 14 6 22-2 5-4 6-6 6s-4-1-6-6c-3-8 0-13 6-22z')] : []),
    one('#3a2f28', 'M17 16h4v38h-4zM43 16h4v38h-4zM30.500 16h3v38h-3z'),
    ...(lit ? [] : [one('#9fb3c4', 'M22 20l8 12-5 4 6 14-9-10 4-5zM36 44l6-10 1 14z')]),
  ],
});
const MIST: Picture = {
  sky: '#5b6a75',
  layers: [
    one('#8c9aa4', 'M2 22c8-8 16-8 22-2 8-6 18-5 22 2 8-2 14 0 16 6H0c0-2 1-4 2-6z'),
    one('#aebac2', 'M0 40c6-8 16-8 22-2 6-6 16-6 22 0 8-4 16-2 20 4v6H0z'),
    one('#c8d1d6', 'M4 56c6-7 14-7 20-2 8-6 18-5 24 2 6-3 12-2 16 2v6H0c1-3 2-6 4-8z'),
  ],
};
const bones = (sky: string, bone: string): Picture => ({
  sky,
  layers: [
    GROUND('#2a2520'),
    one(bone, 'M20 34c0-9 5-14 12-14s12 5 12 14c0 4-2 7-4 9v7H24v-7c-2-2-4-5-4-9z'),
    both('#221c18', 'M23 33l7 2-1 6-6-2z'),
    one('#221c18', 'M31 41h2l1.500 4h-5zM27 47h1.500v3H27zM31 47h1.500v3H31zM35 47h1.500v3H35z'),
    one(bone, 'M4 58l18-6 1 3-18 7zM60 58l-18-6-1 3 18 7zM2 54l4 1-1 4-4-1zM62 54l-4 1 1 4 4-1z'),
  ],
});
const rubble = (sky: string, stone: string, light: string): Picture => ({
  sky,
  layers: [
    GROUND('#25231f'),
    one(stone, 'M4 58l8-16 12-4 8 10 4-14 12-2 8 12 6 14-10 4H10z'),
    one(light, 'M12 42l12-4 4 6-10 2zM36 34l12-2 4 6-12 2zM34 50l6-4 6 6-8 4z'),
  ],
});
const crystal = (sky: string, body: string, light: string): Picture => ({
  sky,
  layers: [
    GROUND('#2b2830'),
    one(body, 'M32 4l10 16-5 36H27l-5-36zM12 26l9 9 3 21h-8zM52 26l-9 9-3 21h8z'),
    one(light, 'M32 4v50l-5 2-5-36zM12 26l5 8 1 21-2 1zM43 35l3 3-3 18h-3z'),
  ],
});
const mistletoe = (leaf: string, berry: string, sky: string): Picture => ({
  sky,
  layers: [
    one('#5a4630', 'M30 0h4c-1 14 0 24 4 36l-4 2c-4-12-5-24-4-38z'),
    both(leaf, 'M31 20C20 12 10 14 4 24c10 6 20 4 27-4zM33 36c-10-4-18 0-22 10 10 3 18-1 22-10z'),
    one(leaf, 'M34 36c6 6 6 16 0 26-6-8-6-18 0-26z'),
    both(berry, 'M22 28a4 4 0 1 1 8 0 4 4 0 0 1-8 0z'),
    one(berry, 'M28 42a4 4 0 1 1 8 0 4 4 0 0 1-8 0z'),
  ],
});
const gate = (open: boolean): Picture => ({
  sky: '#24484a',
  layers: [
    one('#4f5a5c', 'M4 64V24C6 10 18 2 32 2s26 8 28 22v40H50V28c-1-9-9-14-18-14s-17 5-18 14v36z'),
    one(open ? '#7ff0d8' : '#1c2527', 'M14 64V28c1-9 9-14 18-14s17 5 18 14v36z'),
    ...(open
      ? [both('#1c2527', 'M14 64V28l10 8v28z')]
      : [one('#39474a', 'M31 14h2v50h-2zM14 36h36v2H14z'), both('#7ff0d8', 'M24 44h3v8h-3z')]),
    both('#78898c', 'M6 26c2-9 8-15 16-19l2 4c-7 3-12 8-14 16z'),
  ],
});
const clouds = (bolt: boolean, body: string, sky: string): Picture => ({
  sky,
  layers: [
    one(body, 'M8 34c-6-8 0-18 10-17C22 6 40 4 45 16c10-2 16 8 12 16-3 6-9 6-14 5-8 5-24 5-30-1z'),
    one('#ffffff44', 'M14 22c4-4 8-3 11-1 3-8 13-9 17-3-6-2-12 0-16 6-4-2-8-2-12-2z'),
    ...(bolt ? [one('#ffe36b', 'M34 32L22 48h8l-6 16 18-20h-9l8-12z')] : []),
  ],
});
const trunk = (bark: string, light: string, sky: string): Picture => ({
  sky,
  layers: [
    GROUND('#241c16'),
    one(
      bark,
      'M26 60c2-14-2-22-12-28l4-4c8 3 12 8 13 14 1-12-2-20-9-28' +
        'l5-2c8 8 10 16 9 28 3-8 8-13 16-16l2 5c-10 5-14 15-12 31z',
    ),
    one(light, 'M32 60c1-16-1-30-7-42l2-1c6 12 8 26 8 43zM30 46c-3-7-7-11-13-14l1-2c6 3 10 8 12 14z'),
  ],
});
const horn = (whole: boolean): Picture => ({
  sky: '#6a5230',
  layers: [
    one('#b08a52', 'M6 16c4 26 20 40 46 38l8-12C38 46 22 36 16 12z'),
    one('#e0c48c', 'M10 16c5 20 19 33 42 34l2-4C34 46 20 34 14 14z'),
    one('#5c3f22', 'M3 14l14-5 2 6-14 5zM48 55l8-15 7 2-8 15z'),
    ...(whole ? [] : [one('#241c16', 'M28 28l6 6-2 6 8 2-2 8-4-8-8-2 2-6z')]),
  ],
});

export const PLACES: Record<string, Picture> = {
  pyre: { sky: '#8a3416', layers: [GROUND('#2b1c14'), LOGS, ...FIRE] },
  ashes: {
    sky: '#3a3f44',
    layers: [
      GROUND('#1d1a18'),
      LOGS,
      one('#7d8a94', 'M28 44c-6-8 4-12 0-20-3-7 3-10 2-18 6 8 0 12 4 20 3 7-4 11-1 18z'),
    ],
  },
  gate: gate(false),
  'gate-open': gate(true),
  'pedestal-ash': pedestal('#6a3a20', '#f0752a'),
  'pedestal-frost': pedestal('#24465c', '#7fd0f2'),
  lantern: lantern(true),
  'lantern-out': lantern(false),
  mist: MIST,
  bones: bones('#4a3a2c', '#d8cbb0'),
  cinders: bones('#7a3416', '#8a6a52'),
  ice: crystal('#24465c', '#7fb8d0', '#d8f2fa'),
  rubble: rubble('#4f4a3c', '#7a7468', '#a49d8c'),
  boulder: {
    sky: '#5a5f3a',
    layers: [
      GROUND('#2b2a20'),
      one('#7d786a', 'M10 44c-4-16 6-34 22-36s26 14 22 34c-2 9-10 14-22 14S12 53 10 44z'),
      one('#a39d8c', 'M14 34c2-14 10-22 20-22 6 0 10 2 13 6-8-2-16 0-22 6-4 4-8 8-11 10z'),
      one('#4c483e', 'M34 24l4 8-5 6 7 10-2 8-3-8-6-8 4-6z'),
    ],
  },
  crystal: crystal('#2f3f5c', '#63b3b0', '#c8f2ea'),
  'crystal-out': crystal('#3a3a40', '#5f5a63', '#8a8490'),
  healing: crystal('#2c5a34', '#5cb86a', '#c9f5c0'),
  horn: horn(true),
  'horn-broken': horn(false),
  light: {
    sky: '#c9b7f0',
    layers: [
      one('#efe6ff', 'M22 0h20l14 64H8z'),
      one('#ffffff', 'M28 0h8l6 64H22z'),
      GROUND('#54407a'),
      both('#8f7cc0', 'M6 54l6-16 6 16z'),
    ],
  },
  'light-out': {
    sky: '#2c2440',
    layers: [one('#4a3f66', 'M22 0h20l14 64H8z'), GROUND('#1d182b'), both('#3b3256', 'M6 54l6-16 6 16z')],
  },
  bridge: {
    sky: '#54407a',
    layers: [
      one('#b9a8e0', 'M0 44c18-18 46-18 64 0v8C46 36 18 36 0 52z'),
      one('#efe6ff', 'M0 44c18-18 46-18 64 0v2c-18-16-46-16-64 0z'),
      both('#8f7cc0', 'M8 64V42l5-3v25zM22 64V34l5-1v31z'),
    ],
  },
  root: trunk('#5c3f5a', '#8f6a8c', '#3b2f4c'),
  'root-out': trunk('#2f2724', '#4a3f3a', '#3a2a24'),
  roots: trunk('#5a4630', '#8a7048', '#3e5a46'),
  banner: {
    sky: '#4f4a5c',
    layers: [
      GROUND('#2a2520'),
      one('#5e4228', 'M14 2h4v60h-4z'),
      one('#7a2f3a', 'M18 6h34l-8 12 8 12H18z'),
      one('#d9b05a', 'M26 12h4v12h-4zM33 12h4v12h-4z'),
    ],
  },
  pole: {
    sky: '#5e5236',
    layers: [
      GROUND('#2b2618'),
      one('#6b4a2a', 'M29 20h6v44h-6z'),
      one('#d8cbb0', 'M20 12c0-6 5-9 12-9s12 3 12 9c0 5-3 8-5 10v6H25v-6c-2-2-5-5-5-10z'),
      both('#221c18', 'M23 12l7 2-1 5-5-2z'),
      both('#a8221c', 'M25 34h4v12l-6 6z'),
    ],
  },
  heart: {
    sky: '#5e3a20',
    layers: [
      GROUND('#2b2018'),
      one('#f28a2e', 'M32 54C14 42 8 30 14 20c5-7 14-6 18 2 4-8 13-9 18-2 6 10 0 22-18 34z'),
      one('#ffd27a', 'M32 46C20 36 15 28 19 22c4-4 9-3 13 5z'),
      one('#7a7468', 'M8 22l6-8 4 6-6 8zM50 14l6 8-4 6-6-8z'),
    ],
  },
  crane: {
    sky: '#6d4a2e',
    layers: [
      GROUND('#2b2118'),
      one('#6b4a2a', 'M12 58l10-50h6L18 58zM30 58L24 8h4l8 50zM14 14L58 6l1 4-44 9z'),
      one('#c9b27a', 'M54 9h1.500v24H54z'),
      one('#7d7f80', 'M48 32h14v12H48z'),
      one('#6b4a2a', 'M17 30h16v3H17zM15 44h20v3H15z'),
    ],
  },
  storm: clouds(true, '#5a6478', '#2f3a52'),
  clouds: clouds(false, '#c8d4dc', '#5f86a8'),
  mistletoe: mistletoe('#6a9a4c', '#f2ead8', '#4a4430'),
  'mistletoe-frost': mistletoe('#8ab0b8', '#eaf6fa', '#35566a'),
  bare: trunk('#6b5a48', '#94806a', '#4a4430'),
  ruin: {
    sky: '#5a5a50',
    layers: [
      GROUND('#2b2a26'),
      one('#8a857a', 'M6 58V18h10v40zM48 58V24h10v34zM2 10l42-4 2 9-44 4z'),
      one('#aca698', 'M6 18h4v40H6zM48 24h4v34h-4zM2 10l42-4 .5 2.500-42 4z'),
      one('#6a655c', 'M50 10l12 2-2 9-12-2z'),
    ],
  },
  chasm: {
    sky: '#5c4a34',
    layers: [
      one('#6e5a42', 'M0 34l18 2 6 4 16-2 8-4 16 2v30H0z'),
      one('#140f0c', 'M34 30l-8 10 8 6-10 8 4 10h14l-2-8 8-10-8-5 6-10z'),
      one('#d9541e', 'M33 52l3 6-2 6h-4z'),
    ],
  },
  ship: {
    sky: '#24484a',
    layers: [
      one('#1d3436', 'M0 50c10-4 20 4 32 0s22 4 32 0v14H0z'),
      one('#5a4432', 'M4 36c10 8 46 8 56 0-2 12-10 18-28 18S6 48 4 36z'),
      one('#8fa39c', 'M33 6h2v34h-2z'),
      one('#b8c4bc', 'M36 8c10 3 16 10 18 24-8-3-12-3-18-1zM31 10c-8 3-13 10-15 21 7-3 10-3 15-1z'),
    ],
  },
  wind: {
    sky: '#2c3d46',
    layers: [
      one('#b8ccd2', 'M4 20h34c8 0 8-10 1-10-4 0-6 3-5 6h-4c-2-12 16-14 17-1 0 7-4 9-9 9H4z'),
      one('#8fa8b2', 'M2 32h50c10 0 10 14 0 14-5 0-7-4-5-8h4c-1 4 5 5 5 1 0-3-2-3-5-3H2z'),
      one('#6f8892', 'M10 46h22c8 0 8 12 0 12-4 0-6-3-5-6h4c1 3 4 1 2-2H10z'),
    ],
  },
  corpse: {
    sky: '#3f4f5a',
    layers: [
      GROUND('#dfe8ec'),
      one(
        '#6d7a80',
        'M10 54c-2-10 2-16 8-18l2-22c0-4 6-4 6 0v18l3-24c1-4 6-3 6 1l-1 23' +
          ' 5-20c1-4 6-3 6 1l-3 21 6-12c2-4 7-2 5 2l-7 20c-3 8-6 10-12 12H18z',
      ),
      one('#8f9ca2', 'M20 14c0-4 3-4 3-1l-2 24c-4 1-6 5-6 10-2-6 0-9 3-11z'),
    ],
  },
  snow: {
    sky: '#6a8494',
    layers: [
      one('#c8d6de', 'M0 64V40l14-12 10 8 14-16 12 14 14-6v36z'),
      one('#eef4f7', 'M0 64V50c14-6 22 2 34-2s20-2 30 2v14z'),
      one('#ffffff', 'M8 8h3v3H8zM28 4h3v3h-3zM50 10h3v3h-3zM18 18h3v3h-3zM42 20h3v3h-3z'),
    ],
  },
  throne: {
    sky: '#5b5f7d',
    layers: [
      one('#8a7a4a', 'M20 4h24l4 40H16z'),
      one('#c9b26a', 'M24 8h16l3 30H21z'),
      one('#6d6f80', 'M12 42h40v8H12zM6 50h52v7H6zM0 57h64v7H0z'),
      one('#8f92a4', 'M12 42h40v2H12zM6 50h52v2H6zM0 57h64v2H0z'),
    ],
  },
  feathers: {
    sky: '#5b5f7d',
    layers: [
      one('#e9e2d2', 'M8 54C8 34 22 12 50 6c-2 22-14 38-36 42zM40 60c-2-10 4-20 18-24 0 12-6 20-18 24z'),
      one('#b8ad98', 'M4 60C14 40 28 22 48 8c-18 16-30 32-40 52zM40 60c4-9 9-15 17-22-6 8-11 14-15 22z'),
    ],
  },
  helms: {
    sky: '#5b5f7d',
    layers: [
      GROUND('#2b2a34'),
      one(
        '#b59a4a',
        'M8 52c0-12 6-18 14-18s14 6 14 18l-6-4-8 6-8-6zM36 54c0-11 5-16 12-16s12 5 12 16l-6-3-6 4-6-4z',
      ),
      one('#f6e6a8', 'M21 34h2v14h-2zM47 38h2v12h-2z'),
      one('#e9e2d2', 'M8 44C2 40 0 34 2 26c4 4 7 8 9 14zM60 46c4-4 5-8 3-14-3 3-6 7-7 11z'),
    ],
  },
  council: {
    sky: '#4a4c6a',
    layers: [
      both('#8f92b4', 'M4 64c0-14 4-20 10-22s10 8 10 22zM8 38a6 6 0 1 1 12 0 6 6 0 0 1-12 0z'),
      one('#d8d2b0', 'M20 64c0-18 5-26 12-28 7 2 12 10 12 28zM24 28a8 8 0 1 1 16 0 8 8 0 0 1-16 0z'),
      both('#e9e2d2', 'M24 26C16 22 14 14 16 6c4 6 8 9 12 12z'),
    ],
  },
  supplies: {
    sky: '#5a4a34',
    layers: [
      GROUND('#2b2418'),
      one('#8a6438', 'M6 34h26v24H6zM36 24h22v34H36z'),
      one('#5c3f22', 'M6 34h26v4H6zM6 54h26v4H6zM17 38h4v16h-4zM36 30h22v3H36zM36 48h22v3H36z'),
      one('#b08a52', 'M12 34c0-8 3-12 8-12s8 4 8 12z'),
    ],
  },
  burrow: {
    sky: '#5a5230',
    layers: [
      one('#7a6a44', 'M0 64V40C8 26 20 18 32 18s24 8 32 22v24z'),
      one('#1a150e', 'M14 64c0-18 8-26 18-26s18 8 18 26z'),
      both('#f2c43d', 'M25 52h4v3h-4z'),
    ],
  },
};

const NAMED: Record<string, string> = {
  sc01_u1_b: 'ruin',
  sc01_u2_a: 'crystal',
  sc01_u2_b: 'crystal-out',
  sc01_u3_a: 'horn',
  sc01_u3_b: 'horn-broken',
  sc01_u4_b: 'supplies',
  sc01_l1_b: 'bones',
  sc01_l4_b: 'rubble',
  sc02_u1_b: 'wind',
  sc02_u2_a: 'pedestal-ash',
  sc02_u2_b: 'rubble',
  sc02_u3_a: 'pedestal-frost',
  sc02_u3_b: 'rubble',
  sc02_u4_b: 'cinders',
  sc02_l1_b: 'burrow',
  sc02_l4_b: 'crystal',
  sc03_u1_b: 'bones',
  sc03_u2_a: 'boulder',
  sc03_u2_b: 'ruin',
  sc03_u3_a: 'healing',
  sc03_u3_b: 'crystal-out',
  sc03_u4_b: 'bones',
  sc03_l1_b: 'rubble',
  sc03_l4_b: 'bones',
  sc04_u1_a: 'gate',
  sc04_u1_b: 'gate-open',
  sc04_u2_b: 'ship',
  sc04_u3_b: 'wind',
  sc04_u4_b: 'ice',
  sc04_l1_a: 'pyre',
  sc04_l1_b: 'ashes',
  sc04_l4_a: 'pyre',
  sc04_l4_b: 'ashes',
  sc05_u1_a: 'light',
  sc05_u1_b: 'light-out',
  sc05_u2_b: 'bridge',
  sc05_u3_b: 'ruin',
  sc05_u4_b: 'burrow',
  sc05_l1_b: 'bones',
  sc05_l2_a: 'bridge',
  sc05_l3_b: 'banner',
  sc05_l4_a: 'root',
  sc05_l4_b: 'root-out',
  sc06_u1_a: 'pole',
  sc06_u1_b: 'rubble',
  sc06_u3_a: 'heart',
  sc06_u3_b: 'rubble',
  sc06_u4_b: 'ice',
  sc06_l1_b: 'rubble',
  sc06_l4_a: 'crystal',
  sc06_l4_b: 'crystal-out',
  sc07_u1_b: 'rubble',
  sc07_u3_a: 'crystal',
  sc07_u3_b: 'crystal-out',
  sc07_u4_b: 'rubble',
  sc07_l1_b: 'bones',
  sc07_l2_b: 'bones',
  sc07_l3_b: 'bones',
  sc07_l4_a: 'crane',
  sc07_l4_b: 'supplies',
  sc08_u1_a: 'storm',
  sc08_u1_b: 'clouds',
  sc08_u2_a: 'lantern',
  sc08_u2_b: 'lantern-out',
  sc08_u3_a: 'lantern',
  sc08_u3_b: 'lantern-out',
  sc08_u4_b: 'mist',
  sc08_l1_a: 'mist',
  sc08_l2_b: 'mist',
  sc08_l3_b: 'mist',
  sc08_l4_a: 'mist',
  sc09a_u1_a: 'mistletoe',
  sc09a_u1_b: 'bare',
  sc09a_u2_a: 'ruin',
  sc09a_u2_b: 'ruin',
  sc09a_u3_b: 'ruin',
  sc09a_u4_a: 'mistletoe',
  sc09a_u4_b: 'rubble',
  sc09a_l1_b: 'ashes',
  sc09a_l3_a: 'chasm',
  sc09a_l3_b: 'chasm',
  sc09a_l4_b: 'cinders',
  sc09b_u1_a: 'mistletoe-frost',
  sc09b_u1_b: 'bare',
  sc09b_u2_a: 'roots',
  sc09b_u2_b: 'roots',
  sc09b_u3_a: 'corpse',
  sc09b_u3_b: 'corpse',
  sc09b_u4_a: 'wind',
  sc09b_u4_b: 'storm',
  sc09b_l1_b: 'ice',
  sc09b_l2_a: 'snow',
  sc09b_l2_b: 'snow',
  sc09b_l4_b: 'ice',
  sc10_u1_b: 'feathers',
  sc10_u2_b: 'clouds',
  sc10_u3_a: 'council',
  sc10_u3_b: 'feathers',
  sc10_u4_b: 'feathers',
  sc10_l1_b: 'feathers',
  sc10_l2_a: 'throne',
  sc10_l3_a: 'helms',
  sc10_l3_b: 'throne',
  sc10_l4_b: 'feathers',
};

/** The picture of a card side without an Enemy; what somebody wrote gets the ruin. */
export const placeOf = (side: string): Picture => PLACES[NAMED[side] ?? 'ruin']!;
