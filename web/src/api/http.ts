import { prefs } from '../lib/prefs.svelte.ts';
import type {
  AidText,
  CardInfo,
  ExampleInfo,
  Fitting,
  GameInfo,
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

async function call(method: string, path: string, body?: unknown): Promise<Response> {
  const url = `${path}${path.includes('?') ? '&' : '?'}lang=${prefs.lang}`;
  let answer: Response;
  try {
    answer = await fetch(url, {
      method,
      ...(body === undefined
        ? {}
        : { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) }),
    });
  } catch {
    throw new Refused({ key: 'no-answer', sentence: '', params: {}, clause: '', line: null }, 0);
  }
  if (answer.ok) return answer;
  const said = (await answer.json().catch(() => null)) as { error?: Problem } | null;
  throw new Refused(
    said?.error ?? { key: 'no-answer', sentence: '', params: {}, clause: '', line: null },
    answer.status,
  );
}

export const get = async <T>(path: string): Promise<T> => (await call('GET', path)).json() as Promise<T>;
export const post = async <T>(path: string, body: unknown = {}): Promise<T> =>
  (await call('POST', path, body)).json() as Promise<T>;
export const put = async (path: string, body: unknown): Promise<void> => void (await call('PUT', path, body));
export const erase = async (path: string): Promise<void> => void (await call('DELETE', path));
const text = async (path: string): Promise<string> => (await call('GET', path)).text();

export const api = {
  me: () => get<Me>('/api/me'),
  rename: async (name: string) => (await call('PUT', '/api/me', { name })).json() as Promise<Me>,
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
  saga: (id: string) => text(`/api/tables/${id}/saga`),
  importSaga: (saga: string) => post<TableInfo>('/api/import', { saga }),
  replay: (id: string, at: number | null, seat: number | null, since: number) =>
    get<Replay>(
      `/api/tables/${id}/replay?since=${since}${at === null ? '' : `&at=${at}`}${seat === null ? '' : `&seat=${seat}`}`,
    ),
  review: (id: string) => get<ReviewInfo>(`/api/tables/${id}/review`),
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
