/** Where something can lie over a board without covering an answer. */

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export type Corner = 'bottom right' | 'top right' | 'bottom left' | 'top left';
const CORNERS: readonly Corner[] = ['bottom right', 'top right', 'bottom left', 'top left'];

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;

/** The first corner of the board, this far from its edges, in which a panel of this size covers no answer; null if every one does. */
export function freeCorner(
  board: Box,
  width: number,
  height: number,
  edge: number,
  answers: readonly Box[],
): Corner | null {
  const lies = (corner: Corner): Box => {
    const [y, x] = corner.split(' ');
    const left = x === 'left' ? board.left + edge : board.right - edge - width;
    const top = y === 'top' ? board.top + edge : board.bottom - edge - height;
    return { left, top, right: left + width, bottom: top + height };
  };
  return CORNERS.find((corner) => !answers.some((answer) => meet(lies(corner), answer))) ?? null;
}
