import { readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, OptionPreview, PreviewFrame } from '../api/model.ts';
import { Words } from '../lib/words.svelte.ts';
import { alike, closing, foretold, says } from './foretold.ts';
import { Foresight } from './preview.svelte.ts';

vi.hoisted(() => {
  vi.stubGlobal('navigator', { languages: ['en'] });
  vi.stubGlobal('matchMedia', () => ({ matches: false }));
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => undefined });
});

const text = (path: string): string => readFileSync(`../src/meadhall/${path}`, 'utf-8');
const words = (lang: 'en' | 'pl'): Words =>
  new Words(lang, [text(`texts/${lang}.ftl`), text(`games/blood_rage/text/${lang}.ftl`)]);

const bare: OptionPreview = {
  seat: 0,
  value: 'pillage',
  numbers: [],
  gives: [],
  gets: [],
  events: [],
  next: { seats: [], chance: false, over: false, key: '', params: {}, options: [] },
  then: null,
  final: null,
  loses: false,
  odds: null,
};
const frame = (options: OptionPreview[], decision = 7): PreviewFrame => ({
  type: 'preview',
  ref: 1,
  seat: 0,
  decision,
  options,
  done: true,
});

describe('a preview in words', () => {
  it('says own costs first, short enough for a button', () => {
    const seen = {
      ...bare,
      numbers: [
        { seat: 0, name: 'rage', by: -2 },
        { seat: 1, name: 'glory', by: 3 },
      ],
    };
    const said = foretold(seen, words('en'), 0);
    expect(said.short).toBe('Rage −2');
    expect(said.sure).toEqual(['Rage −2', 'Player 2: Glory +3']);
    expect(foretold(seen, words('pl'), 0).sure[0]).toBe('Szał −2');
  });

  it('says what own choices make of it, and keeps ranges off the button', () => {
    const rage = { seat: 0, name: 'rage', least: -2, most: -1, mean: -1.5 };
    const figures = { seat: 0, name: 'figures', least: 1, most: 1, mean: 1 };
    const said = foretold({ ...bare, then: { tries: 8, numbers: [rage, figures] } }, words('en'), 0);
    expect(said.short).toBe('figures on the board +1');
    expect(said.sure).toEqual([
      'Whatever you choose next (8 tries): figures on the board +1',
      'By what you choose next (8 tries): Rage −2 to −1',
    ]);
    expect(
      foretold({ ...bare, then: { tries: 8, numbers: [figures] } }, words('en'), 0, ['rage']).short,
    ).toBe('');
  });

  it('gives odds with the number of tries, and says when answers were guessed', () => {
    const odds: NonNullable<OptionPreview['odds']> = {
      tries: 24,
      answers: true,
      results: [
        { kind: 'pillage', params: { success: 1 }, count: 15 },
        { kind: 'battle', params: { winner: 'seat:1', tied: 0 }, count: 9 },
      ],
      numbers: [{ seat: 0, name: 'glory', least: 0, most: 5, mean: 2.5 }],
      ends: 0,
      loses: 0,
    };
    const said = foretold({ ...bare, odds }, words('en'), 0);
    expect(said.odds?.head).toContain('24 times');
    expect(said.odds?.head).toContain('at random');
    expect(said.odds?.lines).toEqual([
      '15 of 24: the Pillage succeeds',
      '9 of 24: Player 2 wins the battle',
      'Glory 0 to +5 (on average +2.5)',
    ]);
    expect(foretold({ ...bare, odds }, words('pl'), 0).odds?.lines[2]).toBe(
      'Chwała od 0 do +5 (średnio +2,5)',
    );
  });

  it('does not say again with the odds what was said for sure, nor what is dull', () => {
    const odds = { tries: 24, answers: false, results: [], ends: 0, loses: 0 };
    const known = { seat: 0, name: 'rage', least: -1, most: -1, mean: -1 };
    const fresh = { seat: 0, name: 'glory', least: 0, most: 5, mean: 2.5 };
    const seen = { ...bare, numbers: [{ seat: 0, name: 'rage', by: -1 }] };
    const said = (numbers: (typeof known)[]): string[] =>
      foretold({ ...seen, odds: { ...odds, numbers } }, words('en'), 0).odds?.lines ?? [];
    expect(said([known, fresh])).toEqual(['Glory 0 to +5 (on average +2.5)']);
    expect(said([known])).toEqual([]);
    const event = { key: 'phase-begins', clause: '', params: {}, only: null } as unknown as GameEvent;
    const told = (dull: string[]): string[] =>
      foretold({ ...bare, events: [event] }, words('en'), 0, undefined, null, dull).told;
    expect([told([]).length, told(['phase-begins']).length]).toEqual([1, 0]);
  });

  it('keeps off the buttons what follows whichever option is taken', () => {
    const armies = { seat: 0, name: 'figures', least: 3, most: 3, mean: 3 };
    const then = { tries: 8, numbers: [armies] };
    const heal = { ...bare, numbers: [{ seat: 0, name: 'rage', by: -1 }], then };
    const same = alike([{ ...bare, then }, heal], 0);
    expect(foretold({ ...bare, then }, words('en'), 0).short).toContain('+3');
    const said = (one: OptionPreview): string =>
      foretold(one, words('en'), 0, undefined, null, [], undefined, same).short;
    expect([said({ ...bare, then }), said(heal)]).toEqual(['', 'Rage −1']);
    expect(alike([{ ...bare, then }, null], 0).size).toBe(0);
    expect(alike([{ ...bare, then }], 0).size).toBe(0);
  });

  it('marks what cannot be taken back, what can lose the game and what can end it', () => {
    const next = { ...bare.next, over: true };
    const said = foretold({ ...bare, next, final: 'undo-chance', loses: true }, words('en'), 0);
    expect(said.final).toContain('Cannot be taken back');
    expect(said.loses).toBe('Can lose the game');
    expect(said.ends).toBe('The game may end with it.');
    expect(foretold(bare, words('en'), 0).ends).toBe('');
    expect(says(said)).toBe(true);
    expect(says(foretold(bare, words('en'), 0))).toBe(false);
  });

  it('says who is next', () => {
    const next = (more: object): string =>
      foretold({ ...bare, next: { ...bare.next, ...more } }, words('en'), 0).next;
    expect(next({ seats: [1, 2] })).toBe('Then it is the turn of: Player 2, Player 3');
    expect(next({ chance: true })).toBe('Then the dice or a deck decide.');
    expect(next({ seats: [0], key: 'late-card' })).toContain('do you add a late card');
    expect(next({ seats: [0], key: 'late-card', options: ['pass', 'region:1'] })).toContain('Open to you: ');
    expect(next({ seats: [0], key: 'late-card', options: ['pass'] })).not.toContain('Open to you');
    // All of them or none: a part would look like the whole.
    const some = { seats: [0], key: 'late-card', options: ['rally', 'region:1', 'done'] };
    expect(next(some)).toMatch(/Open to you: \S+, \S+/);
    const called = { ...bare, next: { ...bare.next, ...some } };
    const names = (): string => 'Farm + Tower';
    expect(foretold(called, words('en'), 0, undefined, null, [], names).next).toContain('Farm + Tower');
    expect(next({ seats: [0], key: 'late-card', options: ['yes', 'no'] })).not.toContain('Open to you');
    const seen = { ...bare, next: { ...bare.next, seats: [0], key: 'late-card' } };
    expect(foretold(seen, words('en'), 0, undefined, 'Where to?').next).toContain('Where to?');
  });

  it('closes a set as one answer', () => {
    expect([closing([]), closing(['a:b']), closing(['a:b', 'a:c'])]).toEqual(['-', '+a:b', 'a:b+a:c']);
  });
});

describe('what is foreseen', () => {
  it('asks for all options once the question has settled, and for odds of the one looked at', () => {
    vi.useFakeTimers();
    const asked: unknown[] = [];
    const foresight = new Foresight((values, odds) => asked.push([values, odds]));
    foresight.begin(0, 7, true);
    foresight.begin(0, 7, true);
    vi.runAllTimers();
    foresight.want('pillage');
    foresight.want('pillage');
    expect(asked).toEqual([
      [null, false],
      [['pillage'], true],
    ]);
    vi.useRealTimers();
  });

  it('asks for what goes on with a set once it has stood, and for nothing twice', () => {
    vi.useFakeTimers();
    const asked: unknown[] = [];
    const foresight = new Foresight((values, odds) => asked.push([values, odds]));
    foresight.name(['+action:march']);
    foresight.begin(0, 7, true, false);
    vi.runAllTimers();
    expect(asked).toEqual([]);
    foresight.name(['+action:march', '+action:raise']);
    foresight.name(['action:march+region:1', 'action:march+region:2']);
    vi.runAllTimers();
    foresight.hear(frame([{ ...bare, value: 'action:march+region:1' }]));
    foresight.want('action:march+region:2');
    foresight.name(['action:march+region:1', 'action:march+region:2']);
    vi.runAllTimers();
    expect(asked).toEqual([
      [['action:march+region:1', 'action:march+region:2'], false],
      [['action:march+region:2'], true],
      [['action:march+region:2'], false],
    ]);
    vi.useRealTimers();
  });

  it('keeps what it knows, and forgets it with the question', () => {
    const foresight = new Foresight(() => undefined);
    foresight.begin(0, 7, true);
    const odds = { tries: 1, answers: false, results: [], numbers: [], ends: 0, loses: 0 };
    foresight.hear(frame([{ ...bare, odds }]));
    foresight.hear(frame([bare]));
    expect(foresight.of('pillage')?.odds).toEqual(odds);
    foresight.hear(frame([{ ...bare, value: 'pass' }], 6));
    expect(foresight.of('pass')).toBeNull();
    foresight.begin(0, 8, true);
    expect(foresight.of('pillage')).toBeNull();
    foresight.close();
  });
});
