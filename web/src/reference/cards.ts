import type { CardInfo, Lang } from '../api/model.ts';

/** Without accents and in small letters: what people type. */
const folded = (text: string): string =>
  text.toLowerCase().replaceAll('ł', 'l').normalize('NFKD').replaceAll(/\p{M}/gu, '');

/** Does the component have every word of the query, or the beginning of one, as it stands? */
export function matches(card: CardInfo, query: string, lang: Lang): boolean {
  const own = folded(`${card.name[lang]} ${card.text[lang]} ${card.facts[lang]}`);
  return folded(query)
    .split(/\s+/)
    .filter(Boolean)
    .every((word) => own.split(/[^\p{L}\p{N}]+/u).some((one) => one.startsWith(word)));
}

/** Where its values come from, as a word of ours: the house's mark goes before all others. */
export function sourceOf(source: string): 'house' | 'rulebook' | 'printed' {
  const marks = source.split('+');
  if (marks.includes('H')) return 'house';
  return marks.includes('S') ? 'rulebook' : 'printed';
}
