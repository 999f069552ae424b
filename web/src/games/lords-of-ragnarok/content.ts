/** What is printed in Lords of Ragnarok, from the game's own content files, typed for the table. */
import data from 'content:lords_of_ragnarok';
import type { Params, Value, View } from '../../api/model.ts';
import type { Facts, State } from './facts.ts';

export interface Region {
  number: number;
  land: string;
  population: number;
  neighbours: number[];
  settlement: boolean;
  shrine: boolean;
  forge: boolean;
  monument: string;
  yggdrasil: boolean;
  x: number;
  y: number;
}
export interface Place {
  id: string;
  regions: number[];
  x: number;
  y: number;
}
export interface Land {
  id: string;
  name: string;
  symbol: string;
  regions: number[];
}
export interface BoardSide {
  id: string;
  regions: Region[];
  lands: Land[];
  seas: (Place & { seas: string[] })[];
  realms: Place[];
}
interface Monster {
  id: string;
  rune: string;
  artifact: string;
  weapons: string[];
  rewards: string[];
}
interface Combat {
  id: string;
  weapon: string;
  value: number;
  casualties: number;
}
interface Attack {
  id: string;
  rage: number;
  weak_spot: number;
  cards: number;
}
export interface Action {
  id: string;
  deck: string;
  b34: number;
  b2: number;
  runes: string[];
  special: string;
  bonus: string;
  tie: string;
  icon: string;
}

type Side = Omit<BoardSide, 'id'>;
interface Raw {
  board_b34: Side;
  board_b2: Side;
  table: {
    runes: { id: string }[];
    realms: { id: string; rune: string; rune_b2: string; action: string }[];
    wheel: { id: string; realm: string }[];
    gods: { id: string; attribute: string; artifact: string; b34: number; b2: number }[];
    conditions: { id: string; board: string }[];
    sides: { board: string; temples_for_godi: number; monsters_for_boss: number; lands_for_jarl: number }[];
  };
  monsters: {
    monsters: Monster[];
    boss: { id: string; rune: string; spaces: string[][] };
    attacks: Attack[];
    die: { faces: string[] };
  };
  combat: { cards: Combat[] };
  gifts: { cards: { id: string; kind: string }[] };
  actions: { cards: Action[] };
  followers: {
    rune_actions: { id: string; cost: number }[];
    challenges: { id: string }[];
    surtr_die: number[];
  };
  heroes: { heroes: { id: string }[]; stories: { id: string }[]; artifacts: { id: string; of: string }[] };
}

const raw = data as Raw;

/** By the number in the state: 0 is the big side, 1 the side for two. */
export const SIDES: BoardSide[] = [
  { id: 'b34', ...raw.board_b34 },
  { id: 'b2', ...raw.board_b2 },
];
export const NUMBERS = raw.table.sides;
export const RUNES = raw.table.runes.map((r) => r.id);
export const REALMS = raw.table.realms;
/** The Rune of a Realm's token: some tokens differ on the side for two. */
export const realmRune = (side: number, realm: number): string =>
  (side === 1 ? REALMS[realm]?.rune_b2 : REALMS[realm]?.rune) ?? '';
export const WHEEL = raw.table.wheel;
export const GODS = raw.table.gods;
export const CONDITIONS = raw.table.conditions;
export const ATTRIBUTES = ['authority', 'strength', 'wisdom'];
export const MONSTERS = raw.monsters.monsters;
/** The faces of the two dice. */
export const MONSTER_DIE = raw.monsters.die.faces;
export const SURTR_DIE = raw.followers.surtr_die;
export const ATTACKS: Record<string, Attack> = Object.fromEntries(raw.monsters.attacks.map((a) => [a.id, a]));
export const COMBAT: Record<string, Combat> = Object.fromEntries(raw.combat.cards.map((c) => [c.id, c]));
/** What a Gift is for, by its name. */
export const GIFTS: Record<string, string> = Object.fromEntries(raw.gifts.cards.map((g) => [g.id, g.kind]));
export const ACTIONS: Record<string, Action> = Object.fromEntries(raw.actions.cards.map((c) => [c.id, c]));
export const RUNE_COSTS: Record<string, number> = Object.fromEntries(
  raw.followers.rune_actions.map((a) => [a.id, a.cost]),
);
/** Challenge cards in the order of the state. */
export const CHALLENGES = raw.followers.challenges.map((c) => c.id);
/** Creatures in the order of the state: six Monsters, then the Boss; the symbols of each Wound space. */
export const CREATURES: { id: string; rune: string; spaces: { weapons: string[]; reward: string }[] }[] = [
  ...MONSTERS.map((m) => ({
    id: m.id,
    rune: m.rune,
    spaces: m.weapons.map((w, i) => ({ weapons: [w], reward: m.rewards[i] ?? '' })),
  })),
  {
    id: raw.monsters.boss.id,
    rune: raw.monsters.boss.rune,
    spaces: raw.monsters.boss.spaces.map((weapons) => ({ weapons, reward: '' })),
  },
];
export const HEROES = raw.heroes.heroes.map((h) => h.id);
export const STORIES = raw.heroes.stories.map((h) => h.id);
/** The Artifact that whoever defeats a Monster takes. */
export const artifactOf = (monster: string): string =>
  raw.heroes.artifacts.find((a) => a.of === monster)?.id ?? '';
/** Artifacts in the order of the state. */
export const ARTIFACTS = raw.heroes.artifacts.map((a) => a.id);

export const stateOf = (view: View): State => view.state as State;
export const factsOf = (view: View): Facts => view.facts as Facts;

/** The value that names a participant: a seat, or the Villain of a Follower. */
export function whoOf(view: View, p: number): string {
  const s = stateOf(view);
  return p < s.humans ? `seat:${p}` : `villain:${factsOf(view).players[p]?.hero ?? ''}`;
}

/** The participant that a value of the log names. */
export function participant(view: View, value: unknown): number | null {
  const n = Array.from({ length: stateOf(view).players }, (_, p) => p).find((p) => whoOf(view, p) === value);
  return n ?? null;
}

export interface Army {
  p: number;
  slot: number;
  region: number;
  value: number;
}

export function armiesOf(s: State): Army[] {
  return s.army_at.flatMap((region, i) =>
    region > 0 ? [{ p: Math.floor(i / 6), slot: i % 6, region, value: s.army_value[i] ?? 0 }] : [],
  );
}

/** Total value of each participant's Armies in a Region. */
export function strengthIn(s: State, region: number): number[] {
  const totals = Array.from({ length: s.players }, () => 0);
  for (const army of armiesOf(s)) if (army.region === region) totals[army.p]! += army.value;
  return totals;
}

/** The Rune that the Forge of a Region makes, if it has one. */
export const forgeRune = (s: State, region: Region): string => RUNES[(s.forge[region.number] ?? 0) - 1] ?? '';

/** What stands in a Region, in the order in which it is drawn. */
export const marksOf = (s: State, region: Region): string[] => [
  ...(region.settlement ? ['settlement'] : []),
  ...(s.temple[region.number] ? ['temple'] : region.shrine ? ['shrine'] : []),
  ...(forgeRune(s, region) ? ['forge'] : []),
];

/** LOR-2.2.2: the Population Strength of a controlled Region counts as 0. */
export function populationNow(s: State, region: Region): number {
  return (s.control[region.number] ?? -1) >= 0 ? 0 : region.population;
}

/** Why the player whose turn it is could not choose this Special Action now; nothing if it is open. */
export const closedTo = (
  view: View,
  action: Value,
): { value: string; clause: string; key: string; params: Params } | undefined => {
  const found = factsOf(view).closed.find((one) => one.value === action);
  return found && { ...found, params: {} };
};
