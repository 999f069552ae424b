/** Pictures on a 24 x 24 grid, filled with even-odd. */
import { EMBLEMS } from '../emblems.ts';
import { SOLID } from '../../ui/icons.ts';

/** Slanted, with a square head: upright it was taken for the Tree of a clan. */
const HAMMER =
  'M10.1 1.1 13.3 3.7 13.2 4.9 18.4 9.3 19.6 9.1 22.8 11.7 18.3 17 15.2 14.4 15.2 13.2 13.8 12 6.1' +
  ' 21.2 3.7 19.1 11.4 10 10 8.8 8.8 9 5.6 6.4z';

export const ART: Record<string, string> = {
  shield:
    'M12 2a10 10 0 1 0 0 20 10 10 0 0 0 0-20zM10.800 4.600v5.100a2.600 2.600 0 0 0-1.100 1.100H4.600' +
    'a7.500 7.500 0 0 1 6.200-6.200zM13.200 4.600a7.500 7.500 0 0 1 6.200 6.200h-5.100a2.600 2.600 0' +
    ' 0 0-1.100-1.100zM19.400 13.200a7.500 7.500 0 0 1-6.200 6.200v-5.100a2.600 2.600 0 0 0' +
    ' 1.100-1.100zM4.600 13.200h5.100a2.600 2.600 0 0 0 1.100 1.100v5.100a7.500 7.500 0 0' +
    ' 1-6.200-6.200z',
  chest:
    'M5 4.500h14a3 3 0 0 1 3 3V11h-7.500V9.500h-5V11H2V7.500a3 3 0 0 1 3-3zM2 13h7.500v2.500h5V13H22v7H2z',
  ship: SOLID['ship']!,
  hammer: HAMMER,
  double_hammer:
    'M5.1 4.6 13.5 10.5 10.9 14.2 7.6 11.8 3 18.4 1.3 17.2 5.9 10.6 2.6 8.3zM15.5 4.6 23.9 10.5 21.3' +
    ' 14.2 18 11.8 13.4 18.4 11.7 17.2 16.3 10.6 13 8.3z',
  helmet:
    'M3 2.500c0 4 1.500 6 3.500 7V11h11V9.500c2-1 3.500-3 3.500-7 2 4.500 1 8.500-2.500 10.200V20h-4' +
    'v-4.500h-1.300V21.500h-2.400v-6H9.500V20h-4v-7.300C2 11 1 7 3 2.500zM7 8.500c0-3 2-5 5-5s5 2 5' +
    ' 5z',
  raven: EMBLEMS['raven']!,
  tree: SOLID['tree']!,
  any: 'M12 4l2 5.500 5.800.2-4.600 3.600 1.600 5.600-4.800-3.300-4.800 3.300 1.600-5.600-4.600-3.600L10 9.500z',
  food:
    'M14 2.500c4.200 0 7.500 3 7.500 6.800S18.200 16 14 16c-1.300 0-2.500-.3-3.500-.8l-3.200 3.200' +
    'c.5 1.300.1 2.200-.6 2.700-.8.6-1.900.4-2.500-.3-.8.1-1.700-.4-2-1.300-.3-1 .3-1.900' +
    ' 1.100-2.200.8-.3 1.700-.1 2.300.3l3.200-3.200C7.800 13.100 7 11.300 7 9.300c0-3.800 3-6.800' +
    ' 7-6.800z',
  favor: 'M13.500 1.500 4.500 13.500h6L9 22.500l10.500-13.500h-6.500z',
  glory: SOLID['glory']!,
  terror: SOLID['skull']!,
  farm: SOLID['house']!,
  wall:
    'M2 21V6h4.500v3h3V6h5v3h3V6H22v15zM4 13.500h7v-2H4zm9 0h7v-2h-7zM4 18.500h3.500V16H4zm5.500 0h5' +
    'V16h-5zm7 0H20V16h-3.500z',
  tower:
    'M5.500 2h3.200v2.500h1.800V2h3v2.500h1.800V2h3.200v6L17 10v9h2.500v3h-15v-3H7v-9L5.500 8zm5.200' +
    ' 10.200v4.300h2.600v-4.300a1.300 1.300 0 0 0-2.600 0z',
  defense: 'M12 1.500 3 4.700v7c0 5.300 3.800 9 9 10.800 5.200-1.800 9-5.500 9-10.800v-7z',
  recruit_reavers: SOLID['leader']!,
  trade_with_villages:
    'M11 2h2v2.300l6 1.200V8l3 6.500c0 2-1.700 3.500-4 3.500s-4-1.500-4-3.500L17 8v-.8l-4-.8V19h4v3' +
    'H7v-3h4V6.400l-4 .8V8l3 6.500C10 16.500 8.300 18 6 18s-4-1.500-4-3.500L5 8V5.500l6-1.200zM6 10' +
    'l-2 4.500h4zm12 0-2 4.500h4z',
  battle_at_sea: SOLID['ship']!,
  raid_villages: SOLID['axes']!,
  raid_keeps:
    'M2 22V8h3v2.500h2.500V8h3V5L9 2h6l-1.500 3v3h3v2.500H19V8h3v14h-7.500v-5a2.500 2.500 0 0 0-5 0v5z',
  subdue_territories: 'M5 2h2.200v1.300c4-1.600 7 1.700 13 0V14c-6 1.700-9-1.600-13 0v8H5z',
  reaver: SOLID['warrior']!,
  village: SOLID['house']!,
  keep: 'M2 22V8h3v2.500h2.500V8h3V5L9 2h6l-1.500 3v3h3v2.500H19V8h3v14h-7.500v-5a2.500 2.500 0 0 0-5 0v5z',
  prophecy: EMBLEMS['odin']!,
  journey:
    'M1.500 8c2.600-3.300 5-3.300 7.500-.7 2.500 2.700 4.500 2.700 7 0 2-2 4-2.500 6.500-.8v3.200' +
    'c-2.300-1.800-3.600-1.500-5 0-3.300 3.300-6.500 3.300-9.800 0-2-2-3.700-1.800-6.200 1.300zm0 7' +
    'c2.600-3.300 5-3.300 7.500-.7 2.500 2.700 4.500 2.700 7 0 2-2 4-2.500 6.500-.8v3.200' +
    'c-2.300-1.800-3.600-1.500-5 0-3.300 3.300-6.500 3.300-9.800 0-2-2-3.700-1.800-6.200 1.300z',
  upgrade: 'M12 2 4 10h5v5h6v-5h5zM4 17.500h16V21H4z',
  promote: SOLID['leader']!,
  ability: EMBLEMS['odin']!,
  combat: SOLID['battle']!,
  deck: SOLID['cards']!,
  swords: SOLID['battle']!,
  bow:
    'M5 2c8 2 13 7 15 15l-2.300.6C16.300 12.500 13.500 8.700 9 6.200L6.700 15.500l6 1.500-.6' +
    ' 2.300-5.500-1.400-2.300 3.600-1-1 2.200-3.400L4.300 15l2.400-10zM3 21z',
  axes: SOLID['axes']!,
  runes: 'M5 2h14l2 20H3zm3 4v12h1.800v-4.500L14 18h2.300l-5.200-5.500 4.700-6.500h-2.200L9.800 11V6z',
  treasure:
    'M12 2l6 4 4 6-10 10L2 12l4-6zm0 3L8.500 7.500 12 10l3.500-2.500zM5.500 12l5 5-2-5zm13 0h-3l-2 5z',
  art:
    'M6 2h12v3h3.500c0 5-1.500 7.500-4.700 8-1 1.400-2.200 2.300-3.600 2.600V19H17v3H7v-3h3.800' +
    'v-3.400C9.400 15.300 8.200 14.400 7.200 13 4 12.500 2.500 10 2.500 5H6zM4.600 7c.2 2 .7 3.200' +
    ' 1.700 3.800A13 13 0 0 1 6 7zM18 7c0 1.500-.1 2.700-.3 3.800 1-.6 1.500-1.800 1.700-3.800z',
  armor:
    'M8 2c1 1.500 2.300 2.200 4 2.200S15 3.500 16 2l5 3-1.500 5-2 .5.5 11.500H6l.5-11.500-2-.5L3 5z' +
    'm3.200 6v12h1.600V8z',
  tapestry: 'M4 2h16v2h-1.500v18L15.300 19 12 22l-3.300-3-3.200 3V4H4zm5 5v3h6V7zm0 5v3h6v-3z',
  serpent: EMBLEMS['serpent']!,
  whale:
    'M2 13c0-5 4-8 9.500-8 4 0 6.500 2 8 5 1 0 2-.8 2.500-3 1.500 2.500 1.300 5-.8 6.700-.5 4-4' +
    ' 6.300-9.200 6.300C6 20 2 17.500 2 13zm5-2a1.400 1.400 0 1 0 0 2.800A1.400 1.400 0 0 0 7 11zM10' +
    ' 1c0 1.500.6 2.300 1.500 2.500C12 2.500 13 1.500 14.500 1.500c-.5 1-1 1.700-2 2.500h-2C9.500' +
    ' 3.300 9.500 2 10 1z',
  kraken:
    'M12 2c4 0 6.500 2.800 6.500 6.500 0 2-.7 3.400-1.700 4.500 1 2.500 3.200 2.500 5 .5.5 4-3.500' +
    ' 5.500-6 3.500.2 2 1.500 3 3.200 2.500-.7 2.600-4.500 2.500-5.500-.5L12 22l-1.500-3c-1 3-4.800' +
    ' 3.100-5.500.5 1.700.5 3-.5 3.200-2.500-2.500 2-6.500.5-6-3.500 1.800 2 4 2' +
    ' 5-.5-1-1.100-1.700-2.500-1.700-4.500C5.500 4.800 8 2 12 2zM9.500 8a1.400 1.400 0 1 0 0 2.800' +
    ' 1.400 1.400 0 0 0 0-2.800zm5 0a1.400 1.400 0 1 0 0 2.800 1.400 1.400 0 0 0 0-2.800z',
  skull: SOLID['skull']!,
  sun:
    'M12 7a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM11 1h2v4h-2zM11 19h2v4h-2zM1 11h4v2H1zM19 11h4v2h-4zM3.500' +
    ' 5 5 3.500 7.800 6.300 6.300 7.800zM16.200 17.700l1.500-1.500L20.500 19 19 20.500zM3.500 19' +
    'l2.800-2.800 1.500 1.500L5 20.500zM16.200 6.300 19 3.500 20.500 5l-2.800 2.800z',
  ring:
    'M12 5a8.500 8.500 0 1 1 0 17 8.500 8.500 0 0 1 0-17zm0 3.500a5 5 0 1 0 0 10 5 5 0 0 0 0-10zM9 1' +
    'h6l2 3h-3a9.500 9.500 0 0 0-4 0H7z',
  harp:
    'M6 2c6 0 11 1 13 5l-3 13.500c-.4 1-1.200 1.500-2.200 1.500H7c-2 0-3-1-3-3zm1.500 3v13l2 1V5.200' +
    'zm4.300.5V19H14V6.200zm4.200 1.200V17l1.500-8.500c-.2-.8-.7-1.300-1.500-1.800z',
  sword:
    'M21.500 2.500 20 9 10.500 18.500l2 2L11 22l-3.700-3.200L4 22l-2-2 3.200-3.300L2 13l1.500-1.500 2 2L15 4z',
  cauldron:
    'M3 6h18v2.500h-1.500c1 6-1.500 10-4 11.500l1 2.500h-2.300l-.8-1.800h-2.800l-.8 1.800H7.500' +
    'l1-2.500C6 18.500 3.500 14.500 4.500 8.500H3z',
  glove:
    'M6 12V5.500a1.500 1.500 0 0 1 3 0V3.200a1.500 1.500 0 0 1 3 0V3a1.500 1.500 0 0 1 3 .2V5a1.500' +
    ' 1.500 0 0 1 3 .2V14c0 2-.5 3-1.500 4v4h-8v-3.500L3 13.500c-.8-1.500 1-3 2.200-2z',
  staff:
    'M16 2a5.500 5.500 0 1 1-3.600 9.700L4.500 22 2.500 20.500l8.200-10.300A5.500 5.500 0 0 1 16 2z' +
    'm0 3a2.500 2.500 0 1 0 0 5 2.500 2.500 0 0 0 0-5z',
};

/** The picture of a card, by its own name or by the kind it belongs to. */
const OWN: Record<string, string> = {
  village_wall: 'wall',
  keep_wall: 'wall',
  bundle_of_swords: 'swords',
  bows_and_arrows: 'bow',
  axes_and_spears: 'axes',
  runic_carvings: 'runes',
  shield_upgrade: 'shield',
  chest_upgrade: 'chest',
  ship_upgrade_card: 'ship',
  calm_seas: 'sun',
  famine: 'skull',
  kraken: 'kraken',
  viking_raiders: 'axes',
  rough_seas: 'journey',
  draugr_ambush: 'skull',
  spoiled_food: 'food',
  andvarinaut: 'ring',
  bodn: 'art',
  brisingamen: 'treasure',
  dainsleif: 'sword',
  draupnir: 'ring',
  eldhrimnir: 'cauldron',
  ljosalfar_harp: 'harp',
  hringhorni: 'ship',
  jarnglofar: 'glove',
  friggs_chalice: 'art',
  laevateinn: 'sword',
  mjolnir_shard: 'hammer',
  skidbladnir: 'ship',
  sacred_ash_staff: 'staff',
};

export function pictureOf(id: string): string {
  const found = OWN[id];
  if (found) return ART[found]!;
  if (ART[id]) return ART[id];
  if (id.startsWith('tower')) return ART['tower']!;
  if (id.startsWith('tapestry')) return ART['tapestry']!;
  if (id.startsWith('draugr')) return ART['skull']!;
  if (id.startsWith('infamous')) return ART['axes']!;
  if (id.startsWith('lyngbakr')) return ART['whale']!;
  if (id.startsWith('spawn')) return ART['serpent']!;
  return ART['ship']!;
}
