/** The part of the facts that the board uses; see the game's view.py. */
import type { GameEvent, View } from '../../api/model.ts';

export interface Attack { ranged: boolean; strength: number; columns: number[]; adds: string }
export interface Reaction { rune: string; attacks: Attack[]; enemy_box: boolean; box: boolean; flip: boolean }
export interface Enemy {
  enemy: string; health: number; damage: number; left: number; armor: number; defense: number | null; stunned: boolean; defeated: boolean; health_card: number;
}
export interface SceneCardFacts { at: string; card: string; back: boolean; runes: Reaction[]; spots: string[]; tokens: string[]; enemy: Enemy | null }
export interface HeroFacts {
  hero: string; seat: number; health: number; left: number; rage: number; rage_max: number; up: boolean; column: number; position: string;
  freya_tokens: number; attack_bonus: number; defense_bonus: number; moved: boolean;
}
export interface HealthCard { card: string; health: number; left: number; stunned: boolean; defeated: boolean }
export interface Facts {
  quest: string; part: number; quests: string[]; bosses: string[]; cards: SceneCardFacts[]; health_cards: HealthCard[]; heroes: HeroFacts[];
  hand_limits: number[]; deck_sizes: number[]; upgrade_deck_size: number; tokens: { token: string; n: number; most: number }[]; first: string;
  texts?: Record<string, string>;
}
export interface State { round: number; active: number; done: number; goal: number; won: boolean; lost: boolean; solo?: boolean }

export const factsOf = (view: View): Partial<Facts> => view.facts as unknown as Partial<Facts>;
export const stateOf = (view: View): State => view.state as unknown as State;
export const zone = (view: View, name: string, part?: number): string[] => {
  const whole = (view.zones[name] ?? []) as unknown[];
  return ((part === undefined ? whole : (whole[part] ?? [])) as unknown[]).filter((c): c is string => typeof c === 'string');
};
export const heroesOf = (view: View, seat: number): HeroFacts[] => (factsOf(view).heroes ?? []).filter((h) => h.seat === seat);

const RUNE_SHOWN = new Set(['rune-revealed', 'rune-drawn']);

export interface Activation { rune: string; order: string[] }

/** The Scene Activation that the last events tell of: its rune, and the cards in the order in which it reached them. */
export function activation(events: GameEvent[]): Activation | null {
  let at = events.length - 1;
  while (at >= 0 && !RUNE_SHOWN.has(events[at]!.key)) at -= 1;
  if (at < 0) return null;
  const order = events.slice(at).filter((e) => e.key === 'card-activated').map((e) => String(e.params['card'] ?? ''));
  return { rune: String(events[at]?.params['rune'] ?? ''), order };
}
