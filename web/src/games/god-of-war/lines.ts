/** The text of a Scene card line by line, as the card shows it: what a rune does, what a spot offers, the rest. */
import { RUNE_NAMES } from './content.ts';
import type { ReactionFacts, SceneCardFacts } from './facts.ts';

export interface CardLine {
  rune: string;
  spot: string;
  text: string;
  /** Signs say it all: the attacks of a rune. */
  shown: ReactionFacts | null;
}

const RUNE = new RegExp(`^(${Object.values(RUNE_NAMES).join('|')})( \\([^)]*\\))?: `);
const QUOTED = /[„“]([^”]*)”[\s,:]*/;
const BY_NAME = new Map(Object.entries(RUNE_NAMES).map(([value, name]) => [name, value]));

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/**
 * Attacks are shown by signs with their strength now, so their sentences are left out. A defeated Enemy does nothing:
 * what it did is left out as well. What was laid out when the Scene began (`laid`: how such a sentence begins) is seen.
 */
export function cardLines(
  card: SceneCardFacts,
  text: string,
  label: (value: string) => string,
  shorter: Readonly<Record<string, string>> = {},
  laid = '',
): CardLine[] {
  const out: CardLine[] = [];
  const dead = card.enemy?.defeated ?? false;
  for (const sentence of text.split(/(?<=\.)\s+(?=[\p{Lu}„“])/u)) {
    const named = RUNE.exec(sentence);
    const reaction = named ? card.runes.find((r) => r.rune === BY_NAME.get(named[1]!)) : undefined;
    if (named && reaction) {
      const strikes = !named[2] && reaction.attacks.length > 0;
      if (dead && (strikes || (reaction.enemy_box && !reaction.box && !reaction.flip))) continue;
      out.push({
        rune: reaction.rune,
        spot: '',
        text: strikes ? '' : capital(sentence.slice(named[0].length)),
        shown: strikes ? reaction : null,
      });
      continue;
    }
    const quoted = QUOTED.exec(sentence);
    const spot = quoted ? card.spots.find((value) => label(value) === quoted[1]) : undefined;
    if (quoted && spot && !out.some((line) => line.spot === spot))
      out.push({
        rune: '',
        spot,
        text: sentence.slice(quoted.index + quoted[0].length),
        shown: null,
      });
    else if (laid && card.tokens.length && sentence.startsWith(laid)) continue;
    else if (sentence && !(dead && shorter[sentence]))
      out.push({ rune: '', spot: '', text: shorter[sentence] ?? sentence, shown: null });
  }
  return out;
}
