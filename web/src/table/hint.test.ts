import { describe, expect, it } from 'vitest';
import { sureness } from './hint.ts';

const option = (chance: number, error: number | null) => ({ chance, error, tries: 40 });

describe('a hint', () => {
  it('is as sure as its lead is large beside its error', () => {
    expect(sureness([option(0.6, 0.02), option(0.5, 0.02)])).toBe('sure');
    expect(sureness([option(0.55, 0.03), option(0.5, 0.02)])).toBe('likely');
    expect(sureness([option(0.51, 0.03), option(0.5, 0.02)])).toBe('close');
    expect(sureness([option(0.9, null), option(0.1, 0.02)])).toBe('close');
    expect(sureness([option(0.08102, 0), option(0.081, 0)])).toBe('close'); // both are shown as 8.1 %
    expect(sureness([option(0.9, 0.01)])).toBe(null);
  });
});
