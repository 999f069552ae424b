/** The way within the page: the rules run in a worker, and what never changes lies in files beside it. */
import type { Lang, Problem, TableCard } from '../api/model.ts';
import Notice from '../page/Notice.svelte';
import { sentenceOf } from '../page/sentences.ts';
import { status } from '../page/status.svelte.ts';
import * as workers from '../page/workers.ts';
import type { Answered, Ears, Line, Way } from './way.ts';

const PROTOCOL = 3;
const good = (value: unknown): Answered => ({ ok: true, status: 200, text: JSON.stringify(value) });

/** What lies in a file: the path of a request, and the file that holds the answer. */
const FILES: [RegExp, (part: string[], lang: string) => string][] = [
  [/^games$/, () => 'data/games.json'],
  [/^text\/([\w-]+)\/(\w+)\.ftl$/, ([game, lang]) => `data/text/${game}.${lang}.ftl`],
  [/^rules\/([\w-]+)$/, ([game], lang) => `data/rules/${game}.${lang}.json`],
  [/^aid\/([\w-]+)$/, ([game], lang) => `data/aid/${game}.${lang}.json`],
  [/^cards\/([\w-]+)$/, ([game]) => `data/cards/${game}.json`],
];

async function file(path: string): Promise<Answered> {
  const answer = await fetch(new URL(path, workers.BASE));
  return { ok: answer.ok, status: answer.status, text: answer.ok ? await answer.text() : '' };
}

async function me(): Promise<Answered> {
  const [person, cards] = await Promise.all([
    workers.early<{ id: number; name: string }>('person'),
    workers.early<TableCard[]>('cards'),
  ]);
  const seats = cards.reduce((sum, card) => sum + card.mine.length, 0);
  const { id, name } = person;
  const alone = { webhook: '', locked: false, admitted: true, role: '', notice: '' };
  return good({ id, name, seats, protocol: PROTOCOL, ...alone });
}

async function tables(): Promise<Answered> {
  const cards = (await workers.early<TableCard[]>('cards')).filter((card) => !card.trial);
  const turn = (card: TableCard): number => Number(card.my_turn);
  return good(cards.sort((a, b) => turn(b) - turn(a) || b.updated.localeCompare(a.updated)));
}

async function examples(game: string, clause: string): Promise<Answered> {
  const all = await file(`data/examples/${game}.json`);
  return all.ok ? good((JSON.parse(all.text) as Record<string, unknown>)[clause] ?? []) : all;
}

/** A refusal comes as key and params; its sentence stands in the texts that the client has. */
async function said(problem: Problem, lang: string, game = ''): Promise<Problem> {
  return problem.sentence ? problem : { ...problem, sentence: await sentenceOf(problem, lang as Lang, game) };
}

async function call(method: string, path: string, body: string | null, lang: string): Promise<Answered> {
  const [where = ''] = path.replace(/^\/api\//, '').split('?');
  if (method === 'GET') {
    for (const [shape, name] of FILES) {
      const found = shape.exec(where);
      if (found) return file(name(found.slice(1), lang));
    }
    const example = /^examples\/([\w-]+)\/(.+)$/.exec(where);
    if (example) return examples(example[1]!, decodeURIComponent(example[2]!));
    if (where === 'me') return me();
    if (where === 'tables') return tables();
  }
  const answer = await workers.call(method, path, body ?? '', lang);
  if (where === 'me' && answer.ok) return me();
  if (where === 'tables' && answer.ok) void status.promise();
  return spoken(answer, lang, where, body);
}

async function spoken(answer: Answered, lang: string, where: string, body: string | null): Promise<Answered> {
  const game = /^(?:games|rules|cards)\/([\w-]+)/.exec(where)?.[1] ?? gameIn(body);
  if (!answer.ok) {
    const told = JSON.parse(answer.text || 'null') as { error: Problem } | null;
    if (!told) throw new Error('no answer');
    return { ...answer, text: JSON.stringify({ error: await said(told.error, lang, game) }) };
  }
  const told = (text: string): Record<string, unknown> => JSON.parse(text) as Record<string, unknown>;
  if (where.endsWith('/options') || where.endsWith('/verify')) {
    const name = where.endsWith('/verify') ? 'sentence' : 'problem';
    const made = told(answer.text);
    const problem = made[name] as Problem | '';
    return good({ ...made, [name]: problem ? (await said(problem, lang, game)).sentence : '' });
  }
  return answer;
}

function gameIn(body: string | null): string {
  if (!body) return '';
  const given = JSON.parse(body) as { game?: unknown };
  return typeof given.game === 'string' ? given.game : '';
}

interface Heard {
  type: string;
  problem?: Problem;
  table?: { game: string; problem?: Problem | null };
}

function line(table: string, lang: string, ears: Ears): Line {
  let game = '';
  // A refusal waits for its words, and what comes after it waits for the refusal.
  let order: Promise<void> = Promise.resolve();
  let waits = 0;
  const worded = async (message: Heard): Promise<Heard> => {
    const { problem, table: told } = message;
    if (problem) return { ...message, problem: await said(problem, lang, game) };
    return told?.problem
      ? { ...message, table: { ...told, problem: await said(told.problem, lang, game) } }
      : message;
  };
  const hear = (message: Heard): void => {
    if (message.table) game = message.table.game;
    if (!message.problem && !message.table?.problem && !waits) return ears.heard(message);
    waits += 1;
    order = order.then(async () => ears.heard(await worded(message))).finally(() => (waits -= 1));
  };
  return workers.line(table, lang, {
    opened: () => ears.opened(),
    heard: (texts) => {
      for (const message of JSON.parse(texts as string) as Heard[]) hear(message);
    },
    closed: (code) => void order.then(() => ears.closed(code)),
  });
}

export const way: Way = {
  kind: 'page',
  call,
  line,
  href: (path) => `#${path}`,
  path: ({ hash }) => {
    const [path = '', ...rest] = decodeURI(hash).replace(/^#/, '').split('#');
    return { path: path || '/', hash: rest.length ? `#${rest.join('#')}` : '' };
  },
};

export { Notice };

void workers.start();
