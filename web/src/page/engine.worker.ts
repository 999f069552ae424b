/** The first worker of the page: tables and rules. What the browser stores is stored from here. */
import type { FromEngine, ToEngine } from './talk.ts';
import { holder } from './holding.ts';
import { startPython, type Python } from './python.ts';
import { openShelf, type Shelf } from './shelf.ts';

interface Engine {
  call(method: string, path: string, body: string, lang: string): Promise<{ toJs(): [number, string] }>;
  open(line: number, table: string, lang: string): Promise<void>;
  say(line: number, text: string): Promise<void>;
  close(line: number): void;
  held(table: string, mine: boolean): void;
  rang(table: string): Promise<void>;
}

const tell = (message: FromEngine): void => postMessage(message);
const shelf: Promise<Shelf> = openShelf();
const bell = new BroadcastChannel('meadhall');
let engine: Promise<Engine> | null = null;
let thinker: MessagePort | null = null;
let asked = 0;
const hold = holder((table, mine) => {
  tell({ kind: 'held', table, mine });
  void engine?.then((there) => there.held(table, mine));
});
const thoughts = new Map<number, { resolve: (text: string) => void; reject: (why: Error) => void }>();

/** A thinker that was ended leaves nobody waiting. */
function hire(port: MessagePort): void {
  thinker?.close();
  for (const { reject } of thoughts.values()) reject(new Error('ended'));
  thoughts.clear();
  thinker = port;
  port.onmessage = ({ data }: MessageEvent<{ id: number; text?: string; error?: string }>) => {
    const waiting = thoughts.get(data.id);
    thoughts.delete(data.id);
    if (data.text !== undefined) waiting?.resolve(data.text);
    else waiting?.reject(new Error(data.error));
  };
}

function bridge(kept: Shelf, python: Python): Record<string, unknown> {
  return {
    append: kept.append.bind(kept),
    rows: kept.rows.bind(kept),
    table: kept.table.bind(kept),
    put: kept.put.bind(kept),
    chat: kept.chat.bind(kept),
    say: kept.say.bind(kept),
    person: kept.person.bind(kept),
    set_person: kept.set_person.bind(kept),
    need: (pack: string) => python.need(pack),
    think: (text: string) =>
      new Promise<string>((resolve, reject) => {
        const id = ++asked;
        thoughts.set(id, { resolve, reject });
        thinker?.postMessage({ id, text });
      }),
    end_thoughts: () => tell({ kind: 'end-thoughts' }),
    rang: (table: string) => bell.postMessage(table),
    hold,
    hear: (line: number, texts: string) => tell({ kind: 'heard', line, texts }),
    closed: (line: number, code: number) => tell({ kind: 'closed', line, code }),
  };
}

async function start(base: string, packs: Record<string, string>): Promise<Engine> {
  const kept = await shelf;
  const python = await startPython(base, packs);
  const { Engine } = python.module('meadhall.page.engine') as { Engine: (bridge: unknown) => Engine };
  return Engine(bridge(kept, python));
}

/** What the list of tables and the name need is there before Python is. */
async function early(message: Extract<ToEngine, { kind: 'early' }>): Promise<unknown> {
  const kept = await shelf;
  if (message.what === 'cards') return kept.cards();
  const { lasting, newer } = kept;
  return { ...(JSON.parse(await kept.person()) as object), lasting, newer, unread: await kept.unread() };
}

async function hear(message: ToEngine): Promise<void> {
  switch (message.kind) {
    case 'start': {
      engine = start(message.base, message.packs);
      engine.then(
        () => tell({ kind: 'ready' }),
        (why: unknown) => tell({ kind: 'failed', why: String(why) }),
      );
      return;
    }
    case 'hire':
      return hire(message.port);
    case 'early': {
      try {
        tell({ kind: 'answered', id: message.id, status: 200, text: JSON.stringify(await early(message)) });
      } catch {
        tell({ kind: 'answered', id: message.id, status: 503, text: '' });
      }
      return;
    }
    case 'call': {
      try {
        const { method, path, body, lang } = message;
        const [status, text] = (await (await engine!).call(method, path, body, lang)).toJs();
        tell({ kind: 'answered', id: message.id, status, text });
      } catch (why) {
        console.warn(why);
        tell({ kind: 'answered', id: message.id, status: 0, text: '' });
      }
      return;
    }
    case 'open':
      return (await engine!).open(message.line, message.table, message.lang);
    case 'say':
      return (await engine!).say(message.line, message.text);
    case 'close':
      return (await engine!).close(message.line);
    case 'hold':
      return hold(message.table);
  }
}

onmessage = ({ data }: MessageEvent<ToEngine>) => void hear(data);
bell.onmessage = ({ data }: MessageEvent<string>) => {
  tell({ kind: 'rang' });
  void engine?.then((there) => there.rang(data));
};
