/** Small helpers for drawings: everything is computed from a fixed seed, so a cover always looks the same. */

export function seeded(seed: number): () => number {
  let a = seed >>> 0;
  return () => {
    a = (a + 0x6d2b79f5) >>> 0;
    let t = Math.imul(a ^ (a >>> 15), a | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

const n = (x: number): string => x.toFixed(1);

/** Branches of a tree as one path per thickness, and the tips where leaves grow. */
export function tree(
  x: number,
  y: number,
  length: number,
  depth: number,
  seed: number,
): { wood: { d: string; width: number }[]; tips: [number, number][] } {
  const random = seeded(seed);
  const paths: string[] = Array.from({ length: depth + 1 }, () => '');
  const tips: [number, number][] = [];
  const grow = (x0: number, y0: number, angle: number, size: number, left: number): void => {
    const bend = angle + (random() - 0.5) * 0.35;
    const x1 = x0 + Math.cos(angle) * size * 0.5;
    const y1 = y0 + Math.sin(angle) * size * 0.5;
    const x2 = x1 + Math.cos(bend) * size * 0.5;
    const y2 = y1 + Math.sin(bend) * size * 0.5;
    paths[left] += `M${n(x0)} ${n(y0)}Q${n(x1)} ${n(y1)} ${n(x2)} ${n(y2)}`;
    if (left <= 2) tips.push([x2, y2]);
    if (left === 0) return;
    const forks = left > 3 ? 3 : 2;
    for (let i = 0; i < forks; i++) {
      const spread = (i - (forks - 1) / 2) * (1.35 / forks + 0.25) + (random() - 0.5) * 0.4;
      grow(x2, y2, bend + spread, size * (0.68 + random() * 0.14), left - 1);
    }
  };
  grow(x, y, -Math.PI / 2, length, depth);
  return { wood: paths.map((d, left) => ({ d, width: 1 + left ** 1.75 * 1.05 })), tips };
}

/** A ring sector seen from the side: an ellipse of radii (rx, rx * flat), with the given thickness below. */
export function land(
  cx: number,
  cy: number,
  inner: number,
  outer: number,
  flat: number,
  from: number,
  to: number,
  seed: number,
): { top: string; side: string; middle: [number, number] } {
  const random = seeded(seed);
  const at = (r: number, a: number): [number, number] => [cx + r * Math.sin(a), cy - r * flat * Math.cos(a)];
  const steps = 9;
  const rim: [number, number][] = [];
  for (let i = 0; i <= steps; i++)
    rim.push(at(outer + (random() - 0.5) * outer * 0.06, from + ((to - from) * i) / steps));
  const hole: [number, number][] = [];
  for (let i = steps; i >= 0; i--)
    hole.push(at(inner + (random() - 0.5) * inner * 0.07, from + ((to - from) * i) / steps));
  const line = (points: [number, number][]): string => points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L');
  return {
    top: `M${line([...rim, ...hole])}Z`,
    side: `M${line([...rim, ...hole])}Z`,
    middle: at((inner + outer) / 2, (from + to) / 2),
  };
}

/** A ragged mountain ridge from left to right, closed along the bottom. */
export function ridge(
  width: number,
  base: number,
  height: number,
  bottom: number,
  steps: number,
  seed: number,
): string {
  const random = seeded(seed);
  let d = `M0 ${bottom}L0 ${n(base)}`;
  for (let i = 1; i <= steps; i++) {
    const x = (width * i) / steps;
    const y = base - (i % 2 ? height * (0.45 + random() * 0.55) : height * random() * 0.3);
    d += `L${n(x - width / steps / 2 + random() * 8)} ${n(y)}L${n(x)} ${n(base - height * random() * 0.2)}`;
  }
  return `${d}L${width} ${bottom}Z`;
}

export function stars(
  count: number,
  width: number,
  height: number,
  seed: number,
): { x: number; y: number; r: number }[] {
  const random = seeded(seed);
  return Array.from({ length: count }, () => ({
    x: random() * width,
    y: random() * height,
    r: 0.5 + random() * 1.1,
  }));
}
