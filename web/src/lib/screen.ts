/** How much room there is. The same width stands in the style sheets. */
import { MediaQuery } from 'svelte/reactivity';

export const phone = new MediaQuery('max-width: 760px');
