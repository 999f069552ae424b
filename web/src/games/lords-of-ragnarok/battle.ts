/** Battles as the rules tell them: the one that is fought, from the facts; those that were fought, from the moment. */
import type { GameEvent, Value, View } from '../../api/model.ts';
import { flat, type Moment } from '../../table/moments.ts';
import { split } from '../../lib/values.ts';
import { COMBAT, factsOf, participant } from './content.ts';

export interface Side {
  p: number;
  cards: string[];
  total: number;
  /** What the total is made of besides the values on the cards: Armies, and what is added by a cause. */
  armies: number;
  added: { by: string; count: number }[];
  passed: boolean;
  asked: boolean;
}
export interface BattleView {
  id: number;
  region: number;
  over: boolean;
  winner: number | null;
  sides: Side[];
}

/** The values of Combat cards that are chosen and not yet played. */
export const drafted = (draft: readonly Value[]): number =>
  draft.reduce<number>((sum, card) => sum + (COMBAT[split(card).id]?.value ?? 0), 0);

const battles = (moments: Moment[]): Moment[] => flat(moments).filter((moment) => moment.kind === 'battle');

const head = (battle: Moment): { id: number; region: number } => ({
  id: battle.id,
  region: Number(String(battle.values['region']).slice('region:'.length)),
});

/** The Battles that have been decided, in their order. */
export function foughtBattles(view: View, moments: Moment[]): BattleView[] {
  return battles(moments).flatMap((battle) => fought(view, battle) ?? []);
}

/** What cards, abilities and tokens have added, as it was told. */
const bonuses = (view: View, told: GameEvent[], p: number): Side['added'] =>
  told
    .filter((event) => event.key === 'battle-bonus' && participant(view, event.params['seat']) === p)
    .map(({ params }) => ({ by: String(params['by']), count: Number(params['bonus']) }));

function fought(view: View, battle: Moment): BattleView | null {
  const told = flat([battle]).flatMap((moment) => moment.events);
  const won = told.find((event) => event.key === 'battle-won')?.params;
  if (!won) return null;
  const side = (name: 'attack' | 'defence', who: unknown): Side[] => {
    const p = participant(view, who);
    if (p === null) return [];
    const cards = told
      .filter((event) => event.key === 'card-played' && participant(view, event.params['seat']) === p)
      .map((event) => String(event.params['card']));
    const added = bonuses(view, told, p);
    const armies = Number(won[`${name}_armies`]);
    return [{ p, cards, total: Number(won[name]), armies, added, passed: false, asked: false }];
  };
  const sides = [...side('attack', battle.values['seat']), ...side('defence', battle.values['other'])];
  return { ...head(battle), over: true, winner: participant(view, won['seat']), sides };
}

/** The Battle that is going on and not yet decided. */
export function openBattle(view: View, moments: Moment[]): BattleView | null {
  const battle = battles(moments)
    .filter((moment) => moment.to === null)
    .at(-1);
  const facts = factsOf(view).battle;
  if (!battle || !facts || fought(view, battle)) return null;
  const sides = facts.sides.map((side): Side => ({
    p: side.participant,
    cards: side.played,
    total: side.value,
    armies: side.armies,
    added: [
      ...bonuses(view, battle.events, side.participant),
      ...side.by.map(([by, count]) => ({ by, count })),
    ],
    passed: side.passed,
    asked: view.asked.some((one) => one.seat === side.participant && one.key === 'battle-card'),
  }));
  return { ...head(battle), over: false, winner: null, sides };
}
