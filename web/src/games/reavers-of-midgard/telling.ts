/** How this game's moments count: combats die by die, rewards by kind, the end row by row. */
import type { GameEvent } from '../../api/model.ts';
import { seatOf, split } from '../../lib/values.ts';
import type { Words } from '../../lib/words.svelte.ts';
import { contains, END, flat, type Moment } from '../../table/moments.ts';
import type { Sum } from '../registry.ts';
import { rm } from './words.ts';

const MADE = /^(glory|food|favor|terror)-(gained|paid|lost)$/;
const GAINED_DIE = ['die-rolled', 'die-set', 'die-traded'];
const LOST_DIE = ['die-discarded', 'die-paid', 'die-lost', 'artifact-used'];
const PAID = ['symbol-paid', 'hammer-committed'];
const CARDS = ['card-gained', 'prophecy-drawn', 'prophecy-taken'];
/** Moments whose outcome is what everybody has more or less of. */
const REWARDING = [
  'recruit',
  'trade',
  'sea-battle',
  'raid',
  'subdue',
  'cleanup',
  'specialists',
  'action',
  'honor-ship',
];

/** What is counted, in the form that goes with its number. */
const counted = (what: string, n: number): string => rm(`sum-${what}`, { count: Math.abs(n) });

export function sums(
  moment: Moment,
  told: GameEvent[],
  words: Words,
  _all: GameEvent[] = told,
  whole: Moment = moment,
): Sum[] {
  const heard = new Set(told);
  const parts = flat([whole]);
  if (moment.kind === 'combat') return lastFought(parts, heard) === moment ? combat(moment, heard) : [];
  if (moment.kind === 'scoring') return scoring(moment, heard, words);
  // The outermost of them counts for all its parts: who pays for an action and wins its battle has one sum.
  if (!rewarding(moment) || parts.some((part) => rewarding(part) && contains(part, moment))) return [];
  return rewards(eventsOf(moment).filter((event) => heard.has(event)));
}

/** What came of an action or a round for everybody, in short. */
export function came(moment: Moment, words: Words): string {
  if (!rewarding(moment)) return '';
  const all = rewards(eventsOf(moment));
  const said = (sum: Sum): string =>
    sum.parts.map(({ label, count }) => `${count < 0 ? '−' : '+'}${Math.abs(count)} ${label}`).join(', ');
  const actor = moment.values['seat'];
  // The actor, who is not named, comes first: what follows a name would seem to be that player's.
  return [...all.filter((sum) => sum.who === actor), ...all.filter((sum) => sum.who !== actor)]
    .map((sum) => (sum.who === actor ? said(sum) : `${words.label(sum.who)} ${said(sum)}`))
    .join('; ');
}

const rewarding = (moment: Moment): boolean => REWARDING.includes(moment.kind);
const eventsOf = (moment: Moment): GameEvent[] => flat([moment]).flatMap((part) => part.events);

/** The combat that is told, or was told last: earlier ones are over, later ones have not begun. */
const lastFought = (parts: Moment[], heard: Set<GameEvent>): Moment | undefined =>
  parts.filter((part) => part.kind === 'combat' && part.events.some((event) => heard.has(event))).at(-1);

/** Each die with its successes, against the Defense. */
function combat(moment: Moment, heard: Set<GameEvent>): Sum[] {
  const roll = moment.events.filter((e) => heard.has(e) && /^combat-(re)?rolled$/.test(e.key)).at(-1);
  const defense = { label: rm('defense'), count: Number(moment.values['defense']) };
  const against = { who: moment.values['against'] ?? '', parts: [defense], total: null };
  if (!roll) return [against];
  const parts = String(roll.params['faces'])
    .split(' + ')
    .map((face) => ({ label: '', count: Number(face) }));
  parts[0]!.label = rm('successes');
  return [{ who: moment.values['seat'] ?? '', parts, total: Number(roll.params['n']) }, against];
}

/** Row by row as it is told; of those before, the total. */
function scoring(moment: Moment, heard: Set<GameEvent>, words: Words): Sum[] {
  const by = new Map<string, Sum>();
  for (const event of moment.events) {
    if (!heard.has(event) || !['scored', 'total'].includes(event.key)) continue;
    const who = String(event.params['seat']);
    const sum = by.get(who) ?? { who, parts: [], total: null };
    by.set(who, sum);
    if (event.key === 'total') sum.total = Number(event.params['n']);
    else sum.parts.push({ label: words.label(event.params['row'] ?? ''), count: Number(event.params['n']) });
  }
  const all = [...by.values()];
  return all.map((sum, i) => (i < all.length - 1 ? { ...sum, parts: [] } : sum));
}

/** What came and went, by kind: Food, Favor, Glory, Terror, tokens, dice, cards. */
function rewards(events: GameEvent[]): Sum[] {
  const by = new Map<string, Map<string, number>>();
  const add = (seat: unknown, what: string, n: number): void => {
    const who = String(seat);
    const parts = by.get(who) ?? new Map<string, number>();
    by.set(who, parts.set(what, (parts.get(what) ?? 0) + n));
  };
  for (const { key, params } of events) {
    const made = MADE.exec(key)?.[1];
    if (made) add(params['seat'], made, Number(params['after']) - Number(params['before']));
    else if (key === 'token-gained') add(params['seat'], split(params['token'] ?? '').id, 1);
    else if (GAINED_DIE.includes(key)) add(params['seat'], 'dice', 1);
    else if (lostDie(key, params)) add(params['seat'], 'dice', -1);
    else if (CARDS.includes(key)) add(params['seat'], 'cards', 1);
    else if (key === 'territory-flipped') add(params['seat'], 'territories', 1);
  }
  return [...by]
    .map(([who, parts]) => ({
      who,
      parts: [...parts].filter(([, n]) => n).map(([what, n]) => ({ label: counted(what, n), count: n })),
      total: null,
      listed: true,
    }))
    .filter((sum) => sum.parts.length);
}

const lostDie = (key: string, params: GameEvent['params']): boolean =>
  LOST_DIE.includes(key) || (PAID.includes(key) && String(params['source']).startsWith('die:'));

/** Is the end of a combat among them? */
export const endsCombat = (events: readonly GameEvent[]): boolean =>
  events.some((event) => event.key === END && event.params['kind'] === 'combat');

/** A combat that is over: the last roll, and what it brought at once. */
export interface Fought {
  id: number;
  seat: number;
  against: string;
  defense: number;
  faces: number[];
  won: boolean;
  brought: GameEvent[];
}

export function fought(list: Moment[]): Fought[] {
  const all = flat(list);
  const events = all.flatMap((moment) => moment.events);
  return all
    .filter((moment) => moment.kind === 'combat' && moment.to !== null && !moment.cut)
    .map((moment) => {
      const roll = moment.events.filter((event) => /^combat-(re)?rolled$/.test(event.key)).at(-1);
      const against = String(moment.values['against']);
      const won = moment.result['won'] === 1;
      return {
        id: moment.id,
        seat: seatOf(moment.values['seat']) ?? 0,
        against,
        defense: Number(moment.values['defense']),
        faces: roll ? String(roll.params['faces']).split(' + ').map(Number) : [],
        won,
        brought: won
          ? events.filter(
              ({ n, key, params }) =>
                n === moment.to && params['by'] === against && /-(gained|lost)$/.test(key),
            )
          : [],
      };
    });
}
