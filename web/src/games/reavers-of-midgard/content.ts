/** What is printed in Reavers of Midgard, from the game's own content files, typed for the table. */
import data from 'content:reavers_of_midgard';
import { split } from '../../lib/values.ts';
import type { Added } from '../registry.ts';

export type Colour = 'red' | 'blue' | 'yellow';
export interface Reward {
  glory?: number;
  food?: number;
  favor?: number;
  terror?: number;
  farm?: number;
  wall?: number;
  tower?: number;
  die?: number;
  village?: number;
  keep?: number;
  reaver?: number;
  prophecy?: number;
}
export interface LocationDef {
  banner: 'red' | 'blue';
  food: number;
  symbols: string[];
  bonus: string;
  by_distance: number[];
  slot: boolean;
}
export interface ReaverDef {
  id: string;
  ability: string;
  clan: string;
  gain: Colour[];
  rally: Colour[];
}
export interface VillageDef {
  id: string;
  kind: string;
  food?: number;
  more_food?: number;
  favor?: number;
  more_favor?: number;
  token?: string;
  terror?: number;
  glory?: number;
  dice?: Colour[];
  upgrade?: string;
  defense?: number;
}
export interface KeepDef extends VillageDef {
  set?: string;
}
export interface ArtifactDef {
  id: string;
  stores: string;
  location: string;
  glory: number;
}
export interface BattleDef extends Reward {
  id: string;
  defense: number;
  dice: string[];
}
export interface JourneyDef {
  id: string;
  cost: string[];
}
export interface ProphecyDef {
  id: string;
  counts: string;
  each: number;
}
export interface FrontDef {
  id: string;
  kind: string;
  level: number;
  food?: number;
  favor?: number;
  dice?: number;
}
export interface TileDef extends Reward {
  id: string;
  front: string;
}

interface Raw {
  board: {
    rounds: { value: number };
    placements: { value: number };
    clans: Record<string, { colour: Colour; promotion: string; amount: number }>;
    dice: { combat: { faces: number[] } };
    locations: Record<string, LocationDef>;
    trade: Record<'favor' | 'food' | 'dice', { value: number }>;
    rest: { food: { value: number } };
    player_board: Record<string, { value: number }>;
  };
  reavers: { reaver: ReaverDef[] };
  village_spoils: {
    village: VillageDef[];
    artifact: ArtifactDef[];
    upgrade: { id: string; symbols: string[]; count: number }[];
  };
  keep_spoils: { keep: KeepDef[] };
  sea_battles: { battle: BattleDef[] };
  sea_journeys: { journey: JourneyDef[] };
  prophecies: { prophecy: ProphecyDef[] };
  territories: { front: FrontDef[]; tile: TileDef[] };
  scoring: {
    terror: { cost: number[]; beyond: number };
    tokens: Record<string, { from: number[]; each: number[]; majority: number }>;
    sets: Record<string, { values: number[] }>;
  };
}

const raw = data as Raw;

export const ROUNDS = raw.board.rounds.value;
export const PLACEMENTS = raw.board.placements.value;
export const CLANS = raw.board.clans;
export const COMBAT_FACES = raw.board.dice.combat.faces;
export const LOCATIONS = raw.board.locations;
/** In the order of the rules; the state names locations by their number. */
export const LOCATION_IDS = [
  'recruit_reavers',
  'trade_with_villages',
  'battle_at_sea',
  'raid_villages',
  'raid_keeps',
  'subdue_territories',
] as const;
export const SLOTS = ['battle_at_sea', 'raid_villages', 'raid_keeps', 'subdue_territories'] as const;
export const TRADE = raw.board.trade;
export const REST_FOOD = raw.board.rest.food.value;
const spaces = (name: string): number => raw.board.player_board[name]!.value;
export const DICE_SPACES = spaces('dice_spaces');
export const ARTIFACT_SPACES = spaces('artifact_spaces');
export const UPGRADE_SPACES = spaces('upgrade_spaces');
export const SLOT_POSITIONS = spaces('slot_positions');
export const UPGRADES = raw.village_spoils.upgrade;
export const FRONTS = raw.territories.front;
export const TILES = raw.territories.tile;
export const SCORING = raw.scoring;
export const TOKENS = ['farm', 'wall', 'tower'] as const;
export const COLOURS: Colour[] = ['red', 'blue', 'yellow'];
export const FACES: Record<Colour, string[]> = {
  red: ['shield', 'chest', 'ship', 'hammer', 'double_hammer', 'helmet'],
  blue: ['shield', 'chest', 'ship', 'hammer', 'double_hammer', 'raven'],
  yellow: ['shield', 'chest', 'ship', 'hammer', 'double_hammer', 'tree'],
};

export type CardDef =
  | ({ deck: 'reaver' } & ReaverDef)
  | ({ deck: 'village' } & VillageDef)
  | ({ deck: 'artifact' } & ArtifactDef)
  | ({ deck: 'keep' } & KeepDef)
  | ({ deck: 'battle' } & BattleDef)
  | ({ deck: 'journey' } & JourneyDef)
  | ({ deck: 'prophecy' } & ProphecyDef);

const CARDS: Record<string, CardDef> = {};
for (const c of raw.reavers.reaver) CARDS[c.id] = { deck: 'reaver', ...c };
for (const c of raw.village_spoils.village) CARDS[c.id] = { deck: 'village', ...c };
for (const c of raw.village_spoils.artifact) CARDS[c.id] = { deck: 'artifact', ...c };
for (const c of raw.keep_spoils.keep) CARDS[c.id] = { deck: 'keep', ...c };
for (const c of raw.sea_battles.battle) CARDS[c.id] = { deck: 'battle', ...c };
for (const c of raw.sea_journeys.journey) CARDS[c.id] = { deck: 'journey', ...c };
for (const c of raw.prophecies.prophecy) CARDS[c.id] = { deck: 'prophecy', ...c };

/** A card of an expansion joins those of the box. */
export const addCard = ({ list, ...card }: Added): void => {
  CARDS[card.id] = { ...card, deck: list } as CardDef;
};

/** The definition behind `card:farm#3`. */
export const cardOf = (value: string): CardDef | undefined => CARDS[split(value).id];
export const tileOf = (value: string): TileDef | undefined =>
  raw.territories.tile.find((t) => t.id === split(value).id);
export const frontOf = (value: string): FrontDef | undefined => FRONTS.find((f) => f.id === split(value).id);

/** `die:red_double_hammer` -> red, double_hammer. */
export function dieOf(value: string): { colour: Colour; face: string } {
  const { id } = split(value);
  const cut = id.indexOf('_');
  return { colour: id.slice(0, cut) as Colour, face: id.slice(cut + 1) };
}

/** The part of the facts that the table uses; see the game's view.py. */
/** What one more token would be worth at the end, without the majority. */
export function tokenGain(kind: string, have: number): number {
  const { from, each } = SCORING.tokens[kind]!;
  const worth = (n: number): number => n * (each.filter((_, i) => n >= from[i]!).at(-1) ?? 0);
  return worth(have + 1) - worth(have);
}

/** What so many Terror tokens cost at the end. */
export function terrorCost(tokens: number): number {
  const { cost, beyond } = SCORING.terror;
  const last = cost.length - 1;
  return tokens <= last ? cost[tokens]! : cost[last]! + beyond * (tokens - last);
}

/** The chance that so many Combat dice show at least `need` successes. */
export function chance(dice: number, need: number): number {
  let sums = [1];
  for (let i = 0; i < dice; i++) {
    const next: number[] = Array.from({ length: sums.length + 2 }, () => 0);
    sums.forEach((p, s) => COMBAT_FACES.forEach((f) => (next[s + f]! += p / COMBAT_FACES.length)));
    sums = next;
  }
  return sums.reduce((all, p, s) => (s >= need ? all + p : all), 0);
}
