import { describe, expect, it } from 'vitest';
import { isQuestion, parts, pieces, ranked, search, sections } from './rules.ts';

const clauses = [
  {
    id: 'BR-1.1',
    text: 'Each player controls one clan.',
    section: 'Goal',
    note: false,
    kind: 'rule',
    drawn: 0,
  },
  {
    id: 'BR-9.6',
    text: 'A player with 0 Rage takes no turn.',
    section: 'Action',
    note: false,
    kind: 'rule',
    drawn: 0,
  },
  { id: 'BR-9.7', text: 'Rage may come back.', section: 'Action', note: false, kind: 'rule', drawn: 0 },
];

describe('the rules', () => {
  it('are found by every word, in any order, and by id', () => {
    expect(search(clauses, 'turn rage').map((c) => c.id)).toEqual(['BR-9.6']);
    expect(search(clauses, 'br-9').map((c) => c.id)).toEqual(['BR-9.6', 'BR-9.7']);
    expect(search(clauses, '  ')).toHaveLength(3);
  });
  it('answer a question in the order of relevance', () => {
    expect(isQuestion('BR-9.6')).toBe(false);
    expect(isQuestion('  rage ')).toBe(false);
    expect(isQuestion('who has no rage')).toBe(true);
    expect(ranked(clauses, ['BR-9.7', 'BR-0.0', 'BR-1.1']).map((c) => c.id)).toEqual(['BR-9.7', 'BR-1.1']);
  });
  it('are grouped by section', () => {
    expect(sections(clauses).map((s) => [s.title, s.clauses.length])).toEqual([
      ['Goal', 1],
      ['Action', 2],
    ]);
  });
  it('keep their bold words', () => {
    expect(pieces('**Step A** then `x`.')).toEqual([
      { text: 'Step A', bold: true, code: false },
      { text: ' then ', bold: false, code: false },
      { text: 'x', bold: false, code: true },
      { text: '.', bold: false, code: false },
    ]);
  });
  it('show the table below them, stars of their own kept', () => {
    const { words, rows } = parts('*Costs*, all:\n| what | cost * |\n| ship | 2 |');
    expect(words).toBe('*Costs*, all:');
    expect(rows).toEqual([
      ['what', 'cost *'],
      ['ship', '2'],
    ]);
    expect(pieces(words)[0]?.text).toBe('Costs, all:');
    expect(pieces('cost *')[0]?.text).toBe('cost *');
  });
  it('mark our own rulings', () => {
    expect(pieces('They touch. **[R: BR-A01]**').at(-1)).toEqual({
      text: '',
      bold: false,
      code: false,
      ruling: 'BR-A01',
    });
  });
});
