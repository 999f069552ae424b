/** How this game's moments count: the strength in a battle part by part, the Glory of an Age by where it came from. */
import type { GameEvent, Value } from '../../api/model.ts';
import { seatOf } from '../../lib/values.ts';
import type { Words } from '../../lib/words.svelte.ts';
import { flat, type Moment } from '../../table/moments.ts';
import type { Sum } from '../registry.ts';
import { SOURCES, sources } from './glory.ts';
import { br } from './words.ts';

const CARDS = ['battle-card-revealed', 'late-card-played', 'quest-as-battle'];

/** What every clan won in the Age that ends, by where it came from. */
function ofAge(all: GameEvent[]): Sum[] {
  const age = all.slice(all.map((event) => event.key).lastIndexOf('age-begins'));
  const seats = Math.max(...all.map((event) => seatOf(event.params['seat']) ?? 0)) + 1;
  return sources(age, seats).map((won, seat) => {
    const parts = SOURCES.filter((source) => won[source]).map((source) => ({
      label: br(`from-${source}`),
      count: won[source],
    }));
    return { who: `seat:${seat}`, parts, total: parts.reduce((sum, part) => sum + part.count, 0) };
  });
}

/** Cards count as they are revealed; figures and total when the rules have compared: a text may change what counts. */
export function sums(moment: Moment, told: GameEvent[], words: Words, all: GameEvent[]): Sum[] {
  if (moment.kind === 'end_of_age') return ofAge(all);
  if (moment.kind !== 'battle') return [];
  const by = new Map<string, Sum>();
  const waiting = new Map<Value, string>();
  const sum = (event: GameEvent): Sum => {
    const who = String(event.params['seat']);
    const known = by.get(who) ?? { who, parts: [], total: null };
    by.set(who, known);
    return known;
  };
  for (const event of moment.events.filter((one) => told.includes(one))) {
    // A Watch sweeps away what was turned before.
    if (event.key === 'watch') {
      by.clear();
      waiting.clear();
    }
    // What copies the highest of the others is worth nothing that can be said before all are compared.
    if (event.params['sight'] === 1) {
      waiting.set(String(event.params['seat']), words.label(event.params['card'] ?? ''));
    } else if (CARDS.includes(event.key)) {
      const label = words.label(event.params['card'] ?? '');
      const whole = sum(event);
      // A Quest that counts as a Battle card was turned before.
      whole.parts = whole.parts.filter((part) => event.key !== 'quest-as-battle' || part.label !== label);
      whole.parts.push({ label, count: Number(event.params['bonus']) });
    } else if (event.key === 'battle-total') {
      const { figures, cards, strength } = event.params;
      const whole = sum(event);
      const copied = waiting.get(whole.who);
      const before = whole.parts.reduce((n, part) => n + part.count, 0);
      if (copied) whole.parts.push({ label: copied, count: Math.max(0, Number(cards) - before) });
      const counted = whole.parts.reduce((n, part) => n + part.count, 0);
      // A card may count otherwise than it is printed.
      if (counted !== Number(cards) && whole.parts.length === 1) whole.parts[0]!.count = Number(cards);
      else if (counted !== Number(cards))
        whole.parts = Number(cards) ? [{ label: br('cards-count'), count: Number(cards) }] : [];
      whole.parts.unshift({ label: br('figures-count'), count: Number(figures) });
      whole.total = Number(strength);
    }
  }
  return [...by.values()];
}

/** Moments whose own line does not say which Glory came of them. */
const GLORIOUS = ['quests', 'ragnarok', 'release', 'scoring'];

/**
 * Behind the line of a pillage or battle how the battle stood: "Wolf 6 : Raven 4"; behind that of a phase, the Glory of
 * every clan.
 */
export function came(moment: Moment, words: Words): string {
  if (GLORIOUS.includes(moment.kind)) return glory(moment, words);
  const battle = moment.kind === 'battle' ? moment : moment.parts.find((part) => part.kind === 'battle');
  if (!battle || !['pillage', 'battle'].includes(moment.kind)) return '';
  return battle.events
    .filter((event) => event.key === 'battle-total')
    .map(({ params }) => `${words.label(params['seat'] ?? '')}\u00a0${params['strength']}`)
    .join('\u00a0: ');
}

function glory(moment: Moment, words: Words): string {
  const won = new Map<Value, number>();
  for (const { key, params } of flat([moment]).flatMap((one) => one.events))
    if (key === 'glory-gained') {
      const seat = params['seat'] ?? '';
      won.set(seat, (won.get(seat) ?? 0) + Number(params['amount']));
    }
  const gains = [...won]
    .sort((a, b) => b[1] - a[1])
    .map(([seat, amount]) => `${words.label(seat)}\u00a0+${amount}`)
    .join(', ');
  return gains && br('came-glory', { gains });
}
