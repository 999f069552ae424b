/** The Glory track along the edge of the board: a hundred spaces, 25 a side, clockwise from the upper right corner. */
type Point = [number, number];

export const ROUND = 100;
const SIDE = ROUND / 4;

/** Where a space lies when the middle of the track is `inset` from the edge of the 1000 x 1000 board. */
export function spaceAt(glory: number, inset: number): Point {
  const at = ((glory % ROUND) + ROUND) % ROUND;
  const along = inset + ((1000 - 2 * inset) * (at % SIDE)) / SIDE;
  const [near, far] = [inset, 1000 - inset];
  return (
    [
      [far, along],
      [1000 - along, far],
      [near, 1000 - along],
      [along, near],
    ] as Point[]
  )[Math.floor(at / SIDE)]!;
}

/** How often a marker has gone all the way round. */
export const rounds = (glory: number): number => Math.max(0, Math.floor(glory / ROUND));

/** Where the markers of the seats stand; those on one space lie in a row towards the middle of the board. */
export function markers(glory: readonly number[], inset: number, width: number): Point[] {
  return glory.map((count, seat) => {
    const [x, y] = spaceAt(count, inset);
    const below = glory.slice(0, seat).filter((other) => (other - count) % ROUND === 0).length;
    const inwards = (v: number): number => Math.sign(500 - v) * (v === inset || v === 1000 - inset ? 1 : 0);
    return [x + inwards(x) * below * width, y + inwards(y) * below * width];
  });
}
