import { resolve } from 'node:path';
import { loadPyodide, type PyodideAPI } from 'pyodide';
import { beforeAll, describe, expect, it } from 'vitest';

const SOURCE = resolve(import.meta.dirname, '../../../src');
const BEGUN = `
import sys; sys.path.insert(0, '/source'); sys.dont_write_bytecode = True
import meadhall
from meadhall.bots import LEVELS, advise, decide
from meadhall.review import review
def begun():
    game = meadhall.new('blood-rage', 2, '7')
    return game, game.questions[0]
`;
const DECIDED = `
game, question = begun()
[decide(level if LEVELS[level].seconds is None else level + ':20ms', game, question.seat, 1) in question.values
 for level in LEVELS]
`;
const ADVISED = `
game, question = begun()
[option.value in question.values for option in advise(game, question.seat, 1, 0.02).thought.options]
`;
const REVIEWED = `
game, dice = meadhall.new('god-of-war', 1, '7'), 0
while not game.over:
    dice += 1
    game.answer(game.questions[0].seat, decide('random', game, game.questions[0].seat, dice))
found = review(game, 0.0)
[len(found.curve) > 1, len(found.choices) > 0]
`;

describe('the Python of the page', () => {
  let python: PyodideAPI;
  const run = (code: string): boolean[] => (python.runPython(code) as { toJs(): boolean[] }).toJs();

  beforeAll(async () => {
    python = await loadPyodide();
    python.mountNodeFS('/source', SOURCE);
    python.runPython(BEGUN);
  }, 60_000);

  it('thinks at every level', () => {
    expect(run(DECIDED)).toEqual([true, true, true, true, true]);
  }, 60_000);

  it('weighs options for a hint', () => {
    const found = run(ADVISED);
    expect(found.length).toBeGreaterThan(1);
    expect(found).not.toContain(false);
  }, 60_000);

  it('reviews a game', () => {
    expect(run(REVIEWED)).toEqual([true, true]);
  }, 60_000);
});
