import { describe, expect, it } from 'vitest';
import { ago, span } from './time.ts';

const at = (seconds: number): [string, number] => [
  '2026-01-01T00:00:00Z',
  Date.parse('2026-01-01T00:00:00Z') + seconds * 1000,
];

describe('time', () => {
  it('is told in words', () => {
    const [then, now] = at(7300);
    expect(ago(then, 'en', now)).toBe('2 hours ago');
    expect(ago(then, 'pl', now)).toBe('2 godziny temu');
  });
  it('of waiting is told from a minute on', () => {
    expect(span(at(0)[0], 'en', at(40)[1])).toBe('');
    expect(span(at(0)[0], 'en', at(180)[1])).toBe('3 min');
  });
});
