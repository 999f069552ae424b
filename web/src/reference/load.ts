import { api } from '../api/http.ts';
import type { Lang, RulesText } from '../api/model.ts';

const loaded = new Map<string, Promise<RulesText>>();

export function rulesOf(game: string, lang: Lang): Promise<RulesText> {
  const key = `${game}/${lang}`;
  let found = loaded.get(key);
  if (!found) {
    found = api.rules(game);
    found.catch(() => loaded.delete(key));
    loaded.set(key, found);
  }
  return found;
}
