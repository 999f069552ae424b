/**
 * Thinks for a hall in this browser, where the hall wants that (docs/hosting.md): a worker with the hall's own rules,
 * started when it is first wanted. It gets a world as it might be, never the game.
 */
import type { ReviewInfo, ReviewWork, ServerMessage } from '../api/model.ts';

type World = Extract<ServerMessage, { type: 'world' }>;
type Hint = Extract<ServerMessage, { type: 'hint' }>;
type Weighed = Pick<Hint, 'value' | 'options' | 'why'>;

const BASE = new URL('/thinking/', location.href).href;
const waiting = new Map<number, { resolve: (text: string) => void; reject: (why: Error) => void }>();
let thinker: Promise<MessagePort> | null = null;
let asked = 0;

async function hired(): Promise<MessagePort> {
  if (typeof WebAssembly !== 'object') throw new Error('WebAssembly');
  const answer = await fetch(new URL('build.json', BASE));
  if (!answer.ok) throw new Error(`build.json: ${answer.status}`);
  const { packs } = (await answer.json()) as { packs: Record<string, string> };
  const { port1, port2 } = new MessageChannel();
  const worker = new Worker(new URL('../page/thinker.worker.ts', import.meta.url), {
    type: 'module',
    name: 'thinker',
  });
  worker.onerror = () => {
    thinker = null;
    for (const { reject } of waiting.values()) reject(new Error('worker'));
    waiting.clear();
  };
  worker.postMessage({ base: BASE, packs, port: port1 }, [port1]);
  port2.onmessage = ({ data }: MessageEvent<{ id: number; text?: string; error?: string }>) => {
    const who = waiting.get(data.id);
    waiting.delete(data.id);
    if (data.text !== undefined) who?.resolve(data.text);
    else who?.reject(new Error(data.error));
  };
  return port2;
}

async function think<T>(work: object): Promise<T> {
  thinker ??= hired();
  thinker.catch(() => (thinker = null));
  const port = await thinker;
  const id = ++asked;
  const text = await new Promise<string>((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    port.postMessage({ id, text: JSON.stringify(work) });
  });
  return JSON.parse(text) as T;
}

/** The hint that the hall leaves to this browser. */
export async function ponder(world: World): Promise<Hint> {
  const { kind, game, level, seed, data, seat, ref, decision } = world;
  const found = await think<Weighed | Hint['value']>({ kind, game, level, seed, data, seat });
  const weighed = typeof found === 'object' ? found : { value: found, options: [], why: [] };
  return { ...weighed, type: 'hint', ref, seat, decision, level, wanted: level };
}

/** The review of a finished game. */
export function review(work: ReviewWork, lang: string): Promise<ReviewInfo> {
  return think<ReviewInfo>({ kind: 'review', lang, ...work });
}
