/** A preview in words: what an option costs and brings, whom it calls on next, and the odds. */
import type { OptionPreview, Value } from '../api/model.ts';
import type { Words } from '../lib/words.svelte.ts';
import { ENDS } from './sets.ts';

export interface Foretold {
  /** What the own seat pays and wins for sure, or whatever it chooses next; short enough for a button. */
  short: string;
  /** What is sure, line by line. */
  sure: string[];
  /** What happens, told as the log will tell it. */
  told: string[];
  next: string;
  odds: { head: string; lines: string[] } | null;
  /** It cannot be taken back, and why not. */
  final: string;
  /** It can lose the game. */
  loses: string;
  /** The game can be over with it. */
  ends: string;
}

type Calls = (key: string, value: Value) => string;
const FEW = 4;
const SHORT = 28;

type Spread = NonNullable<OptionPreview['then']>['numbers'][number];

export const signed = (by: number, lang: string): string => {
  const size = Math.abs(by).toLocaleString(lang, { maximumFractionDigits: 1 });
  return by > 0 ? `+${size}` : by < 0 ? `−${size}` : size;
};

/**
 * Of several options' previews, what follows whichever of them is taken, as "name change": it tells none of them apart.
 */
export function alike(seen: readonly (OptionPreview | null)[], seat: number): ReadonlySet<string> {
  const sums = seen.map((one) => {
    const sum: Record<string, number> = {};
    for (const { name, by, seat: whose } of one?.numbers ?? []) if (whose === seat) sum[name] = by;
    for (const { name, least, most } of one?.then?.numbers ?? []) sum[name] = least === most ? least : NaN;
    return new Set(Object.entries(sum).map(([name, by]) => `${name} ${by}`));
  });
  const [first, ...others] = sums;
  return new Set(others.length ? [...first!].filter((one) => others.every((sum) => sum.has(one))) : []);
}

/**
 * `brief`: the numbers that may stand on a button, where the game names them; `goesOn`: what an order then asks;
 * `dull`: events that say nothing of an option; `calls`: the names of the next question's options; `same`: what follows
 * whatever is taken, and does not stand on the buttons.
 */
export function foretold(
  seen: OptionPreview,
  words: Words,
  seat: number,
  brief?: readonly string[],
  goesOn?: string | null,
  dull: readonly string[] = [],
  calls: Calls = (key, value) => words.option(key, value),
  same: ReadonlySet<string> = new Set(),
): Foretold {
  const { lang } = words;
  const purse = (name: string): string => words.say(`purse-${name}`);
  const change = (name: string, by: number): string => `${purse(name)} ${signed(by, lang)}`;
  const own = seen.numbers.filter((number) => number.seat === seat);
  const sure: string[] = [];
  if (own.length) sure.push(own.map(({ name, by }) => change(name, by)).join(', '));
  for (const other of [...new Set(seen.numbers.map((number) => number.seat))].filter((one) => one !== seat)) {
    const what = seen.numbers.filter((number) => number.seat === other);
    sure.push(
      words.say('preview-numbers', {
        who: words.label(`seat:${other}`),
        what: what.map(({ name, by }) => change(name, by)).join(', '),
      }),
    );
  }
  const names = (values: string[]): string => values.map((value) => words.label(value)).join(', ');
  if (seen.gives.length) sure.push(words.say('preview-gives', { what: names(seen.gives) }));
  if (seen.gets.length) sure.push(words.say('preview-gets', { what: names(seen.gets) }));
  const spread = ({ name, least, most, mean }: Spread, text = 'preview-mean'): string => {
    if (least === most) return change(name, least);
    const range = { name: purse(name), least: signed(least, lang), most: signed(most, lang) };
    return words.say(text, { ...range, mean: signed(mean, lang) });
  };
  if (seen.then) {
    const { tries } = seen.then;
    const most = weighty(seen.then.numbers);
    const always = most.filter((one) => one.least === one.most);
    for (const [key, numbers] of [
      ['preview-all', always],
      ['preview-then', most.filter((one) => !always.includes(one))],
    ] as const)
      if (numbers.length)
        sure.push(
          words.say(key, { tries, what: numbers.map((one) => spread(one, 'preview-range')).join(', ') }),
        );
  }
  const certain = (seen.then?.numbers ?? []).filter(
    ({ name, least, most }) => least === most && most !== 0 && !same.has(`${name} ${most}`),
  );
  const short = fitting(
    (own.length ? own : certain.map(({ name, least }) => ({ name, by: least })))
      .filter(({ name }) => brief?.includes(name) ?? true)
      .map(({ name, by }) => change(name, by)),
  );
  return {
    short,
    sure,
    told: seen.events.filter(({ key }) => !dull.includes(key)).map((event) => words.event(event)),
    next: nextOf(seen, words, seat, goesOn ?? null, calls),
    odds: oddsOf(seen, words, spread),
    final: seen.final ? words.say('preview-final', { why: seen.final }) : '',
    loses: losesOf(seen, words),
    ends: seen.next.over ? words.say('preview-next-over') : '',
  };
}

/** As many as a button has room for; that there is more is said, so that two options do not look alike. */
function fitting(changes: string[]): string {
  let said = '';
  for (const one of changes) {
    const next = said ? `${said}, ${one}` : one;
    if (next.length > SHORT) return said ? `${said}, …` : '';
    said = next;
  }
  return said;
}

/** The options that say something: not to pass, and not to be done. A yes or no is said by its question. */
function things(options: Value[]): Value[] {
  const some = options.filter((value) => !ENDS.has(value));
  return some.length > 2 || some.some((value) => String(value).includes(':')) ? some : [];
}

function nextOf(
  seen: OptionPreview,
  words: Words,
  seat: number,
  goesOn: string | null,
  calls: Calls,
): string {
  const { seats, chance, over, key, params, options } = seen.next;
  const out: string[] = [];
  if (chance) out.push(words.say('preview-next-chance'));
  if (over) out.push(words.say('preview-next-over'));
  if (seats.length === 1 && seats[0] === seat) {
    const question = goesOn ?? (key && words.question(key, params));
    const among = things(options).map((value) => calls(key, value));
    if (question && among.length && !goesOn)
      out.push(words.say('preview-next-among', { question, options: among.join(', ') }));
    else out.push(words.say(question ? 'preview-next-you' : 'preview-next-again', { question }));
  } else if (seats.length)
    out.push(
      words.say('preview-next-seats', { who: seats.map((one) => words.label(`seat:${one}`)).join(', ') }),
    );
  return out.join(' ');
}

/** What the odds say of numbers that was not said before: by the seat's own choices, or for sure. */
function news({ seat, numbers, then, odds }: OptionPreview): Spread[] {
  const said = new Set([
    ...numbers.filter((one) => one.seat === seat).map(({ name, by }) => `${name} ${by} ${by}`),
    ...(then?.numbers ?? []).map(({ name, least, most }) => `${name} ${least} ${most}`),
  ]);
  return (odds?.numbers ?? []).filter(({ name, least, most }) => !said.has(`${name} ${least} ${most}`));
}

function oddsOf(seen: OptionPreview, words: Words, spread: (one: Spread) => string): Foretold['odds'] {
  const { odds } = seen;
  if (!odds) return null;
  const { tries } = odds;
  const results = odds.results
    .slice(0, FEW)
    .map(({ kind, params, count }) =>
      words.say('preview-odds-result', { count, tries, what: words.say(`moment-${kind}`, params, 'odds') }),
    );
  const lines = [...results, ...weighty(news(seen)).map((one) => spread(one))];
  return lines.length
    ? { head: words.say(odds.answers ? 'preview-odds-answers' : 'preview-odds', { tries }), lines }
    : null;
}

/** The few numbers that change most. */
const weighty = (numbers: Spread[]): Spread[] =>
  [...numbers].sort((a, b) => weight(b) - weight(a)).slice(0, FEW);
const weight = ({ least, most, mean }: Spread): number => Math.abs(mean) + (most - least) / 10;

function losesOf({ loses, odds }: OptionPreview, words: Words): string {
  if (!loses) return '';
  return odds?.loses
    ? words.say('preview-loses', { count: odds.loses, tries: odds.tries })
    : words.say('preview-loses-short');
}

/** Is there anything worth showing? */
export const says = (one: Foretold): boolean =>
  Boolean(one.sure.length || one.told.length || one.next || one.odds || one.final || one.loses);

/** The answer that closes a set with this much chosen. */
export const closing = (chosen: Value[]): Value =>
  chosen.length === 1 ? `+${chosen[0]}` : chosen.join('+') || '-';
