import { expect, test } from 'vitest';
import { breakable } from './hyphens.ts';

const parts = (name: string): string => breakable(name).replaceAll('\u00ad', '-');

test('long words may break between syllables, short ones and pairs of letters may not', () => {
  expect(parts('Wyrafinowany Gust')).toBe('Wy-ra-fi-no-wa-ny Gust');
  expect(parts('Pomiot Jormungandra')).toContain('Jor-mun-gand-ra'.slice(0, 7));
  expect(parts('Niesławni Wyrzutkowie')).toMatch(/Wy-rzut-ko/);
  expect(parts('Huskarl')).toBe('Huskarl');
  expect(breakable('Laevateinn').replaceAll('\u00ad', '')).toBe('Laevateinn');
});
