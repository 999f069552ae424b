/** What the page and its first worker say to each other. */

export type ToEngine =
  | { kind: 'start'; base: string; packs: Record<string, string> }
  | { kind: 'hire'; port: MessagePort }
  | { kind: 'early'; id: number; what: 'cards' | 'person' }
  | { kind: 'call'; id: number; method: string; path: string; body: string; lang: string }
  | { kind: 'open'; line: number; table: string; lang: string }
  | { kind: 'say'; line: number; text: string }
  | { kind: 'close'; line: number }
  | { kind: 'hold'; table: string };

export type FromEngine =
  | { kind: 'ready' }
  | { kind: 'failed'; why: string }
  | { kind: 'rang' }
  | { kind: 'held'; table: string; mine: boolean }
  | { kind: 'end-thoughts' }
  | { kind: 'answered'; id: number; status: number; text: string }
  | { kind: 'heard'; line: number; texts: string }
  | { kind: 'closed'; line: number; code: number };
