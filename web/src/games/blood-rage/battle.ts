/** The pillage that is going on, read from the log and the facts: who faces whom, with what, and how it ended. */
import type { GameEvent, View } from '../../api/model.ts';
import { seatOf } from '../../lib/values.ts';
import { factsOf } from './content.ts';

export interface Side {
  seat: number;
  strength: number;
  cards: string[];
  choosing: boolean;
  down: boolean;
  total: number | null;
}
export interface BattleView {
  /** Position of the declaration in the log: tells one battle from the next. */
  id: number;
  province: string;
  pillager: number;
  /** Cards are being played; before that everybody may bring figures. */
  begun: boolean;
  over: boolean;
  winner: number | null;
  tied: boolean;
  sides: Side[];
}

const TURN_ENDS = new Set([
  'figures-marched',
  'upgrade-played',
  'quest-committed',
  'passed',
  'action-phase-ends',
  'phase-begins',
  'age-begins',
]);

/** An Invade as an action of its own, not one that a card of the battle brings. */
const invades = (event: GameEvent): boolean =>
  event.key === 'figure-invaded' && event.params['by'] === 'term:invade';

export function battleOf(view: View, events: GameEvent[]): BattleView | null {
  const facts = factsOf(view);
  let at = events.length - 1;
  while (at >= 0 && events[at]!.key !== 'pillage-declared') at--;
  if (at < 0) return null;
  const declared = events[at]!;
  const since = events.slice(at + 1);
  const end = since.findIndex((e) => TURN_ENDS.has(e.key) || invades(e));
  const own = end < 0 ? since : since.slice(0, end);
  const begun = own.some((e) => e.key === 'battle-begins');
  const asksTurn = view.asked.some((a) => a.key === 'action');
  const over = end >= 0 || asksTurn || view.over;
  if (over && !begun) return null;
  const province = String(declared.params['place']);
  const land = facts.provinces[province];
  if (!land) return null;

  const cards = new Map<number, string[]>();
  const totals = new Map<number, number>();
  let winner: number | null = null;
  let tied = false;
  for (const event of own) {
    const seat = seatOf(event.params['seat']);
    if (event.key === 'watch') cards.clear();
    if (['battle-card-revealed', 'late-card-played'].includes(event.key) && seat !== null)
      cards.set(seat, [...(cards.get(seat) ?? []), String(event.params['card'])]);
    if (event.key === 'battle-total' && seat !== null) totals.set(seat, Number(event.params['strength']));
    if (event.key === 'battle-won') winner = seat;
    if (event.key === 'battle-tied') tied = true;
  }
  const pillager = seatOf(declared.params['seat']) ?? 0;
  const fighters = totals.size ? [...totals.keys()] : [...new Set([...land.battle.present, pillager])];
  const choosing = new Set(view.asked.filter((a) => a.key === 'battle-card').map((a) => a.seat));
  const playing = view.asked.some((a) => a.key === 'battle-card');
  const sides = fighters
    .sort((a, b) => ((a - pillager + view.seats) % view.seats) - ((b - pillager + view.seats) % view.seats))
    .map((seat): Side => ({
      seat,
      strength: land.strength[seat] ?? 0,
      cards: cards.get(seat) ?? [],
      choosing: choosing.has(seat) && view.waiting.includes(seat),
      down:
        playing && !(choosing.has(seat) && view.waiting.includes(seat)) && (facts.clans[seat]?.hand ?? 0) > 0,
      total: totals.get(seat) ?? null,
    }));
  return { id: at, province, pillager, begun, over, winner, tied, sides };
}
