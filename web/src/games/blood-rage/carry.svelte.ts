/** A figure carried to its place with the pointer: it answers both questions, which figure and where. */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';
import type { Desk } from '../../table/desk.svelte.ts';

/** So far the pointer moves before it carries something. */
const FAR = 10;

/**
 * The first answer is given when the figure is let go over a place, the second when it is asked for. Where the figure
 * `goes` to its places alone, the place is the only answer.
 */
export function carried(d: Desk, value: () => string, goes: () => boolean): Attachment {
  let wanted = $state('');
  return (node) => {
    const take = (event: Event): void => {
      const from = event as PointerEvent;
      if (from.button !== 0 || from.pointerType === 'touch' || !(d.legal(value()) || goes())) return;
      const stop = new AbortController();
      const moving = ({ clientX, clientY }: PointerEvent): boolean =>
        Math.hypot(clientX - from.clientX, clientY - from.clientY) > FAR;
      const move = (to: PointerEvent): void => {
        if (moving(to)) document.body.style.cursor = 'grabbing';
      };
      const drop = (to: PointerEvent): void => {
        stop.abort();
        document.body.style.cursor = '';
        const under = document.elementFromPoint(to.clientX, to.clientY)?.closest('[data-place]');
        const place = under?.getAttribute('data-place');
        if (!moving(to) || !place) return;
        if (goes()) {
          if (d.legal(place)) d.click(place);
          return;
        }
        wanted = place;
        d.click(value());
      };
      addEventListener('pointermove', move, { signal: stop.signal });
      addEventListener('pointerup', drop, { signal: stop.signal });
      addEventListener('pointercancel', () => stop.abort(), { signal: stop.signal });
    };
    node.addEventListener('pointerdown', take);
    $effect(() => {
      if (!wanted || d.source.sending || d.question === null || d.legal(value())) return;
      const place = wanted;
      wanted = '';
      if (d.legal(place)) untrack(() => d.click(place));
    });
    return () => node.removeEventListener('pointerdown', take);
  };
}
