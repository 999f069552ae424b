import { describe, expect, it } from 'vitest';
import type { GameEvent, View } from '../../api/model.ts';
import { aView } from '../../api/testing.ts';
import { battleOf } from './battle.ts';

const event = (key: string, params: Record<string, string | number> = {}): GameEvent => ({
  n: 0,
  key,
  clause: '',
  params,
});
const view = (asked: { seat: number; key: string }[], waiting: number[]): View =>
  aView({
    seats: 3,
    over: false,
    waiting,
    asked: asked.map((a) => ({ ...a, params: {}, options: null })),
    facts: {
      clans: [{ hand: 3 }, { hand: 3 }, { hand: 0 }],
      provinces: { 'province:gimle': { strength: [4, 3, 0], battle: { present: [0, 1] } } },
    },
  });
const declared = event('pillage-declared', { seat: 'seat:1', place: 'province:gimle' });

describe('a battle', () => {
  it('is not there without a pillage', () => {
    expect(battleOf(view([], []), [event('age-begins')])).toBeNull();
  });
  it('begins with a call, without cards', () => {
    const battle = battleOf(view([{ seat: 0, key: 'call-to-battle' }], [0]), [declared]);
    expect(battle).toMatchObject({ province: 'province:gimle', pillager: 1, begun: false, over: false });
  });
  it('puts the pillager first and shows who still chooses', () => {
    const battle = battleOf(view([{ seat: 0, key: 'battle-card' }], [0]), [declared, event('battle-begins')]);
    expect(battle?.sides.map((s) => [s.seat, s.strength, s.choosing, s.down])).toEqual([
      [1, 3, false, true],
      [0, 4, true, false],
    ]);
  });
  it('ends with totals and a winner', () => {
    const events = [
      declared,
      event('battle-begins'),
      event('battle-card-revealed', { seat: 'seat:0', card: 'card:tyrs_bash#a1-1' }),
      event('battle-total', { seat: 'seat:1', strength: 3 }),
      event('battle-total', { seat: 'seat:0', strength: 6 }),
      event('battle-won', { seat: 'seat:0' }),
    ];
    const battle = battleOf(view([{ seat: 2, key: 'action' }], [2]), events);
    expect(battle).toMatchObject({ over: true, winner: 0, tied: false });
    expect(battle?.sides.find((s) => s.seat === 0)).toMatchObject({
      total: 6,
      cards: ['card:tyrs_bash#a1-1'],
    });
  });
  it('without enemies is none', () => {
    expect(
      battleOf(view([{ seat: 2, key: 'action' }], [2]), [declared, event('pillage-succeeded')]),
    ).toBeNull();
  });
});
