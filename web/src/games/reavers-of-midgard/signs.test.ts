import { expect, test } from 'vitest';
import { ART } from './art.ts';
import { answerSigns, smallSigns } from './signs.ts';

test('a promotion that names a deck brings a card of that deck alone', () => {
  const params = { card: 'card:pillager_a#1' };
  expect(answerSigns('use-reaver-way', 'promote:keep', params)).toBe('keep');
  expect(answerSigns('use-reaver-way', 'promote:village', params)).toBe('village');
});

test('a Hammer is drawn unlike a Tree: slanted, so that no edge of its head lies level', () => {
  expect(ART['hammer']).not.toMatch(/[HhVv]/);
  expect(ART['double_hammer']).not.toMatch(/[HhVv]/);
});

test('a small Reaver shows what the ability costs: it would look like one that costs nothing', () => {
  expect(smallSigns('card:seer_a#1')).toMatch(/^-\S+ > /);
  expect(smallSigns('card:seer_a#1')).not.toBe(smallSigns('card:lorekeeper_a#1'));
});
