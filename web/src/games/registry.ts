/** What a game adds to the generic table. Everything is optional but loaded on demand. */
import type { Component } from 'svelte';
import type { Value, View } from '../api/model.ts';

/** How a card looks; unknown cards get a plain frame. */
export interface Face {
  /** Colour family of the frame. */
  kind: string;
  /** Big number in the corner. */
  strength?: string;
  /** Small mark beside it, e.g. a cost. */
  cost?: number;
  god?: string;
  /** Path on a 64 x 64 grid for the picture. */
  art?: string;
  /** Path on a 24 x 24 grid, instead of a picture. */
  sign?: string;
  icon?: string;
  /** One line under the name: the kind in words. */
  line?: string;
  tag?: string;
}

export interface GameTable {
  Board: Component;
  Sheet: Component<{ seat: number; full?: boolean }>;
  Line: Component<{ seat: number }>;
  /** Opponents that hold no seat, below the players. */
  Rivals?: Component;
  Tip?: Component<{ value: string }>;
  /** A drawing of its own for cards, instead of the common frame. */
  Card?: Component<{ value: string }>;
  /** What stands on the button of an answer, instead of its name alone. */
  Option?: Component<{ value: Value; label: string }>;
  /** How the game ended, in more words than the totals. */
  Result?: Component;
  /** The own sheet is the main thing below the board; the hand is small or empty. */
  wide?: boolean;
  face: (value: string, words: { say(id: string): string; has(id: string): boolean }) => Face;
  /** Cards shown as the own hand. */
  hand: (view: View, seat: number) => (string | null)[];
  /** Cards of the hand that are already part of what is being played. */
  picked?: (view: View) => string[];
  status: (view: View) => { age?: number; phase?: string; text?: string };
  /** Opponents without a seat: the number whose colour they have, by the value that names them. */
  participant?: (view: View, value: unknown) => number | null;
  /** Events that stand over others like a heading. */
  heads?: string[];
  /** The board itself tells what happened since the last turn. */
  news?: (view: View) => boolean;
  /** Emblem of a seat. */
  emblem: (seat: number, view: View | null) => string;
  /** Number of the colour of a seat, where it is not the seat's own. */
  colour?: (seat: number, view: View) => number;
}

const TABLES: Record<string, () => Promise<{ table: GameTable }>> = {
  'blood-rage': () => import('./blood-rage/index.ts'),
  'lords-of-ragnarok': () => import('./lords-of-ragnarok/index.ts'),
  'god-of-war': () => import('./god-of-war/index.ts'),
  'reavers-of-midgard': () => import('./reavers-of-midgard/index.ts'),
};

export async function tableFor(game: string): Promise<GameTable | null> {
  return (await TABLES[game]?.())?.table ?? null;
}
