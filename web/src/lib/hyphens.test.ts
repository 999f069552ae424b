import { describe, expect, it } from 'vitest';
import { hyphenated, parted } from './hyphens.ts';

const pl = (word: string): string => parted(word, 'pl').join('-');
const en = (word: string): string => parted(word, 'en').join('-');

describe('long words', () => {
  it('are parted between syllables in Polish', () => {
    expect(
      ['Błogosławieństwo', 'Przeszywająca', 'Zakrwawiona', 'Zmiażdżony', 'opuszczony', 'Niedźwiedzia'].map(
        pl,
      ),
    ).toEqual([
      'Bło-go-sła-wień-stwo',
      'Prze-szy-wa-ją-ca',
      'Za-krwa-wio-na',
      'Zmiaż-dżo-ny',
      'opusz-czo-ny',
      'Niedź-wie-dzia',
    ]);
  });
  it('are parted between syllables in English', () => {
    expect(['Yggdrasil', 'Reinforcement', 'Provinces', 'Muspelheim', 'Fearlessness'].map(en)).toEqual([
      'Ygg-dra-sil',
      'Rein-force-ment',
      'Pro-vin-ces',
      'Mus-pel-heim',
      'Fear-less-ness',
    ]);
  });
  it('keep at least two letters on a line, and short ones stay whole', () => {
    for (const word of ['Wojownik', 'Ragnarok', 'Jotunheim', 'zwycięstwo', 'Odyniec', 'oświecony'])
      for (const part of parted(word, 'pl')) expect(part.length).toBeGreaterThanOrEqual(2);
    expect([pl('Troll'), pl('Drakkar'), en('Warrior')]).toEqual(['Troll', 'Drak-kar', 'War-rior']);
  });
  it('stay the same but for the soft hyphens', () => {
    const text = 'Wzmocnienie: 2 Wojowników (Muspelheim)!';
    expect(hyphenated(text, 'pl').replaceAll('\u00AD', '')).toBe(text);
    expect(hyphenated(text, 'pl')).toContain('Wzmoc\u00ADnie\u00ADnie');
  });
});
