import { describe, expect, it, vi } from 'vitest';
import type { GameEvent, Params } from '../../api/model.ts';
import type { Words } from '../../lib/words.svelte.ts';
import type { Moment } from '../../table/moments.ts';
import { came, opens, soFar, sums } from './telling.ts';

vi.mock('./words.ts', () => ({
  gw: (id: string, { places }: Params = {}) => (places ? `${id} ${String(places)}` : id),
}));

const words = { label: (value: string) => value } as unknown as Words;
const told = (...list: [string, Params][]): GameEvent[] =>
  list.map(([key, params], n) => ({ key, params, n, clause: '', seat: null }) as unknown as GameEvent);
const moment = (kind: string, events: GameEvent[]): Moment => ({ kind, events }) as unknown as Moment;

describe('the sums of a moment', () => {
  const attack = told(
    ['set-card', { hero: 'hero:kratos', card: 'card:axe_throw#st_k05' }],
    ['set-card', { hero: 'hero:kratos', card: 'card:strength#st_k11' }],
    ['attack-bonus-used', { hero: 'hero:kratos', n: 3 }],
    ['attack', { hero: 'hero:kratos', card: 'side:x', n: 7 }],
    ['die-rolled', { n: 2 }],
    ['enemy-hurt', { enemy: 'enemy:x', n: 5 }],
  );

  it('counts an Attack card by card, then the die', () => {
    const [own, foe] = sums(moment('attack', attack), attack, words);
    expect(own!.parts.map((part) => part.count)).toEqual([0, 2, 3, 2]);
    expect(own!.total).toBe(7);
    expect([foe!.who, foe!.parts.map((part) => part.count), foe!.total]).toEqual(['enemy:x', [7, -2], 5]);
  });

  it('names what was added', () => {
    const helped = [
      ...attack.slice(0, 2),
      ...told(
        ['attack-boosted', { hero: 'hero:kratos', n: 2, by: 'card:cry' }],
        ['attack', { hero: 'hero:kratos', card: 'side:x', n: 4 }],
      ),
    ];
    expect(sums(moment('attack', helped), helped, words)[0]!.parts.at(-1)).toEqual({
      label: 'card:cry',
      count: 2,
    });
  });

  it('says 0 where nothing came of it', () => {
    const weak = [...attack.slice(0, 5), ...told(['enemy-unharmed', { enemy: 'enemy:x' }])];
    expect(sums(moment('attack', weak), weak, words)[1]!.total).toBe(0);
  });

  it('counts what the Scene does to a Hero, with his defence and his bonus', () => {
    const events = told(
      ['hero-attacked', { hero: 'hero:sindri', card: 'side:x', n: 4 }],
      ['hero-defends', { hero: 'hero:sindri', n: 1 }],
      ['defense-bonus-used', { hero: 'hero:sindri', n: 3 }],
      ['attack-warded', { hero: 'hero:sindri' }],
    );
    const [sum] = sums(moment('card', events), events, words);
    expect([sum!.parts.map((part) => part.count), sum!.total]).toEqual([[4, -1, -3], 0]);
  });

  it('counts nothing of a moment that is over', () => {
    const later = [...attack, ...told(['turn', {}])];
    expect(sums(moment('attack', attack), later, words)).toEqual([]);
  });
});

describe('what came of an activation', () => {
  const hurt = told(
    ['hero-hurt', { hero: 'hero:atreus', n: 2 }],
    ['hero-hurt', { hero: 'hero:atreus', n: 1 }],
    ['attack-warded', { hero: 'hero:brok' }],
  );
  const part = { ...moment('card', hurt), parts: [] };
  const whole = { ...moment('scene-activation', []), parts: [part] };

  it('names each Hero once, with all that he lost', () => {
    expect(came(whole, words)).toBe('hero:atreus −3, step-warded');
  });

  it('says who fell, and nothing of other moments', () => {
    const fell = { ...part, events: [...hurt, ...told(['hero-knocked-out', { hero: 'hero:atreus' }])] };
    expect(came({ ...whole, parts: [fell] }, words)).toBe('step-down, step-warded');
    expect(came({ ...whole, kind: 'attack' }, words)).toBe('');
  });
});

describe('what came of a moment', () => {
  const said = {
    label: (value: string) => value,
    say: (id: string) => id,
    effect: (value: string) => `Effect of ${value}.`,
    event: ({ key, params }: GameEvent) => `${key}${params['by'] ? ` (${String(params['by'])})` : ''}.`,
  } as unknown as Words;
  const of = (kind: string, values: Params, events: GameEvent[]): Moment =>
    ({ kind, values, events, parts: [] }) as unknown as Moment;

  it('says what an Interaction brought, not what it cost', () => {
    const events = told(
      ['spot-used', {}],
      ['card-paid', {}],
      ['enemy-hurt', { by: 'spot:x' }],
      ['card-flipped', { at: 'U2' }],
      ['reward', {}],
    );
    expect(came(of('interaction', { spot: 'spot:x' }, events), said)).toBe(
      'enemy-hurt; reward; turned-at at-U2',
    );
    expect(came(of('interaction', { spot: 'spot:x' }, events.slice(0, 2)), said)).toBe('step-idle');
  });

  it('says what the Scene did where it hurt nobody, and that it did nothing', () => {
    const rune: [string, Params] = ['rune-revealed', { rune: 'rune:u' }];
    const card: [string, Params] = ['card-activated', { card: 'side:x' }];
    const activation = (...list: [string, Params][]): string =>
      came(of('scene-activation', { seat: 'seat:0' }, told(...list)), said);
    expect(activation(rune, card, ['card-flipped', { at: 'U2' }], ['card-flipped', { at: 'L2' }])).toBe(
      'turned-at at-U2, at-L2',
    );
    // The card is named by the activation: no brackets within brackets.
    expect(activation(rune, card, ['tokens-changed', { by: 'side:x' }])).toBe('tokens-changed');
    expect(activation(rune, card)).toBe('step-idle');
    expect(activation(rune)).toBe('nothing-activated');
    expect(activation()).toBe('');
  });

  it('says what an action began with, and what an Obstacle is', () => {
    const action = (...list: [string, Params][]): string =>
      came(of('action', { seat: 'seat:0' }, told(...list)), said);
    expect(action(['rage-used', {}], ['rage-gained', {}], ['hero-healed', {}])).toBe(
      'rage-used; hero-healed',
    );
    expect(action(['rage-used', { ability: 'rage:x' }], ['enemy-hurt', { by: 'rage:x' }])).toBe(
      'rage-used; enemy-hurt',
    );
    expect(action(['rage-used', {}], ['enemy-hurt', {}], ['enemy-defeated', {}])).toBe(
      'rage-used; enemy-defeated',
    );
    expect(came(of('obstacle', { obstacle: 'obstacle:ogre' }, []), said)).toBe('Effect of obstacle:ogre');
    const hurt = told(['obstacle', {}], ['hero-hurt', { hero: 'hero:kratos', n: 3 }]);
    expect(came(of('obstacle', { obstacle: 'obstacle:ogre' }, hurt), said)).toBe(
      'Effect of obstacle:ogre; hero:kratos −3',
    );
    expect(opens(of('obstacle', { obstacle: 'obstacle:ogre' }, []), said)).toBe('Effect of obstacle:ogre');
    expect(opens(of('attack', {}, []), said)).toBe('');
  });
});

describe('what an activation has done so far', () => {
  it('is what came since its rune', () => {
    const events = told(
      ['hero-hurt', { hero: 'hero:freya', n: 2 }],
      ['rune-revealed', { rune: 'rune:a' }],
      ['hero-hurt', { hero: 'hero:brok', n: 1 }],
    );
    expect(soFar(events, words)).toBe('hero:brok −1');
    expect(soFar(events.slice(0, 1), words)).toBe('');
    expect(soFar(events.slice(0, 2), words)).toBe('');
  });
});
