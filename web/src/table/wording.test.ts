import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../api/model.ts';
import type { Words } from '../lib/words.svelte.ts';
import { units } from './units.ts';
import { inOneLine, lines } from './wording.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const event = (key: string, params: GameEvent['params'] = {}): GameEvent => ({
  n: 1,
  key,
  clause: '',
  params,
});
/** Words that say the bare keys. */
const words = {
  moment: ({ kind }: { kind: string }) => kind,
  event: ({ key }: GameEvent) => key,
} as unknown as Words;
const fight = (...keys: string[]): GameEvent[] => [
  event('@begin', { span: 1, kind: 'battle', seat: 'seat:1' }),
  ...keys.map((key) => event(key)),
  event('@end', { span: 1, kind: 'battle' }),
];
const told = (only: boolean, ...keys: string[]) =>
  units(fight(...keys), { kinds: { battle: { as: 'stage' } }, dull: [], seat: 0, only })[0]!;

describe('a moment in lines', () => {
  it('is told whole where it passes in one step', () => {
    expect(lines(told(false, 'a', 'b', 'c', 'd'), words)).toEqual(['battle', 'a', 'b', 'c', 'd']);
  });
  it('says nothing twice, where a heading is one of its lines', () => {
    const spoken = {
      ...words,
      moment: () => 'Astrid: a; c',
      event: ({ key }: GameEvent) => `${key}.`,
    } as unknown as Words;
    expect(lines(told(false, 'a', 'b', 'c', 'd'), spoken)).toEqual(['Astrid: a; c', 'b.', 'd.']);
  });
  it('is one line for who reads only what concerns the own seat', () => {
    expect(lines(told(true, 'a', 'b', 'c', 'd'), words)).toEqual(['battle']);
    expect(lines(told(true, 'a', 'b'), words)).toEqual(['battle']);
  });
  it('says what came of it to who was away, and all of it where little happened', () => {
    expect(inOneLine(told(false, 'a', 'b'), words)).toBe('a b');
    expect(inOneLine(told(false, 'a', 'b'), words, 1)).toBe('battle');
    expect(inOneLine(told(false, 'a'), words, 1)).toBe('a');
  });
});
