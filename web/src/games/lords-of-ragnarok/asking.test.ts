import { describe, expect, it, vi } from 'vitest';
import { asksOn } from './asking.ts';

vi.mock('./words.ts', () => ({ lw: (id: string) => id }));

const words = (key: string, ...draft: string[]): string | null => asksOn({ key }, draft);

describe('an order of which a part is named', () => {
  it('asks for the rest', () => {
    expect(words('special', 'action:monsters')).toBe('asks-monsters');
    expect(words('special', 'action:build_monument')).toBe('asks-build_monument');
    expect(words('maneuver', 'army:2_1')).not.toBe(words('maneuver', 'region:4'));
    expect(words('start-region', 'sea:ice_sea')).toBe('asks-start-region');
    expect(words('keep-hero', 'hero:ragnar')).toBe('asks-story');
    expect(words('monster-do', 'region:8')).toBe('asks-trample');
  });
  it('asks for what is missing of a Mobilization, and then for one more Army', () => {
    expect(words('special', 'action:mobilize')).toBe('asks-mobilize');
    expect(words('special', 'action:mobilize', 'army:2_1')).toBe('asks-mobilize-where');
    expect(words('special', 'action:mobilize', 'region:4')).toBe('asks-mobilize-which');
    expect(words('special', 'action:mobilize', 'army:2_1', 'grow')).toBe('asks-mobilize-more');
    expect(words('mobilize', 'army:2_1', 'region:4', 'army:2_1')).toBe('asks-mobilize-where');
  });
  it('says what a prayer and the Forge still want to know', () => {
    expect(words('prayer', 'forge')).toBe('asks-rune-back');
    expect(words('prayer', 'monument:freyja')).toBe('asks-prayer-rune');
    expect(words('prayer', 'monument:odin', 'army:2_1')).toBe('asks-prayer-army');
    expect(words('prayer', 'monument:thor')).toBe('asks-prayer-forge');
  });
  it('asks for the card, the second of a pair, or the space of a Wound', () => {
    expect(words('wound-space', 'space:1')).toBe('asks-wound-card');
    expect(words('wound-space', 'combat:levy#1')).toBe('asks-wound-space');
    expect(words('wound-space', 'space:1', 'combat:levy#1')).toBe('asks-wound-pair');
  });
  it('asks as its question does while nothing, or enough, is named', () => {
    expect(words('special')).toBeNull();
    expect(words('special', 'action:prepare')).toBeNull();
    expect(words('maneuver', 'army:2_1', 'region:4')).toBeNull();
  });
});
