/** How much room there is: a phone, upright or lying. The same query stands in the style sheets. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('(max-width: 760px), (max-height: 520px)');
/** Fingers: nothing can be hovered over. */
export const touch = new MediaQuery('(pointer: coarse)');
/** Too narrow for rows of cards that can be read. */
export const narrow = new MediaQuery('(max-width: 1000px), (max-height: 520px)');
/** A phone that lies: what is beside the hand of others has no room there. */
export const lying = new MediaQuery('(max-height: 520px) and (min-width: 600px)');
/** There is a column beside the board. */
export const wide = new MediaQuery('(min-width: 1101px) and (min-height: 521px)');
/** A column beside the board, but a low window. */
export const low = new MediaQuery('(min-width: 1101px) and (min-height: 521px) and (max-height: 860px)');
