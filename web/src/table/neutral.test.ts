/** The table and the hall serve any game: what belongs to one game stands in that game's folder. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '..');
const rules = resolve(src, '../../src/meadhall/games');
const games = readdirSync(join(src, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map((entry) => entry.name);

/** Keys with a hyphen that only a game tells or asks: `rage-paid`, `invade-place`. A bare word proves nothing. */
const keys = games.flatMap((game) => {
  const text = join(rules, game.replaceAll('-', '_'), 'text', 'en.ftl');
  if (!existsSync(text)) return [];
  return [...readFileSync(text, 'utf8').matchAll(/^(?:log|ask|no)-([a-z]+-[a-z-]+) =/gm)].map((m) => m[1]!);
});
const names = games.flatMap((game) => [game, game.replaceAll('-', '_'), game.replaceAll('-', '')]);

const files = (folder: string): string[] =>
  readdirSync(join(src, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(svelte|ts)$/.test(entry.name) && !entry.name.includes('.test.'))
    .map((entry) => join(src, folder, entry.name));

describe.each(['table', 'hall', 'lib', 'ui', 'reference'])('%s', (folder) => {
  it('names no game', () => {
    expect(games.length).toBeGreaterThan(3);
    for (const file of files(folder)) {
      const text = readFileSync(file, 'utf8').toLowerCase();
      expect(
        names.filter((name) => text.includes(name)),
        file,
      ).toEqual([]);
    }
  });
  it('knows no key of a game', () => {
    expect(keys.length).toBeGreaterThan(200);
    for (const file of files(folder)) {
      const said = new Set([...readFileSync(file, 'utf8').matchAll(/'([\w-]+)'/g)].map((m) => m[1]!));
      expect(
        keys.filter((key) => said.has(key)),
        file,
      ).toEqual([]);
    }
  });
});
