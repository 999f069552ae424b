import type { Question, Value } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import { lw } from './words.ts';

/** Special Actions that are given with their goal. */
const WITH_GOAL = ['reinforce', 'build_temple', 'monsters'];

/** What is still to be named of an order: the goal of an action, or who goes where. */
export function asksOn({ key }: Pick<Question, 'key'>, draft: readonly Value[]): string | null {
  const [first = ''] = draft;
  const { kind, id } = split(first);
  if (draft.length !== 1) return null;
  if (key === 'special' && kind === 'action' && WITH_GOAL.includes(id)) return lw(`asks-${id}`);
  if (key === 'maneuver') return lw(kind === 'army' ? 'asks-where' : 'asks-which-army');
  if (key === 'start-region') return lw(kind === 'sea' ? 'asks-start-region' : 'asks-start-sea');
  if (key === 'keep-hero') return lw(kind === 'hero' ? 'asks-story' : 'asks-hero');
  return null;
}
