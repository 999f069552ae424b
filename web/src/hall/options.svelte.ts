import type { Value } from '../api/model.ts';
import { hall } from '../lib/hall.svelte.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import { humanize, ui, wordsFor } from '../lib/words.svelte.ts';
import { hallFor } from '../games/registry.ts';

/** A file that an option carries goes by what stands before its text: `winter_gifts.20607b32.…`. */
const nameOf = (choice: string): string => (choice.length > 60 ? choice.split('.')[0]! : choice);

/** The options of a table that are not as usual, each as "Title: choice". */
export async function optionsOf(id: string, options: Record<string, Value>): Promise<string[]> {
  const game = hall.game(id);
  const words = await wordsFor(id, prefs.lang).catch(() => null);
  return (game?.options ?? [])
    .filter((option) => option.name in options && options[option.name] !== option.default)
    .map((option) => {
      const choice = options[option.name]!;
      const kind = hallFor(id)?.kinds?.[option.name] ?? option.name.replace(/_\d+$/, '');
      const key = [
        `opt-${option.name}-${choice}`,
        `do-${choice}`,
        `${kind}-${choice}`,
        `ui-choice-${choice}`,
      ].find((each) => words?.has(each));
      const said =
        key && words
          ? words.say(key)
          : choice === 'yes' || choice === 'no'
            ? ui(choice)
            : typeof choice === 'string'
              ? humanize(nameOf(choice))
              : String(choice);
      return `${option.title[prefs.lang]}: ${said}`;
    });
}
