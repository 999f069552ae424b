import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

import type { GameEvent } from '../../api/model.ts';
import type { Words } from '../../lib/words.svelte.ts';
import { moments } from '../../table/moments.ts';
import { sums } from './telling.ts';

const event = (key: string, params: GameEvent['params'], clause = ''): GameEvent => ({
  n: 1,
  key,
  clause,
  params,
});
const glory = (seat: number, amount: number, clause: string): GameEvent =>
  event('glory-gained', { seat: `seat:${seat}`, amount, after: amount }, clause);

describe('the end of an Age', () => {
  it('counts what every clan won in it, by where it came from', () => {
    const all = [
      event('age-begins', { age: 1 }),
      glory(0, 9, 'BR-17.2.3'),
      event('age-begins', { age: 2 }),
      glory(0, 3, 'BR-14.6.7'),
      glory(0, 7, 'BR-17.2.3'),
      glory(0, 4, 'BR-14.6.7'),
      event('passed', { seat: 'seat:1' }),
      event('@begin', { span: 1, kind: 'end_of_age', age: 2 }),
      event('tokens-turned', {}),
      event('@end', { span: 1, kind: 'end_of_age' }),
    ];
    const said = sums(moments(all)[0]!, [], {} as Words, all);
    expect(said).toEqual([
      {
        who: 'seat:0',
        parts: [
          { label: 'Battles', count: 7 },
          { label: 'Quests', count: 7 },
        ],
        total: 14,
      },
      { who: 'seat:1', parts: [], total: 0 },
    ]);
  });
});
