/** The sentence of a refusal, from the texts that the client has. */
import type { Lang, Problem } from '../api/model.ts';
import { ui, wordsFor } from '../lib/words.svelte.ts';

/** What a page says otherwise than a hall: it has no server that could have failed. */
const OWN: Record<string, string> = {
  storage: 'page-storage',
  'server-error': 'page-error',
  'rules-broke': 'page-rules-broke',
};

export async function sentenceOf(problem: Problem, lang: Lang, game: string): Promise<string> {
  const own = OWN[problem.key];
  if (own) return ui(own);
  try {
    const words = await wordsFor(game || 'common', lang);
    return words.reason({ key: problem.key, params: problem.params ?? {} });
  } catch {
    return '';
  }
}
