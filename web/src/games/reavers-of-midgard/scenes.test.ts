import data from 'content:reavers_of_midgard';
import { expect, test } from 'vitest';
import { LOCATION_IDS } from './content.ts';
import { sceneOf } from './scenes.ts';

const raw = data as Record<string, Record<string, { id: string; ability?: string }[]>>;
const drawn = (ids: string[]): number => new Set(ids.map((id) => JSON.stringify(sceneOf(id)))).size;
const cards = (file: string, list: string): string[] => raw[file]![list]!.map(({ id }) => `card:${id}`);

test('every calling of the Reavers has a face of its own', () => {
  const callings = new Map(raw['reavers']!['reaver']!.map(({ id, ability }) => [ability, `card:${id}`]));
  expect(callings.size).toBe(18);
  expect(drawn([...callings.values()])).toBe(18);
});

test('every Spoils card, Artifact, Journey and Prophecy has a picture of its own', () => {
  for (const [file, list] of [
    ['village_spoils', 'village'],
    ['village_spoils', 'artifact'],
    ['keep_spoils', 'keep'],
    ['sea_journeys', 'journey'],
    ['prophecies', 'prophecy'],
  ] as const) {
    const ids = cards(file, list);
    expect(drawn(ids), file).toBe(ids.length);
  }
});

test('every kind of Sea Battle and every location has a picture of its own', () => {
  const kinds = new Map(cards('sea_battles', 'battle').map((id) => [id.replace(/_[a-c]$/, ''), id]));
  expect(drawn([...kinds.values()])).toBe(kinds.size);
  expect(kinds.size).toBe(8);
  expect(drawn(LOCATION_IDS.map((id) => `location:${id}`))).toBe(6);
});
