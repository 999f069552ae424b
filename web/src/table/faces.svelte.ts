/** How cards of the game on the table look; set once the game's own parts are loaded. */
import type { Face, GameTable } from '../games/registry.ts';
import type { TableInfo } from '../api/model.ts';
import type { Words } from '../lib/words.svelte.ts';
import { table as plain } from './plain.ts';

class Faces {
  game: GameTable = $state.raw(plain);
}

export const faces = new Faces();

/** Names by seat; who has none is called as the game calls the seat. */
export function namesOf(info: TableInfo, words: Words): string[] {
  return info.seats.map(
    ({ name, seat }) =>
      name || faces.game.called?.(seat, words) || words.say('ui-player', { number: seat + 1 }),
  );
}

export const faceOf = (value: string, words: Words): Face => faces.game.face(value, words);
