/** The board's own words; they come with the board, not with the first page. */
import type { Lang, Params } from '../../api/model.ts';
import { prefs } from '../../lib/prefs.svelte.ts';
import { Words } from '../../lib/words.svelte.ts';
import en from './text/en.ftl?raw';
import pl from './text/pl.ftl?raw';

const own: Record<Lang, Words> = { en: new Words('en', [en]), pl: new Words('pl', [pl]) };

export const gw = (id: string, params: Params = {}): string => own[prefs.lang].say(id, params);
