import { describe, expect, it } from 'vitest';
import type { CardInfo } from '../api/model.ts';
import { matches, sourceOf } from './cards.ts';

const card = {
  name: { en: 'Loki’s Domain', pl: 'Włości Lokiego' },
  text: { en: 'Gain Glory.', pl: 'Zdobądź Chwałę.' },
  facts: { en: '', pl: '' },
} as CardInfo;

describe('a component', () => {
  it('is found by the beginnings of its words, with or without accents', () => {
    expect(matches(card, 'wlos lok', 'pl')).toBe(true);
    expect(matches(card, 'chwale', 'pl')).toBe(true);
    expect(matches(card, 'okiego', 'pl')).toBe(false);
    expect(matches(card, '', 'en')).toBe(true);
  });
  it('says where its values come from', () => {
    expect(sourceOf('S+H')).toBe('house');
    expect(sourceOf('S+P')).toBe('rulebook');
    expect(sourceOf('P')).toBe('printed');
  });
});
