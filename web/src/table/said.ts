/** What a table and its page say to each other besides the game: the line, refusals and their reasons, proposals. */
import type { Accepted, Asked, ChatLine, Draft, Params, Past, Problem, Value } from '../api/model.ts';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';
/** Why the last click did nothing: a reason of the rules or a refusal of the server. */
export interface Why {
  value: Value | null;
  key: string;
  clause: string;
  params: Params;
  sentence: string;
}

export type Reply = Draft | Past | Accepted;

export interface Proposal {
  seat: number | null;
  name: string;
  value: Value;
}

/** A refusal of the server as the reason that is shown. */
export const refusal = (problem: Problem): Why => ({
  value: null,
  key: problem.key,
  clause: problem.clause ?? '',
  params: problem.params ?? {},
  sentence: problem.sentence,
});

/** What the chat proposes to who is asked in this decision, as long as it can be answered. */
export function proposed(chat: ChatLine[], since: string, decision: number, asked: Asked[]): Proposal[] {
  return chat.flatMap(({ at, seat, name, proposal }) => {
    if (!proposal || at < since || proposal.decision !== decision) return [];
    const open = asked.find((one) => one.seat === proposal.to)?.options?.includes(proposal.value);
    return open ? [{ seat, name, value: proposal.value }] : [];
  });
}
