/**
 * Effects as short rows of signs, so that a card or an answer says at a glance what it costs and brings.
 * `3food`, `red` (a die), `red:helmet` (on that face), `red:any` (any face), `@shield` (a symbol to pay),
 * `-terror`, `>` for, `|` and may, `/` or.
 */
import { CLANS, REST_FOOD, TRADE, cardOf, frontOf, tileOf, type CardDef, type Reward } from './content.ts';

export interface Sign {
  what: string;
  count: number;
  minus: boolean;
  face: string;
  mark: string;
}

const MARKS = new Set(['>', '|', '/', '+', '=', '*']);

export function read(line: string): Sign[] {
  return line
    .split(' ')
    .filter(Boolean)
    .map((word) => {
      if (MARKS.has(word)) return { what: '', count: 0, minus: false, face: '', mark: word };
      const found = /^(-?)(\d*)([@a-z_]+)(?::([a-z_]+))?$/.exec(word)!;
      return {
        what: found[3]!,
        count: Number(found[2] || 1),
        minus: found[1] === '-',
        face: found[4] ?? '',
        mark: '',
      };
    });
}

const ABILITIES: Record<string, string> = {
  zealot: '2keep > keep',
  pillager: '-die > farm',
  arsonist: '-2die > wall',
  favored_of_the_gods: '-red > red:any',
  warrior: 'red:helmet',
  axe_chieftain: '2village > village',
  berserker: '2village > village',
  seasoned_hunter: 'food | -die > 3food',
  huskarl: 'blue:raven',
  veteran: '-blue > blue:any',
  freeman: 'blue:hammer',
  spear_chieftain: '2food',
  hero: '-die > die:any',
  seer: '-favor > 2glory',
  prophetess: '-2favor > prophecy',
  lorekeeper: '2glory',
  sword_chieftain: 'yellow:tree',
  scout: '-yellow > yellow:any',
};
const ARTIFACTS: Record<string, string> = {
  andvarinaut: 'keep',
  bodn: '-die > die:any',
  brisingamen: 'prophecy -prophecy',
  dainsleif: '2combat',
  draupnir: '2food',
  eldhrimnir: '3food',
  ljosalfar_harp: '2favor',
  hringhorni: '2die',
  jarnglofar: 'promote',
  friggs_chalice: '-terror',
  laevateinn: '3level',
  mjolnir_shard: 'combat',
  skidbladnir: '-journey',
  sacred_ash_staff: 'ability',
};
const SUFFER: Record<string, string> = {
  famine: '-2food',
  kraken: '-2food -die',
  viking_raiders: '-die',
  rough_seas: '-promote',
  draugr_ambush: '-artifact / -upgrade',
  spoiled_food: '-2food',
  calm_seas: '',
};

const COUNTED: Record<string, string> = {
  helmet: '@helmet',
  raven: '@raven',
  tree: '@tree',
  food_territory: 'land:food',
  favor_territory: 'land:favor',
  dice_territory: 'land:any',
  sea_battle: 'battle_at_sea',
  upgrade: 'upgrade:shield',
};

const some = (n: number | undefined, what: string): string =>
  n ? `${n < 0 ? '-' : ''}${Math.abs(n)}${what}` : '';
const join = (...parts: string[]): string => parts.filter(Boolean).join(' ');

export function rewardSigns(r: Reward): string {
  const kinds = [
    'glory',
    'food',
    'favor',
    'terror',
    'farm',
    'wall',
    'tower',
    'village',
    'keep',
    'reaver',
    'prophecy',
  ] as const;
  return join(...kinds.map((k) => some(r[k], k)), r.die ? `${r.die}die:any` : '');
}

export const abilitySigns = (ability: string): string => ABILITIES[ability] ?? '';
export const costSigns = (symbols: string[]): string => symbols.map((s) => `@${s}`).join(' ');
export const sufferSigns = (id: string): string => SUFFER[id] ?? '';

export function promotionSigns(clan: string): string {
  const { promotion, amount } = CLANS[clan]!;
  return promotion === 'spoils' ? 'keep / village' : `${amount}${promotion}`;
}

/** What a Spoils card gives at once, and what more if one answers yes. */
export function spoilsSigns(card: Extract<CardDef, { deck: 'village' | 'keep' }>): {
  first: string;
  more: string;
} {
  const first = join(
    some(card.food, 'food'),
    some(card.favor, 'favor'),
    card.kind === 'tower' ? (card.dice ?? []).join(' ') : '',
  );
  const more = join(
    some(card.more_food, 'food'),
    some(card.more_favor, 'favor'),
    card.kind === 'tower' ? some(card.glory, 'glory') : '',
    card.token ?? '',
    some(card.terror, 'terror'),
  );
  return { first, more };
}

export function cardSigns(value: string): string {
  const card = cardOf(value);
  if (!card) return '';
  switch (card.deck) {
    case 'reaver':
      return abilitySigns(card.ability);
    case 'artifact':
      return `@${card.stores} > ${ARTIFACTS[card.id] ?? ''}`;
    case 'battle':
      return rewardSigns(card);
    case 'journey':
      return join(
        costSigns(card.cost),
        card.id === 'kraken' ? '> 3glory' : '',
        card.id === 'famine' ? '-reaver' : '',
        card.cost.length || card.id === 'famine' ? '/' : '',
        sufferSigns(card.id),
      );
    case 'prophecy':
      return `${card.each}glory * ${COUNTED[card.counts] ?? card.counts}`;
    default: {
      const { first, more } = spoilsSigns(card);
      if (card.kind === 'pillage') return `${first} | ${more}`;
      if (card.kind === 'keep_wall' || card.kind === 'tower')
        return `${first} | ${card.defense}defense > ${more}`;
      if (card.kind === 'craft')
        return join((card.dice ?? []).join(' '), '/', some(card.glory, 'glory'), some(card.terror, 'terror'));
      if (card.kind === 'rune')
        return join('-terror', '/', some(card.glory, 'glory'), some(card.terror, 'terror'));
      if (card.kind === 'upgrade') return join(`upgrade:${card.upgrade}`, '/', some(card.glory, 'glory'));
      return '';
    }
  }
}

/** The heart of the matter, for a card too small for everything. */
export function smallSigns(value: string): string {
  const card = cardOf(value);
  if (card?.deck === 'reaver') return abilitySigns(card.ability);
  if (card?.deck === 'artifact') return `@${card.stores}`;
  if (card?.deck === 'village' || card?.deck === 'keep') {
    if (card.kind === 'pillage')
      return join(some(card.food, 'food'), some(card.favor, 'favor'), card.token ?? '');
    if (card.kind === 'keep_wall' || card.kind === 'tower') return `${card.defense}defense ${card.token}`;
    if (card.kind === 'craft') return (card.dice ?? []).join(' ');
    if (card.kind === 'rune') return some(card.glory, 'glory');
    if (card.kind === 'upgrade') return `upgrade:${card.upgrade}`;
  }
  return cardSigns(value);
}

/** What an answer without a place of its own costs and brings. */
export function answerSigns(key: string, answer: string, params: Record<string, string | number>): string {
  const card = params['card'] ? cardOf(String(params['card'])) : undefined;
  const spoils = card && (card.deck === 'village' || card.deck === 'keep') ? card : undefined;
  switch (`${key}/${answer}`) {
    case 'rest/food':
      return `${REST_FOOD}food`;
    case 'rest-forced/food':
    case 'participate/food':
      return `${REST_FOOD}food`;
    case 'participate/die':
      return 'die:any';
    case 'trade/favor':
      return `${TRADE.favor.value}favor`;
    case 'trade/food':
      return `${TRADE.food.value}food`;
    case 'trade/deck':
      return 'prophecy';
    case 'pillage/pillage':
      return spoils ? spoilsSigns(spoils).more : '';
    case 'storm/fight':
      return spoils ? `${spoils.defense}defense > ${spoilsSigns(spoils).more}` : '';
    case 'craft/dice':
      return spoils?.dice?.join(' ') ?? '';
    case 'craft/glory':
      return spoils ? join(some(spoils.glory, 'glory'), some(spoils.terror, 'terror')) : '';
    case 'runes/glory':
      return runeGlory();
    case 'upgrade/tile':
      return `upgrade:${String(params['tile']).slice('upgrade:'.length)}`;
    case 'upgrade/glory':
      return '3glory';
    case 'journey/pay':
      return card?.deck === 'journey'
        ? join(
            costSigns(card.cost),
            card.id === 'kraken' ? '> 3glory' : '',
            card.id === 'famine' ? '-reaver' : '',
          )
        : '';
    case 'journey/suffer':
      return card?.deck === 'journey' ? sufferSigns(card.id) : '';
    case 'engage/pay':
      return card?.deck === 'battle' ? `${costSigns(card.dice)} > ${rewardSigns(card)}` : '';
    case 'engage/fight':
      return card?.deck === 'battle' ? `${card.defense}defense > ${rewardSigns(card)}` : '';
    case 'use-reaver-way/rally':
      return card?.deck === 'reaver' ? card.rally.map((c) => `${c}:any`).join(' ') : '';
    case 'use-reaver-way/promote':
      return card?.deck === 'reaver' ? promotionSigns(card.clan) : '';
    case 'use-reaver-way/promote:keep':
    case 'use-reaver-way/promote:village':
      return answer.slice('promote:'.length);
    default:
      if (key === 'runes') return '-terror';
      return key === 'use-reaver-way' && card?.deck === 'reaver' ? abilitySigns(card.ability) : '';
  }
}

/** What a card brings when it is named with what is done with it: all of it, from the first side on. */
export function deedSigns(value: string, deed: string): string {
  const card = cardOf(value);
  if (card?.deck !== 'village' && card?.deck !== 'keep') return '';
  const { first, more } = spoilsSigns(card);
  switch (deed) {
    case 'pillage':
      return join(
        some((card.food ?? 0) + (card.more_food ?? 0), 'food'),
        some((card.favor ?? 0) + (card.more_favor ?? 0), 'favor'),
        card.token ?? '',
        some(card.terror, 'terror'),
      );
    case 'leave':
      return first;
    case 'fight':
      return `${first} | ${card.defense}defense > ${more}`;
    default:
      return answerSigns(card.kind, deed, { card: value, tile: `upgrade:${card.upgrade}` });
  }
}

function runeGlory(): string {
  const rune = cardOf('card:runic_carvings');
  return rune?.deck === 'village' ? join(some(rune.glory, 'glory'), some(rune.terror, 'terror')) : '';
}

export const tileSigns = (value: string): string => {
  const tile = tileOf(value);
  return tile ? rewardSigns(tile) : '';
};

/** What a territory costs without a fight. */
export function peaceSigns(value: string): string {
  const front = frontOf(value);
  return front ? join(some(front.food, 'food'), some(front.favor, 'favor'), some(front.dice, 'die')) : '';
}
