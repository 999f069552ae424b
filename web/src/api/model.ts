/** What the server says: the names the client uses for the types generated from its OpenAPI description. */

export type Value = string | number;
export type Params = Record<string, Value>;
export type Lang = 'en' | 'pl';
export type Said = Record<Lang, string>;

export interface Problem { key: string; sentence: string; params: Params; clause: string; line: number | null }
export interface Me { id: number; name: string; webhook: string; admitted: boolean; locked: boolean; seats: number }
export interface OptionInfo { name: string; default: Value | boolean; choices: (Value | boolean)[]; title: Said; text: Said }
export interface GameInfo { id: string; version: string; title: Said; blurb: Said; seats: number[]; options: OptionInfo[]; levels: string[] }
export interface SeatChoice { kind: 'me' | 'bot' | 'open'; level?: string; name?: string }
export interface NewTable { game: string; seats: SeatChoice[]; options?: Record<string, Value | boolean>; name?: string; spectators?: boolean }
export interface SeatInfo {
  seat: number; kind: 'person' | 'bot' | 'open'; name: string; level: string | null;
  mine: boolean; host: boolean; online: boolean; stand_in: boolean; resigned: boolean;
}
export interface TableInfo {
  id: string; game: string; version: string; created: string; options: Record<string, Value | boolean>;
  seats: SeatInfo[]; mine: number[]; host: boolean; status: 'running' | 'over' | 'broken'; commitment: string; seed: string | null;
  spectators: boolean; invitation: { token: string; path: string } | null; rematch: string | null; parent: string | null; solo: boolean;
  problem: Problem | null;
}
export interface TableCard {
  id: string; game: string; seats: SeatInfo[]; mine: number[]; status: TableInfo['status'];
  waiting: number[]; my_turn: boolean; decision: number; created: string; updated: string;
}
export interface Reason { clause: string; key: string; params: Params }
export interface Question {
  seat: number; key: string; clause: string; params: Params; options: Value[]; blocked: (Reason & { value: Value })[];
}
export type Zone = (string | null)[] | Zone[];
export interface View {
  game: string; version: string; seats: number; options: Record<string, Value | boolean>; seat: number | null;
  decision: number; over: boolean; waiting: number[]; asked: { seat: number; key: string; params: Params }[];
  state: Record<string, unknown>; zones: Record<string, Zone>; facts: Record<string, unknown>;
  question: Question | null; chosen: Value | null; scores: number[]; winners: number[];
}
export interface GameEvent { n: number; key: string; clause: string; params: Params }
export interface Undo { how: 'undo' | 'rewind' | 'ask' | 'no'; reason: Problem | null }
export interface SeatPosition { seat: number | null; view: View; from: number; events: GameEvent[]; undo: Undo; redo: boolean }
export interface Position {
  row: number; decision: number; position: number; waiting: { seat: number; since: string }[];
  request: { seat: number; to: number; needs: number[]; agreed: number[] } | null; seats: SeatPosition[];
}
export interface ChatLine { id: number; at: string; seat: number | null; name: string; text: string }
export interface Replay { at: number; length: number; seat: number | null; seats: (number | null)[]; view: View; events: GameEvent[] }
export interface Verification { ok: boolean; sentence: string; commitment: string; seed: string; throws: number }
export interface Clause { id: string; text: string; section: string; note: boolean }
export interface RulesText { game: string; lang: Lang; markdown: string; clauses: Clause[] }
export interface CardInfo { value: string; kind: string; id: string; copies: number; pool: string; name: Said; text: Said }

export type ServerMessage =
  | { type: 'table'; table: TableInfo }
  | ({ type: 'position' } & Position)
  | { type: 'chat'; lines: ChatLine[] }
  | { type: 'accepted'; ref: number }
  | { type: 'refused'; ref: number | null; problem: Problem; decision: number }
  | { type: 'hint'; ref: number; seat: number; decision: number; value: Value };

export type ClientMessage =
  | { type: 'answer'; seat: number; decision: number; value: Value }
  | { type: 'undo' | 'redo' | 'hint'; seat: number }
  | { type: 'rewind' | 'ask'; seat: number; to?: number }
  | { type: 'agree'; seat: number; yes: boolean }
  | { type: 'chat'; seat: number | null; text: string }
  | { type: 'sync' | 'ping' };
