/** How this game's moments count: an Attack, an attack of the Scene, and the numbers that follow what is told. */
import type { GameEvent, View } from '../../api/model.ts';
import type { Words } from '../../lib/words.svelte.ts';
import type { Moment } from '../../table/moments.ts';
import type { Sum } from '../registry.ts';
import { printed } from './content.ts';
import type { EnemyFacts, Facts, HeroFacts } from './facts.ts';
import { gw } from './words.ts';

const worth = (card: string): number => {
  const numbers = printed(card)?.number.match(/\d+/g) ?? [];
  return Number(numbers[0] ?? 0);
};

/** Parts that say what they are; what the rules counted beside them stands as support. */
function finished(sum: Sum, total: number, sign = 1): Sum {
  const rest = total - sum.parts.reduce((n, part) => n + part.count, 0);
  if (rest) sum.parts.push({ label: gw('support-part'), count: rest });
  return { ...sum, total: Math.max(0, total * sign) };
}

function attackSums(events: GameEvent[], words: Words): Sum[] {
  const out: Sum[] = [];
  let own: Sum | null = null;
  let strength = 0;
  let met: { label: string; count: number } | null = null;
  for (const { key, params } of events) {
    const n = Number(params['n'] ?? 0);
    if (key === 'set-card') {
      own ??= { who: String(params['hero']), parts: [], total: null };
      own.parts.push({ label: words.label(params['card'] ?? ''), count: worth(String(params['card'])) });
    } else if (key === 'attack-bonus-used') own?.parts.push({ label: gw('bonus-part'), count: n });
    else if (key === 'attack' || key === 'attack-two') {
      strength = n;
      own = finished(own ?? { who: String(params['hero']), parts: [], total: null }, n);
    } else if (key === 'die-rolled') met = { label: gw('die-part'), count: -n };
    else if (key === 'defense-fixed') met = { label: gw('type-defense'), count: -n };
    else if (key === 'armor-holds') met = { label: gw('armor-part'), count: -n };
    if ((key === 'enemy-hurt' && met) || key === 'enemy-unharmed' || key === 'armor-holds') {
      const parts = [{ label: gw('strength-part'), count: strength }, ...(met ? [met] : [])];
      const who = String(params['enemy']);
      if (!out.some((sum) => sum.who === who)) out.push({ who, parts, total: key === 'enemy-hurt' ? n : 0 });
    }
  }
  return own ? [own, ...out] : out;
}

/** The last attack on every Hero: its strength, less cards and bonus. */
function sceneSums(events: GameEvent[], words: Words): Sum[] {
  const by = new Map<string, Sum>();
  for (const { key, params } of events) {
    const hero = String(params['hero']);
    const n = Number(params['n'] ?? 0);
    const sum = by.get(hero);
    if (key === 'hero-attacked')
      by.set(hero, {
        who: hero,
        parts: [{ label: words.label(params['card'] ?? ''), count: n }],
        total: null,
      });
    else if (key === 'mimir-takes' && sum) {
      by.delete(hero);
      by.set('hero:mimir', { ...sum, who: 'hero:mimir' });
    } else if (!sum || sum.total !== null) continue;
    else if (key === 'hero-defends') sum.parts.push({ label: gw('type-defense'), count: -n });
    else if (key === 'defense-bonus-used') sum.parts.push({ label: gw('bonus-part'), count: -n });
    else if (key === 'hero-hurt') by.set(hero, finished(sum, n));
    else if (key === 'attack-warded' || key === 'freya-token-used') by.set(hero, { ...sum, total: 0 });
  }
  return [...by.values()];
}

/** Only of the innermost moment that is told now, so that nobody stands there twice. */
export function sums(moment: Moment, told: GameEvent[], words: Words): Sum[] {
  const events = moment.events.filter((one) => told.includes(one));
  const last = told.at(-1);
  if (!last || !events.includes(last)) return [];
  if (moment.kind === 'attack') return attackSums(events, words);
  return moment.kind === 'card' ? sceneSums(events, words) : [];
}

const hurtHero: Record<string, (after: number) => Partial<HeroFacts>> = {
  'hero-hurt': (after) => ({ left: after }),
  'hero-healed': (after) => ({ left: after }),
  'rage-gained': (after) => ({ rage: after }),
  'rage-used': (after) => ({ rage: after }),
  'attack-bonus': (after) => ({ attack_bonus: after }),
  'attack-bonus-used': (after) => ({ attack_bonus: after }),
  'defense-bonus': (after) => ({ defense_bonus: after }),
  'defense-bonus-used': (after) => ({ defense_bonus: after }),
};

/** Health, Rage, tokens and places follow what is told, also between two questions. */
export function retell(view: View, { key, params }: GameEvent): View {
  const facts = view.facts as Partial<Facts>;
  if (!facts.cards || !facts.heroes) return view;
  const after = Number(params['after']);
  const told = (more: Partial<Facts>): View => ({ ...view, facts: { ...view.facts, ...more } });
  const change = hurtHero[key];
  const hero = (more: Partial<HeroFacts>): View =>
    told({ heroes: facts.heroes!.map((h) => (h.hero === params['hero'] ? { ...h, ...more } : h)) });
  if (change) return hero(change(after));
  if (key === 'hero-knocked-out') return hero({ up: false, left: 0, column: 0, position: '' });
  if (key === 'tokens-changed')
    return told({
      tokens: (facts.tokens ?? []).map((t) => (t.token === params['token'] ? { ...t, n: after } : t)),
    });
  if (key !== 'enemy-hurt' && key !== 'enemy-healed' && key !== 'enemy-defeated') return view;
  const left = key === 'enemy-defeated' ? 0 : after;
  const foe = (enemy: EnemyFacts): EnemyFacts => ({ ...enemy, left, damage: enemy.health - left });
  const place = facts.cards.find((card) => card.at === params['at']);
  return told({
    cards: facts.cards.map((card) =>
      card.enemy &&
      (place ? card === place : card.enemy.enemy === params['enemy'] && card.enemy.health_card >= 0)
        ? { ...card, enemy: foe(card.enemy) }
        : card,
    ),
    ...(place
      ? {}
      : {
          health_cards: (facts.health_cards ?? []).map((card, i) =>
            facts.cards!.some((c) => c.enemy?.enemy === params['enemy'] && c.enemy?.health_card === i)
              ? { ...card, left, damage: card.health - left }
              : card,
          ),
        }),
  });
}
