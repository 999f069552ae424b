/** Moments in words: what a step says, and what a moment comes to in one line. */
import type { Words } from '../lib/words.svelte.ts';
import { faces } from './faces.svelte.ts';
import { gist, type Moment } from './moments.ts';
import type { Beat, Unit } from './units.ts';

/** So many events are told in full where there is room for one line. */
export const FEW = 3;

/** What a moment is about; once it is over, how it ended and what came of it. */
export function summed(moment: Moment, words: Words, ended = moment.to !== null): string {
  const came = (ended ? faces.game.came : faces.game.opens)?.(moment, words) ?? '';
  const said = words.moment(moment, ended);
  if (!came) return said;
  return said.includes(': ') ? `${said} (${came})` : `${said}: ${came}`;
}

/** A moment in one line: what happened, or what came of it where more than this happened. */
export function inOneLine(unit: Unit, words: Words, few = FEW): string {
  if (unit.moment && unit.events.length > few) {
    const told = unit.events.filter((event) => faces.game.gist?.includes(event.key)).slice(0, FEW);
    const came = told.map((event) => words.event(event)).join(' ');
    const head = summed(gist(unit.moment), words);
    return came ? `${head}. ${came}` : head;
  }
  return unit.events
    .slice(-FEW)
    .map((event) => words.event(event))
    .join(' ');
}

/** A moment that passes in one step, with everything that happened in it: its result alone would hide what was done. */
export function lines(unit: Unit, words: Words): string[] {
  if (unit.folded) return [inOneLine(unit, words, 1)];
  if (!unit.moment || unit.events.length <= FEW) return [inOneLine(unit, words)];
  const head = summed(unit.moment, words);
  const rest = unit.events.map((event) => words.event(event));
  const said = head.split('; '); // a heading may be made of its lines
  return [head, ...rest.filter((line) => !said.some((part) => part.endsWith(line.replace(/\.$/, ''))))];
}

/** What is read of a step. */
export function inWords(beat: Beat, unit: Unit | null, words: Words): string {
  if (beat.event) return words.event(beat.event);
  if (beat.what === 'line') return unit ? lines(unit, words).join(' ') : '';
  return beat.moment ? summed(beat.moment, words, beat.what === 'result') : '';
}
