/** Pillages as the rules tell them: what is fought now, from the facts; what was fought, from the moment itself. */
import type { Value, View } from '../../api/model.ts';
import { seatOf } from '../../lib/values.ts';
import { flat, type Moment } from '../../table/moments.ts';
import { factsOf, PROVINCES } from './content.ts';
import type { PartFacts, TableFacts } from './facts.ts';

export interface Side {
  seat: number;
  cards: string[];
  choosing: boolean;
  down: boolean;
  total: number;
  /** Glory that winning would bring. */
  prize: number;
  /** What the total is made of, as far as it is known. */
  parts: PartFacts[];
  /** Figures that fell before strengths were compared, and by which card. */
  fell: Fallen[];
}
export interface Fallen {
  figure: string;
  count: number;
  by: string;
}
export interface BattleView {
  /** The number of the pillage: tells one battle from the next. */
  id: number;
  province: string;
  pillager: number;
  /** Cards are being played; before that everybody may bring figures. */
  begun: boolean;
  /** It has been decided. */
  over: boolean;
  winner: number | null;
  tied: boolean;
  /** Whose Watch swept away the cards that were turned first: everybody lays others. */
  swept: number | null;
  sides: Side[];
}

interface Pillage {
  pillage: Moment;
  battle: Moment | undefined;
}

const pillages = (moments: Moment[]): Pillage[] =>
  flat(moments)
    .filter((moment) => moment.kind === 'pillage')
    .map((pillage) => ({ pillage, battle: pillage.parts.find((part) => part.kind === 'battle') }));

const decided = (battle: Moment | undefined): battle is Moment =>
  battle?.events.some(({ key }) => key === 'battle-won' || key === 'battle-tied') ?? false;

/** The battles that have been decided, in their order. */
export function foughtBattles(moments: Moment[]): BattleView[] {
  return pillages(moments).flatMap(({ pillage, battle }) =>
    decided(battle) ? [fought(pillage, battle)] : [],
  );
}

/** Nothing else has been told since: when the reader goes on, the result makes room for what comes next. */
export function isLast(moments: Moment[], battle: BattleView): boolean {
  const last = moments.at(-1);
  return last !== undefined && flat([last]).some((moment) => moment.id === battle.id);
}

const head = (pillage: Moment): Pick<BattleView, 'id' | 'province' | 'pillager'> => ({
  id: pillage.id,
  province: String(pillage.values['place']),
  pillager: seatOf(pillage.values['seat']) ?? 0,
});

function fought(pillage: Moment, battle: Moment): BattleView {
  const played = new Map<number, PartFacts[]>();
  const fell = new Map<number, Fallen[]>();
  const sides: Side[] = [];
  let winner: number | null = null;
  let tied = false;
  for (const { key, params } of battle.events) {
    const seat = seatOf(params['seat']);
    if (key === 'watch') played.clear();
    else if (key === 'battle-tied') tied = true;
    else if (seat === null) continue;
    else if (key === 'battle-won') winner = seat;
    else if (['battle-card-revealed', 'late-card-played', 'quest-as-battle'].includes(key)) {
      const value = String(params['card']);
      const before = (played.get(seat) ?? []).filter((part) => part.value !== value);
      played.set(seat, [...before, { value, count: 1, strength: Number(params['bonus']) }]);
    } else if (key === 'figures-destroyed' && params['by'] !== LOST) {
      const { figure, count, by } = params;
      const one = { figure: String(figure), count: Number(count), by: String(by) };
      fell.set(seat, [...(fell.get(seat) ?? []), one]);
    } else if (key === 'battle-total')
      sides.push(whole(seat, played.get(seat) ?? [], params, fell.get(seat) ?? []));
  }
  return { ...head(pillage), begun: true, over: true, winner, tied, swept: null, sides };
}

const LOST = 'cause:battle';
export const FIGURES = 'figures';
export const CARDS = 'cards';

/** A side as it was compared: figures, then cards; one by one where their printed numbers add up, or for one. */
function whole(seat: number, cards: PartFacts[], params: Record<string, Value>, fell: Fallen[]): Side {
  const lump = (value: string): PartFacts => ({ value, count: 1, strength: Number(params[value]) });
  const printed = cards.reduce((sum, card) => sum + card.strength, 0);
  const [only, ...more] = cards;
  const alone = only && !more.length ? [{ ...only, strength: Number(params[CARDS]) }] : [lump(CARDS)];
  const added = printed === Number(params[CARDS]) ? cards : alone;
  return {
    seat,
    cards: cards.map((card) => card.value),
    choosing: false,
    down: false,
    total: Number(params['strength']),
    prize: 0,
    parts: [lump(FIGURES), ...added],
    fell,
  };
}

/** What a clan in the battle gets by winning: Glory, and the token if it pillages. */
export function prize(
  facts: TableFacts,
  { province, pillager, over, sides }: BattleView,
  seat: number,
): { glory: number; token: string } | null {
  const land = facts.provinces[province];
  const side = sides.find((each) => each.seat === seat);
  if (!land || over || !side) return null;
  return { glory: side.prize, token: pillager === seat ? land.token : '' };
}

/** The pillage that is going on and not yet decided. */
export function openBattle(view: View, moments: Moment[]): BattleView | null {
  const now = pillages(moments)
    .filter(({ pillage }) => pillage.to === null)
    .at(-1);
  const events = now?.battle?.events ?? [];
  if (!now || decided(now.battle)) return null;
  const base = head(now.pillage);
  const facts = factsOf(view);
  const land = facts.provinces[base.province];
  if (!land) return null;
  const after = (seat: number): number => (seat - base.pillager + view.seats) % view.seats;
  const asked = new Set(view.asked.filter((one) => one.key === 'battle-card').map((one) => one.seat));
  // Cards are turned one after the other; a Watch sweeps them away, and everybody lays another one.
  const watch = events.map((one) => one.key).lastIndexOf('watch');
  const wave = events.slice(watch + 1);
  const swept = seatOf(events[watch]?.params['seat']);
  const turned = new Set(
    wave.filter((one) => one.key === 'battle-card-revealed').map((one) => seatOf(one.params['seat'])),
  );
  const present = [...new Set([base.pillager, ...land.battle.present])].sort((a, b) => after(a) - after(b));
  const sides = facts.battle
    ? facts.battle.clans.map(({ seat, cards, total, glory, parts }): Side => {
        const choosing = asked.has(seat) && view.waiting.includes(seat);
        const down = !choosing && !turned.has(seat) && (facts.clans[seat]?.hand ?? 0) > 0;
        return { seat, cards, choosing, down, total, prize: glory, parts, fell: [] };
      })
    : present.map((seat): Side => {
        const parts = [...land.figures, ...(facts.fjords[land.fjord ?? '']?.figures ?? [])]
          .filter((each) => each.seat === seat)
          .map(({ figure, count, strength }) => ({ value: figure, count, strength }));
        const total = land.strength[seat] ?? 0;
        const worth = seat === base.pillager ? land.battle.pillager_glory : land.battle.glory;
        const prize = worth[seat] ?? 0;
        return { seat, cards: [], choosing: false, down: false, total, prize, parts, fell: [] };
      });
  return { ...base, begun: facts.battle !== null, over: false, winner: null, tied: false, swept, sides };
}

/** The stage keeps off the land that is fought for: across from it, and narrow with many or beside the middle. */
export function corner({
  province,
  sides,
}: BattleView): Record<'low' | 'east' | 'narrow' | 'middle' | 'pairs', boolean> {
  const land = PROVINCES.find((p) => `province:${p.id}` === province);
  const middle = land?.region === '';
  return {
    low: (land?.y ?? 0) <= 500,
    east: (land?.x ?? 0) < 500,
    narrow: middle || sides.length > 2 || sides.some((side) => side.cards.length > 1),
    middle,
    pairs: middle && sides.length > 2,
  };
}
