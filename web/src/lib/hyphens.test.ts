import { expect, it } from 'vitest';
import { hyphenated } from './hyphens.ts';

const shown = (text: string): string => hyphenated(text).replaceAll('\u00ad', '-');

it('breaks long words between their syllables', () => {
  expect(shown('Drużynnicy')).toBe('Dru-żyn-nicy');
  expect(shown('Determinacja')).toBe('Deter-mi-nacja');
  expect(shown('Ulfhednarowie')).toBe('Ulf-hed-na-ro-wie');
  expect(shown('Kryształowe')).toBe('Krysz-ta-łowe');
});

it('leaves short words, numbers and signs alone', () => {
  expect(shown('Szał Tyra +6')).toBe('Szał Tyra +6');
  expect(shown('Traveler of the Sword (armored)')).toBe('Tra-ve-ler of the Sword (armo-red)');
});
