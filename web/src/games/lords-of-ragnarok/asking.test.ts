import { describe, expect, it, vi } from 'vitest';
import { asksOn } from './asking.ts';

vi.mock('./words.ts', () => ({ lw: (id: string) => id }));

describe('an order of which a part is named', () => {
  it('asks for the rest', () => {
    const words = (key: string, ...draft: string[]): string | null => asksOn({ key }, draft);
    expect(words('special', 'action:monsters')).toBe('asks-monsters');
    expect(words('maneuver', 'army:2_1')).not.toBe(words('maneuver', 'region:4'));
    expect(words('start-region', 'sea:ice_sea')).toBe('asks-start-region');
    expect(words('keep-hero', 'hero:ragnar')).toBe('asks-story');
  });
  it('asks as its question does while nothing, or enough, is named', () => {
    expect(asksOn({ key: 'special' }, [])).toBeNull();
    expect(asksOn({ key: 'special' }, ['action:prepare'])).toBeNull();
    expect(asksOn({ key: 'maneuver' }, ['army:2_1', 'region:4'])).toBeNull();
  });
});
