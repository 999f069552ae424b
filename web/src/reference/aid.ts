/** The little Markdown of a player aid: headings, paragraphs, lists, the legend of the signs, tables. */

export interface Piece {
  kind: 'text' | 'bold' | 'sign';
  text: string;
}
export type Block =
  | { kind: 'text'; text: Piece[] }
  | { kind: 'steps' | 'list' | 'legend'; items: Piece[][] }
  | { kind: 'table'; head: Piece[][]; rows: Piece[][][] };
export interface Part {
  title: Piece[];
  blocks: Block[];
}

/** `**bold**` and `[[sign]]`; what stands behind `=` in a sign is for the terminal. */
export function pieces(line: string): Piece[] {
  return line
    .split(/(\*\*[^*]+\*\*|\[\[[^\]]+\]\])/)
    .filter(Boolean)
    .map((part) =>
      part.startsWith('**')
        ? { kind: 'bold', text: part.slice(2, -2) }
        : part.startsWith('[[')
          ? { kind: 'sign', text: part.slice(2, -2).replace(/=.*/, '') }
          : { kind: 'text', text: part },
    );
}

const LISTS: [RegExp, 'steps' | 'list' | 'legend'][] = [
  [/^\d+\. /, 'steps'],
  [/^- /, 'list'],
  [/^\* /, 'legend'],
];

const cells = (line: string): Piece[][] =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map((cell) => pieces(cell.trim()));

/** The parts of an aid; the first one, without a title, is what stands before the first heading. */
export function read(markdown: string): Part[] {
  const parts: Part[] = [{ title: [], blocks: [] }];
  let open = false; // the block that is going on takes the next line
  for (const line of markdown.split('\n')) {
    const blocks = parts.at(-1)!.blocks;
    const last = open ? blocks.at(-1) : undefined;
    const list = LISTS.find(([start]) => start.test(line));
    open = line.trim() !== '';
    if (!open || line.startsWith('# ')) continue;
    if (line.startsWith('## ')) parts.push({ title: pieces(line.slice(3)), blocks: [] });
    else if (list) {
      const item = pieces(line.replace(list[0], ''));
      if (last?.kind === list[1]) last.items.push(item);
      else blocks.push({ kind: list[1], items: [item] });
    } else if (line.startsWith('|')) {
      if (last?.kind !== 'table') blocks.push({ kind: 'table', head: cells(line), rows: [] });
      else if (!/^[|:\s-]+$/.test(line)) last.rows.push(cells(line));
    } else if (last?.kind === 'text') last.text.push(...pieces(` ${line}`));
    else blocks.push({ kind: 'text', text: pieces(line) });
  }
  return parts;
}
