/** The Battle that is going on or was just fought, read from the state and the log. */
import type { GameEvent, View } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import { COMBAT, factsOf, participant, stateOf, strengthIn } from './content.ts';

export interface Side {
  p: number;
  cards: string[];
  total: number;
  /** What the total is made of while it is fought: Armies, cards, everything else. */ parts:
    [number, number, number] | null;
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

export function battleOf(view: View, events: GameEvent[]): BattleView | null {
  let at = events.length - 1;
  while (at >= 0 && events[at]!.key !== 'battle') at--;
  if (at < 0) return null;
  const s = stateOf(view);
  const facts = factsOf(view);
  const begun = events[at]!;
  const region = Number(String(begun.params['region']).slice('region:'.length));
  const attacker = participant(view, begun.params['seat']);
  const defender = participant(view, begun.params['other']);
  if (attacker === null || defender === null) return null;
  const since = events.slice(at + 1);
  const ended = since.find((e) => e.key === 'battle-won');
  const winner = ended ? participant(view, ended.params['seat']) : null;
  const live = s.battle_at === region;
  // What came after the result belongs to the losses and to the next turn.
  const fought = ended ? since.slice(0, since.indexOf(ended)) : since;
  const sides = [attacker, defender].map((p): Side => {
    const cards = fought
      .filter((e) => e.key === 'card-played' && participant(view, e.params['seat']) === p)
      .map((e) => String(e.params['card']));
    const total = ended
      ? Number(ended.params[p === attacker ? 'attack' : 'defence'])
      : (facts.battle?.values[String(p)] ?? strengthIn(s, region)[p] ?? 0);
    const armies = strengthIn(s, region)[p] ?? 0;
    const played = cards.reduce((sum, card) => sum + (COMBAT[split(card).id]?.value ?? 0), 0);
    return {
      p,
      cards,
      total,
      parts: live ? [armies, played, total - armies - played] : null,
      passed: live && Boolean(s.battle_passed[p]),
      asked: view.asked.some((a) => a.seat === p && a.key === 'battle-card'),
    };
  });
  return { id: at, region, over: !live, winner, sides };
}
