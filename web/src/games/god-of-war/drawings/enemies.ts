/** The Enemies: a body for each family, in its own colours and with its own weapon. */
import { both, one, type Layer, type Picture } from './layers.ts';

const AXE: Layer[] = [
  one('#5e4228', 'M53 22l3 1-7 41h-4z'),
  one('#aeb6ba', 'M51 18c6-3 11-1 12 4-1 6-4 9-9 10l-5-5z'),
];
const SWORD: Layer[] = [
  one('#c6ccd0', 'M55 6l4 6-5 38h-4z'),
  one('#6d5a3a', 'M45 49l14 2-.5 4-14-2zM50 54l4 .5-1 9.500h-4z'),
];
const BOW: Layer[] = [
  one('#5b3d22', 'M54 10c9 14 9 36 0 50l-2-1.500c6-14 6-33 0-47z'),
  one('#ddd3bd', 'M51.500 11.500h1v47h-1zM34 34h24v1.500H34zM60 34.700l-5-3v6z'),
];
const FLAME: Layer[] = [
  one('#d9541e', 'M55 12c7 9 9 15 4 21-5 4-12 2-13-4 0-5 3-6 4-10 2 2 3 3 3 5 2-3 3-6 2-12z'),
  one('#ffc14d', 'M54 22c3 4 4 7 2 9-3 2-6 0-6-3 0-2 2-3 2-4 1 1 1 1 1.500 2 .5-1 .5-2 .5-4z'),
];
const MAUL: Layer[] = [
  one('#5e4228', 'M51 24h4l-4 40h-4z'),
  one('#7d7f80', 'M42 8h20v18H42z'),
  one('#9da0a1', 'M42 8h20v5H42z'),
];
const SHIELD: Layer[] = [
  one('#4f5a62', 'M44 40c0-8 5-13 11-13s11 5 11 13-5 13-11 13-11-5-11-13z'),
  one('#89949b', 'M51 40a4 4 0 1 1 8 0 4 4 0 0 1-8 0z'),
];

interface Look {
  skin: string;
  dark: string;
  metal: string;
  glow: string;
  sky: string;
  with?: Layer[];
}

/** The dead that walk: a burnt skull under a horned helmet. */
const draugr = ({ skin, dark, metal, glow, sky, with: held = [] }: Look): Picture => ({
  sky,
  layers: [
    ...held,
    one(dark, 'M4 64l4-13 6 3 3-9 8-3h14l8 3 3 9 6-3 4 13z'),
    one(metal, 'M15 64l4-13 6-5h14l6 5 4 13z'),
    one(dark, 'M25 64l2-15h10l2 15z'),
    both(metal, 'M20 19C10 18 5 11 7 3c4 5 9 7 15 8z'),
    one(skin, 'M20 23c0-9 5-13 12-13s12 4 12 13c0 6-2 9-4 11l-1 7-3 4h-8l-3-4-1-7c-2-2-4-5-4-11z'),
    one(metal, 'M18 24c0-12 6-18 14-18s14 6 14 18l-5-3-3-6H26l-3 6z'),
    one(dark, 'M30 6h4v10h-4z'),
    both(dark, 'M22 24l8 2-1 6-6-2z'),
    both(glow, 'M24 26l5 1.300-.6 3-4-1.300z'),
    one(dark, 'M31 31h2l1.200 4h-4.400zM26 37h12v4H26z'),
    one(
      '#e0d6bf',
      'M27 37.500h2v2.500h-2zM30 37.500h2v2.500h-2zM33 37.500h2v2.500h-2zM36 37.500h1.500v2.500H36z',
    ),
  ],
});

const BURNT = { skin: '#6f6353', dark: '#2a221c', metal: '#776a58', glow: '#ff8a2b', sky: '#5c3a26' };
const FROZEN = { skin: '#8fb1bf', dark: '#1f2f3a', metal: '#5f8294', glow: '#bdf3ff', sky: '#2f586b' };
const HEL = { skin: '#8ea1a0', dark: '#1c2527', metal: '#4d6468', glow: '#7ff0d8', sky: '#24484a' };
const EMBER = { skin: '#7d4a35', dark: '#2b1410', metal: '#8a4a2c', glow: '#ffd24d', sky: '#8a3416' };

/** Armor from head to foot, a slit for the eyes. */
const knight = (metal: string, light: string, glow: string, held: Layer[]): Picture => ({
  sky: '#4b4a55',
  layers: [
    ...held,
    one('#23242a', 'M2 64c0-15 10-20 24-22h12c14 2 24 7 24 22z'),
    both(metal, 'M2 60c-1-14 8-19 19-17l2 9-10 12z'),
    both(light, 'M5 54c1-6 6-9 13-9l1 4c-6 0-10 2-14 5z'),
    one(metal, 'M19 64l3-18h20l3 18z'),
    one('#23242a', 'M31 46h2v18h-2z'),
    both('#8d7a5c', 'M21 18C13 15 11 7 15 1c2 5 5 7 10 8z'),
    one(metal, 'M18 22c0-11 5-17 14-17s14 6 14 17v14l-6 9H24l-6-9z'),
    one(light, 'M30 5h4v40h-4z'),
    one('#17181c', 'M21 23h22v6H21z'),
    both(glow, 'M23.500 24.500h6v2.600h-6z'),
    both('#17181c', 'M23 34h5v1.500h-5zM24 37.500h4V39h-4z'),
  ],
});

/** A small head between mountains of shoulders, with tusks. */
const brute = ({ skin, dark, metal, glow, sky, with: held = [] }: Look): Picture => ({
  sky,
  layers: [
    ...held,
    one(dark, 'M0 64c-1-24 10-38 24-38h16c14 0 25 14 24 38z'),
    one(skin, 'M4 64c0-21 9-34 21-34h14c12 0 21 13 21 34z'),
    both(dark, 'M9 64c-1-12 2-20 7-25-2 9-1 17 2 25z'),
    both(metal, 'M22 24C12 22 8 14 10 6c4 6 9 8 15 9z'),
    one(skin, 'M18 26c0-10 6-15 14-15s14 5 14 15c0 11-5 18-14 18s-14-7-14-18z'),
    one(dark, 'M18 24c4-4 9-4 14-1 5-3 10-3 14 1v-4c-5-4-10-4-14-1-4-3-9-3-14 1z'),
    both(glow, 'M22.500 25h6v3h-6z'),
    one(dark, 'M29 28h6l1.500 4h-9zM23 35h18c-1 5-5 7-9 7s-8-2-9-7z'),
    both('#efe4c8', 'M23 35l4 0-1-7z'),
    one('#efe4c8', 'M28 35h2v3h-2zM31 35h2v3h-2zM34 35h2v3h-2z'),
    one(metal, 'M26 48l6 12 6-12-6 4z'),
  ],
});

/** A hooded witch in the mist. */
const hooded = (cloth: string, light: string, glow: string, sky: string): Picture => ({
  sky,
  layers: [
    one('#5e4a34', 'M8 10h3l3 54h-4z'),
    one(glow, 'M3 8c0-4 3-7 6.500-7S16 4 16 8s-3 7-6.500 7S3 12 3 8z'),
    one(sky, 'M6 8c0-2 1.500-4 3.500-4S13 6 13 8s-1.500 4-3.500 4S6 10 6 8z'),
    one(cloth, 'M8 64c0-16 6-20 10-30C20 14 26 6 32 4c6 2 12 10 14 30 4 10 10 14 10 30z'),
    one(light, 'M20 64c1-8 4-13 6-17h12c2 4 5 9 6 17z'),
    one('#14161a', 'M22 30c0-11 4-17 10-20 6 3 10 9 10 20 0 8-4 14-10 16-6-2-10-8-10-16z'),
    one(light, 'M25 31c0-8 3-12 7-14 4 2 7 6 7 14 0 6-3 10-7 11-4-1-7-5-7-11z'),
    both('#14161a', 'M26 29l5 2-1 3-4-2z'),
    both(glow, 'M27 30l3 1.300-.5 1.400-2.500-1z'),
    one('#14161a', 'M30 36h4v4h-4z'),
    both(cloth, 'M18 40c2-6 4-9 6-10-1 8-1 14 1 24-4-3-7-8-7-14z'),
  ],
});

/** Blocks of stone about a fire. */
const golem = (stone: string, light: string, dark: string, core: string, sky: string): Picture => ({
  sky,
  layers: [
    one(dark, 'M0 64V46l10-12 14-4h16l14 4 10 12v18z'),
    both(stone, 'M1 62V46l9-10 10-2 2 14-8 14z'),
    both(light, 'M2 47l9-9 8-2 .5 3-7 2-9 9z'),
    one(stone, 'M18 64l3-18h22l3 18z'),
    one(core, 'M32 46l7 7-7 9-7-9z'),
    one('#fff3c4', 'M32 49l4 4.500-4 5-4-5z'),
    one(stone, 'M18 12l8-7h12l8 7 1 17-6 12H23l-6-12z'),
    one(light, 'M18 12l8-7h12l8 7-6 1-8-3-8 3z'),
    one(dark, 'M20 20h24l-2 9-7-1-3-3-3 3-7 1z'),
    both(core, 'M22.500 22h6.500l-1 4-4.500.5z'),
    one(dark, 'M25 34h14l-2 4H27zM31 5h2l1 8-2 4-2-4z'),
  ],
});

/** Masked, with the wings of an insect. */
const elf = (cloth: string, mask: string, glow: string, held: Layer[] = []): Picture => ({
  sky: '#54407a',
  layers: [
    both('#8f7cc0', 'M24 40C10 38 1 26 1 10c12 4 22 14 26 26z'),
    both('#b9a8e0', 'M22 38C12 32 6 24 4 15c9 5 16 13 20 21z'),
    ...held,
    one(cloth, 'M8 64c1-12 9-17 18-20h12c9 3 17 8 18 20z'),
    one('#2a2140', 'M26 40h12l3 14-9 10-9-10z'),
    one(mask, 'M20 20c0-9 5-15 12-15s12 6 12 15c0 11-5 20-12 25-7-5-12-14-12-25z'),
    one('#2a2140', 'M32 5c-2 6-2 12 0 18 2-6 2-12 0-18z'),
    both('#2a2140', 'M21 20l9 5-2 6-5-3z'),
    both(glow, 'M23 22.500l5.500 3-1.200 3-3.300-2z'),
    one('#2a2140', 'M30 34h4l-2 7z'),
    both(mask, 'M21 14C17 11 15 6 17 1c2 4 5 7 8 8z'),
  ],
});

/** A cage of light and a grin: it floats. */
const nightmare = (body: string, light: string, iris: string, sky: string): Picture => ({
  sky,
  layers: [
    both(body, 'M20 44c-6 4-8 10-14 14 10 1 16-4 20-12zM27 48c-2 6-2 10-5 15 6-3 8-8 9-14z'),
    one(body, 'M9 28C9 15 19 6 32 6s23 9 23 22-10 23-23 23S9 41 9 28z'),
    both(light, 'M14 14l-9-8 2 13zM22 8l-4-7-1 9z'),
    one(light, 'M15 27c4-9 10-13 17-13s13 4 17 13c-4 8-10 12-17 12s-13-4-17-12z'),
    one(iris, 'M23 27a9 9 0 1 1 18 0 9 9 0 0 1-18 0z'),
    one('#120d10', 'M32 18c2 5 2 13 0 18-2-5-2-13 0-18z'),
    one('#fff', 'M27 21h3v3h-3z'),
    one('#1a1216', 'M20 42c8 4 16 4 24 0-3 5-7 7-12 7s-9-2-12-7z'),
    one('#efe6d0', 'M24 43.500l3 1-1 3zM31 45h3l-1.500 3.500zM38 44.500l3-1-2 4z'),
  ],
});

/** A man of the North. */
const man = (o: {
  skin: string;
  hair: string;
  beard: string;
  cloth: string;
  mark: string;
  sky: string;
  long?: boolean;
  with?: Layer[];
}): Picture => ({
  sky: o.sky,
  layers: [
    ...(o.with ?? []),
    ...(o.long ? [one(o.hair, 'M15 54c-3-14 1-22 1-30C17 11 23 5 32 5s15 6 16 19c0 8 4 16 1 30z')] : []),
    one(o.cloth, 'M3 64c1-13 9-18 23-20h12c14 2 22 7 23 20z'),
    both('#9a8a6a', 'M5 60c0-9 6-13 15-14l2 6c-6 1-10 5-12 12z'),
    one(o.skin, 'M20 23c0-9 5-14 12-14s12 5 12 14c0 11-5 19-12 19s-12-8-12-19z'),
    one(o.hair, 'M19 22C18 11 23 5 32 5s14 6 13 17c-3-5-6-8-13-8s-10 3-13 8z'),
    one(o.beard, 'M20 27c2 4 5 5 7 4 3-2 7-2 10 0 2 1 5 0 7-4 0 13-4 23-12 27-8-4-12-14-12-27z'),
    one('#7d4638', 'M28.500 34.500h7V36h-7z'),
    both('#3a2a20', 'M22 20.500l8 2v2l-7.500-2z'),
    both('#f2ead8', 'M23.500 24.500h5v2.400h-5z'),
    both('#25364a', 'M25.500 24.500h2v2.400h-2z'),
    one(o.mark, 'M34 9h3l1 9-2 3zM22 30l4 2-1 3z'),
  ],
});

/** Wings about a winged helmet. */
const valkyrie = (metal: string, light: string, feather: string, glow: string): Picture => ({
  sky: '#5b5f7d',
  layers: [
    both(feather, 'M26 44C10 44 1 32 2 12c4 5 7 7 10 8-1-4-1-7 0-10 4 8 10 12 14 20z'),
    both(light, 'M24 42C14 40 7 33 5 22c4 4 8 6 11 7 0-3 0-5 1-7 3 6 6 11 8 16z'),
    one('#33324a', 'M10 64c1-11 8-16 16-19h12c8 3 15 8 16 19z'),
    one(metal, 'M22 64l3-16h14l3 16z'),
    one('#d9b08e', 'M24 26h16v9l-8 9-8-9z'),
    one('#9a5a48', 'M29 38h6v1.300h-6z'),
    one(metal, 'M18 24C18 11 24 5 32 5s14 6 14 19l-4 10-4-8-4 3h-4l-4-3-4 8z'),
    one(light, 'M31 5h2l2 22-3 5-3-5z'),
    both('#1d1b2a', 'M22 22l8 3-1 4-6-3z'),
    both(glow, 'M24 24l4.500 1.700-.5 1.800-3.500-1.500z'),
    both(light, 'M19 20C12 17 9 10 11 2c3 6 7 9 12 11z'),
  ],
});

const DRAGON_RED = '#7c3a2e';
const DRAGON_LIGHT = '#b4624a';
const wing = (flip: boolean): Picture => {
  const layers = [
    one(
      '#4a211c',
      'M6 60C8 30 20 10 58 4c-4 8-4 14-2 20-6-1-10 1-14 7-5-3-10-2-14 4-5-2-9 0-11 5-5 2-8 9-11 20z',
    ),
    one(DRAGON_LIGHT, 'M6 60C12 34 26 14 58 4L30 20 16 38z'),
    one(DRAGON_RED, 'M58 4C44 12 36 20 28 35l2-14zM42 31c2-9 6-18 16-27L44 20z'),
  ];
  return {
    sky: '#6d4a2e',
    layers: flip ? layers.map((layer) => ({ ...layer, d: mirrored(layer.d) })) : layers,
  };
};
/** A claw or wing of the other side: the same drawing, marked to be turned. */
const mirrored = (d: string): string => `~${d}`;
const claw = (flip: boolean): Picture => {
  const layers = [
    one('#4a211c', 'M2 20C10 6 30 4 44 14l10 12-6 12-26 6C8 42 0 34 2 20z'),
    one(DRAGON_RED, 'M4 22C12 9 30 8 42 17l9 10-5 9-24 5C10 38 3 32 4 22z'),
    one(DRAGON_LIGHT, 'M10 20c8-8 20-8 29 0l-4 4c-8-5-16-5-22 0z'),
    one(
      '#e9dcc0',
      'M48 28c9 5 13 15 10 28-3-9-8-15-16-18zM36 38c5 6 7 14 3 24-2-9-6-15-12-20zM22 42c3 6 3 12-2 19 0-8-2-13-6-19z',
    ),
  ];
  return {
    sky: '#6d4a2e',
    layers: flip ? layers.map((layer) => ({ ...layer, d: mirrored(layer.d) })) : layers,
  };
};

export const ENEMIES: Record<string, Picture> = {
  draugr: draugr({ ...BURNT, with: AXE }),
  draugr_archer: draugr({ ...BURNT, metal: '#5f6a4e', with: BOW }),
  draugr_thrower: draugr({ ...BURNT, metal: '#7a4030', with: FLAME }),
  heavy_draugr: draugr({ ...BURNT, metal: '#8e959a', with: SHIELD }),
  draugr_brute: draugr({ ...BURNT, metal: '#5b4a6a', with: MAUL }),
  mist_draugr: draugr({ ...FROZEN, metal: '#7d8a94', sky: '#5b6a75', with: SWORD }),
  ruin_draugr: draugr({ ...BURNT, metal: '#6f7a5a', with: SWORD }),
  burning_draugr: draugr({ ...EMBER, with: FLAME }),
  ember_draugr: draugr({ ...EMBER, metal: '#5e2f26', with: AXE }),
  frozen_draugr: draugr({ ...FROZEN, with: AXE }),
  hel_walker: draugr({ ...HEL, with: BOW }),
  hel_scout: draugr({ ...HEL, metal: '#6f7f5c', with: SWORD }),
  hel_brute: brute({ ...HEL, skin: '#7d9a98', with: MAUL }),
  hel_guard: draugr({ ...HEL, metal: '#8a8f7a', with: SHIELD }),
  traveler_axe: knight('#6b6f7c', '#9aa0ad', '#ff7a3a', AXE),
  traveler_sword: knight('#7d6c55', '#b39a72', '#ffc14d', SWORD),
  frost_nightmare: nightmare('#3f6f8c', '#cfe9f2', '#3aa0d8', '#21435a'),
  ember_nightmare: nightmare('#8a3a20', '#f2d9b0', '#f0752a', '#4f1f12'),
  tatzelwurm: {
    sky: '#5a5230',
    layers: [
      one('#5d6b3a', 'M2 60c4-16 12-26 26-30 16-4 28-2 34 6-4 10-12 16-24 18-10 2-18 4-22 10z'),
      one('#8a9a52', 'M6 58c5-13 12-21 24-24 12-3 22-2 28 3-12-2-22 0-32 6-9 5-15 9-20 15z'),
      one('#e8dec0', 'M40 40l3 6 2-6zM46 39l3 6 2-6zM52 38l3 5 2-5z'),
      one('#2e361c', 'M36 47c8 0 15-3 21-8-4 9-11 14-21 15z'),
      one('#f2c43d', 'M42 29h7l-1 4h-5z'),
      one('#1a1a10', 'M45 29h1.500v4H45z'),
      one('#3f4a26', 'M14 30l4-10 3 8 6-9 2 9 7-7 0 8 8-4-2 7-10-2-14 6z'),
      one('#3f4a26', 'M20 52l-4 11 6-3 3 4 2-5 5 2-4-11z'),
    ],
  },
  grendel_ash: brute({ ...EMBER, skin: '#6e5a50', metal: '#3c2a24', sky: '#7a3a1c' }),
  grendel_frost: brute({ ...FROZEN, skin: '#7fa6b5', metal: '#cfe6ef', sky: '#2f586b' }),
  ogre: brute({ skin: '#8c7a5c', dark: '#3a2f22', metal: '#a58a5c', glow: '#ffd24d', sky: '#5a5f3a' }),
  mattugr: brute({ ...HEL, skin: '#5f7f88', metal: '#b8d8da', glow: '#ff6a4d', with: MAUL }),
  wulver: {
    sky: '#4f4a5c',
    layers: [
      one('#3d3a42', 'M2 64c2-14 10-20 20-22h20c10 2 18 8 20 22z'),
      both('#5f5a66', 'M14 26L9 3l16 10z'),
      both('#c79a8a', 'M15 20L12.500 9l8 5.500z'),
      one('#5f5a66', 'M13 24c3-9 9-13 19-13s16 4 19 13l-4 14-9 9H26l-9-9z'),
      both('#827c8a', 'M13 26l10 4 3 12-9-4z'),
      one('#a29ca8', 'M25 28h14l3 14-6 10h-8l-6-10z'),
      both('#f5c542', 'M20 26l8 3-1 3-6-2z'),
      both('#17151a', 'M24 27.500h2v3h-2z'),
      one('#17151a', 'M27 36h10l-3 5h-4zM25 46c4-2 10-2 14 0l-3 7h-8z'),
      one(
        '#f2ead8',
        'M26 45.500l2.500 0-1.200 4zM35.500 45.500h2.500l-1.300 4zM29 51h2v-2.500zM33 51h2l-2-2.500z',
      ),
    ],
  },
  viken: {
    sky: '#6a4038',
    layers: [
      ...MAUL,
      one('#5a3f2c', 'M4 64c1-14 9-19 22-21h12c13 2 21 7 22 21z'),
      both('#8a6a48', 'M6 62l4-13 6 2 3-6 5 3-4 12z'),
      one('#d3a888', 'M22 26h20v12l-10 8-10-8z'),
      one('#c9bfa4', 'M17 24c0-12 6-18 15-18s15 6 15 18l-4 5-4-5-3 4h-8l-3-4-4 5z'),
      both('#c9bfa4', 'M19 14C11 14 6 8 7 1c4 4 9 6 15 7z'),
      both('#241a16', 'M22 17l7 2-1 5-6-2z'),
      both('#e0442e', 'M24.500 30.500h5v2h-5z'),
      one('#6d2f22', 'M26 38c4-1.500 8-1.500 12 0-1 5-3 8-6 9-3-1-5-4-6-9z'),
    ],
  },
  revenant: hooded('#3d4a52', '#8fa39c', '#9be37a', '#2c3d36'),
  frost_revenant: hooded('#3c5f78', '#cfe3ea', '#8fe8ff', '#24465c'),
  stone_ancient: golem('#7a7468', '#a49d8c', '#3d392f', '#f28a2e', '#5e5236'),
  soul_eater: golem('#6d93a3', '#c4e2ea', '#26414e', '#6fe0ff', '#24465c'),
  svartaljofurr: elf('#3b2f5c', '#d8c9f2', '#ff5ad0', SWORD),
  elf_lord: elf('#4a2f4f', '#c9b6e0', '#ffb84d', BOW),
  elf_warrior: elf('#34405c', '#a8b8d8', '#7ff0d8', AXE),
  elf_guard: elf('#3f3a5c', '#9a90c0', '#8fd0ff', SHIELD),
  swarm: {
    sky: '#54407a',
    layers: [
      ...[
        [14, 16],
        [38, 10],
        [26, 30],
        [48, 32],
        [12, 46],
        [36, 50],
      ].flatMap(([x, y]) => [
        one('#b9a8e0', `M${x} ${y}c-6-8-12-7-12-2 2 5 7 5 12 2zM${x} ${y}c6-8 12-7 12-2-2 5-7 5-12 2z`),
        one('#2a2140', `M${x! - 2.5} ${y! - 4}h5l1 6-3.500 8-3.500-8z`),
        one('#ff5ad0', `M${x! - 2} ${y! - 3}h1.500v2h-1.500zM${x! + 0.5} ${y! - 3}h1.500v2h-1.500z`),
      ]),
    ],
  },
  reaver: man({
    skin: '#c99a78',
    hair: '#4a4038',
    beard: '#5a4630',
    cloth: '#54483c',
    mark: '#a8221c',
    sky: '#5e5236',
    with: AXE,
  }),
  head: {
    sky: '#6d4a2e',
    layers: [
      both('#4a211c', 'M24 20C12 18 6 10 8 1c5 6 11 9 18 9z'),
      both('#4a211c', 'M14 34C6 34 2 30 1 24c6 1 11 2 15 5z'),
      one(DRAGON_RED, 'M14 26c3-10 9-15 18-15s15 5 18 15l-3 12-6 16-9 8-9-8-6-16z'),
      one(DRAGON_LIGHT, 'M24 14c5-2 11-2 16 0l-4 22 2 14-6 6-6-6 2-14z'),
      both('#ffd24d', 'M18 26l10 4-1 5-8-3z'),
      both('#160c0a', 'M22 28l2 .8-.6 4-2-.8z'),
      both('#2b1310', 'M27 46l3-1 1 4-3 1z'),
      both('#efe4c8', 'M20 46l3 12 3-9zM27 55l2 8 3-6z'),
      one('#7fd6ff', 'M31 16h2l1.500 12-2.500 6-2.500-6z'),
    ],
  },
  left_wing: wing(true),
  right_wing: wing(false),
  left_claw: claw(false),
  right_claw: claw(true),
  tail: {
    sky: '#6d4a2e',
    layers: [
      one(
        '#4a211c',
        'M2 62c6-20 16-26 26-26s16-4 16-12c0-5-3-8-7-8 3-6 12-6 17 0 6 8 4 22-6 29-9 6-24 5-32 17z',
      ),
      one(DRAGON_LIGHT, 'M6 62c7-15 15-20 24-21 11-1 18-8 18-17 4 8 1 16-6 21-9 6-22 5-30 17z'),
      one('#e9dcc0', 'M37 16c-6 0-10-3-12-10 8 0 14 2 18 6z'),
      one('#7c3a2e', 'M20 38l2-9 5 7zM31 35l4-8 2 8zM42 30l7-5-2 8z'),
    ],
  },
  magni: man({
    skin: '#dcb08c',
    hair: '#c99a4a',
    beard: '#b5823a',
    cloth: '#4a5a6d',
    mark: '#7fd6ff',
    sky: '#4a5f86',
    long: true,
    with: SWORD,
  }),
  modi: man({
    skin: '#dcb08c',
    hair: '#7a3a24',
    beard: '#8a4428',
    cloth: '#5c4a3a',
    mark: '#7fd6ff',
    sky: '#4a5f86',
    with: [...MAUL, ...SHIELD.map((layer) => ({ ...layer, d: mirrored(layer.d) }))],
  }),
  baldur: man({
    skin: '#e0c0a4',
    hair: '#6a4a30',
    beard: '#5c3e28',
    cloth: '#7d5e46',
    mark: '#3a5f8a',
    sky: '#7a5a34',
    long: true,
  }),
  gunnr: valkyrie('#8a6a4a', '#d8b070', '#8f7a5c', '#ffb84d'),
  kara: valkyrie('#5c7a8a', '#bcd8e0', '#7d95a0', '#8fe8ff'),
  rota: valkyrie('#8a4a44', '#e0a090', '#a0706a', '#ff7a5a'),
  olrun: valkyrie('#5f7a54', '#bcd8a0', '#7d9a74', '#b8f07a'),
  sigrun: valkyrie('#b59a4a', '#f6e6a8', '#e9e2d2', '#fff3a0'),
};
