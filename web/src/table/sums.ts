/** The sign before a part of a sum; what takes away and is 0 this time (-0) still takes away. */
export const signOf = (count: number, first: boolean): string =>
  count < 0 || Object.is(count, -0) ? '−' : first ? '' : '+';
