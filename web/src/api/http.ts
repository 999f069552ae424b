import { way } from '#way';
import { prefs } from '../lib/prefs.svelte.ts';
import type { Answered } from '../way/way.ts';
import type {
  AidText,
  CardInfo,
  ExampleInfo,
  Fitting,
  GameInfo,
  Inside,
  Me,
  NewTable,
  Problem,
  Replay,
  RulesText,
  TableCard,
  TableInfo,
  ReviewInfo,
  Verification,
  Wanted,
} from './model.ts';

/** A refusal of the server, or a line that does not answer: always one sentence for the player. */
export class Refused extends Error {
  constructor(
    readonly problem: Problem,
    readonly status: number,
  ) {
    super(problem.sentence);
  }
}

async function call(method: string, path: string, body?: unknown): Promise<string> {
  let answer: Answered;
  try {
    answer = await way.call(method, path, body === undefined ? null : JSON.stringify(body), prefs.lang);
  } catch {
    throw new Refused({ key: 'no-answer', sentence: '', params: {}, clause: '', line: null }, 0);
  }
  if (answer.ok) return answer.text;
  throw new Refused(
    refusal(answer.text) ?? { key: 'no-answer', sentence: '', params: {}, clause: '', line: null },
    answer.status,
  );
}

function refusal(text: string): Problem | null {
  try {
    return (JSON.parse(text) as { error?: Problem }).error ?? null;
  } catch {
    return null;
  }
}

export const get = async <T>(path: string): Promise<T> => JSON.parse(await call('GET', path)) as T;
export const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  JSON.parse((await call('POST', path, body)) || 'null') as T;
export const put = async (path: string, body: unknown): Promise<void> => void (await call('PUT', path, body));
export const erase = async (path: string): Promise<void> => void (await call('DELETE', path));
const text = (path: string): Promise<string> => call('GET', path);

export const api = {
  me: () => get<Me>('/api/me'),
  rename: async (name: string) => JSON.parse(await call('PUT', '/api/me', { name })) as Me,
  login: (password: string) => post<Me>('/api/login', { password }),
  carry: () => post<{ token: string; path: string; expires: string }>('/api/me/carry'),
  acceptCarry: (token: string, replace = false) => post<Me>('/api/me/carry/accept', { token, replace }),
  games: () => get<GameInfo[]>('/api/games'),
  fitting: (game: string, wanted: Wanted) => post<Fitting>(`/api/games/${game}/options`, wanted),
  tables: (limit = 200) => get<TableCard[]>(`/api/tables?limit=${limit}`),
  create: (table: NewTable) => post<TableInfo>('/api/tables', table),
  table: (id: string, token = '') =>
    get<TableInfo>(`/api/tables/${id}${token ? `?token=${encodeURIComponent(token)}` : ''}`),
  join: (id: string, token: string, name?: string, seat?: number) =>
    post<TableInfo>(`/api/tables/${id}/join`, {
      token,
      ...(name ? { name } : {}),
      ...(seat === undefined ? {} : { seat }),
    }),
  seat: (
    id: string,
    seat: number,
    change: { change: string; level?: string; name?: string; asks?: string },
  ) => post<TableInfo>(`/api/tables/${id}/seats/${seat}`, change),
  rematch: (id: string) => post<TableInfo>(`/api/tables/${id}/rematch`),
  fork: (id: string, at: number, seat?: number) =>
    post<TableInfo>(`/api/tables/${id}/fork`, { at, ...(seat === undefined ? {} : { seat }) }),
  /** A table at which a world that might be is tried out. */
  tryOut: (id: string, seat: number) => post<TableInfo>(`/api/tables/${id}/try`, { seat }),
  saga: (id: string) => text(`/api/tables/${id}/saga`),
  /** A table that is passed from device to device (in a page). */
  horn: (id: string) => text(`/api/tables/${id}/horn`),
  takeHorn: (horn: string) => post<TableInfo>('/api/horn', { horn }),
  /** How many seconds each level of bots thinks on this machine (in a page). */
  pace: () => get<Record<string, number>>('/api/pace'),
  importSaga: (saga: string) => post<TableInfo>('/api/import', { saga }),
  replay: (id: string, at: number | null, seat: number | null, since: number, steps = 0) =>
    get<Replay>(
      `/api/tables/${id}/replay?since=${since}&steps=${steps}${at === null ? '' : `&at=${at}`}${
        seat === null ? '' : `&seat=${seat}`
      }`,
    ),
  /** The table from inside, where the hall shows it to who writes a game. */
  inside: (id: string) => get<Inside>(`/api/tables/${id}/debug`),
  /** `here`: worked out where the game is, not in this browser. */
  review: (id: string, here = false) =>
    get<ReviewInfo>(`/api/tables/${id}/review${here ? '?here=true' : ''}`),
  verify: (id: string) => get<Verification>(`/api/tables/${id}/verify`),
  report: (id: string, words: string, decision: number) =>
    post<{ id: string }>(`/api/tables/${id}/report`, { text: words, decision }),
  ftl: (game: string, lang: string) => text(`/api/text/${game}/${lang}.ftl`),
  rules: (game: string) => get<RulesText>(`/api/rules/${game}`),
  answers: (game: string, question: string) =>
    get<string[]>(`/api/rules/${game}/answers?question=${encodeURIComponent(question)}`),
  aid: (game: string) => get<AidText>(`/api/aid/${game}`),
  cards: (game: string) => get<CardInfo[]>(`/api/cards/${game}`),
  found: (game: string, question: string) =>
    get<string[]>(`/api/cards/${game}/found?question=${encodeURIComponent(question)}`),
  examples: (game: string, clause: string) => get<ExampleInfo[]>(`/api/examples/${game}/${clause}`),
};
