/** The turns of the Followers and their Hunts, read from the log. */
import type { GameEvent, View } from '../../api/model.ts';
import { participant } from './content.ts';

export interface Step {
  number: number;
  entries: GameEvent[];
}
export interface Turn {
  id: number;
  p: number;
  who: string;
  face: number;
  card: string;
  steps: Step[];
  over: boolean;
}

/** The Follower turns that came one after another before the last turn of a person, or that go on now. */
export function turnsOf(view: View, events: GameEvent[]): Turn[] {
  let turns: Turn[] = [];
  let fresh = true;
  events.forEach((event, id) => {
    if (event.key === 'follower-card') {
      if (fresh) turns = [];
      fresh = false;
      const who = String(event.params['seat']);
      turns.push({
        id,
        p: participant(view, who) ?? -1,
        who,
        face: Number(event.params['face']),
        card: String(event.params['card']),
        steps: [],
        over: false,
      });
      return;
    }
    const turn = turns.at(-1);
    if (event.key === 'turn' && participantIsSeat(event)) fresh = true;
    if (!turn || turn.over) return;
    if (event.key === 'follower-step') turn.steps.push({ number: Number(event.params['step']), entries: [] });
    else turn.steps.at(-1)?.entries.push(event);
    if (event.key === 'follower-card-off') turn.over = true;
  });
  return turns;
}

const participantIsSeat = (event: GameEvent): boolean => String(event.params['seat']).startsWith('seat:');

export interface FollowerHunt {
  id: number;
  n: number;
  p: number;
  monster: string;
  count: number;
  why: GameEvent;
  wounds: { space: number; cards: string[] }[];
  after: GameEvent[];
}

const AFTERMATH = new Set([
  'monster-defeated',
  'artifact-taken',
  'boss-recovers',
  'priests-gained',
  'desolation',
  'slayer-token',
  'won',
]);

/** The last Hunt of a Follower: which card covered which Wound space, and what came of it. */
export function followerHunt(view: View, events: GameEvent[]): FollowerHunt | null {
  let at = events.length - 1;
  while (at >= 0 && events[at]!.key !== 'follower-hunt') at--;
  const begun = events[at];
  if (!begun) return null;
  const hunt: FollowerHunt = {
    id: at,
    n: begun.n,
    p: participant(view, begun.params['seat']) ?? -1,
    monster: String(begun.params['monster']),
    count: Number(begun.params['count']),
    why: begun,
    wounds: [],
    after: [],
  };
  let cards: string[] = [];
  for (const event of events.slice(at + 1)) {
    if (event.key === 'follower-step' || event.key === 'follower-card-off') break;
    if (event.key === 'card-played') cards.push(String(event.params['card']));
    else if (event.key === 'wound') {
      hunt.wounds.push({ space: Number(String(event.params['space']).split(':')[1]), cards });
      cards = [];
    } else if (AFTERMATH.has(event.key)) hunt.after.push(event);
  }
  return hunt;
}
