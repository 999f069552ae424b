/** The two workers of the page, as the rest of the client sees them. */
import type { Answered, Ears, Line } from '../way/way.ts';
import type { FromEngine, ToEngine } from './talk.ts';

/** Written by the build (tools/page.py): the file of each pack. */
interface Build {
  version: string;
  packs: Record<string, string>;
}

/** Whether this tab plays the bots of a table. */
export interface Held {
  table: string;
  mine: boolean;
}

export const BASE = new URL('./', document.baseURI).href;

const waiting = new Map<number, (answer: Answered) => void>();
const lines = new Map<number, Ears>();
let numbers = 0;
let thinking: Worker | null = null;
let packs: Record<string, string> = {};

const engine = new Worker(new URL('./engine.worker.ts', import.meta.url), { type: 'module', name: 'engine' });
const tell = (message: ToEngine, give: Transferable[] = []): void => engine.postMessage(message, give);

let settle: { resolve: () => void; reject: (why: Error) => void };
/** The rules are there; rejected if this browser cannot run them. */
export const ready = new Promise<void>((resolve, reject) => (settle = { resolve, reject }));
ready.catch(() => undefined);

/** Ends whoever thinks and takes somebody new. */
function hire(): void {
  thinking?.terminate();
  const { port1, port2 } = new MessageChannel();
  thinking = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module', name: 'thinker' });
  thinking.postMessage({ base: BASE, packs, port: port1 }, [port1]);
  tell({ kind: 'hire', port: port2 }, [port2]);
}

engine.onmessage = ({ data }: MessageEvent<FromEngine>) => {
  switch (data.kind) {
    case 'ready':
      settle.resolve();
      break;
    case 'failed':
      console.warn(data.why);
      settle.reject(new Error(data.why));
      for (const answer of waiting.values()) answer({ ok: false, status: 0, text: '' });
      waiting.clear();
      for (const ears of lines.values()) ears.closed(4400);
      break;
    case 'rang':
      dispatchEvent(new Event('meadhall-rang'));
      break;
    case 'held':
      dispatchEvent(new CustomEvent<Held>('meadhall-held', { detail: data }));
      break;
    case 'end-thoughts':
      hire();
      break;
    case 'answered': {
      const answer = waiting.get(data.id);
      waiting.delete(data.id);
      answer?.({ ok: data.status === 200, status: data.status, text: data.text });
      break;
    }
    case 'heard':
      lines.get(data.line)?.heard(data.texts);
      break;
    case 'closed':
      lines.get(data.line)?.closed(data.code);
  }
};
engine.onerror = () => settle.reject(new Error('worker'));

function asked(make: (id: number) => ToEngine): Promise<Answered> {
  const id = ++numbers;
  return new Promise((resolve) => {
    waiting.set(id, resolve);
    tell(make(id));
  });
}

/** Something of the shelf that needs no rules. */
export async function early<T>(what: 'cards' | 'person'): Promise<T> {
  const answer = await asked((id) => ({ kind: 'early', id, what }));
  if (!answer.ok) throw new Error(what);
  return JSON.parse(answer.text || 'null') as T;
}

export async function call(method: string, path: string, body: string, lang: string): Promise<Answered> {
  await ready;
  return asked((id) => ({ kind: 'call', id, method, path, body, lang }));
}

export function line(table: string, lang: string, ears: Ears): Line {
  const number = ++numbers;
  let open = false;
  lines.set(number, ears);
  ready.then(
    () => {
      if (!lines.has(number)) return;
      open = true;
      ears.opened();
      tell({ kind: 'open', line: number, table, lang });
    },
    () => ears.closed(4400),
  );
  return {
    get open() {
      return open;
    },
    send: (text) => tell({ kind: 'say', line: number, text }),
    close: () => {
      open = false;
      if (lines.delete(number)) tell({ kind: 'close', line: number });
    },
  };
}

/** Play the bots of a table in this tab. */
export const hold = (table: string): void => tell({ kind: 'hold', table });

/** The hall is drawn first; then the rules are fetched. */
export async function start(): Promise<void> {
  try {
    if (typeof WebAssembly !== 'object') throw new Error('WebAssembly');
    const build = (await (await fetch(new URL('build.json', BASE))).json()) as Build;
    packs = build.packs;
    tell({ kind: 'start', base: BASE, packs });
    hire();
  } catch (why) {
    settle.reject(why instanceof Error ? why : new Error(String(why)));
  }
}
