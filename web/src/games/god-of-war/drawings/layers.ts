/** Pictures on a 64 x 64 grid: layers from back to front, each a colour and a path; `both` is mirrored as well. */
export interface Layer {
  fill: string;
  d: string;
  both?: boolean;
}
export interface Picture {
  /** Behind everything: the light of the place. */
  sky: string;
  layers: Layer[];
}

export const one = (fill: string, d: string): Layer => ({ fill, d });
export const both = (fill: string, d: string): Layer => ({ fill, d, both: true });
