import type { Clause } from '../api/model.ts';

/** Clauses that contain every word of the query, in their order. */
export function search(clauses: Clause[], query: string): Clause[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return words.length
    ? clauses.filter((c) => words.every((w) => `${c.id} ${c.section} ${c.text}`.toLowerCase().includes(w)))
    : clauses;
}

/** What is looked up as it stands: an id, or a single word that is still being typed. Anything longer is a question. */
export const isQuestion = (query: string): boolean => /\S\s+\S/.test(query.trim());

/** The clauses with these ids, in the order of the ids. */
export function ranked(clauses: Clause[], ids: string[]): Clause[] {
  const known = new Map(clauses.map((c) => [c.id, c]));
  return ids.map((id) => known.get(id)).filter((c) => c !== undefined);
}

export interface Section {
  title: string;
  clauses: Clause[];
}

export function sections(clauses: Clause[]): Section[] {
  const made: Section[] = [];
  for (const clause of clauses) {
    const last = made.at(-1);
    if (last?.title === clause.section) last.clauses.push(clause);
    else made.push({ title: clause.section, clauses: [clause] });
  }
  return made;
}

export type Piece = {
  text: string;
  bold: boolean;
  code: boolean;
  /** Number of our ruling where the printed rules are silent. */ ruling?: string;
  /** A clause that is named. */ clause?: string;
};

const NAMED = /((?<![\w-])[A-Z]+-[A-Z]*\d+(?:\.\d+)*[a-z]?(?![\w-]|\.\d))/;

/** Words with the clauses they name. */
function linked(text: string): Piece[] {
  return text
    .split(NAMED)
    .filter(Boolean)
    .map((part) => ({
      text: part,
      bold: false,
      code: false,
      ...(NAMED.test(part) ? { clause: part } : {}),
    }));
}

/** The words of a clause, and the rows of the table below them, the first of them its head. */
export function parts(text: string): { words: string; rows: string[][] } {
  const lines = text.split('\n');
  const rows = lines.filter((line) => line.startsWith('| '));
  return {
    words: lines.filter((line) => !line.startsWith('| ')).join('\n'),
    rows: rows.map((row) => row.slice(2, -2).split(' | ')),
  };
}

/** The little Markdown of a clause: **bold**, `code` and **[R: ruling]**. */
export function pieces(text: string): Piece[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`)/)
    .filter(Boolean)
    .flatMap((part) =>
      part.startsWith('**[R: ')
        ? { text: '', bold: false, code: false, ruling: part.slice(6, -3) }
        : part.startsWith('**')
          ? { text: part.slice(2, -2), bold: true, code: false }
          : part.startsWith('`')
            ? { text: part.slice(1, -1), bold: false, code: true }
            : linked(part.replace(/\*(?=\S)|(?<=\S)\*/g, '')),
    );
}
