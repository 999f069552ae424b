import { describe, expect, it, vi } from 'vitest';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

import { CARDS } from './content.ts';
import { pictureOf } from './pictures.ts';

const cards = Object.values(CARDS);
const drawn = (id: string): string => JSON.stringify(pictureOf(CARDS[id]!).picture);

describe('pictures of the cards', () => {
  it('are different for every god, Quest and Monster', () => {
    const gods = [...new Set(cards.map((card) => card.god).filter(Boolean))];
    const ofGods = gods.map((god) => cards.find((card) => card.god === god && card.kind !== 'ship')!.id);
    const own = cards.filter((card) => ['quest', 'monster'].includes(card.kind)).map((card) => card.id);
    expect(gods).toHaveLength(6);
    expect(own).toHaveLength(14);
    const all = [...ofGods, ...own, 'lord_of_axes', 'brothers_in_arms', 'fire_dragons'].map(drawn);
    expect(new Set(all).size).toBe(all.length);
  });

  it('are the same for all cards of a god, whatever their kind, before scenes of their own', () => {
    expect(drawn('tyrs_bash')).toBe(drawn('tyrs_domain'));
    expect(pictureOf(CARDS['tyrs_bash']!).scene).not.toEqual(pictureOf(CARDS['tyrs_domain']!).scene);
  });

  it('stay on their grid', () => {
    for (const card of cards)
      for (const [, path] of [...pictureOf(card).picture, ...pictureOf(card).scene]) {
        expect(path).toMatch(/^M/);
        expect(path).not.toMatch(/NaN|undefined/);
      }
  });
});
