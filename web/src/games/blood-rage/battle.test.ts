import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../../api/model.ts';
import { aView } from '../../api/testing.ts';
import { moments, type Moment } from '../../table/moments.ts';
import { foughtBattles, isLast, openBattle, prize } from './battle.ts';
import { factsOf } from './content.ts';

const event = (key: string, params: Record<string, string | number> = {}): GameEvent => ({
  n: 0,
  key,
  clause: '',
  params,
});
const begin = (span: number, kind: string): GameEvent =>
  event('@begin', { span, kind, seat: 'seat:1', place: 'province:gimle' });
const end = (span: number): GameEvent => event('@end', { span, kind: '' });
const told = (...events: GameEvent[]): Moment[] => moments(events);

const fighter = (seat: number, strength: number, cards: string[] = []): object => ({
  seat,
  cards,
  live: cards,
  strength,
  parts: [{ value: 'figure:warrior', count: strength, strength }],
  total: strength,
  glory: 5,
  fallen: 0,
});
const view = (asked: { seat: number; key: string }[], waiting: number[], fighting = true): View =>
  aView({
    seats: 3,
    over: false,
    waiting,
    asked: asked.map((a) => ({ ...a, params: {}, options: null })),
    facts: {
      clans: [{ hand: 3 }, { hand: 3 }, { hand: 0 }],
      fjords: { 'fjord:nw': { figures: [] } },
      battle: fighting
        ? { place: 'province:gimle', pillager: 1, clans: [fighter(1, 3), fighter(0, 4)] }
        : null,
      provinces: {
        'province:gimle': {
          strength: [4, 3, 0],
          fjord: 'fjord:nw',
          figures: [{ seat: 0, figure: 'figure:warrior', count: 4, each: 1, strength: 4 }],
          battle: { present: [0, 1], glory: [3, 3, 3], pillager_glory: [4, 4, 4] },
        },
      },
    },
  });
const total = (seat: number, figures: number, cards: number): GameEvent =>
  event('battle-total', { seat: `seat:${seat}`, figures, cards, strength: figures + cards });
const card = (seat: number, value: string, bonus: number): GameEvent =>
  event('battle-card-revealed', { seat: `seat:${seat}`, card: value, bonus });
const battle = (id: number, ...more: GameEvent[]): GameEvent[] => [
  begin(id, 'pillage'),
  begin(id + 1, 'battle'),
  card(0, 'card:tyrs_bash#a1-1', 3),
  total(1, 3, 0),
  total(0, 4, 3),
  event('battle-won', { seat: 'seat:0' }),
  ...more,
];

describe('a battle', () => {
  it('is not there without a pillage', () => {
    expect(openBattle(view([], []), told(event('age-begins')))).toBeNull();
  });
  it('begins with a call, without cards', () => {
    const asked = view([{ seat: 0, key: 'call-to-battle' }], [0], false);
    const open = openBattle(asked, told(begin(7, 'pillage')));
    expect(open).toMatchObject({ id: 7, province: 'province:gimle', pillager: 1, begun: false, over: false });
    expect(open?.sides.map((s) => [s.seat, s.total, s.parts.length])).toEqual([
      [1, 3, 0],
      [0, 4, 1],
    ]);
  });
  it('shows who still chooses, and what each side has', () => {
    const open = openBattle(
      view([{ seat: 0, key: 'battle-card' }], [0]),
      told(begin(1, 'pillage'), begin(2, 'battle')),
    );
    expect(open?.sides.map((s) => [s.seat, s.total, s.choosing, s.down])).toEqual([
      [1, 3, false, true],
      [0, 4, true, false],
    ]);
  });
  it('shows a card face down until it is turned, and none where a hand is empty', () => {
    const begun = [begin(1, 'pillage'), begin(2, 'battle')];
    const down = (...events: GameEvent[]): unknown =>
      openBattle(view([], []), told(...begun, ...events))?.sides.map((s) => [s.seat, s.down]);
    expect(down()).toEqual([
      [1, true],
      [0, true],
    ]);
    expect(down(card(1, 'card:tyrs_bash#a1-1', 3))).toEqual([
      [1, false],
      [0, true],
    ]);
    expect(down(card(1, 'card:tyrs_bash#a1-1', 3), event('watch'))).toEqual([
      [1, true],
      [0, true],
    ]);
  });
  it('says whose Watch swept away what was turned first', () => {
    const begun = [begin(1, 'pillage'), begin(2, 'battle')];
    expect(openBattle(view([], []), told(...begun))?.swept).toBeNull();
    const watch = event('watch', { seat: 'seat:1' });
    expect(openBattle(view([], []), told(...begun, watch))?.swept).toBe(1);
  });
  it('says which figures a card destroyed before strengths were compared', () => {
    const fell = (by: string, seat: number): GameEvent =>
      event('figures-destroyed', { seat: `seat:${seat}`, figure: 'figure:warrior', count: 2, by });
    const [done] = foughtBattles(
      told(
        begin(1, 'pillage'),
        begin(2, 'battle'),
        fell('card:odins_smite', 0),
        total(1, 3, 0),
        total(0, 1, 0),
        event('battle-won', { seat: 'seat:1' }),
        fell('cause:battle', 0),
      ),
    );
    expect(done?.sides.map((side) => side.fell)).toEqual([
      [],
      [{ figure: 'figure:warrior', count: 2, by: 'card:odins_smite' }],
    ]);
  });
  it('ends with totals, their parts and a winner', () => {
    const moments = told(...battle(1));
    expect(openBattle(view([], []), moments)).toBeNull();
    const [done] = foughtBattles(moments);
    expect(done).toMatchObject({ over: true, winner: 0, tied: false });
    expect(done?.sides[1]).toMatchObject({
      seat: 0,
      total: 7,
      cards: ['card:tyrs_bash#a1-1'],
      parts: [
        { value: 'figures', strength: 4 },
        { value: 'card:tyrs_bash#a1-1', strength: 3 },
      ],
    });
  });
  it('counts what cards added where it is not what is printed, a lone one by its name', () => {
    const [done] = foughtBattles(
      told(
        begin(1, 'pillage'),
        begin(2, 'battle'),
        card(0, 'card:heimdalls_sight#a1-1', 0),
        total(0, 4, 5),
        event('battle-won', { seat: 'seat:0' }),
      ),
    );
    expect(done?.sides[0]?.parts.map((part) => part.strength)).toEqual([4, 5]);
    expect(done?.sides[0]?.parts[1]?.value).toBe('card:heimdalls_sight#a1-1');
  });
  it('is open while strengths are being told: nobody has lost before all are compared', () => {
    const moments = told(begin(1, 'pillage'), begin(2, 'battle'), total(1, 3, 0));
    expect(foughtBattles(moments)).toEqual([]);
    expect(openBattle(view([], []), moments)?.sides).toHaveLength(2);
  });
  it('is still there when the next province has been pillaged', () => {
    const fought = foughtBattles(
      told(...battle(1, end(2), end(1)), begin(3, 'pillage'), event('pillage-succeeded'), end(3)),
    );
    expect(fought.map((one) => one.id)).toEqual([1]);
  });
  it('makes room when something else is told', () => {
    const only = told(...battle(1, end(2), end(1)));
    const more = told(...battle(1, end(2), end(1)), begin(3, 'action'), end(3));
    expect(isLast(only, foughtBattles(only)[0]!)).toBe(true);
    expect(isLast(more, foughtBattles(more)[0]!)).toBe(false);
  });
  it('brings the Glory that the facts tell of, and the token to who pillages', () => {
    const land = { token: 'token:axes' };
    const facts = factsOf(aView({ facts: { provinces: { 'province:gimle': land } } }));
    const called = openBattle(view([], [], false), told(begin(1, 'pillage')))!;
    expect(prize(facts, called, 1)).toEqual({ glory: 4, token: 'token:axes' });
    expect(prize(facts, called, 0)).toEqual({ glory: 3, token: '' });
    expect(prize(facts, called, 2)).toBeNull();
    const fought = openBattle(view([], []), told(begin(1, 'pillage'), begin(2, 'battle')))!;
    expect(prize(facts, fought, 1)).toEqual({ glory: 5, token: 'token:axes' });
  });
});
