import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

import type { GameEvent } from '../../api/model.ts';
import type { Words } from '../../lib/words.svelte.ts';
import { moments } from '../../table/moments.ts';
import { came, sums } from './telling.ts';

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

describe('a battle as it is told', () => {
  const words = { label: (value: unknown) => String(value) } as Words;
  const seen = [
    event('battle-card-revealed', { seat: 'seat:0', card: 'card:sight', bonus: 0, sight: 1 }),
    event('battle-card-revealed', { seat: 'seat:1', card: 'card:bash', bonus: 3, sight: 0 }),
    event('battle-total', { seat: 'seat:0', figures: 2, cards: 3, strength: 5 }),
    event('battle-total', { seat: 'seat:1', figures: 1, cards: 3, strength: 4 }),
  ];
  const [pillage] = moments([
    event('@begin', { span: 1, kind: 'pillage' }),
    event('@begin', { span: 2, kind: 'battle' }),
    ...seen,
    event('@end', { span: 2, kind: 'battle' }),
    event('@end', { span: 1, kind: 'pillage' }),
  ]);
  const battle = pillage!.parts[0]!;

  it('gives a card that copies another no number before all are compared', () => {
    expect(sums(battle, seen.slice(0, 2), words, seen)).toEqual([
      { who: 'seat:1', parts: [{ label: 'card:bash', count: 3 }], total: null },
    ]);
    expect(sums(battle, seen, words, seen).find((one) => one.who === 'seat:0')).toEqual({
      who: 'seat:0',
      parts: [
        { label: 'figures', count: 2 },
        { label: 'card:sight', count: 3 },
      ],
      total: 5,
    });
  });
  it('forgets the cards that a Watch sweeps away', () => {
    const turned = (card: string, bonus: number): GameEvent =>
      event('battle-card-revealed', { seat: 'seat:0', card, bonus });
    const told = [turned('card:smite', 5), event('watch', { seat: 'seat:1' }), turned('card:bash', 3)];
    const [one] = moments([event('@begin', { span: 1, kind: 'battle' }), ...told]);
    expect(sums(one!, told, words, told)[0]?.parts).toEqual([{ label: 'card:bash', count: 3 }]);
  });
  it('counts a Quest once that is a Battle card', () => {
    const quest = (key: string, bonus: number): GameEvent =>
      event(key, { seat: 'seat:0', card: 'card:quest', bonus });
    const told = [quest('battle-card-revealed', 0), quest('quest-as-battle', 3)];
    const [one] = moments([event('@begin', { span: 1, kind: 'battle' }), ...told]);
    expect(sums(one!, told, words, told)[0]?.parts).toEqual([{ label: 'card:quest', count: 3 }]);
  });
  it('says behind the line of a pillage how it stood', () => {
    expect(came(pillage!, words)).toBe('seat:0\u00a05\u00a0: seat:1\u00a04');
    expect(came(moments([event('@begin', { span: 3, kind: 'action' })])[0]!, words)).toBe('');
  });
  it('says behind the line of a phase which Glory it brought', () => {
    const gains = (seat: number, amount: number): GameEvent => glory(seat, amount, 'BR-17.2.3');
    const [quests, none] = moments([
      event('@begin', { span: 1, kind: 'quests' }),
      event('@begin', { span: 2, kind: 'quest' }),
      gains(1, 6),
      event('@end', { span: 2, kind: 'quest' }),
      gains(0, 5),
      gains(1, 2),
      event('@end', { span: 1, kind: 'quests' }),
      event('@begin', { span: 3, kind: 'release' }),
    ]);
    const named = { label: (value: unknown) => (value === 'seat:0' ? 'Bear' : 'Wolf') } as Words;
    expect(came(quests!, named)).toMatch(/^Glory Wolf\s\+8, Bear\s\+5$/);
    expect(came(none!, named)).toBe('');
  });
});
