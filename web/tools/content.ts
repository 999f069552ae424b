/**
 * `import data from 'content:blood_rage'`: the TOML content files of a game, read when the client is built; with a
 * slash those of a folder in it (`content:god_of_war/scenes`).
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

const PREFIX = 'content:';
const GAMES = resolve(import.meta.dirname, '../../src/meadhall/games');

/** Where a value comes from is for the reader of the TOML file, not for the browser. */
function withoutSources(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutSources);
  if (value === null || typeof value !== 'object') return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== 'src')
      .map(([key, inner]) => [key, withoutSources(inner)]),
  );
}

export function readContent(game: string): Record<string, unknown> {
  const [name, ...inner] = game.split('/');
  const folder = resolve(GAMES, name!, 'content', ...inner);
  if (!existsSync(folder)) return {};
  return Object.fromEntries(
    readdirSync(folder)
      .filter((name) => name.endsWith('.toml'))
      .map((name) => [name.slice(0, -5), withoutSources(parse(readFileSync(resolve(folder, name), 'utf8')))]),
  );
}

export function content(): Plugin {
  return {
    name: 'meadhall-content',
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load: (id) =>
      id.startsWith(`\0${PREFIX}`)
        ? `export default ${JSON.stringify(readContent(id.slice(PREFIX.length + 1)))}`
        : undefined,
  };
}
