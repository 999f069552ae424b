/** How this game's moments count: the strength in a battle part by part. */
import type { GameEvent } from '../../api/model.ts';
import type { Words } from '../../lib/words.svelte.ts';
import type { Moment } from '../../table/moments.ts';
import type { Sum } from '../registry.ts';
import { br } from './words.ts';

const CARDS = ['battle-card-revealed', 'late-card-played', 'quest-as-battle'];

/** Cards count as they are revealed; figures and total when the rules have compared: a text may change what counts. */
export function sums(moment: Moment, told: GameEvent[], words: Words): Sum[] {
  if (moment.kind !== 'battle') return [];
  const by = new Map<string, Sum>();
  const sum = (event: GameEvent): Sum => {
    const who = String(event.params['seat']);
    const known = by.get(who) ?? { who, parts: [], total: null };
    by.set(who, known);
    return known;
  };
  for (const event of moment.events.filter((one) => told.includes(one))) {
    if (CARDS.includes(event.key))
      sum(event).parts.push({
        label: words.label(event.params['card'] ?? ''),
        count: Number(event.params['bonus']),
      });
    else if (event.key === 'battle-total') {
      const { figures, cards, strength } = event.params;
      const whole = sum(event);
      const counted = whole.parts.reduce((n, part) => n + part.count, 0);
      if (counted !== Number(cards))
        whole.parts = Number(cards) ? [{ label: br('cards-count'), count: Number(cards) }] : [];
      whole.parts.unshift({ label: br('figures-count'), count: Number(figures) });
      whole.total = Number(strength);
    }
  }
  return [...by.values()];
}
