/** Names in narrow places: where a long word may be broken, so that a break shows its hyphen. */
const VOWEL = '[aeiouyąęóáéíöœü]';
/** Letters that stand for one sound are not parted. */
const CONSONANT = '(?:ch|cz|dz|dź|dż|rz|sz|th|[bcdfghjklłmnprstvwzćńśźżð])';
const BETWEEN = new RegExp(`(${VOWEL})(?=${CONSONANT}${VOWEL})`, 'giu');
const TWO = new RegExp(`(${VOWEL}(?!ch|cz|dz|rz|sz|th)${CONSONANT})(?=${CONSONANT}${VOWEL})`, 'giu');
const SHY = '\u00ad';

/** A word of nine letters and more gets soft hyphens between syllables, with two letters at least on either side. */
export function breakable(name: string): string {
  return name.replaceAll(/\p{L}{9,}/gu, (word) =>
    word
      .replaceAll(TWO, `$1${SHY}`)
      .replaceAll(BETWEEN, `$1${SHY}`)
      .replace(new RegExp(`^(.)${SHY}`), '$1')
      .replace(new RegExp(`${SHY}(.)$`), '$1'),
  );
}
