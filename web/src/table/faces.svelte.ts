/** How cards of the game on the table look; set once the game's own parts are loaded. */
import type { Face, GameTable } from '../games/registry.ts';
import type { TableInfo, View } from '../api/model.ts';
import type { Words } from '../lib/words.svelte.ts';
import { split } from '../lib/values.ts';

class Faces {
  game: GameTable | null = $state.raw(null);
}

export const faces = new Faces();

const ICONS: Record<string, string> = {
  card: 'cards',
  monster: 'monster',
  quest: 'quest',
  hero: 'leader',
  prophecy: 'eye',
  scene: 'film',
  upgrade: 'up',
};

/** Names by seat; who has none is called after the clan. */
export function namesOf(info: TableInfo, words: Words, view: View | null): string[] {
  return info.seats.map(({ name, seat }) => {
    const clan = `clan-${faces.game?.emblem(seat, view) ?? ''}`;
    return name || (words.has(clan) ? words.say(clan) : words.say('ui-seat', { number: seat + 1 }));
  });
}

/** The colours of the seats as style of the table, where players have chosen them. */
export function colours(view: View | null): string {
  const colour = faces.game?.colour;
  if (!view || !colour) return '';
  return Array.from({ length: view.seats }, (_, seat) => {
    const tint = colour(seat, view);
    return `--seat-${seat}: var(--tint-${tint}); --clan-${seat}: var(--piece-${tint}); --clan-deep-${seat}: var(--piece-deep-${tint});`;
  }).join(' ');
}

export function faceOf(value: string, words: Words): Face {
  if (faces.game) return faces.game.face(value, words);
  const { kind } = split(value);
  return { kind: `plain ${kind}`, icon: ICONS[kind] ?? 'cards' };
}
