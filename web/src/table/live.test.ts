import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Position, Question, TableInfo } from '../api/model.ts';
import { aView } from '../api/testing.ts';
import type { Ears } from '../way/way.ts';
import { faces } from './faces.svelte.ts';
import { Live } from './live.svelte.ts';
import { table as plain } from './plain.ts';

interface Sent {
  type: string;
  ref: number;
  value?: string;
  decision?: number;
}
let ears: Ears;
let sent: Sent[] = [];
vi.mock('../lib/prefs.svelte.ts', () => ({ prefs: { lang: 'en', confirm: false, only: false } }));
vi.mock('./plain.ts', () => ({ table: {} }));
vi.mock('#way', () => ({
  way: {
    kind: 'hall',
    line: (_table: string, _lang: string, heard: Ears) => {
      ears = heard;
      return {
        open: true,
        send: (text: string) => void sent.push(JSON.parse(text) as Sent),
        close: () => undefined,
      };
    },
  },
}));

const ask = (key: string, ...options: string[]): Question => ({
  ...{ seat: 0, key, clause: 'X-1', params: {}, options, blocked: [], set: null },
});
const place = (row: number, question: Question): void =>
  ears.heard({
    ...{ type: 'position', row, decision: row, position: row, waiting: [{ seat: 0, since: '' }] },
    seats: [{ seat: 0, view: aView({ seat: 0, question }), events: [], from: 0, undo: { how: 'no' } }],
  } as unknown as Position);
const settle = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await Promise.resolve();
};
const answers = (): Sent[] => sent.filter((message) => message.type === 'answer');

function opened(): Live {
  const live = new Live('table');
  live.connect();
  ears.opened();
  const seats = [{ seat: 0, kind: 'person' }];
  ears.heard({ type: 'table', table: { mine: [0], seats, status: 'running' } as unknown as TableInfo });
  return live;
}

beforeEach(() => {
  sent = [];
  faces.game = plain;
});

describe('an answer', () => {
  it('is given once: nothing more is said of the question until what came of it is here', async () => {
    const live = opened();
    place(1, ask('hero', 'region:1', 'region:2'));
    live.choose('region:1');
    ears.heard({ type: 'accepted', ref: answers()[0]!.ref, row: 2 });
    await settle();
    live.choose('region:2');
    await settle();
    expect(answers()).toHaveLength(1);
    expect(live.busy).toBe(true);
    place(2, ask('rune', 'pass'));
    await settle();
    expect(live.busy).toBe(false);
    live.choose('pass');
    expect(answers().map((message) => message.value)).toEqual(['region:1', 'pass']);
  });

  it('that is refused leaves the question open', async () => {
    const live = opened();
    place(1, ask('hero', 'region:1', 'region:2'));
    live.choose('region:1');
    const problem = { key: 'no', sentence: 'No.', params: {}, clause: '', line: null };
    ears.heard({ type: 'refused', ref: answers()[0]!.ref, problem, decision: 1 });
    await settle();
    expect(live.why?.sentence).toBe('No.');
    live.choose('region:2');
    expect(answers()).toHaveLength(2);
  });

  it('passes what stands before a thing that was clicked ahead, each question once', async () => {
    faces.game = {
      ...plain,
      ahead: (question, value) => (value === 'action:build' && question.key !== 'special' ? 'pass' : null),
    };
    const live = opened();
    place(1, ask('hero', 'region:1', 'pass'));
    live.choose('action:build');
    for (const [row, question] of [
      [2, ask('rune', 'pass')],
      [3, ask('special', 'action:build')],
      [4, ask('gift', 'gift:1')],
    ] as const) {
      ears.heard({ type: 'accepted', ref: answers().at(-1)!.ref, row });
      await settle();
      place(row, question);
      await settle();
    }
    expect(answers().map(({ value, decision }) => `${decision} ${value}`)).toEqual([
      '1 pass',
      '2 pass',
      '3 action:build',
    ]);
  });

  it('does by itself what is left after an own answer, but not what was taken back', async () => {
    faces.game = { ...plain, settles: ['shield'] };
    const live = opened();
    place(1, ask('shield', 'card:1'));
    await settle();
    expect(answers()).toHaveLength(0);
    place(2, ask('defend', 'block'));
    live.choose('block');
    ears.heard({ type: 'accepted', ref: answers().at(-1)!.ref, row: 3 });
    await settle();
    place(3, ask('shield', 'card:1'));
    await settle();
    expect(answers().map(({ value }) => value)).toEqual(['block', 'card:1']);
  });
});
