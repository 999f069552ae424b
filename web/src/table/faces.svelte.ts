/** How cards of the game on the table look; set once the game's own parts are loaded. */
import type { Face, GameTable } from '../games/registry.ts';
import type { TableInfo, View } from '../api/model.ts';
import type { Words } from '../lib/words.svelte.ts';
import { prefs } from '../lib/prefs.svelte.ts';
import { table as plain } from './plain.ts';
import type { Telling } from './units.ts';

class Faces {
  game: GameTable = $state.raw(plain);
}

export const faces = new Faces();

/** Names by seat; who has none is called as the game calls the seat. */
export function namesOf(info: TableInfo, words: Words, view: View | null): string[] {
  return info.seats.map(
    ({ name, seat }) =>
      name || faces.game.called?.(seat, view, words) || words.say('ui-player', { number: seat + 1 }),
  );
}

/** The colours of the seats as style of the table, where players have chosen them. */
export function colours(view: View | null): string {
  const { colour } = faces.game;
  if (!view || !colour) return '';
  return Array.from({ length: view.seats }, (_, seat) => {
    const tint = colour(seat, view);
    const piece = `--clan-${seat}: var(--piece-${tint}); --clan-deep-${seat}: var(--piece-deep-${tint});`;
    return `--seat-${seat}: var(--tint-${tint}); ${piece}`;
  }).join(' ');
}

export const faceOf = (value: string, words: Words, view?: View): Face => faces.game.face(value, words, view);

/** What the game and the reader's preferences say of telling. */
export const telling = (): Omit<Telling, 'seat'> => ({
  kinds: faces.game.moments ?? {},
  dull: faces.game.dull ?? [],
  only: prefs.only,
});
