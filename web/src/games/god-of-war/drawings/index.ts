/** Which picture belongs to what. */
import { split } from '../../../lib/values.ts';
import type { SceneCardFacts } from '../facts.ts';
import { ENEMIES } from './enemies.ts';
import { HEROES } from './heroes.ts';
import type { Picture } from './layers.ts';
import { placeOf } from './places.ts';

export const heroPicture = (id: string): Picture => HEROES[id] ?? HEROES['kratos']!;
/** An Enemy of a Scene that somebody wrote is one of the dead. */
export const enemyPicture = (enemy: string): Picture => ENEMIES[split(enemy).id] ?? ENEMIES['draugr']!;
/** A card shows its Enemy, also where it lies defeated; else what stands there. */
export const cardPicture = (card: SceneCardFacts): Picture =>
  card.enemy ? enemyPicture(card.enemy.enemy) : placeOf(split(card.card).id);

const BOSSES: Record<string, string> = {
  travelers: 'traveler_sword',
  grendels: 'grendel_ash',
  ogre: 'ogre',
  helheim: 'hel_walker',
  alfheim: 'svartaljofurr',
  stone_ancient: 'stone_ancient',
  hraezlyr: 'head',
  magni_modi: 'magni',
  baldur: 'baldur',
  sigrun: 'sigrun',
};
/** Who is to be met in a Quest. */
export const questPicture = (quest: string): Picture =>
  enemyPicture(`enemy:${BOSSES[split(quest).id] ?? ''}`);
