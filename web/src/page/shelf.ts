/**
 * Where the page keeps its tables: IndexedDB, or the memory of the page where the browser stores nothing. Texts are
 * JSON; the same interface as `Shelf` of src/meadhall/page/store.py.
 */
interface Entry {
  id: string;
  table: unknown;
  seats: unknown;
  card: Record<string, unknown>;
}

export interface Person {
  id: number;
  name: string;
}

export interface Shelf {
  /** Will it still be there tomorrow? */
  readonly lasting: boolean;
  /** A newer page has stored tables, which this one cannot read. */
  readonly newer: boolean;
  append(table: string, number: number, row: string, card: string): Promise<boolean>;
  rows(table: string, after: number): Promise<string>;
  table(table: string): Promise<string>;
  put(table: string, entry: string, rows: string): Promise<void>;
  remove(table: string): Promise<void>;
  chat(table: string, after: number): Promise<string>;
  say(line: string): Promise<void>;
  person(): Promise<string>;
  set_person(person: string): Promise<void>;
  /** All tables as the list shows them; those that can be read. */
  cards(): Promise<unknown[]>;
  /** So many tables cannot be read. */
  unread(): Promise<number>;
}

const VERSION = 1;

function done(transaction: IDBTransaction): Promise<void> {
  return new Promise((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error('aborted'));
  });
}

function got<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error('failed'));
  });
}

function opened(): Promise<IDBDatabase> {
  const request = indexedDB.open('meadhall', VERSION);
  request.onupgradeneeded = () => {
    const base = request.result;
    base.createObjectStore('tables', { keyPath: 'id' });
    base.createObjectStore('rows', { keyPath: ['table_id', 'number'] });
    base
      .createObjectStore('chat', { keyPath: 'id', autoIncrement: true })
      .createIndex('table', ['table_id', 'id']);
    base.createObjectStore('meta');
  };
  return got(request);
}

const somebody = (): Person => ({ id: 1 + Math.floor(Math.random() * 2 ** 48), name: '' });
const all = (table: string, after: number): IDBKeyRange =>
  IDBKeyRange.bound([table, after], [table, Infinity], true, false);

/** One damaged table does not hide the others. */
function sound(entry: Entry): boolean {
  const { id, mine } = entry.card ?? {};
  return typeof id === 'string' && Array.isArray(mine);
}

class Kept implements Shelf {
  readonly lasting = true;
  readonly newer = false;
  readonly #base: IDBDatabase;

  constructor(base: IDBDatabase) {
    this.#base = base;
    base.onversionchange = () => base.close(); // a newer page in another tab
  }

  /** Row and card in one transaction, whose end is waited for: what is told has been stored. */
  async append(table: string, number: number, row: string, card: string): Promise<boolean> {
    const work = this.#base.transaction(['rows', 'tables'], 'readwrite', { durability: 'relaxed' });
    const rows = work.objectStore('rows');
    const ended = done(work);
    const known = rows.count([table, number]);
    let stored = false;
    known.onsuccess = () => {
      if (known.result) return; // another tab was quicker
      stored = true;
      rows.add(JSON.parse(row));
      const tables = work.objectStore('tables');
      const entry = tables.get(table) as IDBRequest<Entry>;
      entry.onsuccess = () => {
        if (entry.result) tables.put({ ...entry.result, card: JSON.parse(card) as Entry['card'] });
      };
    };
    await ended;
    return stored;
  }

  async rows(table: string, after: number): Promise<string> {
    return JSON.stringify(
      await got(this.#base.transaction('rows').objectStore('rows').getAll(all(table, after))),
    );
  }

  async table(table: string): Promise<string> {
    const entry: unknown = await got(this.#base.transaction('tables').objectStore('tables').get(table));
    return entry ? JSON.stringify(entry) : '';
  }

  async put(table: string, entry: string, rows: string): Promise<void> {
    const work = this.#base.transaction(['rows', 'tables'], 'readwrite');
    const ended = done(work);
    work.objectStore('tables').put({ ...(JSON.parse(entry) as Entry), id: table });
    for (const row of JSON.parse(rows) as unknown[]) work.objectStore('rows').put(row);
    await ended;
  }

  async remove(table: string): Promise<void> {
    const work = this.#base.transaction(['rows', 'tables'], 'readwrite');
    const ended = done(work);
    work.objectStore('tables').delete(table);
    work.objectStore('rows').delete(all(table, -1));
    await ended;
  }

  async chat(table: string, after: number): Promise<string> {
    const lines = this.#base.transaction('chat').objectStore('chat').index('table');
    return JSON.stringify(await got(lines.getAll(all(table, after))));
  }

  async say(line: string): Promise<void> {
    const work = this.#base.transaction('chat', 'readwrite');
    work.objectStore('chat').add(JSON.parse(line));
    await done(work);
  }

  async person(): Promise<string> {
    const found: unknown = await got(this.#base.transaction('meta').objectStore('meta').get('person'));
    if (found) return JSON.stringify(found);
    const made = JSON.stringify(somebody());
    await this.set_person(made);
    return made;
  }

  async set_person(person: string): Promise<void> {
    const work = this.#base.transaction('meta', 'readwrite');
    work.objectStore('meta').put(JSON.parse(person), 'person');
    await done(work);
  }

  async #entries(): Promise<Entry[]> {
    return (await got(this.#base.transaction('tables').objectStore('tables').getAll())) as Entry[];
  }

  async cards(): Promise<unknown[]> {
    return (await this.#entries()).filter(sound).map((entry) => entry.card);
  }

  async unread(): Promise<number> {
    return (await this.#entries()).filter((entry) => !sound(entry)).length;
  }
}

/** A browser that stores nothing still plays, until the page is closed. */
export class Unkept implements Shelf {
  readonly lasting = false;
  readonly newer: boolean;
  readonly #tables = new Map<string, Entry>();
  readonly #rows = new Map<string, Map<number, string>>();
  readonly #lines: { id: number; table_id: string }[] = [];
  #person = JSON.stringify(somebody());

  constructor(newer = false) {
    this.newer = newer;
  }

  #of(table: string): Map<number, string> {
    let rows = this.#rows.get(table);
    if (!rows) this.#rows.set(table, (rows = new Map()));
    return rows;
  }

  append(table: string, number: number, row: string, card: string): Promise<boolean> {
    const rows = this.#of(table);
    if (rows.has(number)) return Promise.resolve(false);
    rows.set(number, row);
    const entry = this.#tables.get(table);
    if (entry) entry.card = JSON.parse(card) as Entry['card'];
    return Promise.resolve(true);
  }

  rows(table: string, after: number): Promise<string> {
    const found = [...this.#of(table)].filter(([number]) => number > after).sort(([a], [b]) => a - b);
    return Promise.resolve(`[${found.map(([, row]) => row).join()}]`);
  }

  remove(table: string): Promise<void> {
    this.#tables.delete(table);
    this.#rows.delete(table);
    return Promise.resolve();
  }

  table(table: string): Promise<string> {
    const entry = this.#tables.get(table);
    return Promise.resolve(entry ? JSON.stringify(entry) : '');
  }

  put(table: string, entry: string, rows: string): Promise<void> {
    this.#tables.set(table, { ...(JSON.parse(entry) as Entry), id: table });
    for (const row of JSON.parse(rows) as { number: number }[])
      this.#of(table).set(row.number, JSON.stringify(row));
    return Promise.resolve();
  }

  chat(table: string, after: number): Promise<string> {
    return Promise.resolve(
      JSON.stringify(this.#lines.filter((line) => line.table_id === table && line.id > after)),
    );
  }

  say(line: string): Promise<void> {
    this.#lines.push({ ...(JSON.parse(line) as { table_id: string }), id: this.#lines.length + 1 });
    return Promise.resolve();
  }

  person(): Promise<string> {
    return Promise.resolve(this.#person);
  }

  set_person(person: string): Promise<void> {
    this.#person = person;
    return Promise.resolve();
  }

  cards(): Promise<unknown[]> {
    return Promise.resolve([...this.#tables.values()].map((entry) => entry.card));
  }

  unread(): Promise<number> {
    return Promise.resolve(0);
  }
}

export async function openShelf(): Promise<Shelf> {
  try {
    const shelf = new Kept(await opened());
    await shelf.person();
    return shelf;
  } catch (why) {
    return new Unkept(why instanceof DOMException && why.name === 'VersionError');
  }
}
