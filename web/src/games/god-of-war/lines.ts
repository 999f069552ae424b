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

/** How a language says what a card shows by itself. */
export interface Seen {
  /** Whole sentences that have a shorter form. */
  shorter?: Readonly<Record<string, string>>;
  /** How sentences begin that tell which tokens lie here, or may. */
  laid?: readonly string[];
  /** How it is said that somebody is defeated: of a defeated Enemy that is over. */
  defeated?: string;
  /** How a card of the Scene is turned over, by its place, and how this one is. */
  turned?: readonly string[];
  turnedHere?: string;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** A token is named where it lies elsewhere, and once in a sentence; „Fire”, or Fire before the word token. */
function unnamed(text: string, name: string, here: boolean): string {
  let named = here;
  return text.replace(
    new RegExp(`\\s*[„“]${escaped(name)}”|\\b${escaped(name)} (?=tokens?\\b)`, 'giu'),
    (found) => {
      if (named) return '';
      named = true;
      return found;
    },
  );
}

/**
 * Attacks are shown by signs with their strength now, so their sentences are left out. A defeated Enemy does nothing:
 * what it did is left out as well. What lies on the card is seen, and which card is meant by its own place.
 */
export function cardLines(
  card: SceneCardFacts,
  text: string,
  label: (value: string) => string,
  seen: Seen = {},
  tokens: readonly string[] = card.tokens,
): CardLine[] {
  const { shorter = {}, laid = [], defeated = '', turned = [], turnedHere = '' } = seen;
  const out: CardLine[] = [];
  const dead = card.enemy?.defeated ?? false;
  const brief = (told: string): string => {
    const once = tokens.reduce((so, token) => unnamed(so, label(token), card.tokens.includes(token)), told);
    return turned.reduce(
      (so, how) => so.replace(new RegExp(`${escaped(how)}(?!, [\\p{Lu}\\d])`, 'u'), turnedHere),
      once,
    );
  };
  for (const sentence of text.split(/(?<=\.)\s+(?=[\p{Lu}„“])/u)) {
    if (dead && defeated && sentence.includes(`${label(card.enemy!.enemy)} ${defeated}`)) continue;
    const named = RUNE.exec(sentence);
    const reaction = named ? card.runes.find((r) => r.rune === BY_NAME.get(named[1]!)) : undefined;
    if (named && reaction) {
      const strikes = !named[2] && reaction.attacks.length > 0;
      if (dead && (strikes || (reaction.enemy_box && !reaction.box && !reaction.flip))) continue;
      out.push({
        rune: reaction.rune,
        spot: '',
        text: strikes ? '' : capital(brief(sentence.slice(named[0].length))),
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
        text: brief(sentence.slice(quoted.index + quoted[0].length)),
        shown: null,
      });
    else if (card.tokens.length && laid.some((begins) => sentence.startsWith(begins))) continue;
    else if (sentence && !(dead && shorter[sentence]))
      out.push({ rune: '', spot: '', text: shorter[sentence] ?? brief(sentence), shown: null });
  }
  return out;
}
