/** The Reavers: each calling has a face, something worn and something held; the clan gives cloak and ground. */
import { AXE, BLOOD, BONE, BOW, BRIGHT, GOLD, INK, SPEAR, STAFF, STEEL, SWORD, TORCH } from './layers.ts';
import { STRAW, WOOD, fill, line, moved, row, type Layer } from './layers.ts';

const CLOAK: Record<string, string> = { helmet: '#8f2d24', raven: '#295f8c', tree: '#a67a12' };
const GROUND: Record<string, [string, string]> = {
  helmet: ['#dc9184', '#cf7365'],
  raven: ['#93bedb', '#6ea3c9'],
  tree: ['#ecd48a', '#dcbc5c'],
};

/** The clan's pattern behind the head: a quartered shield, wings, or branches. */
function ground(clan: string): Layer[] {
  const [light, dark] = GROUND[clan]!;
  const all = fill(light, 'M0 0h100v60H0z');
  if (clan === 'helmet')
    return [
      ...all,
      ...fill(dark, 'M50 30V-6a36 36 0 0 1 36 36zM50 30v36a36 36 0 0 1-36-36z'),
      ...line(dark, 2, 'M50-6a36 36 0 1 1-.1 0z'),
    ];
  if (clan === 'raven')
    return [
      ...all,
      ...fill(
        dark,
        row(
          4,
          (i) => `M50 ${8 + i * 12}Q${22 - i * 4} ${2 + i * 12} 4 ${-6 + i * 14}q10 18 46 ${16 - i * 2}z`,
        ),
      ),
      ...fill(
        dark,
        row(
          4,
          (i) => `M50 ${8 + i * 12}Q${78 + i * 4} ${2 + i * 12} 96 ${-6 + i * 14}q-10 18-46 ${16 - i * 2}z`,
        ),
      ),
    ];
  return [
    ...all,
    ...line(dark, 4, 'M50 60V8M50 44Q28 40 14 22M50 44q22-4 36-22M50 28Q34 22 26 4M50 28q16-6 24-24'),
    ...fill(
      dark,
      row(10, (i) => `M${8 + i * 9.4} ${i % 2 ? 10 : 22}a4 4 0 1 0 .1 0z`),
    ),
  ];
}

const SKIN = '#e2b48a';
const SHADE = '#c98f63';
const face = (skin = SKIN): Layer[] => [
  ...fill(skin, 'M46 40h8v8h-8z', 'M39.500 21q10.500-9 21 0v12q-1 11-10.500 14-9.500-3-10.500-14z'),
  ...fill(INK, 'M45 27.500a1.300 1.300 0 1 0 .1 0z', 'M55 27.500a1.300 1.300 0 1 0 .1 0z'),
  ...line(INK, 1, 'M42.500 25l4.500-.6M53 24.400l4.500.6'),
  ...line(SHADE, 1.1, 'M50 27v5l-1.500.6'),
  ...line(SHADE, 1, 'M47 38q3 1 6 0'),
];
const body = (clan: string): Layer[] => [
  ...fill(CLOAK[clan]!, 'M20 60c1-12 10-16 21-17h18c11 1 20 5 21 17z'),
  ...fill('#6d5a48', 'M33 45q17 10 34 0l4 6q-21 13-42 0z'),
];
const full = (hair: string): Layer[] => [
  ...fill(hair, 'M39 29q2 7 7 6 4-2 8 0 5 1 7-6 3 17-11 26-14-9-11-26z'),
  ...line(SHADE, 1, 'M47.500 38.500q2.500 1 5 0'),
];
const braids = (hair: string): Layer[] => [
  ...full(hair),
  ...line(hair, 4, 'M44 46q-1 6 1 11M56 46q1 6-1 11'),
  ...line(GOLD, 1.5, 'M42.500 53h4M53.500 53h4'),
];
const short = (hair: string): Layer[] =>
  fill(hair, 'M39.500 30q2 6 6 6 4.500-2 9 0 4 0 6-6 1 12-10.500 17-11.500-5-10.500-17z');
const long = (hair: string): Layer[] =>
  fill(hair, 'M34 52q-4-26 4-36 12-11 24 0 8 10 4 36l-6-3q3-18-1-26-9-4-18 0-4 8-1 26z');
const cropped = (hair: string): Layer[] =>
  fill(hair, 'M38.500 24q0-15 11.500-15t11.500 15q-5-6-11.500-6t-11.500 6z');
const helm = (extra: Layer[] = []): Layer[] => [
  ...fill(STEEL, 'M37.500 26q-1-19 12.500-20 13.500 1 12.500 20l-9-2.500-1.500 9h-4l-1.500-9z'),
  ...fill('#97a3ab', 'M50 6q13.500 1 12.500 20l-9-2.500-1.500 9h-2z'),
  ...line(GOLD, 1.6, 'M37.500 25q12.500-5 25 0M50 6v17'),
  ...extra,
];
const horns: Layer[] = fill(BONE, 'M39 14q-9-1-10-11 3 6 12 6z', 'M61 14q9-1 10-11-3 6-12 6z');
const wings: Layer[] = fill('#f4efe0', 'M38 18Q26 14 25 1q6 8 15 9z', 'M62 18q12-4 13-17-6 8-15 9z');
const hood = (cloth: string): Layer[] =>
  fill(cloth, 'M32 50Q27 8 50 5q23 3 18 45l-7-5q5-28-11-29-16 1-11 29z');
const crown: Layer[] = fill(GOLD, 'M38 20l-1-9 6 4 3-7 4 6 4-6 3 7 6-4-1 9q-12-4-24 0z');
const pelt: Layer[] = [
  ...fill('#5d5f63', 'M33 40Q30 10 42 8l-4-7 9 5h6l9-5-4 7q12 2 9 32l-6-9q2-9-2-12-9-3-18 0-4 3-2 12z'),
  ...fill(BRIGHT, 'M45 12a1.200 1.200 0 1 0 .1 0z', 'M55 12a1.200 1.200 0 1 0 .1 0z'),
  ...fill(BONE, 'M43 19l1.500 4 1.500-4zM54 19l1.500 4 1.500-4z'),
];
const cap: Layer[] = [
  ...fill('#7a5a3a', 'M38 20q1-14 12-14t12 14z'),
  ...fill('#b89b74', 'M36.500 19h27v5h-27z'),
];
const beside = (tool: Layer[], right = true): Layer[] =>
  moved(tool, right ? 'translate(26 4) rotate(14 50 30)' : 'translate(-26 4) rotate(-14 50 30)');

interface Look {
  held: Layer[];
  worn: Layer[];
  skin?: string;
}
const CALLINGS: Record<string, Look> = {
  zealot: {
    held: beside(AXE),
    worn: [
      ...short('#3a2a20'),
      ...line(BLOOD, 1.8, 'M41 24l18 8M59 24l-18 8'),
      ...fill(STEEL, 'M47 50h6v3h-1.500v5h-3v-5H47z'),
    ],
  },
  pillager: {
    held: [...beside(AXE), ...fill('#b08a52', 'M14 60q-4-16 6-22l-2-5 6 2 6-2-2 5q10 6 6 22z')],
    worn: [...full('#8a4a22'), ...helm()],
  },
  arsonist: {
    held: [...beside(TORCH), ...beside(TORCH, false)],
    worn: [...short('#c0562a'), ...cropped('#c0562a')],
  },
  favored_of_the_gods: {
    held: line(BRIGHT, 3, 'M20 2l-4 16 7-2-5 18M80 2l4 16-7-2 5 18'),
    worn: [...braids('#d9c48e'), ...helm(wings)],
  },
  warrior: { held: beside(SWORD), worn: [...full('#5a3c22'), ...helm()] },
  axe_chieftain: {
    held: [...beside(AXE), ...beside(AXE, false)],
    worn: [...braids('#a34a24'), ...cropped('#a34a24'), ...crown],
  },
  berserker: { held: beside(AXE), worn: [...full('#2c2420'), ...pelt] },
  seasoned_hunter: { held: beside(BOW), worn: [...short('#7b5b3c'), ...cap] },
  huskarl: { held: beside(SPEAR), worn: [...short('#d7b566'), ...helm(horns)] },
  veteran: {
    held: beside(SWORD),
    worn: [
      ...braids('#b9bcbd'),
      ...line('#b0564b', 1.5, 'M43 20l5 16'),
      ...line('#7c9bb0', 1.2, 'M52 17q4-2 7 1M53 20q3-1 5 1'),
    ],
  },
  freeman: { held: [], worn: [...long('#8d6a3c'), ...short('#8d6a3c')] },
  spear_chieftain: {
    held: [...beside(SPEAR), ...beside(SPEAR, false)],
    worn: [...full('#3d2c20'), ...cropped('#3d2c20'), ...crown],
  },
  hero: { held: beside(SWORD), worn: [...short('#e0bd62'), ...helm(wings)] },
  seer: {
    held: beside(STAFF),
    worn: [...full('#d8d5cc'), ...hood('#5b4a75'), ...fill('#4a3b60', 'M39 24h22v6H39z')],
  },
  prophetess: {
    held: [],
    worn: [
      ...long('#7a3c22'),
      ...line(WOOD, 2.2, 'M42 12Q30 8 30 0M35 8l-7-1M58 12q12-4 12-12M65 8l7-1'),
      ...fill(GOLD, 'M50 15.500a2.200 2.200 0 1 0 .1 0z'),
    ],
    skin: '#ecc7a4',
  },
  lorekeeper: {
    held: [
      ...fill(BONE, 'M70 34h22v22H70z'),
      ...line(WOOD, 1, 'M74 40h14M74 44h14M74 48h10'),
      ...fill(STRAW, 'M68 32h26v3H68zM68 55h26v3H68z'),
    ],
    worn: [...full('#f0ede4'), ...fill('#f0ede4', 'M38 26q-3-14 3-16-2 8-1 14zM62 26q3-14-3-16 2 8 1 14z')],
  },
  sword_chieftain: {
    held: [...beside(SWORD), ...beside(SWORD, false)],
    worn: [...braids('#d2a845'), ...cropped('#d2a845'), ...crown],
  },
  scout: { held: beside(BOW), worn: [...short('#5d4630'), ...hood('#4c6336')] },
};

export function portrait(calling: string, clan: string): Layer[] {
  const look = CALLINGS[calling];
  if (!look) return ground(clan);
  const veiled = calling === 'prophetess' || calling === 'freeman';
  const [behind, before] = veiled ? [look.worn.slice(0, 1), look.worn.slice(1)] : [[], look.worn];
  return [...ground(clan), ...look.held, ...body(clan), ...behind, ...face(look.skin), ...before];
}
