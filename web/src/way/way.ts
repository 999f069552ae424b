/**
 * How the client reaches a table: over the network to a hall (hall.ts), or in the page itself (page.ts). Which one is
 * chosen when the client is built: `#way` is one of the two.
 */

/** What was answered to a request. */
export interface Answered {
  ok: boolean;
  status: number;
  text: string;
}

/** A line to a table; its messages are those of docs/server-protocol.md. */
export interface Line {
  readonly open: boolean;
  send(text: string): void;
  close(): void;
}

export interface Ears {
  opened(): void;
  heard(message: unknown): void;
  /** Codes from 4400 on: there is no use in trying again. */
  closed(code: number): void;
}

export interface Way {
  readonly kind: 'hall' | 'page';
  /** Raises if nobody answers. */
  call(method: string, path: string, body: string | null, lang: string): Promise<Answered>;
  line(table: string, lang: string, ears: Ears): Line;
  /** The address of a route of the client: `/table/abc`, `/rules/blood-rage#BR-9.6`. */
  href(path: string): string;
  /** The route of an address. */
  path(address: URL | Location | HTMLAnchorElement): { path: string; hash: string };
}
