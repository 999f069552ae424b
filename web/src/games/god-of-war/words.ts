/** The board's own words; they come with the board, not with the first page. */
import { wordsIn } from '../../lib/words.svelte.ts';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';

export const gw = wordsIn([en], [pl]);
