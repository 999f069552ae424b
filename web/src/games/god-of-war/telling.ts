/** How this game's moments count: an Attack of a Hero, an attack of the Scene. */
import type { GameEvent } from '../../api/model.ts';
import type { Words } from '../../lib/words.svelte.ts';
import { flat, type Moment } from '../../table/moments.ts';
import type { Sum } from '../registry.ts';
import { printed } from './content.ts';
import { gw } from './words.ts';

const worth = (card: string): number => {
  const numbers = printed(card)?.number.match(/\d+/g) ?? [];
  return Number(numbers[0] ?? 0);
};

/** Parts that say what they are; what the rules counted beside them stands as support. */
function finished(sum: Sum, total: number): Sum {
  const rest = total - sum.parts.reduce((n, part) => n + part.count, 0);
  if (rest) sum.parts.push({ label: gw('support-part'), count: rest });
  return { ...sum, total };
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
    else if (key === 'attack-boosted') own?.parts.push({ label: words.label(params['by'] ?? ''), count: n });
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
    else if (key === 'defense-boosted') sum.parts.push({ label: words.label(params['by'] ?? ''), count: -n });
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

/** What the Scene does where it hurts nobody. */
const CHANGES = new Set([
  'card-flipped',
  'enemy-healed',
  'enemy-recovers',
  'tokens-changed',
  'pile-card-gained',
  'hero-pushed',
]);
const RUNE_SHOWN = new Set(['rune-revealed', 'rune-drawn']);
const ACTIVATIONS = new Set(['scene-activation', 'additional-activation', 'card']);

/** What was paid or laid for it, and by whom, is in the detail. */
const EFFORTS = new Set(['spot-used', 'card-paid', 'proposed', 'set-card']);
/** What tells most of what an action did. */
const WEIGHTY = new Set([
  'enemy-hurt',
  'enemy-stunned',
  'hero-healed',
  'attack-bonus',
  'defense-bonus',
  'freya-token-given',
]);
const MOST = 2;

/** A sentence as a part of another one; what caused it has been named. */
const part = (event: GameEvent, causes: string[], words: Words): string => {
  const said = words.event(event).replace(/\.$/, '');
  const cause = causes.find((one) => one && said.endsWith(` (${one})`));
  return cause ? said.slice(0, -cause.length - 3) : said;
};

/** What happened, in few words. Cards often turn together: where they lie is enough. */
function joined(events: GameEvent[], causes: string[], words: Words): string {
  const turned = events.filter((event) => event.key === 'card-flipped');
  const parts = events.filter((event) => !turned.includes(event)).slice(0, MOST);
  const said = parts.map((event) => part(event, causes, words));
  const places = turned.map(({ params }) => words.say(`at-${String(params['at'])}`)).join(', ');
  return [...said, ...(places ? [gw('turned-at', { n: turned.length, places })] : [])].join('; ');
}

/** An Obstacle says what it does before it does it. */
export const opens = (moment: Moment, words: Words): string =>
  moment.kind === 'obstacle' ? words.effect(moment.values['obstacle'] ?? '').replace(/\.$/, '') : '';

/** What an Interaction brought, what an action began with, what an Obstacle is: their own lines do not say it. */
function did(moment: Moment, words: Words): string {
  const events = flat([moment]).flatMap((one) => one.events);
  if (moment.kind === 'obstacle')
    return [opens(moment, words), felt(events, words)].filter(Boolean).join('; ');
  if (moment.kind === 'action') {
    const [first, ...then] = events;
    const felled = then.filter((event) => event.key === 'enemy-defeated');
    const weighty = felled.length ? felled : then.filter((event) => WEIGHTY.has(event.key));
    const causes = Object.values(first?.params ?? {}).map((value) => words.label(String(value)));
    return [...(first ? [first] : []), ...weighty.slice(0, MOST)]
      .map((one) => part(one, causes, words))
      .join('; ');
  }
  const cause = words.label(moment.values['spot'] ?? '');
  const brought = events.filter((event) => !EFFORTS.has(event.key));
  return joined(brought, [cause], words) || gw('step-idle');
}

/** Which Heroes lost how much, who fell, who held. */
function felt(events: GameEvent[], words: Words): string {
  const lost = new Map<string, number>();
  const down = new Set<string>();
  for (const { key, params } of events) {
    const hero = String(params['hero']);
    if (key === 'hero-hurt') lost.set(hero, (lost.get(hero) ?? 0) + Number(params['n']));
    else if (key === 'attack-warded') lost.set(hero, lost.get(hero) ?? 0);
    else if (key === 'hero-knocked-out') down.add(hero);
  }
  return [...lost]
    .map(([hero, n]) => {
      const name = words.label(hero);
      if (down.has(hero)) return gw('step-down', { hero: name });
      return n ? `${name} −${n}` : gw('step-warded', { hero: name });
    })
    .join(', ');
}

/** Who lost what since the rune was turned, for whoever is asked before the activation has been told. */
export function soFar(events: GameEvent[], words: Words): string {
  const at = events.map((event) => RUNE_SHOWN.has(event.key)).lastIndexOf(true);
  return at < 0 ? '' : felt(events.slice(at + 1), words);
}

/** What an activation of the Scene did. */
export function came(moment: Moment, words: Words): string {
  if (['action', 'interaction', 'obstacle'].includes(moment.kind)) return did(moment, words);
  if (!ACTIVATIONS.has(moment.kind)) return '';
  const events = flat([moment]).flatMap((one) => one.events);
  const hurt = felt(events, words);
  if (hurt) return hurt;
  const cards = events.filter((event) => event.key === 'card-activated');
  const changed = joined(
    events.filter((event) => CHANGES.has(event.key)),
    cards.map(({ params }) => words.label(params['card'] ?? '')),
    words,
  );
  if (changed) return changed;
  if (!events.some((event) => RUNE_SHOWN.has(event.key))) return '';
  return gw(cards.length ? 'step-idle' : 'nothing-activated');
}
