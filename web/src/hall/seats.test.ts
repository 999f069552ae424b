import { describe, expect, it } from 'vitest';
import { bestLevel, botLevel, botNames } from './seats.ts';

describe('seats', () => {
  it('give bots different names, never the own one', () => {
    for (let i = 0; i < 50; i++) {
      const names = botNames(8, 'Astrid');
      expect(new Set(names).size).toBe(8);
      expect(names).not.toContain('Astrid');
    }
  });
  it('begin with the strongest bot that answers at once', () => {
    expect(bestLevel(['random', 'easy', 'normal', 'strong'])).toBe('normal');
    expect(bestLevel(['random'])).toBe('random');
  });
  it('write a character behind the level, but not for who answers at random', () => {
    expect(botLevel('strong', 'raider')).toBe('strong/raider');
    expect(botLevel('strong', '')).toBe('strong');
    expect(botLevel('random', 'raider')).toBe('random');
  });
});
