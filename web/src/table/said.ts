/** What a table and its page say to each other besides the game: the line, refusals and their reasons, proposals. */
import type { Refused } from '../api/http.ts';
import type { Draft, Params, Past, Problem, Value } from '../api/model.ts';

export type Line = 'connecting' | 'open' | 'lost' | 'closed';
/** Why the last click did nothing: a reason of the rules or a refusal of the server. */
export interface Why {
  value: Value | null;
  key: string;
  clause: string;
  params: Params;
  sentence: string;
}

export type Reply = Draft | Past;

export interface Waiting {
  resolve: (reply?: Reply) => void;
  reject: (why: Refused) => void;
}

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
