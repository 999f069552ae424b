/** What is printed in Blood Rage, from the game's own content files, typed for the table. */
import data from 'content:blood_rage';
import type { Question, View } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import type { Added } from '../registry.ts';
import type { Facts, FigureFacts } from './facts.ts';

export interface Province {
  id: string;
  region: string;
  villages: number;
  fjord: string;
  adjacent: string[];
  x: number;
  y: number;
}
export interface Fjord {
  id: string;
  supports: [string, string];
  x: number;
  y: number;
}
export interface Village {
  id: string;
  province: string;
  x: number;
  y: number;
}
export interface CardDef {
  id: string;
  kind: string;
  god?: string;
  bonus?: number;
  strength?: number;
  cost?: number;
  late?: boolean;
  glory?: number[];
}

interface Raw {
  board: { province: Province[]; fjord: Fjord[]; village: Village[] };
  cards: Record<string, Omit<CardDef, 'kind'>[]>;
  table: {
    stat: { id: string; steps: number[] }[];
    legendary: { glory: number[] };
    clan: { id: string }[];
    age_track: { ragnarok_glory: number[] };
    slot: { id: string; count: number }[];
    rage_track: { end: number };
  };
}

const raw = data as Raw;

export const PROVINCES = raw.board.province;
export const FJORDS = raw.board.fjord;
export const VILLAGES = raw.board.village;
export const CLANS = raw.table.clan.map((c) => c.id);
export const STATS = raw.table.stat;
export const LEGENDARY = raw.table.legendary.glory;
export const RAGNAROK_GLORY = raw.table.age_track.ragnarok_glory;
export const SLOTS = raw.table.slot;
export const RAGE_END = raw.table.rage_track.end;
export const CARDS: Record<string, CardDef> = Object.fromEntries(
  Object.entries(raw.cards).flatMap(([kind, cards]) => cards.map((card) => [card.id, { ...card, kind }])),
);

/** A card of an expansion joins those of the box. */
export const addCard = ({ list, ...card }: Added): void => {
  CARDS[card.id] = { ...card, kind: list };
};

/** What the server works out for the table. */
export const factsOf = (view: View): Facts => view.facts as Facts;

/** The clan that a seat has chosen. */
export function clanOf(view: View | null, seat: number): string | null {
  return (view ? factsOf(view) : null)?.clans?.[seat]?.clan?.replace('clan:', '') ?? null;
}

/** The sort of place to which a figure of the reserve alone could go; a lesson may allow none of them for now. */
export function goesTo(facts: Facts, question: Question | null, figure: string): string | undefined {
  if (question?.key !== 'action') return undefined;
  const [sort] = Object.entries(facts.own?.goes ?? {}).find(([, goer]) => goer === figure) ?? [];
  return question.options.some((value) => split(value).kind === sort) ? sort : undefined;
}

/** The figures of a clan in a land, in words: "2 × Warrior, Troll". */
export const figuresOf = (
  land: { figures: FigureFacts[] },
  seat: number,
  words: { label(value: string): string },
): string =>
  land.figures
    .filter((one) => one.seat === seat)
    .map(({ figure, count }) => `${count > 1 ? `${count} × ` : ''}${words.label(figure)}`)
    .join(', ');

/** The emblem of a seat: that of its clan, before the choice an axe. */
export const emblemOf = (view: View | null, seat: number): string => clanOf(view, seat) ?? 'axe';

/** The colour of a seat by number: that of its clan, before the choice one of those that are left. */
export function colourOf(view: View, seat: number): number {
  const chosen = Array.from({ length: view.seats }, (_, each) => clanOf(view, each));
  const own = chosen[seat];
  if (own) return CLANS.indexOf(own);
  const left = CLANS.filter((clan) => !chosen.includes(clan));
  const before = chosen.slice(0, seat).filter((clan) => !clan).length;
  return CLANS.indexOf(left[before] ?? 'wolf');
}
