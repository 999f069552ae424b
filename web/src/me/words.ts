/** The words of a person's own pages. */
import { wordsIn } from '../lib/words.svelte.ts';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';

export const my = wordsIn([en], [pl]);
