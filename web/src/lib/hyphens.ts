/**
 * Where a long word may be broken, with a hyphen: the browser's own dictionaries are not everywhere. Before the last
 * consonant between two vowels, which is right in Polish and readable in English.
 */
const SHY = '\u00ad';
const VOWEL = /[aąeęioóuyáéíýàèöøæǫ]/iu;
/** Letters that stay together. */
const PAIR = /^(ch|cz|dz|dź|dż|rz|sz|sh|th|ck|qu|[bcdfgkpt][rl])$/iu;
/** Shorter words stay whole; so many letters stay before and after a hyphen. */
const LONG = 7;
const LEAST = 3;

const hyphenatedWord = (word: string): string => {
  const letters = [...word];
  const vowel = letters.map((letter) => VOWEL.test(letter));
  let made = '';
  letters.forEach((letter, i) => {
    if (i >= LEAST && i <= letters.length - LEAST && breaks(letters, vowel, i)) made += SHY;
    made += letter;
  });
  return made;
};

/** The syllable that begins here: one consonant or a pair, then a vowel; before it some vowel. */
function breaks(letters: string[], vowel: boolean[], i: number): boolean {
  if (vowel[i] || !vowel.slice(0, i).includes(true)) return false;
  const pair = (at: number): boolean => PAIR.test((letters[at] ?? '') + (letters[at + 1] ?? ''));
  return pair(i) ? Boolean(vowel[i + 2]) : Boolean(vowel[i + 1]) && !pair(i - 1);
}

export const hyphenated = (text: string): string =>
  text.replace(/\p{L}+/gu, (word) => ([...word].length < LONG ? word : hyphenatedWord(word)));
