/** Drawings on a 64 x 64 grid, and the runes of the Scene cards as strokes on a 24 x 24 grid. */
export const RUNES: Record<string, string> = {
  f: 'M8 22V2M8 9l8-5M8 15l8-5',
  u: 'M6 22V3l11 7v12',
  t: 'M8 22V2M8 6l8 6-8 6',
  a: 'M8 22V2l8 5M8 9l8 5',
  r: 'M7 22V2l9 5-8 5 9 10',
  k: 'M16 3 7 12l9 9',
};

export const ART: Record<string, string> = {
  melee: 'M44 6c8 4 12 12 10 21-6 6-13 8-21 6L14 58l-7-7 24-20c-3-8-1-17 13-25zM14 46l5 5-3 3-5-5z',
  ranged:
    'M12 6c24 6 40 22 46 46l-7-3C45 30 34 19 15 13zM8 56l31-35 4 4L9 57zM44 12l8 0 0 8-5 2-5-5zM6 48l10 10-12 2z',
  defense:
    'M32 4 56 12v18c0 15-9 24-24 30C17 54 8 45 8 30V12zm0 8L16 17v13c0 10 5 17 16 22zM32 24l10 6-10 6-10-6z',
  number: 'M32 6l7 17 18 2-14 12 5 18-16-10-16 10 5-18L7 25l18-2z',
  universal: 'M20 4h8v14h8V4h8v20l8 6v12L40 60H24L12 42V30l8-6zM26 34v8h12v-8z',
  special: 'M32 4c3 12 9 20 22 24-13 4-19 12-22 32-3-20-9-28-22-32C23 24 29 16 32 4z',
  stun: 'M32 6l5 12 13-4-4 13 12 5-12 5 4 13-13-4-5 12-5-12-13 4 4-13-12-5 12-5-4-13 13 4z',
  poison:
    'M32 4c12 16 18 24 18 34a18 18 0 0 1-36 0C14 28 20 20 32 4zm-6 30a4 4 0 1 0 0 8 4 4 0 0 0 0-8z' +
    'm12 0a4 4 0 1 0 0 8 4 4 0 0 0 0-8zM26 50h12v4H26z',
  crystal: 'M32 3 46 20 38 60H26L18 20zM32 12l-7 10 7 26 7-26zM10 26l8 8 2 20-8-6zM54 26l-8 8-2 20 8-6z',
};
