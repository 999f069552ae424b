import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { GameEvent, Past, View } from '../api/model.ts';
import { aView } from '../api/testing.ts';
import { Theatre } from './theatre.svelte.ts';

const event = (n: number, key: string, params: GameEvent['params'] = {}): GameEvent => ({
  n,
  key,
  clause: '',
  params,
});
/** A battle of others with four steps between the questions of positions 3 and 5; 4 is a throw of dice. */
const before = [event(2, 'begun')];
const battle = [
  event(4, '@begin', { span: 1, kind: 'battle', seat: 'seat:1' }),
  event(4, 'clash'),
  event(5, 'fallen'),
  event(5, '@end', { span: 1, kind: 'battle' }),
  event(5, 'turn'),
];
const board = (glory: number): View => aView({ scores: [glory] });
const telling = { kinds: { battle: { as: 'stage' } }, dull: [], only: false } as const;
const there = { away: false, owed: false, busy: false };

let asked: string[] = [];
/** Looks are answered one after the other, when the test says so. */
let answers: (() => void)[] = [];
let lost = false;
function look(seat: number | null, at: number, told: number | null): Promise<Past | null> {
  asked.push(`${at}.${told ?? 'question'}`);
  return new Promise((resolve) =>
    answers.push(() =>
      resolve(lost ? null : { type: 'past', ref: 1, seat, at, told, view: board(at * 10 + (told ?? 0)) }),
    ),
  );
}
async function arrive(): Promise<void> {
  for (const answer of answers.splice(0)) answer();
  for (let i = 0; i < 4; i++) await Promise.resolve();
}
const glory = (theatre: Theatre): number | null => theatre.view?.scores[0] ?? null;

function begun(pace: 'brisk' | 'step' = 'step'): Theatre {
  const theatre = new Theatre(look);
  theatre.tell(telling, pace);
  theatre.keep(0, 3, board(30));
  theatre.hear(0, before, { ...there, away: true });
  theatre.jump();
  theatre.keep(0, 5, board(55));
  theatre.hear(0, [...before, ...battle], there);
  return theatre;
}

beforeEach(() => {
  asked = [];
  answers = [];
  lost = false;
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

describe('the theatre', () => {
  it('goes on at another seat of the same reader where nothing is hidden', () => {
    const theatre = new Theatre(look);
    theatre.tell(telling, 'step');
    theatre.hear(0, before, { ...there, away: true });
    theatre.hear(1, [...before, ...battle], { ...there, owed: true, open: true });
    expect([theatre.beat?.what, theatre.pending]).toEqual(['head', 2]);
    expect(theatre.told.map((one) => one.key)).not.toContain('turn');
  });

  it('knows what is still to be told, also while a moment of the past is seen again', () => {
    const theatre = begun();
    const left = theatre.untold.length;
    expect(left).toBeGreaterThan(1);
    theatre.next();
    expect(theatre.untold.length).toBe(left - 1);
    theatre.jump();
    expect(theatre.untold).toEqual([]);
    theatre.replay(theatre.units.at(-1)!);
    expect(theatre.untold).toEqual([]);
  });

  it('tells another player at the same device nothing of what went before', () => {
    const theatre = new Theatre(look);
    theatre.tell(telling, 'step');
    theatre.hear(0, before, { ...there, away: true });
    theatre.hear(1, [...before, ...battle], { ...there, owed: true });
    expect([theatre.beat, theatre.present]).toEqual([null, true]);
  });

  it('lets the board stand where the moment is: at its beginning, at every step, at its end', async () => {
    const theatre = begun();
    expect(theatre.beat?.what).toBe('head');
    expect(glory(theatre)).toBe(30); // what is looked up is not here yet: the last board before it
    await arrive();
    expect(glory(theatre)).toBe(41);
    expect(theatre.before?.scores[0]).toBe(21);
    theatre.next();
    expect([theatre.beat?.event?.key, glory(theatre)]).toEqual(['clash', 42]);
    await arrive();
    theatre.next();
    expect([theatre.beat?.event?.key, glory(theatre)]).toEqual(['fallen', 51]);
    await arrive();
    theatre.next();
    expect([theatre.held, glory(theatre)]).toEqual([true, 52]);
    expect(asked).toEqual(['4.1', '2.1', '4.2', '5.1', '5.2']);
    theatre.next();
    theatre.next();
    expect([theatre.present, theatre.view]).toEqual([true, null]);
  });
  it('shows no future while a board is on its way, and the present where a moment is seen again', () => {
    const theatre = begun();
    theatre.next();
    expect(glory(theatre)).toBe(30);
    theatre.jump();
    theatre.replay(theatre.units[1]!);
    expect(glory(theatre)).toBeNull();
  });
  it('goes on where it was when the line comes back, and asks again for what was lost with it', async () => {
    const theatre = begun();
    theatre.next();
    lost = true;
    await arrive();
    lost = false;
    asked = [];
    theatre.hear(0, structuredClone([...before, ...battle]), { ...there, away: 'back' });
    expect([theatre.beat?.event?.key, theatre.missed]).toEqual(['clash', false]);
    expect(asked).toContain('4.2');
    await arrive();
    expect(glory(theatre)).toBe(42);
  });
  it('gives a list to who comes back to a long story', () => {
    const theatre = begun();
    const more = Array.from({ length: 6 }, (_, i) => [
      event(6 + i, '@begin', { span: 10 + i, kind: 'battle', seat: 'seat:1' }),
      event(6 + i, 'clash'),
      event(6 + i, '@end', { span: 10 + i, kind: 'battle' }),
    ]).flat();
    theatre.hear(0, [...before, ...battle, ...more], { ...there, away: 'back' });
    expect([theatre.present, theatre.missed]).toEqual([true, true]);
  });
  it('forgets what is taken back in the middle, and boards of that story that come too late', async () => {
    const theatre = begun();
    await arrive();
    theatre.next();
    theatre.next();
    expect(answers.length).toBeGreaterThan(0); // a board is on its way
    theatre.forget(3);
    theatre.keep(0, 3, board(30));
    theatre.hear(0, before, { ...there, owed: true });
    expect([theatre.present, theatre.beat, theatre.view]).toEqual([true, null, null]);
    await arrive();
    const other = battle.map((one) => ({ ...one, params: { ...one.params, other: 1 } }));
    theatre.keep(0, 5, board(99));
    theatre.hear(0, [...before, ...other], there);
    theatre.next();
    theatre.next();
    expect(glory(theatre)).toBe(30); // not the board that was looked up for the story before
    await arrive();
    expect(glory(theatre)).toBe(51);
  });
  it('cuts what was heard anew once the game says how it is told', () => {
    const theatre = new Theatre(look);
    const turn = [
      event(1, '@begin', { span: 1, kind: 'turn', seat: 'seat:0' }),
      event(1, 'rested'),
      event(1, '@end', { span: 1, kind: 'turn' }),
      event(2, '@begin', { span: 2, kind: 'turn', seat: 'seat:1' }),
      event(2, '@begin', { span: 3, kind: 'battle', seat: 'seat:1' }),
      event(2, 'clash'),
      event(2, '@end', { span: 3, kind: 'battle' }),
      event(2, '@end', { span: 2, kind: 'turn' }),
    ];
    theatre.hear(0, turn, { ...there, away: true });
    theatre.tell({ ...telling, kinds: { ...telling.kinds, turn: { as: 'frame' } } }, 'step');
    expect(theatre.units.map((unit) => unit.moment?.kind ?? '')).toEqual(['', 'battle']);
  });
  it('goes on when another tab or the clock answers in the middle', async () => {
    const theatre = new Theatre(look);
    theatre.tell(telling, 'step');
    theatre.hear(0, before, { ...there, away: true });
    theatre.hear(0, [...before, ...battle], { ...there, owed: true });
    theatre.next();
    expect(theatre.beat?.event?.key).toBe('clash');
    const after = [event(6, '@begin', { span: 2, kind: 'act', seat: 'seat:0' }), event(6, 'rested')];
    theatre.hear(0, [...before, ...battle, ...after], { ...there, busy: true });
    expect([theatre.beat?.event?.key, theatre.pending]).toEqual(['clash', 2]);
    await arrive();
    expect(glory(theatre)).toBe(42);
    theatre.jump();
    expect(theatre.present).toBe(true);
  });
  it('goes on by itself at the reader’s pace, and rests while nobody looks', () => {
    const theatre = begun('brisk');
    theatre.hide(true);
    vi.advanceTimersByTime(60_000);
    expect(theatre.beat?.what).toBe('head');
    theatre.hide(false);
    vi.advanceTimersByTime(400);
    expect(theatre.beat?.event?.key).toBe('clash');
    vi.advanceTimersByTime(60_000);
    expect(theatre.present).toBe(true);
  });
  it('does not begin the time of a step anew when more is heard meanwhile', () => {
    const theatre = begun('brisk');
    theatre.next();
    theatre.next();
    const told = theatre.beat?.event?.key;
    expect(told).toBe('fallen');
    const more: GameEvent[] = [];
    for (let i = 0; i < 30; i++) {
      vi.advanceTimersByTime(100);
      more.push(event(6 + i, 'turn'));
      theatre.hear(0, [...before, ...battle, ...more], there);
    }
    expect(theatre.beat?.event?.key).not.toBe(told);
  });
});
