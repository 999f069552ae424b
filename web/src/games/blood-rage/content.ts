/** What is printed in Blood Rage, from the game's own content files, typed for the table. */
import data from 'content:blood_rage';
import type { View } from '../../api/model.ts';

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

/** The part of the facts that the table uses; see the game's view.py. */
export interface FigureCount {
  seat: number;
  figure: string;
  count: number;
}
export interface ProvinceFacts {
  region: string | null;
  villages: number | null;
  empty: number | null;
  destroyed: boolean;
  doomed: boolean;
  pillaged: boolean;
  fjord: string | null;
  figures: FigureCount[];
  strength: number[];
  leads: number | null;
  token: string;
  battle: { present: number[]; can_join: number[]; glory: number[] };
}
export interface ClanFacts {
  seat: number;
  clan: string | null;
  passed: boolean;
  glory: number;
  rage: number;
  stats: Record<string, { step: number; value: number; next: number | null; legendary: number }>;
  on_board: number;
  horns: number;
  reserve: Record<string, number>;
  valhalla: Record<string, number>;
  hand: number;
  committed: number;
  slots: Record<string, { taken: number; of: number }>;
  legendary: number;
  ragnarok: number;
}
export interface Facts {
  age: number;
  phase: string;
  first: number;
  doom: string | null;
  ragnarok: string[];
  ragnarok_glory: number;
  clans: ClanFacts[];
  provinces: Record<string, ProvinceFacts>;
  fjords: Record<string, { open: boolean; supports: string[]; figures: FigureCount[] }>;
  own: {
    upgrade_costs: Record<string, number>;
    invade_costs: Record<string, number>;
    quests: { card: string; committed: boolean; glory: number; met: boolean }[];
  } | null;
}

/** The clan that a seat has chosen. */
export function clanOf(view: View | null, seat: number): string | null {
  return (view?.facts as unknown as Facts | undefined)?.clans?.[seat]?.clan?.replace('clan:', '') ?? null;
}

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
