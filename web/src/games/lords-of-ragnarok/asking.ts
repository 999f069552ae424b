import type { Question, Value } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import { lw } from './words.ts';

/** Special Actions that are given with their goal. */
const WITH_GOAL = ['reinforce', 'build_temple', 'build_monument', 'monsters'];
/** What a prayer to this god goes on to ask; Thor gives cards, so that only the Forge can be added. */
const OF_GOD: Record<string, string> = {
  odin: 'asks-prayer-army',
  freyja: 'asks-prayer-rune',
  thor: 'asks-prayer-forge',
};

/** Armies and goals of a Mobilization come in pairs, in any order. */
function mobilizes(draft: readonly Value[]): string {
  const armies = draft.filter((value) => split(value).kind === 'army').length;
  const goals = draft.length - armies;
  if (armies !== goals) return lw(armies > goals ? 'asks-mobilize-where' : 'asks-mobilize-which');
  return lw(armies ? 'asks-mobilize-more' : 'asks-mobilize');
}

/** A Wound: its space, and a card or a pair of them. */
function wounds(draft: readonly Value[]): string {
  const space = draft.some((value) => split(value).kind === 'space');
  if (!space) return lw('asks-wound-space');
  return lw(draft.length > 1 ? 'asks-wound-pair' : 'asks-wound-card');
}

/** What is still to be named of an order: the goal of an action, or who goes where. */
export function asksOn({ key }: Pick<Question, 'key'>, draft: readonly Value[]): string | null {
  const [first = ''] = draft;
  const { kind, id } = split(first);
  if (key === 'mobilize') return mobilizes(draft);
  if (key === 'special' && first === 'action:mobilize') return mobilizes(draft.slice(1));
  if (key === 'wound-space') return wounds(draft);
  if (key === 'prayer' && first === 'forge') return lw('asks-rune-back');
  if (key === 'prayer' && kind === 'monument') return lw(OF_GOD[id]!);
  if (draft.length !== 1) return null;
  if (key.startsWith('monster-') && kind === 'region') return lw('asks-trample');
  if (key === 'special' && kind === 'action' && WITH_GOAL.includes(id)) return lw(`asks-${id}`);
  if (key === 'maneuver') return lw(kind === 'army' ? 'asks-where' : 'asks-which-army');
  if (key === 'start-region') return lw(kind === 'sea' ? 'asks-start-region' : 'asks-start-sea');
  if (key === 'keep-hero') return lw(kind === 'hero' ? 'asks-story' : 'asks-hero');
  return null;
}
