import { api } from '../api/http.ts';
import type { AidText, CardInfo, Lang, RulesText } from '../api/model.ts';

/** Asks once for a game and a language, again only after a failure. */
function once<T>(ask: (game: string) => Promise<T>): (game: string, lang: Lang) => Promise<T> {
  const loaded = new Map<string, Promise<T>>();
  return (game, lang) => {
    const key = `${game}/${lang}`;
    let found = loaded.get(key);
    if (!found) {
      found = ask(game);
      found.catch(() => loaded.delete(key));
      loaded.set(key, found);
    }
    return found;
  };
}

export const rulesOf = once<RulesText>((game) => api.rules(game));
export const aidOf = once<AidText>((game) => api.aid(game));
export const cardsOf = once<CardInfo[]>((game) => api.cards(game));
