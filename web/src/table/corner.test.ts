import { describe, expect, it } from 'vitest';
import { freeCorner, type Box } from './corner.ts';

const BOARD: Box = { left: 100, top: 50, right: 1100, bottom: 650 };
const at = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const corner = (...answers: Box[]) => freeCorner(BOARD, 340, 200, 12, answers);

describe('a panel over the board', () => {
  it('lies at the lower right where no answer lies there', () => {
    expect(corner()).toBe('bottom right');
    expect(corner(at(120, 60, 100, 100))).toBe('bottom right');
  });
  it('goes to another corner rather than cover an answer', () => {
    expect(corner(at(1000, 500, 80, 40))).toBe('top right');
    expect(corner(at(1000, 60, 80, 580))).toBe('bottom left');
    expect(corner(at(1000, 60, 80, 580), at(200, 600, 80, 40))).toBe('top left');
  });
  it('has no place where answers lie in every corner', () => {
    expect(corner(at(110, 60, 980, 580))).toBeNull();
  });
  it('may touch an answer without covering it', () => {
    expect(corner(at(648, 440, 100, 100))).toBe('bottom right');
  });
});
