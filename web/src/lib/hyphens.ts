/**
 * Where long words may be parted, as soft hyphens: not every browser brings rules of its own for every language, and a
 * word that is too long for its place would break anywhere. Syllables by sound: a few right places are enough.
 */
import type { Lang } from '../api/model.ts';

const SOFT = '\u00AD';

interface Speech {
  vowels: string;
  /** Letters that are one sound. */
  pairs: RegExp;
  /** Words of fewer letters stay whole. */
  least: number;
  /** So many letters stay together at the end of a word. */
  end: number;
}

const SPEECH: Record<Lang, Speech> = {
  pl: { vowels: 'aąeęioóuyé', pairs: /^(?:ch|cz|dz|dź|dż|rz|sz)/, least: 7, end: 2 },
  en: { vowels: 'aeiouyéø', pairs: /^(?:ch|sh|th|ph|ck|gh|wh|qu)/, least: 7, end: 3 },
};
/** Sounds that begin a syllable together with one of the second kind: "krwa", "stwo", "dra". */
const HARD = /^(?:[bcdfgkptwhsśz]|ch|th|sz|dz)$/;
const GLIDE = /^(?:[rlł]|rz)$/;
const STOP = /^[ptkbdgc]$/;
const W = /^w$/;
/** English ends that stay whole, also after a silent e. */
const ENDS = /(?:ment|ness|less|ful|tion|sion|ship|ward|land|stone|blood|hammer|breaker|bringer)s?$/;

/** A text whose long words may be parted. */
export function hyphenated(text: string, lang: Lang): string {
  return text.replaceAll(/\p{L}{7,}/gu, (word) => parted(word, lang).join(SOFT));
}

/** A word in the parts that may stand on lines of their own. */
export function parted(word: string, lang: Lang): string[] {
  const speech = SPEECH[lang];
  if (word.length < speech.least) return [word];
  const cuts = (lang === 'en' ? english(word) : null) ?? syllables(word, speech, lang);
  const parts: string[] = [];
  let from = 0;
  for (const cut of cuts)
    if (cut - from >= 2 && word.length - cut >= speech.end && cut >= 2) {
      parts.push(word.slice(from, cut));
      from = cut;
    }
  return [...parts, word.slice(from)];
}

function english(word: string): number[] | null {
  const end = ENDS.exec(word.toLowerCase());
  if (!end || end.index < 3) return null;
  return [...syllables(word.slice(0, end.index).replace(/e$/, ''), SPEECH.en, 'en'), end.index];
}

interface Sound {
  at: number;
  vowel: boolean;
  text: string;
}

function sounds(word: string, { vowels, pairs }: Speech, lang: Lang): Sound[] {
  const low = word.toLowerCase();
  const out: Sound[] = [];
  for (let at = 0; at < low.length;) {
    const pair = pairs.exec(low.slice(at))?.[0];
    const text = pair ?? low[at]!;
    // "nie": the i only softens what stands before it.
    const softens =
      lang === 'pl' && text === 'i' && out.at(-1)?.vowel === false && vowels.includes(low[at + 1] ?? '-');
    const last = out.at(-1);
    const vowel = vowels.includes(text) && !softens;
    if (softens && last) last.text += text;
    else if (vowel && last?.vowel && lang === 'en') last.text += text;
    else if (lang === 'en' && text === 'e' && at === low.length - 1 && last && !last.vowel) last.text += text;
    else out.push({ at, vowel, text });
    at += text.length;
  }
  return out;
}

/** Before which letters a new syllable begins. */
function syllables(word: string, speech: Speech, lang: Lang): number[] {
  const all = sounds(word, speech, lang);
  const cuts: number[] = [];
  let last = -1;
  all.forEach((sound, i) => {
    if (!sound.vowel) return;
    if (last >= 0 && i - last > 1) {
      // From the vowel before to this one: the last sound goes with this one, and those that begin it together.
      let first = i - 1;
      const bare = (at: number): string => all[at]?.text.replace(/(.)i$/, '$1') ?? '';
      const joins = (at: number): boolean =>
        at > last &&
        HARD.test(bare(at)) &&
        (GLIDE.test(bare(at + 1)) || (lang === 'pl' && W.test(bare(at + 1))));
      if (joins(first - 1)) first--;
      if (lang === 'pl' && GLIDE.test(bare(first - 1)) && W.test(bare(first)) && joins(first - 2)) first -= 2;
      if (first - 1 > last + 1 && bare(first - 1) === 's' && STOP.test(bare(first))) first--;
      cuts.push(all[first]!.at);
    }
    last = i;
  });
  return cuts;
}
