import { expect, it } from 'vitest';
import { pieces } from './names.ts';

const NAMES: Record<string, string> = {
  'seat:0': 'Ann',
  'card:troll': 'Troll',
  'card:troll_king': 'Troll King',
  'why:weakest': 'the weakest',
};
const words = {
  label: (value: string | number): string => NAMES[String(value)] ?? '',
  effect: (value: string | number): string => (String(value).startsWith('card:') ? 'STR 2.' : ''),
};

it('finds the names that have a text, and leaves the rest of the sentence whole', () => {
  const found = pieces('Ann plays Troll King.', { seat: 'seat:0', card: 'card:troll_king', n: 2 }, words);
  expect(found).toEqual([
    { text: 'Ann plays ' },
    { text: 'Troll King', value: 'card:troll_king' },
    { text: '.' },
  ]);
  expect(found.map((piece) => piece.text).join('')).toBe('Ann plays Troll King.');
});

it('takes the longer of two names that lie in one another', () => {
  const found = pieces('Troll King', { a: 'card:troll', b: 'card:troll_king' }, words);
  expect(found).toEqual([{ text: 'Troll King', value: 'card:troll_king' }]);
});

it('lets the reason stand out, the last one of that name', () => {
  expect(pieces('the weakest: the weakest', { why: 'why:weakest' }, words)).toEqual([
    { text: 'the weakest: ' },
    { text: 'the weakest', why: true },
  ]);
});
