import { describe, expect, it } from 'vitest';
import type { GameEvent, Question, View } from '../../api/model.ts';
import { brief, enemiesFor, lastBlow, outcome, pending, pledged, reached, type Building } from './at.ts';

const event = (key: string, params: GameEvent['params'] = {}): GameEvent => ({
  n: 1,
  key,
  clause: '',
  params,
});
const attack = event('attack', { hero: 'hero:kratos', card: 'side:a', n: 5 });

describe('the last Attack', () => {
  it('shows the die and what it left', () => {
    const told = [attack, event('die-rolled', { n: 3 }), event('enemy-hurt', { enemy: 'enemy:x', n: 2 })];
    expect(lastBlow(told.slice(0, 2))).toBeNull(); // not yet known
    expect(lastBlow(told)).toEqual({ card: 'side:a', die: 3, damage: 2, held: false });
    expect(lastBlow([...told, event('rune-revealed')])).toBeNull();
    expect(lastBlow([...told, event('rage-used')])).toBeNull(); // what comes now is not its doing
  });
  it('says 0 damage and an armor that holds', () => {
    const none = [attack, event('die-rolled', { n: 5 }), event('enemy-unharmed', { enemy: 'enemy:x' })];
    expect(lastBlow(none)).toMatchObject({ damage: 0, held: false });
    expect(lastBlow([attack, event('armor-holds', { n: 7 })])).toMatchObject({ die: null, held: true });
  });
});

describe('a Scene Activation', () => {
  const side = (card: string, rune: string, defeated: boolean): object => ({
    card,
    runes: [{ rune, attacks: [{}], enemy_box: false, box: false, flip: false, loses: false }],
    enemy: { defeated },
  });
  const cards = [side('side:a', 'rune:k', false), side('side:b', 'rune:k', false)];
  const view = {
    facts: { cards: [...cards, side('side:c', 'rune:k', true), side('side:d', 'rune:f', false)] },
  } as unknown as View;

  it('knows the card that was revealed, and which cards are still to come', () => {
    const told = [event('rune-revealed', { rune: 'rune:k', card: 'card:x#1' })];
    expect(reached(told)).toMatchObject({ rune: 'rune:k', card: 'card:x#1', live: true, steps: [] });
    expect(pending(view, 'rune:k', [], [])).toEqual(['side:a', 'side:b']);
    const [first] = reached([...told, event('card-activated', { card: 'side:a' })])!.steps;
    expect(pending(view, 'rune:k', [first!], [])).toEqual(['side:b']);
  });
  it('does not wait for a card that was turned', () => {
    const { steps, turned } = reached([
      event('rune-revealed', { rune: 'rune:k', card: 'card:x#1' }),
      event('card-activated', { card: 'side:e' }),
      event('card-flipped', { card: 'side:a', before: 'side:e', at: 'U2' }),
      event('card-flipped', { card: 'side:b', before: 'side:f', at: 'L2' }),
      event('enemy-healed', { card: 'health:x', at: 'x', n: 2 }),
    ])!;
    expect(pending(view, 'rune:k', steps, turned)).toEqual([]);
    expect(steps[0]).toMatchObject({
      place: 'U2',
      marks: [{ hero: 'U2' }, { hero: 'L2' }, { hero: 'health:x' }],
    });
  });
});

describe('a set that is put together', () => {
  const set = (comes: Building['comes']): Building => ({
    seat: 0,
    key: 'step',
    kind: 'attack',
    hero: 'hero:kratos',
    other: 'side:a',
    cards: ['card:x'],
    comes,
  });

  it('says by which Defense its strength is lessened, or that a die will fall', () => {
    const comes = { strength: 7, least: 5, most: 5, left: 14 };
    expect(outcome(set(comes), 2)).toEqual({ id: 'deals-fixed', params: { n: 5, defense: 2 } });
    expect(outcome(set({ strength: 7, least: 4, most: 7, left: 14 }))?.id).toBe('deals-between');
    expect(outcome(set({ strength: 7, least: 5, most: 5, left: 5 }), 2)?.id).toBe('kills');
  });
});

describe('what is added to a set', () => {
  it('is named from the beginning of this Attack on', () => {
    const cry = event('attack-boosted', { hero: 'hero:kratos', n: 2, by: 'card:cry' });
    const bonus = event('attack-bonus-used', { hero: 'hero:kratos', n: 3 });
    expect(pledged([cry, attack, event('set-card'), bonus, cry], 'hero:kratos')).toEqual([
      { by: '', n: 3 },
      { by: 'card:cry', n: 2 },
    ]);
    expect(pledged([event('set-card'), cry], 'hero:brok')).toEqual([]);
  });
});

describe('an Attack that one click gives', () => {
  it('says in few words what it would do', () => {
    expect(brief({ strength: 7, armor: 7 }).id).toBe('brief-breaks');
    expect(brief({ strength: 6, armor: 7 }).id).toBe('brief-holds');
    expect(brief({ strength: 5, least: 2, most: 5, left: 2 }).id).toBe('brief-kills');
    expect(brief({ strength: 5, least: 2, most: 5, left: 9 })).toEqual({
      id: 'brief-between',
      params: { least: 2, most: 5 },
    });
    expect(brief({ strength: 3, least: 1, most: 1, left: 9 }).id).toBe('brief-deals');
  });
});

describe('the cards of the only set', () => {
  const asked = (...options: string[]): Question =>
    ({
      key: 'step',
      options,
      blocked: [
        { value: 'card:grit#1', key: 'only-set' },
        { value: 'card:shield#1', key: 'not-alone' },
      ],
    }) as unknown as Question;
  const view = { facts: {} } as unknown as View;

  it('stand for the one Attack', () => {
    expect([...enemiesFor(view, asked('attack:kratos', 'end'))]).toEqual([['card:grit#1', 'attack:kratos']]);
  });
  it('stand for none where two Heroes can attack', () => {
    expect(enemiesFor(view, asked('attack:brok', 'attack:sindri')).size).toBe(0);
  });
});
