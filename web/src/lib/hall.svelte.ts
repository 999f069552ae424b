/** What every page of the hall needs: who I am and which games there are. */
import { api, Refused } from '../api/http.ts';
import type { GameInfo, Me } from '../api/model.ts';
import { ui } from './words.svelte.ts';

class Hall {
  me: Me | null = $state.raw(null);
  games: GameInfo[] = $state.raw([]);
  problem = $state('');
  ready = $state(false);

  async load(): Promise<void> {
    try {
      [this.me, this.games] = await Promise.all([api.me(), api.games()]);
      this.problem = '';
      this.ready = true;
    } catch (why) {
      this.problem = sentence(why);
    }
  }

  game(id: string): GameInfo | undefined {
    return this.games.find((g) => g.id === id);
  }
}

/** One sentence for whatever went wrong. */
export function sentence(why: unknown): string {
  if (why instanceof Refused && why.problem.sentence) {
    return why.problem.line === null || why.problem.line === undefined
      ? why.problem.sentence
      : ui('line', { line: why.problem.line, sentence: why.problem.sentence });
  }
  return ui('no-answer');
}

export const hall = new Hall();
