import { describe, expect, it } from 'vitest';
import { pieces, read } from './aid.ts';

describe('the player aid', () => {
  it('knows bold words and signs, and leaves the terminal its characters', () => {
    expect(pieces('[[health=♥]] **health** left')).toEqual([
      { kind: 'sign', text: 'health' },
      { kind: 'text', text: ' ' },
      { kind: 'bold', text: 'health' },
      { kind: 'text', text: ' left' },
    ]);
    expect(pieces('[[-die > 3food]]')).toEqual([{ kind: 'sign', text: '-die > 3food' }]);
  });

  it('has parts with paragraphs, steps, lists and the legend', () => {
    const [before, turn] = read(
      '# Title\n\nOne\ntwo\n\n## A turn\n1. a\n2. b\n\n- c\n* [[x]] d\n* [[y]] e\n',
    );
    expect(before!.blocks).toEqual([
      {
        kind: 'text',
        text: [
          { kind: 'text', text: 'One' },
          { kind: 'text', text: ' two' },
        ],
      },
    ]);
    expect(turn!.title).toEqual([{ kind: 'text', text: 'A turn' }]);
    expect(turn!.blocks.map((block) => [block.kind, 'items' in block ? block.items.length : 0])).toEqual([
      ['steps', 2],
      ['list', 1],
      ['legend', 2],
    ]);
  });

  it('reads tables with their heads, also an empty corner and minus signs', () => {
    const [part] = read('| | 2 |\n|---|---|\n| cost | - |\n| - | - |\n');
    expect(part!.blocks).toHaveLength(1);
    const table = part!.blocks[0]!;
    if (table.kind !== 'table') throw new Error('no table');
    expect(table.head).toEqual([[], [{ kind: 'text', text: '2' }]]);
    expect(table.rows[0]).toEqual([[{ kind: 'text', text: 'cost' }], [{ kind: 'text', text: '-' }]]);
  });
});
