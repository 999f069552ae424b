import { describe, expect, it } from 'vitest';
import type { GameEvent } from '../api/model.ts';
import { flat, gist, moments, told } from './moments.ts';

function event(n: number, key: string, params: GameEvent['params'] = {}): GameEvent {
  return { n, key, clause: '', params };
}

const story = [
  event(1, '@begin', { span: 1, kind: 'action', seat: 'seat:0' }),
  event(1, 'sailed'),
  event(1, '@begin', { span: 2, kind: 'battle', place: 'province:gimle' }),
  event(2, 'revealed'),
  event(3, '@end', { span: 2, kind: 'battle', winner: 'seat:0' }),
  event(3, '@end', { span: 1, kind: 'action' }),
  event(3, '@begin', { span: 3, kind: 'action', seat: 'seat:1' }),
];

describe('moments', () => {
  it('nest as they were told', () => {
    const [first, second] = moments(story);
    expect(first?.parts.map((part) => part.kind)).toEqual(['battle']);
    expect(first?.events.map((e) => e.key)).toEqual(['sailed']);
    expect(first?.parts[0]).toMatchObject({ from: 1, to: 3, result: { winner: 'seat:0' }, cut: false });
    expect(second).toMatchObject({ kind: 'action', to: null, values: { seat: 'seat:1' } });
    expect(flat(moments(story)).map((moment) => moment.id)).toEqual([1, 2, 3]);
  });
  it('are said by the part that is all of them', () => {
    const [first] = moments(story);
    expect(gist(first!).kind).toBe('action'); // something else happened in it
    const [bare] = moments(story.filter((e) => e.key !== 'sailed'));
    expect(gist(bare!).kind).toBe('battle');
  });
  it('leave the lines of the log as they were', () => {
    expect(told(story).map((e) => e.key)).toEqual(['sailed', 'revealed']);
  });
  it('end with the game', () => {
    const [only] = moments([
      event(0, '@begin', { span: 1, kind: 'hunt' }),
      event(0, '@end', { span: 1, kind: 'hunt', cut: 1 }),
    ]);
    expect(only?.cut).toBe(true);
  });
});
