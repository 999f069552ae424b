import { describe, expect, it, vi } from 'vitest';
import type { GameEvent } from '../../api/model.ts';
import type { Words } from '../../lib/words.svelte.ts';
import { flat, moments } from '../../table/moments.ts';
import { sums } from './telling.ts';

vi.mock('./words.ts', () => ({ lw: (id: string) => id }));
const words = { label: (value: string) => value } as unknown as Words;
const event = (key: string, params: Record<string, string | number> = {}): GameEvent => ({
  n: 0,
  key,
  clause: '',
  params,
});
const begin = (span: number, kind: string, params: Record<string, string> = {}): GameEvent =>
  event('@begin', { span, kind, seat: 'seat:0', ...params });
const end = (span: number, kind: string): GameEvent => event('@end', { span, kind });
const card = (seat: string, id: string): GameEvent => event('card-played', { seat, card: `combat:${id}#1` });
const counted = (events: GameEvent[]): string[] => {
  const told = events.filter((one) => !one.key.startsWith('@'));
  return flat(moments(events))
    .flatMap((moment) => sums(moment, told, words))
    .map((sum) => `${sum.who}: ${sum.parts.map((part) => part.count).join('+')} = ${sum.total}`);
};

describe('the sums of Lords', () => {
  const fight = [
    begin(1, 'battle', { other: 'seat:1' }),
    event('battle', { seat: 'seat:0', other: 'seat:1', attack: 3, defence: 2 }),
    card('seat:1', 'hirdmen'),
  ];
  it('count a Battle as it grows, and to the total that the rules say', () => {
    expect(counted(fight)).toEqual(['seat:0: 3 = null', 'seat:1: 2+3 = null']);
    const bonus = event('battle-bonus', { seat: 'seat:0', bonus: 1, by: 'hero:ragnar' });
    const won = event('battle-won', { attack: 4, attack_armies: 3, defence: 5, defence_armies: 2 });
    expect(counted([...fight, bonus, won, end(1, 'battle')])).toEqual(['seat:0: 3+1 = 4', 'seat:1: 2+3 = 5']);
  });
  it('set an attack against its defence, and Wounds by weapon', () => {
    const hunted = [
      begin(1, 'hunt', { monster: 'monster:troll' }),
      begin(2, 'attack', { monster: 'monster:troll' }),
      event('attack-played', { attack: 'attack:claws#1' }),
      card('seat:0', 'hirdmen'),
      event('attack-hits', { total: 3 }),
      end(2, 'attack'),
    ];
    const [monster, hunter] = counted(hunted);
    expect(monster).toMatch(/^monster:troll: (\d+) = \1$/);
    expect(hunter).toBe('seat:0: 3 = 3');
    const wound = event('wound', { weapon: 'weapon:axe', second: 'weapon:seax', pair: 0 });
    const pair = event('wound', { weapon: 'weapon:axe', second: 'weapon:seax', pair: 1 });
    expect(counted([...hunted, wound, pair])).toEqual(['cause:wound: 1+1 = 2']);
  });
});
