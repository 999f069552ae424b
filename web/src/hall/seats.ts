const NAMES = ['Astrid', 'Bjorn', 'Freydis', 'Gunnar', 'Helga', 'Ivar', 'Ragna', 'Sigurd', 'Torunn', 'Ulf'];

/** Names for bots, different at every table and never the player's own. */
export function botNames(count: number, own = '', random: () => number = Math.random): string[] {
  const left = NAMES.filter((name) => name !== own);
  return Array.from({ length: count }, () => left.splice(Math.floor(random() * left.length), 1)[0] ?? 'Ulf');
}

/** The level that "play now" uses: one that answers at once and plays sensibly. */
export const bestLevel = (levels: string[]): string =>
  levels.includes('normal') ? 'normal' : (levels.at(-1) ?? 'random');

/** A level as it is stored with a seat: `normal/raider` for one of some character. Who answers at random has none. */
export const botLevel = (level: string, character: string): string =>
  character && level !== 'random' ? `${level}/${character}` : level;
