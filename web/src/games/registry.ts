/**
 * What a game adds to the hall and the table. A game is a folder named after its id: `hall.ts` comes with the first
 * page, `index.ts` with its first table. A game without a folder is shown by the hall and the table all the same.
 */
import type { Component } from 'svelte';
import type { Params, GameEvent, Question, Value, View } from '../api/model.ts';
import type { Words } from '../lib/words.svelte.ts';
import type { Tune } from '../lib/sound.ts';
import type { Moment } from '../table/moments.ts';
import type { MomentKind } from '../table/units.ts';

/** A layer of a picture: its tone, and its path on a 64 x 64 grid. */
export type Layer = readonly [tone: 'ink' | 'mid' | 'pale' | 'glow' | 'cold', d: string];

/** How a card looks; unknown cards get a plain frame. */
export interface Face {
  /** Colour family of the frame. */
  kind: string;
  /** Big number in the corner. */
  strength?: string;
  /** Small mark beside it: what playing the card takes. */
  cost?: { icon: string; count: number; changed?: boolean };
  god?: string;
  /** Path on a 64 x 64 grid for the picture. */
  art?: string;
  /** A picture in several tones instead, and what fills the field behind it. */
  picture?: readonly Layer[];
  scene?: readonly Layer[];
  /** Path on a 24 x 24 grid, instead of a picture. */
  sign?: string;
  icon?: string;
  /** One line under the name: the kind in words. */
  line?: string;
  tag?: string;
}

/** What the hall shows of a game. */
export interface GameHall {
  Cover: Component;
  /** What the rules count as the stage of a game. */
  stage?: 'age' | 'round' | 'turn' | 'quest';
  /** The kind of component that an option's choices name, where the option is called otherwise. */
  kinds?: Record<string, string>;
}

/** A sum as it grows: what counts for whom, part by part; the total once the rules have counted it. */
export interface Sum {
  /** The value that names whose sum it is: a seat, a Monster, a Hero. */
  who: Value;
  parts: { label: string; count: number }[];
  total: number | null;
  /** Parts of different kinds that add up to nothing: a list of what came and went. */
  listed?: boolean;
}

type Say = { say(id: string): string; has(id: string): boolean };

/** A card that the box does not hold, as the expansion's file has it; `list` is where it stands there. */
export interface Added {
  id: string;
  list: string;
}

export interface GameTable {
  Board: Component;
  Sheet?: Component<{ seat: number; full?: boolean }>;
  Line?: Component<{ seat: number }>;
  /** The few numbers of the own seat, for the bar of a phone that lies: there is no sheet. */
  Own?: Component<{ seat: number }>;
  /** Opponents that hold no seat, below the players. */
  Rivals?: Component;
  Tip?: Component<{ value: string }>;
  /** A drawing of its own for cards, instead of the common frame. */
  Card?: Component<{ value: string; spoken?: boolean }>;
  /** What stands on the button of an answer, not its name alone; `priced`: its cost stands there, foretold. */
  Option?: Component<{ value: Value; label: string; priced?: boolean }>;
  /** A sign of the player aid, as the table draws it; the words beside it say what it is. */
  Sign?: Component<{ name: string }>;
  /** How the game ended, in more words than the totals. */
  Result?: Component;
  /** The own sheet is the main thing below the board; the hand is small or empty. */
  wide?: boolean;
  /** `view`: a position at which the card may cost something else than is printed on it. */
  face: (value: string, words: Say, view?: View) => Face;
  /** Cards shown as the own hand. */
  hand: (view: View, seat: number) => (string | null)[];
  /** Cards of the hand that are already part of what is being played. */
  picked?: (view: View) => string[];
  /** What is in sight as its own button also on a phone; there the question does not list it again. */
  inSight?: (view: View, seat: number, question: Question | null) => (Value | null)[];
  /** What is its own button on the sheet, wherever there is room for the sheet. */
  onSheet?: (view: View, seat: number) => Value[];
  /** Numbers of a preview that stand on the button of an answer; the others are told with it. All, if not named. */
  brief?: readonly string[] | ((question: Question, answer: Value) => readonly string[] | undefined);
  /** Sets that begin with what the rules propose: it is confirmed, or changed first. */
  proposes?: readonly string[];
  /** The cards of a set are named in the hand and places on the board: the question does not list them once more. */
  inPlace?: boolean;
  /** Every answer stands on the table with its key: the question lists them for whoever goes there by key. */
  once?: boolean;
  /** Answers, not of sets, that lie in the hand or on the board: the question does not list them once more. */
  held?: (question: Question, value: Value) => boolean;
  /** The answer that lets this question go, if the value belongs to a later one: a click ahead passes the rest. */
  ahead?: (question: Question, value: Value, view: View) => Value | null;
  /** Questions after an own answer that are the player's only where there is a choice: they stand for secrecy. */
  settles?: readonly string[];
  /** Questions whose set is an order: it is answered as soon as nothing can be added. */
  orders?: readonly string[];
  /** What an order asks for once this much of it is named; null if its question says so. */
  asks?: (question: Question, draft: readonly Value[]) => string | null;
  /** An order that is not given before it is confirmed, even if nothing can be added: its sum is read first. */
  confirms?: (draft: readonly Value[]) => boolean;
  /** Orders that one click gives: what they may begin with, how they are called by what they come to, what they do. */
  offers?: {
    of: (question: Question) => Value[];
    says: (comes: Params, words: Words) => string;
    does?: (comes: Params) => string;
  };
  /** What on the board stands for an answer: a click on it is a click on that. */
  standsFor?: (view: View, question: Question) => ReadonlyMap<Value, Value>;
  /** Questions whether somebody speaks up, which a seat may have put to it less often. */
  windows?: readonly string[];
  /** Goals of an order: they can be chosen, and shine, once its deed is. */
  goal?: (question: Question, value: Value) => boolean;
  /** Kinds of values that stand on the board. */
  places?: readonly string[];
  /** What is aimed at is a place of the board as well. */
  aims?: (question: Question, value: Value) => boolean;
  status: (view: View) => { text?: string; phase?: string };
  /** The big figure of a player and what it counts; null if the game has none. */
  score: (view: View, seat: number) => { count: number; label: string } | null;
  /** Who plays this seat, when nobody has given a name; empty if only the number tells. */
  called?: (seat: number, view: View | null, words: Say) => string;
  /** Opponents without a seat: the number whose colour they have, by the value that names them. */
  participant?: (view: View, value: unknown) => number | null;
  /** Events that stand over others like a heading. */
  heads?: readonly string[];
  /** Events for the record: who reads for what happened passes over them. */
  dull?: readonly string[];
  /** What is dull once it has happened, but says something of an option before. */
  foretold?: readonly string[];
  /** The cards of a hand lie side by side instead of over each other. */
  spread?: boolean;
  /** A card lying across, for a hand of more than can be read side by side. */
  Across?: Component<{ value: string }>;
  /** What an option is called by what lies on the table; null if its own name says it. */
  calls?: (view: View, key: string, value: Value, words: Words) => string | null;
  /** Options whose chance the game itself says: what came of tries by chance would speak against it. */
  exact?: (question: Question, value: Value) => boolean;
  /** Events that tell most of what came of a moment: where it has one line, that line names them. */
  gist?: readonly string[];
  /** How each kind of moment that the rules declare is told; kinds that are not named pass as a line. */
  moments?: Readonly<Record<string, MomentKind>>;
  /** What came of a moment, where the rules' own line does not say it: it stands behind that line. */
  came?: (moment: Moment, words: Words) => string;
  /** What a moment is, from its beginning, where its name does not say it. */
  opens?: (moment: Moment, words: Words) => string;
  /**
   * The sums of a moment from what was told of it so far; `all` is everything that was told up to there, `whole` the
   * outermost moment that it is a part of.
   */
  sums?: (moment: Moment, told: GameEvent[], words: Words, all: GameEvent[], whole: Moment) => Sum[];
  /** Events that are heard. */
  sounds?: Record<string, Tune>;
  /** Reasons of things that merely work at another place or moment: the question does not count them as refused. */
  elsewhere?: readonly string[];
  /** The board itself tells what happened since the last turn. */
  news?: (view: View) => boolean;
  /** Emblem of a seat. */
  emblem: (seat: number, view: View | null) => string;
  /** Takes up a card of an expansion, for its face. */
  add?: (card: Added) => void;
  /** Number of the colour of a seat, where it is not the seat's own. */
  colour?: (seat: number, view: View) => number;
}

const TABLES = import.meta.glob<{ table: GameTable }>('./*/index.ts');
/** A game's drawings of its loose pieces: `Piece.svelte`, whose module says which values it `draws`. */
export interface Drawing {
  default: Component<{ value: string }>;
  draws: (value: string) => boolean;
}
const PIECES = import.meta.glob<Drawing>('./*/Piece.svelte');
const HALLS = import.meta.glob<{ hall: GameHall }>('./*/hall.ts', { eager: true });

export async function tableFor(game: string): Promise<GameTable> {
  const load = TABLES[`./${game}/index.ts`] ?? (() => import('../table/plain.ts'));
  return (await load()).table;
}

export const drawingFor = async (game: string): Promise<Drawing | null> =>
  (await PIECES[`./${game}/Piece.svelte`]?.()) ?? null;

export const hallFor = (game: string): GameHall | null => HALLS[`./${game}/hall.ts`]?.hall ?? null;
