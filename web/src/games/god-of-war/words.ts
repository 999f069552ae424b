/** The board's own words; they come with the board, not with the first page. */
import { wordsIn } from '../../lib/words.svelte.ts';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';

export const gw = wordsIn([en], [pl]);

/** A Rage ability without its Hero, where the Hero stands beside it. */
export const bare = (ability: string): string => ability.replace(/ \([^)]*\)$/, '');
