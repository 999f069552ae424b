/** A set that is chosen as a set: members are named in any order and taken back until the whole is answered. */
import type { Draft, Question, Value } from '../api/model.ts';

/** The answer that closes a set. */
export const DONE = 'done';
/** Answers that end a question without doing anything. */
export const ENDS: ReadonlySet<Value> = new Set<Value>(['pass', DONE, 'none', 'no', 'end']);
/** Answers that end a turn. */
export const ENDS_TURN: ReadonlySet<Value> = new Set<Value>(['pass', 'end']);
/** The answer that is the empty set. */
const NONE = '-';

/** What can be added to what is chosen so far, what cannot and why, and what bars closing the set. */
export type Look = Pick<Draft, 'fits' | 'blocked' | 'done'> & Partial<Pick<Draft, 'comes' | 'offer'>>;
type Members = NonNullable<Question['set']>;

/** A set as one answer: `figure:warrior+figure:jarl`. */
export const whole = (chosen: Value[]): string => chosen.join('+') || NONE;

/** Does the answer name a set? */
export const isWhole = (answer: Value): boolean => answer === NONE || String(answer).includes('+');

/** The members of an answer (`+figure:jarl` has one); that of an answer that is no set is itself. */
export function parts(answer: Value): string[] {
  return answer === NONE ? [] : String(answer).split('+').filter(Boolean);
}

export const count = (values: readonly Value[], value: Value): number =>
  values.filter((one) => one === value).length;

/** The same members, in whichever order. */
export const alike = (one: readonly Value[], other: readonly Value[]): boolean =>
  one.length === other.length && one.every((value) => count(one, value) === count(other, value));

/** What is marked when a set is asked for: by the rules, by the player before it was taken back, or as proposed. */
export function begun({ set }: Question, before: Value[] | undefined, proposes: boolean): Value[] {
  if (!set || set.chosen.length) return set?.chosen ?? [];
  const marked = before ?? (proposes ? set.suggestion : null) ?? [];
  return marked.every((value) => count(marked, value) <= count(set.members, value)) ? marked : [];
}

/** What is chosen after a click on a member: one more of it, or none of it where no more fits. Null: neither. */
export function toggled(set: Members, chosen: Value[], fits: readonly Value[], value: Value): Value[] | null {
  const has = count(chosen, value);
  if (fits.includes(value) && has < count(set.members, value)) return [...chosen, value];
  return has ? chosen.filter((one) => one !== value) : null;
}

/**
 * An order (an Army and its goal, a space and its card) goes on by itself: what alone fits is added, and what is whole
 * is answered. Null: the player has to choose.
 */
export function onward(chosen: readonly Value[], look: Look): Value | null {
  if (!chosen.length) return null;
  if (look.done) return look.fits.length === 1 ? look.fits[0]! : null;
  return look.fits.length ? null : DONE;
}

/**
 * What is chosen when a member that fits no more takes the place of another; what was proposed stands last and goes
 * first. Null: none can give way to it.
 */
export async function swapped(
  chosen: readonly Value[],
  value: Value,
  look: (chosen: Value[]) => Promise<readonly Value[]>,
): Promise<Value[] | null> {
  for (const gone of new Set([...chosen].reverse())) {
    const at = chosen.lastIndexOf(gone);
    const others = chosen.filter((_, i) => i !== at);
    if (gone !== value && (await look(others)).includes(value)) return [value, ...others];
  }
  return null;
}

/** The question as it stands with this much chosen: what may be named or taken back, and what forbids the rest. */
export function withChosen(question: Question, chosen: Value[], look: Look | null): Question {
  if (!question.set || !look) return question;
  const open = new Set([...look.fits, ...chosen]);
  const members = [...new Set(question.set.members)];
  return {
    ...question,
    options: [...members.filter((member) => open.has(member)), ...(look.done ? [] : [DONE])],
    blocked: [
      ...look.blocked.filter((reason) => !open.has(reason.value)),
      ...(look.done ? [{ value: DONE, ...look.done }] : []),
    ],
  };
}
