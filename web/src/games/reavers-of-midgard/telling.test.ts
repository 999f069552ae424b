import { expect, test, vi } from 'vitest';
import type { GameEvent } from '../../api/model.ts';
import type { Words } from '../../lib/words.svelte.ts';
import { flat, moments } from '../../table/moments.ts';
import { came, endsCombat, fought, sums } from './telling.ts';

vi.mock('./words.ts', () => ({ rm: (id: string) => id }));

const words = { label: (value: string) => value.split(':')[1] ?? value } as unknown as Words;
const event = (n: number, key: string, params: Record<string, string | number> = {}): GameEvent =>
  ({ n, key, params, clause: '' }) as GameEvent;

const COMBAT = [
  event(3, '@begin', { span: 1, kind: 'raid', seat: 'seat:1', bonus: 0 }),
  event(3, '@begin', { span: 2, kind: 'combat', seat: 'seat:1', against: 'card:tower', defense: 3 }),
  event(3, 'hammer-committed', { seat: 'seat:1', source: 'die:red_hammer', by: 'card:tower' }),
  event(3, 'combat-odds', { seat: 'seat:1', dice: 2, defense: 3, percent: 40, against: 'card:tower' }),
  event(3, 'combat-rolled', { seat: 'seat:1', dice: 2, n: 1, faces: '0 + 1', defense: 3 }),
  event(4, 'favor-paid', { seat: 'seat:1', n: 1, before: 2, after: 1, by: 'cause:reroll' }),
  event(4, 'combat-rerolled', { seat: 'seat:1', dice: 1, n: 3, faces: '1 + 2', defense: 3 }),
  event(4, 'combat-won', { seat: 'seat:1', against: 'card:tower' }),
  event(4, '@end', { span: 2, kind: 'combat', won: 1, successes: 3 }),
  event(4, 'glory-gained', { seat: 'seat:1', n: 5, before: 1, after: 6, by: 'card:tower' }),
  event(5, '@end', { span: 1, kind: 'raid' }),
];

test('a combat counts die by die against the Defense, and a reroll counts anew', () => {
  const combat = flat(moments(COMBAT))[1]!;
  expect(sums(combat, COMBAT.slice(0, 5), words)[0]).toMatchObject({ who: 'seat:1', total: 1 });
  const [own, defense] = sums(combat, COMBAT, words);
  expect(own!.parts.map((part) => part.count)).toEqual([1, 2]);
  expect(own!.total).toBe(3);
  expect(defense!.parts[0]!.count).toBe(3);
});

test('the own board waits for the end of a combat, not for what follows it', () => {
  expect(endsCombat(COMBAT.slice(5))).toBe(true);
  expect(endsCombat(COMBAT.slice(9))).toBe(false);
});

test('a raid sums up what came and went, and its combat is kept with what it brought', () => {
  const raid = moments(COMBAT)[0]!;
  const [sum] = sums(raid, COMBAT, words);
  expect(sum!.parts).toEqual([
    { label: 'sum-glory', count: 5 },
    { label: 'sum-dice', count: -1 },
    { label: 'sum-favor', count: -1 },
  ]);
  const [won] = fought(moments(COMBAT));
  expect(won).toMatchObject({ seat: 1, won: true, faces: [1, 2], defense: 3 });
  expect(won!.brought.map((one) => one.key)).toEqual(['glory-gained']);
});

const ACTION = [
  event(3, '@begin', { span: 9, kind: 'action', seat: 'seat:1', way: 'activate' }),
  event(3, 'food-paid', { seat: 'seat:1', n: 2, before: 5, after: 3, by: 'location:raid_keeps' }),
  event(3, '@begin', { span: 10, kind: 'specialists' }),
  event(3, 'food-gained', { seat: 'seat:0', n: 2, before: 1, after: 3, by: 'card:spear_chieftain' }),
  event(3, '@end', { span: 10, kind: 'specialists' }),
  ...COMBAT,
  event(6, '@begin', { span: 11, kind: 'combat', seat: 'seat:1', against: 'card:keep_wall', defense: 2 }),
  event(6, 'combat-rolled', { seat: 'seat:1', dice: 1, n: 2, faces: '2', defense: 2 }),
  event(6, '@end', { span: 11, kind: 'combat', won: 1, successes: 2 }),
  event(6, '@end', { span: 9, kind: 'action' }),
];
const summed = (told: GameEvent[]): ReturnType<typeof sums> => {
  const whole = moments(ACTION)[0]!;
  return flat([whole]).flatMap((moment) => sums(moment, told, words, told, whole));
};

test('an action has one sum for everybody: what it cost, and what its parts brought', () => {
  const all = summed(ACTION);
  expect(all.map((sum) => sum.who)).toEqual(['seat:1', 'seat:0', 'seat:1', 'card:keep_wall']);
  expect(all[0]!.parts).toContainEqual({ label: 'sum-food', count: -2 });
  expect(all[0]!.parts).toContainEqual({ label: 'sum-glory', count: 5 });
});

test('the combat that is told is summed up: none that is to come, none that is over', () => {
  expect(summed(ACTION.slice(0, 3)).some((sum) => sum.who.toString().startsWith('card:'))).toBe(false);
  expect(summed(ACTION.slice(0, 11)).at(-1)!.who).toBe('card:tower');
  const own = summed(ACTION.slice(0, 12)).at(-2)!;
  expect(own.parts.map((part) => part.label)).toEqual(['successes', '']);
  expect(summed(ACTION).filter((sum) => sum.who.toString().startsWith('card:'))).toHaveLength(1);
});

test('an action says in one line what came of it, for whom', () => {
  expect(came(moments(ACTION)[0]!, words)).toBe(
    '−2 sum-food, +5 sum-glory, −1 sum-dice, −1 sum-favor; 0 +2 sum-food',
  );
  // Who acts is not named, so it comes first, whoever gained something before.
  const late = [ACTION[0]!, ...ACTION.slice(2, 5), ACTION[1]!, ...ACTION.slice(5)];
  expect(came(moments(late)[0]!, words)).toMatch(/^−2 sum-food.*; 0 \+2 sum-food$/);
  expect(came(moments(ACTION)[0]!.parts[2]!, words)).toBe('');
  const ship = ACTION.map((e) =>
    e.params['kind'] === 'action' ? { ...e, params: { ...e.params, kind: 'honor-ship' } } : e,
  );
  expect(came(moments(ship)[0]!, words)).toContain('+5 sum-glory');
});

test('of those who were counted before, the end keeps the total', () => {
  const end = [
    event(9, '@begin', { span: 7, kind: 'scoring' }),
    event(9, 'scored', { seat: 'seat:0', row: 'row:track', n: 40 }),
    event(9, 'total', { seat: 'seat:0', n: 40 }),
    event(9, 'scored', { seat: 'seat:1', row: 'row:track', n: 30 }),
    event(9, '@end', { span: 7, kind: 'scoring' }),
  ];
  expect(sums(moments(end)[0]!, end, words)).toEqual([
    { who: 'seat:0', parts: [], total: 40 },
    { who: 'seat:1', parts: [{ label: 'track', count: 30 }], total: null },
  ]);
});

test('the end counts row by row up to the total', () => {
  const end = [
    event(9, '@begin', { span: 7, kind: 'scoring' }),
    event(9, 'scored', { seat: 'seat:0', row: 'row:track', n: 40 }),
    event(9, 'scored-count', { seat: 'seat:0', what: 'resource:terror', count: 3, n: -4 }),
    event(9, 'scored', { seat: 'seat:0', row: 'row:terror', n: -4 }),
    event(9, 'total', { seat: 'seat:0', n: 36 }),
    event(9, '@end', { span: 7, kind: 'scoring' }),
  ];
  const [sum] = sums(moments(end)[0]!, end, words);
  expect(sum!.parts.map((part) => part.count)).toEqual([40, -4]);
  expect(sum!.total).toBe(36);
  expect(sum!.parts.reduce((n, part) => n + part.count, 0)).toBe(sum!.total);
});
