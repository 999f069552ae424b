import { describe, expect, it } from 'vitest';
import type { Question, Value } from '../api/model.ts';
import { alike, onward, parts, swapped, toggled, whole, withChosen } from './sets.ts';

const set = {
  members: ['figure:warrior', 'figure:warrior', 'figure:jarl'],
  least: 0,
  most: 3,
  chosen: [],
  suggestion: null,
  fits: ['figure:warrior', 'figure:jarl'],
  comes: {},
  offer: null,
};
const question: Question = {
  seat: 0,
  key: 'march',
  clause: 'X-1',
  params: {},
  options: ['figure:warrior', 'figure:jarl', 'done'],
  blocked: [],
  set,
};

describe('a set', () => {
  it('is the same in any order, but not with one more of a kind', () => {
    expect(alike(['figure:warrior', 'figure:jarl'], ['figure:jarl', 'figure:warrior'])).toBe(true);
    expect(alike(['figure:warrior', 'figure:warrior'], ['figure:jarl', 'figure:warrior'])).toBe(false);
    expect(alike([], [])).toBe(true);
    expect(alike([], ['figure:jarl'])).toBe(false);
  });

  it('is one answer, whatever the order; the empty one too', () => {
    expect(whole(['figure:jarl', 'figure:warrior'])).toBe('figure:jarl+figure:warrior');
    expect(whole([])).toBe('-');
    expect(parts('figure:jarl+figure:warrior')).toEqual(['figure:jarl', 'figure:warrior']);
    expect(parts('+figure:jarl')).toEqual(['figure:jarl']);
    expect(parts('-')).toEqual([]);
    expect(parts('pass')).toEqual(['pass']);
    expect(parts(3)).toEqual(['3']);
  });
  it('takes a member that comes before the last one named', () => {
    expect(toggled(set, ['figure:jarl'], ['figure:warrior'], 'figure:warrior')).toEqual([
      'figure:jarl',
      'figure:warrior',
    ]);
  });
  it('takes alike members until no more are there, then none of them', () => {
    const one = toggled(set, [], ['figure:warrior'], 'figure:warrior')!;
    const two = toggled(set, one, ['figure:warrior'], 'figure:warrior')!;
    expect(two).toEqual(['figure:warrior', 'figure:warrior']);
    expect(toggled(set, two, [], 'figure:warrior')).toEqual([]);
  });
  it('takes nothing that does not fit', () => {
    expect(toggled(set, [], [], 'figure:jarl')).toBeNull();
  });
  it('offers what fits and what can be taken back, and says what bars the rest', () => {
    const why = { clause: 'X-2', key: 'too-many', params: {} };
    const look = { fits: [], blocked: [{ value: 'figure:warrior', ...why }], done: null, comes: {} };
    const open = withChosen(question, ['figure:jarl'], look);
    expect(open.options).toEqual(['figure:jarl', 'done']);
    expect(open.blocked.map((b) => b.value)).toEqual(['figure:warrior']);
    const barred = withChosen(question, [], { fits: ['figure:jarl'], blocked: [], done: why, comes: {} });
    expect(barred.options).toEqual(['figure:jarl']);
    expect(barred.blocked).toEqual([{ value: 'done', ...why }]);
  });
  it('that is an order takes what alone fits, and is whole when nothing can be added', () => {
    const half = { clause: 'X-2', key: 'half', params: {} };
    expect(onward([], { fits: ['region:1'], blocked: [], done: half })).toBeNull();
    expect(onward(['army:1_2'], { fits: ['region:1'], blocked: [], done: half })).toBe('region:1');
    expect(onward(['army:1_2'], { fits: ['region:1', 'region:2'], blocked: [], done: half })).toBeNull();
    expect(onward(['army:1_2', 'region:1'], { fits: [], blocked: [], done: null })).toBe('done');
    expect(onward(['space:1', 'combat:axe'], { fits: ['combat:seax'], blocked: [], done: null })).toBeNull();
  });
  it('lets a proposed member give way to one that fits no more, and what was clicked stays', async () => {
    const pays: Record<string, string> = { a: 'shield', b: 'shield', c: 'chest', d: 'chest' };
    const fits = (chosen: Value[]): Promise<Value[]> =>
      Promise.resolve(
        Object.keys(pays).filter((die) => !chosen.some((one) => one === die || pays[one] === pays[die])),
      );
    const once = await swapped(['a', 'c'], 'd', fits);
    expect(once).toEqual(['d', 'a']);
    expect(await swapped(once!, 'b', fits)).toEqual(['b', 'd']);
    expect(await swapped(['a'], 'x', fits)).toBeNull();
  });
});
