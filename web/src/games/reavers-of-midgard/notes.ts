/** What an answer means in numbers, in one short sentence. */
import type { Question, View } from '../../api/model.ts';
import { split } from '../../lib/values.ts';
import { cardsIn, factsOf, nowAt, stateOf } from './at.ts';
import {
  LOCATIONS,
  SLOTS,
  SLOT_POSITIONS,
  TOKENS,
  TRADE,
  UPGRADES,
  cardOf,
  chance,
  dieOf,
  terrorCost,
  tokenGain,
} from './content.ts';
import { costSigns } from './signs.ts';
import { rm } from './words.ts';

/** Only what is sure is 100 %, and only what cannot be is 0 %. */
const percent = (p: number): number =>
  p > 1 - 1e-9 ? 100 : p < 1e-9 ? 0 : Math.min(99, Math.max(1, Math.round(p * 100)));

/** Signs for "activate": what it costs, and what comes for it. */
export function activateSigns(view: View, seat: number): string {
  const id = nowAt(view);
  const def = LOCATIONS[id];
  if (!def) return '';
  const bonus = factsOf(view).locations[`location:${id}`]?.bonus?.[seat] ?? 0;
  const cost = `${def.food ? `-${def.food}food` : ''} ${costSigns(def.symbols)}`.trim();
  const gain: Record<string, string> = {
    recruit_reavers: `2reaver${bonus ? ` ${bonus}favor` : ''}`,
    raid_villages: `${2 + bonus}village`,
    raid_keeps: `${2 + bonus}keep`,
    battle_at_sea: 'journey combat',
    trade_with_villages: `${TRADE.favor.value}favor / ${TRADE.food.value}food / 2die / prophecy`,
  };
  return gain[id] ? `${cost ? `${cost} > ` : ''}${gain[id]}` : cost;
}

function ends(view: View, seat: number, tokens: string[], terror: number): string {
  const state = stateOf(view);
  const parts: string[] = [];
  for (const token of tokens)
    parts.push(
      rm('end-token', { glory: tokenGain(token, state.tokens[TOKENS.indexOf(token as never)]?.[seat] ?? 0) }),
    );
  const have = state.terror[seat] ?? 0;
  if (terror > 0) parts.push(rm('end-terror', { glory: terrorCost(have + terror) - terrorCost(have) }));
  if (terror < 0 && have) parts.push(rm('end-relief', { glory: terrorCost(have) - terrorCost(have - 1) }));
  return parts.join(', ');
}

function fight(view: View, seat: number, defense: number): string {
  const dice = factsOf(view).boards[seat]?.combat_dice ?? 0;
  return dice ? rm('chance', { dice, percent: percent(chance(dice, defense)) }) : '';
}

export function note(
  view: View,
  question: Question,
  value: string,
  label: (value: string) => string,
): string {
  const { seat, key, params } = question;
  const card = params['card'] ? cardOf(String(params['card'])) : undefined;
  const spoils = card?.deck === 'village' || card?.deck === 'keep' ? card : undefined;
  const { kind, id } = split(value);
  if (kind === 'slot' && SLOTS.includes(id as never)) {
    return rm('slot-taken', {
      count: cardsIn(view.zones['slots'], seat * 4 + SLOTS.indexOf(id as never)).length,
      spaces: SLOT_POSITIONS,
    });
  }
  if (key === 'runes' && kind === 'seat')
    return [rm('gains-terror'), ends(view, seat, [], -1)].filter(Boolean).join(' · ');
  switch (`${key}/${kind === 'promote' ? kind : value}`) {
    case 'pillage/pillage':
      return spoils ? ends(view, seat, spoils.token ? [spoils.token] : [], spoils.terror ?? 0) : '';
    case 'craft/glory':
      return ends(view, seat, [], spoils?.terror ?? 0);
    case 'runes/glory':
      return ends(view, seat, [], 2);
    case 'storm/fight':
      return [
        fight(view, seat, spoils?.defense ?? 0),
        ends(view, seat, spoils?.token ? [spoils.token] : [], 0),
      ]
        .filter(Boolean)
        .join(' · ');
    case 'engage/fight':
      return [fight(view, seat, Number(params['defense'])), rm('dice-spent')].filter(Boolean).join(' · ');
    case 'journey/suffer':
      return params['loses'] === 0 ? rm('nothing-to-lose') : '';
    case 'engage/withdraw':
      return rm('withdraw-does');
    case 'reroll-or-stop/reroll':
      return rm('after-reroll', { percent: bestReroll(stateOf(view).combat, Number(params['defense'])) });
    case 'reroll-or-stop/stop':
      return rm('stop-loses');
    case 'upgrade/tile': {
      const tile = UPGRADES.find(({ id }) => `upgrade:${id}` === params['tile']);
      return rm('tile-does', {
        symbols: (tile?.symbols ?? []).map((symbol) => label(`symbol:${symbol}`)).join(' / '),
      });
    }
    case 'use-reaver-way/rally':
      return rm('to-pile');
    case 'use-reaver-way/promote': {
      if (card?.deck !== 'reaver') return '';
      const board = factsOf(view).boards[seat];
      const dice = [...(board?.dice ?? []), ...(board?.stored ?? [])].filter(
        (x) => x && dieOf(x).face === card.clan,
      ).length;
      const before = cardsIn(view.zones['leaders'], seat).length ? ` · ${rm('replaces')}` : '';
      return rm('become-wild', { clan: label(`clan:${card.clan}`), count: dice }) + before;
    }
    case 'participate/activate': {
      const at = nowAt(view);
      const bonus = factsOf(view).locations[`location:${at}`]?.bonus?.[seat] ?? 0;
      return ['picks', 'attempts'].includes(LOCATIONS[at]?.bonus ?? '')
        ? rm(`bonus-${LOCATIONS[at]!.bonus}`, { count: bonus })
        : '';
    }
    default:
      return '';
  }
}

const sum = (dice: readonly number[]): number => dice.reduce((all, n) => all + n, 0);

/** How likely a combat is won if of the dice that lie there those are rolled again. */
export const rerolled = (rolled: readonly number[], again: readonly number[], defense: number): number =>
  percent(chance(again.length, defense - sum(rolled) + sum(again)));

/** The same for the best choice of dice: always the weakest. */
export function bestReroll(rolled: readonly number[], defense: number): number {
  const weakest = [...rolled].sort((a, b) => a - b);
  return Math.max(...weakest.map((_, i) => rerolled(rolled, weakest.slice(0, i + 1), defense)));
}

/** Combat: how likely the dice win, by how many are rolled. */
export const odds = (dice: number, need: number): number => percent(chance(dice, need));

/** What a committed die or Artifact rolls: two dice for a double hammer or for Dainsleif, else one. */
export const combatDice = (value: string): number => (/double_hammer|dainsleif/.test(value) ? 2 : 1);
