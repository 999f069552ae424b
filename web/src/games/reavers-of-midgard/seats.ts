/** A seat is known by its emblem as well as by its colour; none of them is the symbol of a clan. */
const SEATS = ['wolf', 'axe', 'serpent', 'bear'];

export const emblem = (seat: number): string => SEATS[seat] ?? 'wolf';
