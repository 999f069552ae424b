/** What the cards show: Spoils, Sea Battles, Journeys, Prophecies. */
import { ART } from './art.ts';
import { cardOf } from './content.ts';
import {
  AXE,
  BLOOD,
  BONE,
  BOW,
  DECK,
  DEEP,
  FIELDS,
  FLAME,
  FOAM,
  GOLD,
  INK,
  LEAF,
  NIGHT,
  PEAKS,
  PLANK,
  SEA,
  SLATE,
  SPEAR,
  STONE,
  STORM,
  STRAW,
  SURF,
  SWORD,
  WATER,
  WOOD,
  fill,
  line,
  moved,
  row,
  type Layer,
} from './layers.ts';
import { portrait } from './portraits.ts';
import { treasure } from './treasures.ts';

const icon = (name: string, colour: string, at: string): Layer[] => [{ d: ART[name]!, fill: colour, at }];
const tile = (name: string): Layer[] => [
  ...DECK,
  ...fill('#d8c08c', 'M40 8h20l14 14v16L60 52H40L26 38V22z'),
  ...line('#8c7344', 1.5, 'M41 11h18l12 12v14L59 49H41L29 37V23z'),
  ...icon(name, '#4a3517', 'translate(34 14) scale(1.33)'),
];

const SAIL = 'M33 8h34q-4 11 0 22H33q4-11 0-22z';
const MAST = fill(WOOD, 'M49 4h2v36h-2z');
const hull = (colour: string): Layer[] => fill(colour, 'M18 36q32 10 64 0l-7 13q-25 7-50 0z');
const longship = (sail: string, stripe: string, wood: string): Layer[] => [
  ...MAST,
  ...fill(sail, SAIL),
  ...fill(stripe, 'M40 8h6q-3 11 0 22h-6q3-11 0-22zM54 8h6q-3 11 0 22h-6q3-11 0-22z'),
  ...hull(wood),
  ...line(wood, 4, 'M20 37Q10 32 12 18q1-5 7-4M80 37q10-5 8-19'),
  ...fill(wood, 'M12 18q4-8 12-5l-2 4q-4-1-5 4z'),
];
const shields = (...colours: string[]): Layer[] =>
  colours.flatMap((colour, i) => [
    ...fill(colour, `M${28 + i * 11} 36a4.600 4.600 0 1 0 .1 0z`),
    ...fill(GOLD, `M${28 + i * 11} 39.200a1.400 1.400 0 1 0 .1 0z`),
  ]);
const skull = (x: number, y: number): Layer[] => [
  ...fill('#e6ead8', `M${x} ${y}c6 0 8 4 8 8 0 3-2 4-3 5v4h-10v-4c-1-1-3-2-3-5 0-4 2-8 8-8z`),
  ...fill(INK, `M${x - 3} ${y + 6}a2 2 0 1 0 .1 0z`, `M${x + 3} ${y + 6}a2 2 0 1 0 .1 0z`),
];
const stakes = (colour: string, shift: number): Layer[] =>
  fill(
    colour,
    row(7, (i) => `M${8 + shift + i * 12} 54V24l4-7 4 7v30z`),
  );
const stones = (y: number): string => `M16 ${y}h68M24 ${y}v7M44 ${y}v7M64 ${y}v7`;
const flag = (x: number, colour: string): Layer[] => [
  ...fill(WOOD, `M${x} 2h1.600v18H${x}z`),
  ...fill(colour, `M${x + 1.6} 3q6 3 12 0v8q-6 3-12 0z`),
];
const DIE: Record<string, string> = { red: '#b93a30', blue: '#2f73a6', yellow: '#d6a12a' };

const VILLAGE: Record<string, Layer[]> = {
  farm: [
    ...FIELDS,
    ...fill('#f4f0e4', 'M57 18c-4-5 4-7 0-13 7 4 1 8 4 13z'),
    ...fill('#a77b46', 'M30 37 50 22l20 15v15H30z'),
    ...fill(STRAW, 'M22 38 50 15l28 23-5 3-23-18-23 18z'),
    ...fill('#3b2717', 'M46 40h8v12h-8z'),
    ...line(
      STRAW,
      1.8,
      row(6, (i) => `M${8 + i * 3.4} 58q0-8 2-12`),
      row(6, (i) => `M${76 + i * 3.4} 58q0-8 2-12`),
    ),
  ],
  village_wall: [
    ...FIELDS,
    ...stakes('#5f3f22', -6),
    ...stakes(PLANK, 0),
    ...fill('#4c3019', 'M2 34h96v4H2zM2 46h96v4H2z'),
  ],
  bundle_of_swords: [
    ...FIELDS,
    ...moved(SWORD, 'rotate(-32 50 46)'),
    ...moved(SWORD, 'rotate(32 50 46)'),
    ...SWORD,
    ...line(BLOOD, 4, 'M41 44q9 5 18 0'),
  ],
  bows_and_arrows: [
    ...FIELDS,
    ...moved(BOW, 'rotate(-24 50 30)'),
    ...moved(BOW, 'rotate(28 50 30) translate(0 2)'),
  ],
  axes_and_spears: [
    ...FIELDS,
    ...moved(SPEAR, 'rotate(-26 50 40)'),
    ...moved(SPEAR, 'rotate(26 50 40)'),
    ...moved(AXE, 'rotate(-8 50 40)'),
  ],
  runic_carvings: [
    ...FIELDS,
    ...fill(STONE, 'M30 56 28 20C30 4 68 0 72 18l2 38z'),
    ...fill('#a7b0b5', 'M30 56 28 20C30 4 50 4 50 4v52z'),
    ...line(
      BLOOD,
      2.2,
      'M38 16v20M38 18l7-4M38 26l7-4M52 12v22l9-9-9-6M66 18v18l-6-8M36 44h30M42 50v-6M52 50v-6M60 50v-6',
    ),
  ],
  shield_upgrade: tile('shield'),
  chest_upgrade: tile('chest'),
  ship_upgrade_card: tile('ship'),
};

const cloth = (colour: string): Layer[] => [
  ...PEAKS,
  ...fill(WOOD, 'M24 4h52v4H24z'),
  ...fill(colour, 'M30 8h40v42l-7 6-6-6-7 6-7-6-6 6-7-6z'),
  ...line('#f3e5c0', 2, 'M34 13h32v30H34z'),
  ...line('#f3e5c0', 3, 'M40 36q-2-16 10-16t8 10-10 4 2-7'),
];
const tower = (first: string, second: string): Layer[] => [
  ...PEAKS,
  ...flag(38, DIE[first]!),
  ...flag(60, DIE[second]!),
  ...fill('#7b858d', 'M32 18h6v5h8v-5h8v5h8v-5h6v12l-4 4v24H36V34l-4-4z'),
  ...fill('#667078', 'M54 23h8v-5h6v12l-4 4v24H54z'),
  ...line('#596269', 1, 'M38 40h10M50 46h12M38 52h8M40 34h8'),
  ...fill('#262c31', 'M46 58V46q4-6 8 0v12zM48 27h4v7h-4z'),
];
const KEEP: Record<string, Layer[]> = {
  treasure: [
    ...PEAKS,
    ...fill(PLANK, 'M28 34h44v20H28z'),
    ...fill(WOOD, 'M28 34q0-18 22-18t22 18l-3 1q-1-14-19-14T31 35z'),
    ...fill(
      GOLD,
      'M32 34q4-9 10-6 4-8 10-3 6-3 8 3 6-1 8 6z',
      'M20 56a5 3 0 1 0 .1 0zM76 54a6 3 0 1 0 .1 0zM32 57a5 3 0 1 0 .1 0z',
    ),
    ...fill(BLOOD, 'M44 27l3-4 4 4-3 5z'),
    ...fill('#3d2a17', 'M28 40h44v3H28z'),
    ...fill(GOLD, 'M46 38h8v9h-8z'),
  ],
  art: [
    ...PEAKS,
    ...fill('#b3542c', 'M42 6h16v5l-3 4c10 5 14 12 12 22-2 10-9 16-17 16s-15-6-17-16c-2-10 2-17 12-22l-3-4z'),
    ...fill('#e9c98c', 'M34 29h32l1 8H33z'),
    ...line('#7a3218', 1.8, 'M35 35l4-4 4 4 4-4 4 4 4-4 4 4 4-4'),
    ...line('#b3542c', 3.5, 'M36 20q-12 2-8 14M64 20q12 2 8 14'),
    ...fill('#7a3218', 'M42 53h16v4H42z'),
  ],
  armor: [
    ...PEAKS,
    ...fill('#77838c', 'M36 10 44 7q6 7 12 0l8 3 14 12-8 10-6-5v29H36V27l-6 5-8-10z'),
    ...line(
      '#5a656d',
      1,
      row(6, (i) => `M37 ${18 + i * 6}q3 3 6 0t6 0 6 0 6 0`),
    ),
    ...fill('#5b3b1f', 'M36 42h28v5H36z'),
    ...fill(GOLD, 'M46 41h8v7h-8zM44 7q6 7 12 0l1 3q-7 8-14 0z'),
  ],
  tapestry_dearg: cloth('#98312a'),
  tapestry_buidhe: cloth('#c08d18'),
  tapestry_gorm: cloth('#2a6591'),
  keep_wall: [
    ...PEAKS,
    ...fill('#7b858d', 'M10 22h10v6h10v-6h10v6h20v-6h10v6h10v-6h10v34H10z'),
    ...line('#596269', 1, stones(34), stones(48)),
    ...fill('#262c31', 'M40 56V42q10-12 20 0v14z'),
    ...line('#8d969c', 1.2, 'M45 38v18M50 36v20M55 38v18M40 47h20'),
  ],
  tower_blue_yellow: tower('blue', 'yellow'),
  tower_red_yellow: tower('red', 'yellow'),
  tower_red_blue: tower('red', 'blue'),
};

const BATTLE: Record<string, Layer[]> = {
  merchant_ship: [
    ...WATER,
    ...MAST,
    ...fill('#e8d9b0', SAIL),
    ...fill('#b9934a', 'M34 16h32v5H34z'),
    ...hull('#8a5c34'),
    ...fill('#c9a97a', 'M30 36q-3-9 4-10 7 1 4 10zM60 36q-3-9 4-10 7 1 4 10z'),
    ...fill(WOOD, 'M42 28h14v9H42z'),
    ...SURF,
  ],
  draugr_raiders: [
    ...STORM,
    ...MAST,
    ...fill('#a9b89a', 'M33 8h34q-4 11 0 22l-6-5-4 6-6-7-6 8-5-7-7 5q4-11 0-22z'),
    ...hull('#3d4338'),
    ...line('#3d4338', 4, 'M20 37Q10 32 12 18M80 37q10-5 8-19'),
    ...skull(34, 22),
    ...skull(66, 22),
    ...skull(50, 25),
    ...SURF,
  ],
  boat: [
    ...WATER,
    ...fill('#c98f63', 'M38 20a4.500 4.500 0 1 0 .1 0zM58 20a4.500 4.500 0 1 0 .1 0z'),
    ...fill(BLOOD, 'M30 42q0-13 8-13t8 13z'),
    ...fill(LEAF, 'M50 42q0-13 8-13t8 13z'),
    ...fill('#7a5230', 'M20 36q30 10 60 0l-8 13q-22 6-44 0z'),
    ...line('#4f3118', 2, 'M34 36L16 54M64 36l18 18'),
    ...SURF,
  ],
  knarr: [
    ...WATER,
    ...MAST,
    ...fill('#f4efe0', 'M28 6h44q-4 13 0 26H28q4-13 0-26z'),
    ...line('#b4452f', 2.5, 'M50 8l14 11-14 11-14-11z'),
    ...fill('#6b4526', 'M14 34q36 10 72 0l-8 17q-28 7-56 0z'),
    ...fill(PLANK, 'M24 27h9v9h-9zM67 27h9v9h-9z'),
    ...SURF,
  ],
  infamous_outcasts: [
    ...STORM,
    ...longship('#241d1a', '#3a302a', '#4a3522'),
    ...skull(50, 10),
    ...line('#e6ead8', 2, 'M40 29l20-3M40 26l20 3'),
    ...SURF,
  ],
  enemy_longship: [
    ...WATER,
    ...longship('#f4efe0', '#a5352b', '#5f3f22'),
    ...shields('#a5352b', '#2f6ea0', '#c79a22', '#a5352b', '#2f6ea0'),
    ...SURF,
  ],
  lyngbakr: [
    ...WATER,
    ...fill('#41545a', 'M8 52Q8 26 44 22q30-2 46 18l8-8q2 12-6 20z'),
    ...fill(LEAF, 'M24 27q20-10 44 0-22 5-44 0z'),
    ...fill('#3d5a2a', 'M34 24l4-14 4 14zM44 22l5-18 5 18zM56 24l4-13 4 13z'),
    ...fill('#f4efe0', 'M22 37a4 4 0 1 0 .1 0z'),
    ...fill(INK, 'M21.500 39a2 2 0 1 0 .1 0z'),
    ...line('#2c3a3f', 1.5, 'M10 49q12 0 20-4M52 40l6 8M60 38l6 8M68 38l6 8'),
    ...SURF,
  ],
  spawn_of_jormungandr: [
    ...STORM,
    ...line('#39704c', 11, 'M30 60V26q0-16 15-16 10 0 13 7', 'M60 62q0-22 12-22t12 22'),
    ...line('#8fc08a', 2, 'M34 56V28q0-9 8-12', 'M64 56q2-11 8-11t8 11'),
    ...fill('#39704c', 'M46 4q18-4 30 10l-13 1 11 8q-16 4-26-5z'),
    ...fill('#e6ead8', 'M66 15l1 5 2-5zM71 14l1 4 2-4z'),
    ...fill('#f2d24b', 'M57 7a2.600 2.600 0 1 0 .1 0z'),
    ...fill(INK, 'M57 8.300a1.300 1.300 0 1 0 .1 0z'),
    ...line(BLOOD, 1.2, 'M74 18l8 2M78 19l3-2'),
    ...SURF,
  ],
};

const arm = (d: string): Layer[] => [...line('#7b3552', 7, d), ...line('#b36a86', 2, d)];
const JOURNEY: Record<string, Layer[]> = {
  calm_seas: [
    ...WATER,
    ...fill('#f8dc7d', 'M50 4a12 12 0 1 0 .1 0z'),
    ...moved(longship('#f4efe0', '#2f6ea0', '#5f3f22'), 'translate(22 17) scale(.56)'),
    ...SURF,
  ],
  famine: [
    ...STORM,
    ...fill('#8a6a45', 'M22 34h56q-2 20-28 20T22 34z'),
    ...fill('#5f452a', 'M22 34q28 9 56 0-28-6-56 0z'),
    ...line(BONE, 3, 'M34 26l30-8'),
    ...fill(
      BONE,
      'M30 24a4 4 0 1 0 .1 0zM33 29a3.500 3.500 0 1 0 .1 0zM66 13a4 4 0 1 0 .1 0zM68 18a3.500 3.500 0 1 0 .1 0z',
    ),
  ],
  kraken: [
    ...STORM,
    ...arm('M18 60Q4 34 20 20t8 14'),
    ...arm('M82 60q14-26-2-40t-8 14'),
    ...fill('#8c3f5f', 'M30 58Q24 8 50 6q26 2 20 52z'),
    ...fill('#f2d24b', 'M41 27a5 5 0 1 0 .1 0zM59 27a5 5 0 1 0 .1 0z'),
    ...fill(INK, 'M41 30a2.200 2.200 0 1 0 .1 0zM59 30a2.200 2.200 0 1 0 .1 0z'),
    ...arm('M36 60q-2-12 6-12t2 12'),
    ...arm('M64 60q2-12-6-12t-2 12'),
    ...SURF,
  ],
  viking_raiders: [
    ...WATER,
    ...moved(
      [...longship('#a5352b', '#7d241d', '#4a3522'), ...shields('#c79a22', '#2f6ea0', '#c79a22')],
      'translate(-12 8) scale(.72)',
    ),
    ...moved(
      [...longship('#2f4a63', '#1d3247', '#4a3522'), ...shields('#a5352b', '#f4efe0', '#a5352b')],
      'translate(40 8) scale(.72)',
    ),
    ...SURF,
  ],
  rough_seas: [
    ...STORM,
    ...moved(longship('#f4efe0', '#a5352b', '#5f3f22'), 'translate(40 20) rotate(-16) scale(.55)'),
    ...fill(SEA, 'M0 60V30Q14 4 44 8q20 4 20 20-8-9-18-6 4 16 54 20v18z'),
    ...line(FOAM, 2.5, 'M44 8q20 4 20 20-8-9-18-6M10 34Q20 16 38 14'),
    ...fill(DEEP, 'M0 60V46q26-4 46 3t54 0v11z'),
  ],
  draugr_ambush: [
    ...STORM,
    ...fill('#8fa08c', 'M0 22q20-8 40 0t60-2v12q-30 8-56 0T0 34z'),
    ...line('#d9dfcb', 4, 'M30 60V36l-8-12M30 38l-1-18M32 38l6-16M34 42l12-10'),
    ...line('#d9dfcb', 4, 'M72 60V40l-8-12M72 42l-1-18M74 42l6-14M75 46l11-8'),
    ...fill('#9be06a', 'M48 12a2.200 2.200 0 1 0 .1 0zM56 12a2.200 2.200 0 1 0 .1 0z'),
  ],
  spoiled_food: [
    ...STORM,
    ...fill(PLANK, 'M32 22q18-6 36 0 5 18 0 34-18 5-36 0-5-16 0-34z'),
    ...fill(SLATE, 'M30 29q20 5 40 0v4q-20 5-40 0zM30 46q20 5 40 0v4q-20 5-40 0z'),
    ...fill('#5c7048', 'M34 22q16-5 32 0-16 5-32 0z'),
    ...fill('#a3b38c', 'M46 20q2-14 14-14-2 4-1 7 3 0 4 3-8 6-17 4z'),
    ...fill(INK, 'M28 12a1.600 1.600 0 1 0 .1 0zM38 6a1.600 1.600 0 1 0 .1 0zM74 10a1.600 1.600 0 1 0 .1 0z'),
  ],
};

const COUNTED: Record<string, string> = {
  food_territory: 'food',
  favor_territory: 'favor',
  dice_territory: 'any',
  sea_battle: 'ship',
  artifact: 'ring',
};
const prophecy = (counts: string): Layer[] => [
  ...NIGHT,
  ...fill('#f1e6c9', 'M50 4a26 26 0 1 0 .1 0z'),
  ...fill('#e0d0a4', 'M62 12a24 24 0 0 1-30 37A26 26 0 0 0 62 12z'),
  ...icon(COUNTED[counts] ?? counts, '#432d5c', 'translate(34 14) scale(1.33)'),
  ...fill('#1f1630', 'M0 60V50q10-7 22 0t20 2 22-2 36 0v10z'),
];

/** The places of the board, behind what lies there. */
const PLACE: Record<string, Layer[]> = {
  recruit_reavers: [
    ...FIELDS,
    ...moved(portrait('warrior', 'helmet').slice(4), 'translate(2 14) scale(.72)'),
    ...moved(portrait('seer', 'tree').slice(4), 'translate(30 18) scale(.72)'),
    ...moved(portrait('huskarl', 'raven').slice(4), 'translate(-26 18) scale(.72)'),
  ],
  trade_with_villages: [
    ...FIELDS,
    ...fill('#6b4526', 'M20 24h3v32h-3zM77 24h3v32h-3z'),
    ...fill('#f4efe0', 'M14 12h72l4 14H10z'),
    ...fill(BLOOD, 'M14 12h12l-2 14H10zM38 12h12v14H37zM62 12h12l2 14H63z'),
    ...fill(PLANK, 'M14 42h72v14H14z'),
    ...fill(STRAW, 'M30 42q-3-10 5-10t5 10zM58 42q-3-10 5-10t5 10z'),
    ...fill('#7b858d', 'M44 36h9v6h-9z'),
  ],
  battle_at_sea: [
    ...WATER,
    ...moved(longship('#f4efe0', '#a5352b', '#5f3f22'), 'translate(-14 8) scale(.78)'),
    ...moved(longship('#241d1a', '#3a302a', '#4a3522'), 'translate(42 12) scale(.68)'),
    ...SURF,
  ],
  raid_villages: [
    ...VILLAGE['farm']!,
    ...fill(FLAME, 'M36 26q-4-8 3-13 0 5 4 6-2-8 5-12 0 7 5 8 1-4 0-8 7 5 5 12 4 0 5-3 4 6 0 12z'),
  ],
  raid_keeps: [...KEEP['keep_wall']!, ...moved(tower('red', 'blue').slice(4), 'translate(-22 -4) scale(.8)')],
  subdue_territories: [
    ...PEAKS,
    ...fill(LEAF, 'M0 50q30-10 60-2t40-2v14H0z'),
    ...flag(47, BLOOD),
    ...fill(WOOD, 'M47 16h1.600v34H47z'),
    ...flag(72, '#2f6ea0'),
    ...fill(WOOD, 'M72 16h1.600v34H72z'),
  ],
};

/** The drawing of a card, by its own name or by the kind it belongs to, or of a location. */
export function sceneOf(value: string): Layer[] {
  if (value.startsWith('location:')) return PLACE[value.slice('location:'.length)] ?? FIELDS;
  const card = cardOf(value);
  switch (card?.deck) {
    case 'reaver':
      return portrait(card.ability, card.clan);
    case 'artifact':
      return treasure(card.id);
    case 'village':
      return VILLAGE[card.id] ?? FIELDS;
    case 'keep':
      return KEEP[card.id] ?? PEAKS;
    case 'battle':
      return BATTLE[card.id.replace(/_[a-c]$/, '')] ?? WATER;
    case 'journey':
      return JOURNEY[card.id] ?? STORM;
    case 'prophecy':
      return prophecy(card.counts);
    default:
      return NIGHT;
  }
}
