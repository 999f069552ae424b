import { describe, expect, it } from 'vitest';
import type { SceneCardFacts } from './facts.ts';
import { cardLines } from './lines.ts';

const LABELS: Record<string, string> = {
  'spot:feed': 'Podsyć Stos',
  'token:fire': 'Ogień',
  'token:ice': 'Lód',
};
const label = (value: string): string => LABELS[value] ?? value;
const card = (more: Partial<SceneCardFacts>): SceneCardFacts => ({
  at: 'U1',
  card: 'side:x',
  back: false,
  runes: [],
  spots: [],
  tokens: [],
  enemy: null,
  ...more,
});
const reaction = { attacks: [], enemy_box: false, box: false, flip: false, loses: false };
const strike = { ranged: false, strength: 3, columns: [1, 2], adds: '' };

describe('the lines of a Scene card', () => {
  const melee = { ...reaction, rune: 'rune:f', attacks: [strike] };
  const healing = { ...reaction, rune: 'rune:u', enemy_box: true };
  const text =
    'Fé: Atak Wręcz o sile 3, cel: ta kolumna. Úr (Ramka Aktywacji Przeciwnika): leczy 2 Obrażenia.';

  it('shows attacks by signs and keeps the words of a box', () => {
    const lines = cardLines(card({ runes: [melee, healing] }), text, label);
    expect(lines.map((line) => [line.rune, line.text])).toEqual([
      ['rune:f', ''],
      ['rune:u', 'Leczy 2 Obrażenia.'],
    ]);
    expect(lines[0]!.shown?.attacks).toEqual([strike]);
  });

  it('leaves out what a defeated Enemy did', () => {
    const enemy = { enemy: 'enemy:x', health: 3, damage: 3, left: 0, armor: 0, defense: null };
    const dead = { ...enemy, stunned: false, defeated: true, health_card: -1 };
    expect(cardLines(card({ runes: [melee, healing], enemy: dead }), text, label)).toEqual([]);
    const over = 'Gdy enemy:x zostaje pokonany: odwróć na rewers: G2. Nagroda: 1 Szał.';
    const seen = { defeated: 'zostaje pokonany' };
    expect(cardLines(card({ enemy: dead }), over, label, seen)).toHaveLength(1);
    expect(cardLines(card({ enemy: { ...dead, defeated: false } }), over, label, seen)).toHaveLength(2);
  });

  it('gives a spot its own words', () => {
    const said = 'Miejsce Interakcji „Podsyć Stos” (raz na turę): odrzuć kartę z Liczbą. Nagroda: 1 Szał.';
    const lines = cardLines(card({ spots: ['spot:feed'] }), said, label);
    expect(lines.map((line) => [line.spot, line.text])).toEqual([
      ['spot:feed', '(raz na turę): odrzuć kartę z Liczbą.'],
      ['', 'Nagroda: 1 Szał.'],
    ]);
  });

  it('leaves out what lies there to be seen', () => {
    const said = 'Połóż tu 3 znaczniki „Ogień” (maksimum 3). Gdy nie ma znaczników „Ogień”: odwróć tę kartę.';
    const seen = { laid: ['Połóż tu', 'Miejsce na'] };
    const lines = cardLines(card({ tokens: ['token:fire'] }), said, label, seen);
    expect(lines.map((line) => line.text)).toEqual(['Gdy nie ma znaczników: odwróć tę kartę.']);
    expect(cardLines(card({}), said, label, seen)).toHaveLength(2);
  });

  it('names a token of another card once, and one of its own never', () => {
    const tokens = ['token:fire', 'token:ice'];
    const said = 'Jeśli jest 1 znacznik „Lód”: usuń 1 znacznik „Lód”, następnie dodaj 1 znacznik „Ogień”.';
    const texts = (has: string[], text: string): string[] =>
      cardLines(card({ tokens: has }), text, label, {}, tokens).map((line) => line.text);
    expect(texts(['token:fire'], said)).toEqual([
      'Jeśli jest 1 znacznik „Lód”: usuń 1 znacznik, następnie dodaj 1 znacznik.',
    ]);
    LABELS['token:fire'] = 'West Fire';
    expect(texts(['token:fire'], 'When no west Fire token is left: flip this card.')).toEqual([
      'When no token is left: flip this card.',
    ]);
  });

  it('says of itself that it is turned, and of others where they lie', () => {
    const seen = { turned: ['odwróć na rewers: G1'], turnedHere: 'odwróć tę kartę' };
    const texts = (said: string): string[] => cardLines(card({}), said, label, seen).map((line) => line.text);
    expect(texts('Ulecz 1, następnie odwróć na rewers: G1.')).toEqual([
      'Ulecz 1, następnie odwróć tę kartę.',
    ]);
    expect(texts('Ulecz 1, następnie odwróć na rewers: G1, D4.')).toEqual([
      'Ulecz 1, następnie odwróć na rewers: G1, D4.',
    ]);
  });
});
