import { describe, expect, it } from 'vitest';
import { FIGURES, SIGNS } from './art.ts';
import { ARTIFACTS, ATTACKS, CREATURES, GIFTS, HEROES, RUNES, STORIES } from './content.ts';
import { PICTURES } from './pictures.ts';

const drawn = (names: string[], from: Record<string, string>): string[] =>
  names.map((name) => from[name] ?? '');

describe('the drawings of Lords', () => {
  it.each([
    [
      'Heroes',
      drawn(
        HEROES.map((id) => `hero_${id}`),
        FIGURES,
      ),
    ],
    [
      'Monsters',
      drawn(
        CREATURES.map((c) => c.id),
        FIGURES,
      ),
    ],
    [
      'Stories',
      drawn(
        STORIES.map((id) => `story_${id}`),
        PICTURES,
      ),
    ],
    [
      'Artifacts',
      drawn(
        ARTIFACTS.map((id) => `artifact_${id}`),
        PICTURES,
      ),
    ],
    [
      'attacks',
      drawn(
        Object.keys(ATTACKS).map((id) => `attack_${id}`),
        PICTURES,
      ),
    ],
    [
      'kinds of Gifts',
      drawn(
        [...new Set(Object.values(GIFTS))].map((kind) => `gift_${kind}`),
        PICTURES,
      ),
    ],
    ['Runes', drawn(RUNES, SIGNS)],
  ])('of %s are all there and all different', (_, paths) => {
    expect(paths.length).toBeGreaterThan(2);
    for (const path of paths) expect(path).toMatch(/^[Mm][\d\s.,a-zA-Z-]+$/);
    expect(new Set(paths).size).toBe(paths.length);
  });
});
