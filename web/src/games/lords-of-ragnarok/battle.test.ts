import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../../api/model.ts';
import { aView } from '../../api/testing.ts';
import { moments } from '../../table/moments.ts';
import { drafted, foughtBattles, openBattle } from './battle.ts';

const event = (key: string, params: Record<string, string | number> = {}): GameEvent => ({
  n: 0,
  key,
  clause: '',
  params,
});
const begin = (span: number): GameEvent =>
  event('@begin', { span, kind: 'battle', seat: 'seat:0', other: 'seat:1', region: 'region:7' });
const end = (span: number): GameEvent => event('@end', { span, kind: 'battle' });
const played = event('card-played', { seat: 'seat:1', card: 'combat:axe_1' });
const bonus = event('battle-bonus', { seat: 'seat:1', bonus: 1, by: 'gift:odins_favour' });
const won = event('battle-won', {
  seat: 'seat:1',
  other: 'seat:0',
  attack: 3,
  attack_armies: 3,
  attack_cards: 0,
  attack_more: 0,
  defence: 6,
  defence_armies: 2,
  defence_cards: 3,
  defence_more: 1,
});
const side = (p: number, value: number): object => ({
  participant: p,
  value,
  armies: value,
  cards: 0,
  more: 0,
  by: p ? [['hero:ragnar', 1]] : [],
  played: [],
  passed: p === 1,
});
const fighting = aView({
  asked: [{ seat: 0, key: 'battle-card', params: {}, options: null }],
  state: { players: 2, humans: 2 },
  facts: { players: [{}, {}], battle: { region: 7, sides: [side(0, 3), side(1, 2)] } },
});

describe('a Battle of Lords', () => {
  it('that is fought has the values of the rules', () => {
    const open = openBattle(fighting, moments([begin(4)]));
    expect(open).toMatchObject({ id: 4, region: 7, over: false });
    expect(open?.sides.map((s) => [s.p, s.total, s.passed, s.asked])).toEqual([
      [0, 3, false, true],
      [1, 2, true, false],
    ]);
    expect(open?.sides[1]?.added).toEqual([{ by: 'hero:ragnar', count: 1 }]);
  });
  it('that is decided has its parts, also when the next one has begun', () => {
    const all = moments([begin(4), played, bonus, won, end(4), begin(5)]);
    const [first, ...rest] = foughtBattles(fighting, all);
    expect(rest).toEqual([]);
    expect(first).toMatchObject({ id: 4, over: true, winner: 1 });
    expect(first?.sides[1]).toMatchObject({
      total: 6,
      armies: 2,
      cards: ['combat:axe_1'],
      added: [{ by: 'gift:odins_favour', count: 1 }],
    });
    expect(openBattle(fighting, all)?.id).toBe(5);
  });
  it('is over as soon as it is decided, while losses are still chosen', () => {
    expect(openBattle(fighting, moments([begin(4), won]))).toBeNull();
  });
});

describe('cards that are being chosen', () => {
  it('are counted by their values', () => {
    expect(drafted([])).toBe(0);
    expect(drafted(['combat:berserkers#1', 'combat:levy#2', 'shield'])).toBe(
      drafted(['combat:berserkers#2']) + drafted(['combat:levy#1']),
    );
    expect(drafted(['combat:berserkers#1'])).toBe(3);
  });
});
