/** What is printed on the action cards, the Hero boards and the Quests, from the game's own content files. */
import data from 'content:god_of_war';
import scenes from 'content:god_of_war/scenes';
import { split } from '../../lib/values.ts';

interface CardDef {
  id: string;
  deck: string;
  type: string;
  face: string;
  /** Id, rune ('' on a starting card) and source of every copy. */
  copies: [string, string, string][];
}
interface HeroDef {
  id: string;
  dashboard: string;
  health: number;
  rage: number;
}
interface SceneDef {
  id: string;
  card: { id: string; front: { enemy?: string }; back?: { enemy?: string }; part?: number }[];
  health?: { id: string; health: number }[];
}
const raw = data as { cards: { card: CardDef[] }; heroes: { hero: HeroDef[]; die: { faces: number[] } } };
const CARDS = new Map(raw.cards.card.map((card) => [card.id, card]));
const RUNES = new Map(
  raw.cards.card.flatMap((card) => card.copies.map(([copy, rune]) => [copy, rune] as const)),
);

export interface Printed {
  type: string;
  number: string;
  /** What an icon or a Number does besides: stun, Rage, or that it stands alone. */
  notes: string[];
}

const NOTES: [RegExp, string][] = [
  [/~stun/, 'note-stun'],
  [/\^$/, 'note-rage'],
  [/!$/, 'note-alone'],
];

/** Type and Number of a card. */
export function printed(value: string): Printed | null {
  const { id } = split(value);
  const card = CARDS.get(id);
  if (!card) return ['stun', 'poison', 'crystal'].includes(id) ? { type: id, number: '', notes: [] } : null;
  const numbers = [...new Set(card.face.match(/\+\d+/g) ?? [])];
  const notes = card.type === 'special' ? [] : NOTES.filter(([mark]) => mark.test(card.face));
  return { type: card.type, number: numbers.join('/'), notes: notes.map(([, note]) => note) };
}

/** The names of the runes, the same in every language. */
export const RUNE_NAMES: Record<string, string> = {
  'rune:f': 'Fé',
  'rune:u': 'Úr',
  'rune:t': 'Þurs',
  'rune:a': 'Óss',
  'rune:r': 'Reið',
  'rune:k': 'Kaun',
};

/** The rune of an Upgrade card, '' where there is none; copies of a card differ in it. */
export function runeOf(value: string): string {
  const rune = RUNES.get(value.split('#')[1] ?? '') ?? '';
  return rune ? `rune:${rune.toLowerCase()}` : '';
}

/** What stands on a Hero board: its Heroes, and its starting cards with how many of each. */
export function boardOf(value: string): { heroes: HeroDef[]; deck: { card: string; n: number }[] } {
  const { id } = split(value);
  return {
    heroes: raw.heroes.hero.filter((hero) => hero.dashboard === id),
    deck: raw.cards.card
      .filter((card) => card.deck === id)
      .map((card) => ({ card: `card:${card.id}#${card.copies[0]![0]}`, n: card.copies.length })),
  };
}

const SCENES = new Map((Object.values(scenes) as SceneDef[]).map((scene) => [`quest:${scene.id}`, scene]));

/** The Enemies that a Quest begins with, each with its health. */
export function foesOf(quest: string): { enemy: string; health: number }[] {
  const found = new Map<string, number>();
  const scene = SCENES.get(quest);
  for (const { part, front } of scene?.card ?? []) {
    const [id, , health] = (part ?? 1) === 1 && front.enemy ? front.enemy.split(' ') : [];
    const apart = scene?.health?.find((card) => `@${card.id}` === health);
    if (id) found.set(`enemy:${id}`, apart?.health ?? Number(health));
  }
  return [...found].map(([enemy, health]) => ({ enemy, health }));
}

/** Whom a side of a Scene card shows, '' if nobody; a Health card belongs to the Enemy of its Quest. */
export function shownOn(side: string): { enemy: string; quest: string } {
  const id = split(side).id;
  for (const [quest, scene] of SCENES) {
    const card = scene.card.find((one) => id.slice(0, -2) === one.id);
    const [foe = ''] = (id.endsWith('_b') ? card?.back : card?.front)?.enemy?.split(' ') ?? [];
    if (card) return { enemy: foe && `enemy:${foe}`, quest: '' };
    if (scene.card[0]?.id.split('_')[0] === id.split('_')[0]) return { enemy: '', quest };
  }
  return { enemy: '', quest: '' };
}

/** The faces of the Enemy die. */
export const DIE_FACES: readonly number[] = raw.heroes.die.faces;
