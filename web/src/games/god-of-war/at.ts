/** What the board reads out of a position. */
import type { GameEvent, Params, Question, Value, View } from '../../api/model.ts';
import { printed } from './content.ts';
import type { Facts, HeroFacts, State } from './facts.ts';

export const factsOf = (view: View): Partial<Facts> => view.facts as Partial<Facts>;
export const stateOf = (view: View): State => view.state as State;
export const zone = (view: View, name: string, part?: number): string[] => {
  const whole = (view.zones[name] ?? []) as unknown[];
  return ((part === undefined ? whole : (whole[part] ?? [])) as unknown[]).filter(
    (c): c is string => typeof c === 'string',
  );
};
export const heroesOf = (view: View, seat: number): HeroFacts[] =>
  (factsOf(view).heroes ?? []).filter((h) => h.seat === seat);

/** With a new Scene the last activation is over. */
const SCENE_LAID = new Set(['quest-begins', 'cleaned-up', 'scene-replaced']);
const RUNE_SHOWN = new Set(['rune-revealed', 'rune-drawn']);

const ownerOf = (view: View, hero: string): number | undefined =>
  factsOf(view).heroes?.find((one) => one.hero === hero)?.seat;

/** An Attack, a defense or a payment that is being put together, as everybody at the table sees it. */
export interface Building {
  seat: number;
  key: string;
  kind: 'attack' | 'defense' | 'payment';
  hero: string;
  other: string;
  cards: string[];
  /** What it comes to, as the rules count it. */
  comes: Params;
}

const BUILDS: Record<string, Building['kind']> = {
  'attack-set': 'attack',
  'boost-attack': 'attack',
  defend: 'defense',
  'boost-defense': 'defense',
  pay: 'payment',
};

/** Questions whether somebody plays something now. */
export const WINDOWS = [
  'before-scene',
  'before-card',
  'under-attack',
  'help',
  'boost-attack',
  'boost-defense',
];

/** An Attack is ordered. */
export const isDeed = (value: Value): boolean => String(value).startsWith('attack:');

/** Does this question put such a set together? An order does, once it is an Attack (GOW-5.1.1). */
export const builds = (key: string | undefined, draft: Value[] = []): boolean =>
  key !== undefined &&
  (key in BUILDS || (key === 'step' && draft.some((value) => isDeed(value) || printed(String(value)))));

export function building(view: View, draft: Value[] = [], comes: Params = {}): Building | null {
  const asked = view.asked.find((a) => builds(a.key, draft));
  if (!asked) return null;
  const { key, seat } = asked;
  const params: Params = key === 'step' ? { ...heroOf(draft), ...comes } : asked.params;
  // The one set that can be made needs no naming.
  const only = String(comes['set'] ?? '');
  return {
    seat,
    key,
    kind: BUILDS[key] ?? 'attack',
    hero: String(params['hero'] ?? ''),
    other: String(params['card'] ?? params['spot'] ?? ''),
    cards: [
      ...zone(view, 'played', ownerOf(view, String(params['hero'] ?? '')) ?? seat),
      ...draft.map(String).filter((card) => printed(card)),
      ...(only ? only.split('+') : []),
    ],
    comes: { ...params, ...comes },
  };
}

/** Who attacks, as far as it is named. */
function heroOf(draft: Value[]): Params {
  const deed = draft.find(isDeed);
  return deed === undefined ? {} : { hero: String(deed).replace('attack:', 'hero:') };
}

/**
 * An Enemy whom one Hero alone can attack, and no other in his column, stands for the Attack; so do the
 * cards of the only set that can be made.
 */
export function enemiesFor(view: View, question: Question): Map<Value, Value> {
  const found = new Map<Value, Value>();
  if (question.key !== 'step') return found;
  const { heroes = [], cards = [] } = factsOf(view);
  for (const deed of question.options.filter(isDeed)) {
    const hero = String(deed).replace('attack:', 'hero:');
    const column = heroes.find((one) => one.hero === hero)?.column;
    const there = cards.filter(
      ({ at, enemy }) => Number(at.slice(1)) === column && enemy !== null && !enemy.defeated,
    );
    // With no choice between two, only the lower one is within reach (GOW-5.4.1).
    const aim = there.find(({ at }) => at.startsWith('L')) ?? there[0];
    if (aim && !question.set?.members.includes(aim.card) && !found.has(aim.card)) found.set(aim.card, deed);
  }
  const [deed, ...others] = question.options.filter(isDeed);
  if (deed !== undefined && !others.length)
    for (const { value, key } of question.blocked) if (key === 'only-set') found.set(value, deed);
  return found;
}

/** The number with which a set stands there: strength, defense, or the sum that pays. */
export function standing({ key, kind, comes }: Building): number | null {
  const n =
    kind === 'payment'
      ? comes['total']
        ? (comes['sum'] ?? 0)
        : undefined
      : kind === 'defense'
        ? comes['defense']
        : (comes['strength'] ?? (key === 'attack-set' || key === 'step' ? comes['bonus'] : undefined));
  return n === undefined ? null : Number(n);
}

const PLEDGES = new Set(['attack-boosted', 'attack-bonus-used', 'defense-boosted', 'defense-bonus-used']);
const BEGINS = new Set([
  'turn',
  'round',
  'attack',
  'attack-two',
  'attack-void',
  'hero-attacked',
  'rune-revealed',
]);

/** What was added to an Attack or a defense beside its cards since it began: by what, and how much. */
export function pledged(events: GameEvent[], hero: string): { by: string; n: number }[] {
  const found: { by: string; n: number }[] = [];
  for (let at = events.length - 1; at >= 0 && !BEGINS.has(events[at]!.key); at -= 1) {
    const { key, params } = events[at]!;
    if (PLEDGES.has(key) && params['hero'] === hero)
      found.unshift({ by: String(params['by'] ?? ''), n: Number(params['n']) });
  }
  return found;
}

/** What it would do: the id of a text and its numbers. `defense`: the Enemy's, where it throws no die. */
export function outcome(
  { key, kind, cards, comes }: Building,
  defense: number | null = null,
): { id: string; params: Params } | null {
  if (kind === 'payment') return comes['total'] ? { id: 'paying', params: comes } : null;
  if (kind === 'defense') {
    const n = Number(comes['through'] ?? comes['strength'] ?? 0);
    return { id: n && Number(comes['left']) === 0 ? 'knocks-out' : 'comes-through', params: { ...comes, n } };
  }
  if ((key === 'attack-set' || key === 'step') && !cards.length) return { id: 'choose-icon', params: {} };
  const { strength, armor, least, most, left } = comes;
  if (armor !== undefined)
    return { id: Number(strength) >= Number(armor) ? 'breaks-armor' : 'holds-armor', params: { n: armor } };
  if (most === undefined) return null;
  if (Number(least) >= Number(left)) return { id: 'kills', params: comes };
  if (defense !== null) return { id: 'deals-fixed', params: { n: Number(most), defense } };
  const id = least === most ? 'deals' : Number(most) >= Number(left) ? 'may-kill' : 'deals-between';
  return { id, params: { ...comes, n: most } };
}

/** The same of an Attack that one click gives, in few words. */
export function brief(comes: Params): { id: string; params: Params } {
  const { strength, armor, least, most, left } = comes;
  if (armor !== undefined)
    return { id: Number(strength) >= Number(armor) ? 'brief-breaks' : 'brief-holds', params: { n: armor } };
  if (Number(least) >= Number(left)) return { id: 'brief-kills', params: {} };
  return {
    id: least === most ? 'brief-deals' : 'brief-between',
    params: { least: least ?? 0, most: most ?? 0 },
  };
}

/** One card that the Scene Activation reached, and what came of it. */
export interface Reached {
  card: string;
  /** Where it lay, once it is turned. */
  place?: string;
  at: number;
  marks: { key: string; hero: string; n: number }[];
}

const OUTCOMES = new Set([
  'hero-hurt',
  'attack-warded',
  'enemy-recovers',
  'card-flipped',
  'hero-knocked-out',
  'enemy-healed',
  'tokens-changed',
  'pile-card-gained',
  'hero-pushed',
  'game-lost',
]);

/** The last Scene Activation step by step. `live` until a Hero acts again. */
export function reached(
  events: GameEvent[],
): { rune: string; card: string; live: boolean; steps: Reached[]; turned: string[] } | null {
  let at = events.length - 1;
  while (at >= 0 && !RUNE_SHOWN.has(events[at]!.key) && !SCENE_LAID.has(events[at]!.key)) at -= 1;
  if (at < 0 || SCENE_LAID.has(events[at]!.key)) return null;
  const steps: Reached[] = [];
  const turned: string[] = [];
  let live = true;
  for (const event of events.slice(at + 1)) {
    if (event.key === 'turn' || event.key === 'round') {
      live = false;
      break;
    }
    if (event.key === 'card-flipped') {
      turned.push(String(event.params['card'] ?? ''));
      for (const step of steps)
        if (step.card === event.params['before']) step.place ??= String(event.params['at']);
    }
    if (event.key === 'card-activated')
      steps.push({ card: String(event.params['card'] ?? ''), at: event.n, marks: [] });
    else if (OUTCOMES.has(event.key))
      steps.at(-1)?.marks.push({
        key: event.key,
        hero: String(
          (event.key === 'card-flipped' ? event.params['at'] : event.params['hero']) ??
            event.params['card'] ??
            event.params['token'] ??
            event.params['pile'] ??
            '',
        ),
        n: Number(event.params['n'] ?? 0),
      });
  }
  const { params } = events[at]!;
  return { rune: String(params['rune'] ?? ''), card: String(params['card'] ?? ''), live, steps, turned };
}

/** The cards that this rune will still activate, in reading order (GOW-6.1.2); none that was turned (GOW-6.1.3). */
export function pending(view: View, rune: string, steps: Reached[], turned: string[]): string[] {
  return (factsOf(view).cards ?? [])
    .filter(
      ({ card, runes, enemy }) =>
        !turned.includes(card) &&
        !steps.some((step) => step.card === card) &&
        runes.some((r) => r.rune === rune && (r.box || r.flip || (enemy !== null && !enemy.defeated))),
    )
    .map(({ card }) => card);
}

/** What the last Attack of a Hero met and did: the die, the damage, or an armor that held. */
export interface Blow {
  card: string;
  die: number | null;
  damage: number;
  held: boolean;
}

const AFTER_BLOW = new Set([
  'turn',
  'round',
  'rune-revealed',
  'rune-drawn',
  'hero-moved',
  'quest-begins',
  'rage-used',
  'special-played',
  'spot-used',
]);

/** Until something else happens. */
export function lastBlow(events: GameEvent[]): Blow | null {
  let found: Blow | null = null;
  let done = false;
  for (const { key, params } of events.slice(-40)) {
    if (key === 'attack') {
      found = { card: String(params['card']), die: null, damage: 0, held: false };
      done = false;
    } else if (AFTER_BLOW.has(key)) found = null;
    else if (found && key === 'die-rolled') found.die = Number(params['n']);
    else if (found && key === 'enemy-hurt' && !done) {
      found.damage = Number(params['n']);
      done = true;
    } else if (found && (key === 'enemy-unharmed' || key === 'armor-holds')) {
      found.held = key === 'armor-holds';
      done = true;
    } else if (key === 'armor-destroyed') found = null;
  }
  return found && done ? found : null;
}

/** Cards that were turned by the last thing that happened. */
export function justFlipped(events: GameEvent[]): Set<string> {
  const n = events.at(-1)?.n ?? -1;
  return new Set(
    events.filter((e) => e.n === n && e.key === 'card-flipped').map((e) => String(e.params['card'])),
  );
}
