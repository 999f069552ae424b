/** What counts in a moment, part by part: Battle values, an attack and its defence, the Wounds of a Hunt, the end. */
import type { GameEvent, Value } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import type { Words } from '../../lib/words.svelte.ts';
import type { Moment } from '../../table/moments.ts';
import type { Sum } from '../registry.ts';
import { ATTACKS, COMBAT } from './content.ts';
import { lw } from './words.ts';

type Part = Sum['parts'][number];

const cardPart = (event: GameEvent, words: Words): Part => {
  const card = event.params['card'] ?? '';
  return { label: words.label(card), count: COMBAT[split(card).id]?.value ?? 0 };
};

function battle(moment: Moment, heard: GameEvent[], words: Words): Sum[] {
  const opened = heard.find((event) => event.key === 'battle')?.params;
  const won = heard.find((event) => event.key === 'battle-won')?.params;
  if (!opened) return [];
  const side = (who: Value, name: 'attack' | 'defence'): Sum => {
    const parts: Part[] = [
      { label: lw('part-armies'), count: Number(won?.[`${name}_armies`] ?? opened[name]) },
      ...heard
        .filter((event) => event.params['seat'] === who)
        .flatMap((event) => {
          if (event.key === 'card-played') return [cardPart(event, words)];
          if (event.key !== 'battle-bonus') return [];
          const by = event.params['by'] ?? '';
          const name = words.label(by);
          const label = split(by).kind === 'combat' ? lw('part-effect', { name }) : name;
          return [{ label, count: Number(event.params['bonus']) }];
        }),
    ];
    if (!won) return { who, parts, total: null };
    const total = Number(won[name]);
    const more = total - parts.reduce((sum, part) => sum + part.count, 0);
    if (more) parts.push({ label: lw('part-more'), count: more });
    return { who, parts, total };
  };
  return [side(moment.values['seat'] ?? '', 'attack'), side(moment.values['other'] ?? '', 'defence')];
}

function attack(moment: Moment, heard: GameEvent[], words: Words): Sum[] {
  const card = heard.find((event) => event.key === 'attack-played')?.params['attack'];
  if (card === undefined) return [];
  const judged = heard.find((event) => event.key === 'attack-defended' || event.key === 'attack-hits');
  const shielded = heard.some((event) => event.key === 'attack-blocked');
  const rage = ATTACKS[split(card).id]?.rage ?? 0;
  const defence = heard.filter((event) => event.key === 'card-played').map((event) => cardPart(event, words));
  return [
    {
      who: moment.values['monster'] ?? '',
      parts: [{ label: `${words.label(card)}, ${lw('part-rage')}`, count: rage }],
      total: rage,
    },
    {
      who: moment.values['seat'] ?? '',
      parts: shielded ? [{ label: lw('part-shield'), count: 0 }] : defence,
      total: judged ? Number(judged.params['total']) : null,
    },
  ];
}

/** Wounds by weapon; only what was dealt in this Hunt. */
function hunt(_: Moment, heard: GameEvent[], words: Words): Sum[] {
  const by = new Map<string, number>();
  for (const { key, params } of heard)
    if (key === 'wound') {
      const weapons = [params['weapon'] ?? '', ...(params['pair'] ? [params['second'] ?? ''] : [])];
      const label = weapons.map((weapon) => words.label(weapon)).join(' + ');
      by.set(label, (by.get(label) ?? 0) + 1);
    }
  if (!by.size) return [];
  const parts = [...by].map(([label, count]) => ({ label, count }));
  const total = parts.reduce((sum, part) => sum + part.count, 0);
  return [{ who: 'cause:wound', parts, total }];
}

function end(_: Moment, heard: GameEvent[]): Sum[] {
  return heard
    .filter((event) => event.key === 'ragnarok-count')
    .map(({ params }) => ({
      who: params['seat'] ?? '',
      parts: [{ label: lw('part-regions'), count: Number(params['count']) }],
      total: null,
    }));
}

const COUNTED: Record<string, (moment: Moment, heard: GameEvent[], words: Words) => Sum[]> = {
  battle,
  attack,
  hunt,
  end,
};

export function sums(moment: Moment, told: GameEvent[], words: Words): Sum[] {
  const heard = moment.events.filter((event) => told.includes(event));
  const last = told.at(-1);
  // An attack or a Battle that is over makes room for what is told now.
  if (moment.kind !== 'hunt' && moment.kind !== 'end' && last && !moment.events.includes(last)) return [];
  return COUNTED[moment.kind]?.(moment, heard, words) ?? [];
}
