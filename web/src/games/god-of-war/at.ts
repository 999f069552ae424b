/** What the board reads out of a position. */
import type { GameEvent, Value, View } from '../../api/model.ts';
import { printed } from './content.ts';
import type { EnemyFacts, Facts, HeroFacts, State } from './facts.ts';

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

const RUNE_SHOWN = new Set(['rune-revealed', 'rune-drawn']);

/** An Attack or a defense that is being put together, as everybody at the table sees it. */
export interface Building {
  seat: number;
  key: string;
  attack: boolean;
  hero: string;
  other: string;
  cards: string[];
  strength: number | null;
  against: number | null;
}

const BUILDS: Record<string, boolean> = {
  'attack-icon': true,
  'attack-number': true,
  'boost-attack': true,
  defend: false,
  'defense-number': false,
  'boost-defense': false,
};

export function building(view: View, events: GameEvent[], draft: Value[] = []): Building | null {
  const asked = view.asked.find((a) => a.key in BUILDS);
  if (!asked) return null;
  const { key, params, seat } = asked;
  const attack = BUILDS[key]!;
  const hero = String(params['hero'] ?? '');
  const chosen = Object.keys(params)
    .filter((name) => name.startsWith('set_'))
    .map((name) => String(params[name]));
  const last = (wanted: string): GameEvent | undefined =>
    events.filter((e) => e.key === wanted && e.params['hero'] === hero).at(-1);
  const threat = attack ? undefined : last('hero-attacked');
  const more = draft.map(String).filter((card) => printed(card));
  const added = more.reduce((sum, card) => sum + Number(printed(card)?.number ?? 0), 0);
  const said = Number(params['strength'] ?? NaN) + added;
  // In `defend` and `boost-defense` the number is what comes through; elsewhere it is the own strength.
  const coming = key === 'defend' || key === 'boost-defense';
  return {
    seat,
    key,
    attack,
    hero,
    other: String(params['card'] ?? ''),
    cards: [...(chosen.length ? chosen : zone(view, 'played', seat)), ...more],
    strength: coming
      ? key === 'defend'
        ? 0
        : Math.max(0, Number(threat?.params['n'] ?? said) - said)
      : Number.isNaN(said)
        ? null
        : said,
    against: attack ? null : Number(threat?.params['n'] ?? (coming ? said : NaN)),
  };
}

/** The smallest and the greatest damage that an Attack of this strength would do; the die shows 0 to 3. */
export function outlook(strength: number, enemy: EnemyFacts): { least: number; most: number; armor: number } {
  if (enemy.armor) return { least: 0, most: 0, armor: enemy.armor };
  const [low, high] = enemy.defense === null ? [0, 3] : [enemy.defense, enemy.defense];
  return { least: Math.max(0, strength - high), most: Math.max(0, strength - low), armor: 0 };
}

/** One card that the Scene Activation reached, and what came of it. */
export interface Reached {
  card: string;
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
export function reached(events: GameEvent[]): { rune: string; live: boolean; steps: Reached[] } | null {
  let at = events.length - 1;
  while (at >= 0 && !RUNE_SHOWN.has(events[at]!.key)) at -= 1;
  if (at < 0) return null;
  const steps: Reached[] = [];
  let live = true;
  for (const event of events.slice(at + 1)) {
    if (event.key === 'turn' || event.key === 'round' || event.key === 'quest-begins') {
      live = false;
      break;
    }
    if (event.key === 'card-activated')
      steps.push({ card: String(event.params['card'] ?? ''), at: event.n, marks: [] });
    else if (OUTCOMES.has(event.key))
      steps.at(-1)?.marks.push({
        key: event.key,
        hero: String(event.params['hero'] ?? event.params['card'] ?? event.params['token'] ?? ''),
        n: Number(event.params['n'] ?? 0),
      });
  }
  return { rune: String(events[at]!.params['rune'] ?? ''), live, steps };
}

/** Cards that were turned by the last thing that happened. */
export function justFlipped(events: GameEvent[]): Set<string> {
  const n = events.at(-1)?.n ?? -1;
  return new Set(
    events.filter((e) => e.n === n && e.key === 'card-flipped').map((e) => String(e.params['card'])),
  );
}
