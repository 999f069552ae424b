import { beforeEach, describe, expect, it } from 'vitest';
import type { Question, Value } from '../api/model.ts';
import { Drafting } from './drafting.svelte.ts';
import type { Why } from './said.ts';
import type { Look } from './sets.ts';

const half = { clause: 'X-1', key: 'half', params: {} };
/** An action with its Region; the temple is built where the Hero stands. */
const GOALS: Record<string, string[]> = {
  'action:march': ['region:1', 'region:2'],
  'action:raise': ['region:3'],
  'action:temple': [],
};
function rules(chosen: Value[]): Look {
  const [action, goal] = chosen.map(String);
  if (!action) return { fits: [...Object.keys(GOALS), 'region:1'], blocked: [], done: half };
  const goals = GOALS[action] ?? [];
  return goal || !goals.length
    ? { fits: [], blocked: [], done: null }
    : { fits: goals, blocked: [], done: half };
}
function question(): Question & { set: NonNullable<Question['set']> } {
  const { fits } = rules([]);
  const set = { members: [...Object.keys(GOALS), 'region:1', 'region:2', 'region:3'], least: 1, most: 2 };
  return {
    ...{ seat: 0, key: 'special', clause: 'X-1', params: {}, options: Object.keys(GOALS) },
    blocked: [{ value: 'done', ...half }],
    set: { ...set, chosen: [], suggestion: null, fits, comes: {}, offer: null },
  };
}

/** Looks are answered one after the other, when the test says so. */
let waiting: (() => void)[] = [];
let lost = false;
let proposed: Value[] | null = null;
let answered: Value[] = [];
let blamed: Why[] = [];
let accept: () => void = () => undefined;
const listener = {
  peek: (chosen: Value[]) =>
    new Promise<Look | null>((resolve) =>
      waiting.push(() =>
        resolve(lost ? null : { ...rules(chosen), offer: chosen.length === 1 ? proposed : null }),
      ),
    ),
  answer: (value: Value) => {
    answered.push(value);
    return new Promise<void>((resolve) => (accept = resolve));
  },
  blame: (why: Why) => void blamed.push(why),
};
const settle = async (): Promise<void> => {
  for (let i = 0; i < 12; i++) await Promise.resolve();
};
async function looks(count = 1): Promise<void> {
  await settle();
  for (let i = 0; i < count; i++) {
    waiting.shift()?.();
    await settle();
  }
}
const order = (before?: Value[]): Drafting =>
  new Drafting(
    question(),
    before,
    { orders: true, proposes: false, confirms: (c) => c[0] === 'action:raise' },
    listener,
  );

beforeEach(() => {
  waiting = [];
  lost = false;
  proposed = null;
  answered = [];
  blamed = [];
});

describe('a set that is being chosen', () => {
  it('stands at once with what fits', () => {
    expect(order().question.options).toEqual([...Object.keys(GOALS), 'region:1']);
  });

  it('is drawn with what fits to it, and not before that is known', async () => {
    const draft = order();
    void draft.name('action:march');
    await settle();
    expect(draft.busy).toBe(1);
    expect(draft.chosen).toEqual([]);
    expect(draft.question.options).toContain('action:temple');
    await looks();
    expect(draft.busy).toBe(0);
    expect(draft.question.options).toEqual(['action:march', 'region:1', 'region:2']);
  });

  it('holds one action, however fast several are named', async () => {
    const draft = order();
    for (const action of ['action:march', 'action:raise', 'action:march']) void draft.name(action);
    await looks(8);
    expect(draft.chosen).toEqual(['action:march']);
    expect(answered).toEqual([]);
  });

  it('adds what alone fits in the same breath, and is answered when it is whole', async () => {
    const draft = order();
    void draft.name('action:march');
    await looks();
    void draft.name('region:2');
    await looks();
    expect(answered).toEqual(['action:march+region:2']);
    const other = order();
    void other.name('action:raise');
    await looks();
    expect(other.chosen).toEqual([]);
    await looks();
    expect(other.chosen).toEqual(['action:raise', 'region:3']);
    expect(answered).toHaveLength(1); // this one is confirmed
    void other.name('done');
    await looks();
    expect(answered[1]).toBe('action:raise+region:3');
  });

  it('stays as it was where nobody says what fits', async () => {
    const draft = order();
    lost = true;
    for (const action of Object.keys(GOALS)) void draft.name(action);
    await looks(3);
    expect(draft.chosen).toEqual([]);
    expect(draft.busy).toBe(0);
    lost = false;
    void draft.name('action:march');
    await looks();
    expect(draft.chosen).toEqual(['action:march']);
  });

  it('takes no click any more once it is answered and another question asked', async () => {
    const draft = order();
    void draft.name('action:temple');
    void draft.name('action:march');
    await looks();
    expect(answered).toEqual(['action:temple']);
    draft.end();
    accept();
    await looks();
    expect(draft.chosen).toEqual(['action:temple']);
    expect(waiting).toEqual([]);
  });

  it('does nothing that was still under way when another question is asked', async () => {
    const draft = order();
    void draft.name('action:temple');
    await settle();
    draft.end();
    await looks();
    expect(draft.chosen).toEqual([]);
    expect(answered).toEqual([]);
  });

  it('takes back with a member what only came with it', async () => {
    proposed = ['action:march', 'region:2'];
    const draft = order();
    void draft.name('action:march');
    await looks(2);
    expect(draft.chosen).toEqual(proposed);
    void draft.name('action:march');
    await looks();
    expect(draft.chosen).toEqual([]);
    void draft.name('action:march');
    await looks(2);
    void draft.name('region:2');
    await looks();
    void draft.name('action:march');
    await looks();
    expect(draft.chosen).toEqual([]);
  });

  it('is given anew when it was taken back, unless it had to be confirmed', async () => {
    const again = order(['action:march', 'region:2']);
    await looks();
    expect(again.chosen).toEqual([]);
    const confirmed = order(['action:raise', 'region:3']);
    await looks();
    expect(confirmed.chosen).toEqual(['action:raise', 'region:3']);
  });

  it('says what bars closing it', async () => {
    const draft = order();
    void draft.name('done');
    await settle();
    expect(blamed.map((why) => why.key)).toEqual(['half']);
    expect(answered).toEqual([]);
  });

  it('begins with what is proposed, as soon as it is asked', async () => {
    const asked = question();
    asked.set.suggestion = ['action:march', 'region:1'];
    const draft = new Drafting(
      asked,
      undefined,
      { orders: false, proposes: true, confirms: () => false },
      listener,
    );
    expect(draft.chosen).toEqual(['action:march', 'region:1']);
    await looks();
    expect(draft.question.options).not.toContain('region:2');
    // What can take the place of a proposed member is no less to be had than what fits beside it.
    await looks(2);
    expect(draft.question.options).toContain('region:2');
    expect(draft.question.blocked.map(({ value }) => value)).not.toContain('region:2');
    void draft.name('region:2');
    await looks(2);
    expect(draft.chosen).toEqual(['region:2', 'action:march']);
    void draft.name('done');
    await looks();
    expect(answered).toEqual(['region:2+action:march']);
  });
});
