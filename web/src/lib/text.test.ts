import { FluentBundle, FluentResource } from '@fluent/bundle';
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = resolve(import.meta.dirname, '..');
const read = (folder: string, lang: string): string =>
  readFileSync(join(src, folder, 'text', `${lang}.ftl`), 'utf8');
/** What a folder's own code calls to get its words. */
const SAYS: Record<string, string> = {
  '.': 'ui',
  me: 'my',
  'games/blood-rage': 'br',
  'games/god-of-war': 'gw',
  'games/lords-of-ragnarok': 'lw',
  'games/reavers-of-midgard': 'rm',
};
const ids = (source: string): string[] => [...source.matchAll(/^([a-z][\w-]*) =/gm)].map((m) => m[1]!);
const params = (source: string, id: string): string[] => {
  const body = new RegExp(`^${id} =([\\s\\S]*?)(?=^\\S|(?![\\s\\S]))`, 'm').exec(source)?.[1] ?? '';
  return [...new Set([...body.matchAll(/\$(\w+)/g)].map((m) => m[1]!))].sort();
};
const files = (folder: string): string[] =>
  readdirSync(folder, { withFileTypes: true }).flatMap((e) =>
    e.isDirectory()
      ? files(join(folder, e.name))
      : /\.(svelte|ts)$/.test(e.name) && !e.name.includes('.test.')
        ? [join(folder, e.name)]
        : [],
  );

describe.each(Object.entries(SAYS))('the words of %s', (folder, says) => {
  const en = read(folder, 'en');
  const pl = read(folder, 'pl');
  const prefix = folder === '.' ? 'ui-' : '';
  const code = files(join(src, folder))
    .map((file) => readFileSync(file, 'utf8'))
    .join('');
  it('are there in both languages, each once', () => {
    expect(ids(pl).sort()).toEqual(ids(en).sort());
    expect(new Set(ids(en)).size).toBe(ids(en).length);
  });
  it('take the same parameters in both languages', () => {
    for (const id of ids(en)) expect(params(pl, id), id).toEqual(params(en, id));
  });
  it('can be read by Fluent', () => {
    for (const [lang, source] of [
      ['en', en],
      ['pl', pl],
    ] as const)
      expect(new FluentBundle(lang).addResource(new FluentResource(source))).toEqual([]);
  });
  it('have every Polish plural form', () => {
    for (const block of pl.matchAll(/\{ \$\w+ ->([\s\S]*?)\n {2}\}/g))
      for (const form of ['[one]', '[few]', '[many]', '*[other]']) expect(block[1], block[1]).toContain(form);
  });
  it('are there for every key that the code asks for', () => {
    const known = new Set(ids(en));
    for (const [, key] of code.matchAll(new RegExp(`\\b${says}\\(\\s*'([\\w-]+)'`, 'g')))
      expect(known.has(prefix + key), `${prefix}${key}`).toBe(true);
  });
  it('are all used', () => {
    const begun = [
      ...code.matchAll(new RegExp(`\\b${says}\\(\\s*\`([\\w-]+)\\$|\`ui-([\\w-]+)\\$`, 'g')),
    ].map((m) => m[1] ?? m[2]!);
    const used = (id: string): boolean =>
      new RegExp(`['"\`](ui-)?${id}['"\`]`).test(code) || begun.some((start) => id.startsWith(start));
    expect(
      ids(en)
        .filter((id) => id.startsWith(prefix))
        .map((id) => id.slice(prefix.length))
        .filter((id) => !used(id)),
    ).toEqual([]);
  });
});
