/** Drawn things on a board that can be an answer. */
import { spoken } from '../lib/spoken.ts';
import { createAttachmentKey, type Attachment } from 'svelte/attachments';
import { on } from 'svelte/events';
import { explain, type Desk } from './desk.svelte.ts';

interface Ways {
  /** What it explains, where that is not what it answers. */
  about?: string;
  /** Where nothing is asked about it, the click goes to what lies below. */
  below?: string;
  /** It is a place on the map, and not a thing that lies there. */
  map?: boolean;
}

const ANSWERS = createAttachmentKey();
/** One attachment for each place, so that a place is not left and entered again with every position. */
const made = new WeakMap<Desk, Map<string, Attachment>>();

/**
 * `<g {...place(d, value, label)}>`: by click, Enter and Space it is chosen or says why not, it explains itself, and
 * its name tells how it stands. What shines is styled by `class={d.marks(value)}`.
 */
export function place(
  d: Desk,
  value: string,
  label: string,
  ways: Ways = {},
): Record<string | symbol, unknown> {
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': spoken(label, d.standing(value)),
    'data-value': value,
    ...(ways.map ? { 'data-place': value } : {}),
    [ANSWERS]: attachment(d, value, ways),
  };
}

function attachment(d: Desk, value: string, ways: Ways): Attachment {
  const known = made.get(d) ?? new Map<string, Attachment>();
  made.set(d, known);
  const key = [value, ways.about, ways.below].join(' ');
  const found = known.get(key) ?? answers(d, value, ways);
  known.set(key, found);
  return found;
}

function answers(d: Desk, value: string, { about = value, below }: Ways): (node: Element) => () => void {
  const target = (): string => (below !== undefined && !d.legal(value) && !d.blocked(value) ? below : value);
  const choose = (event: Event): void => d.tap(target(), event, about);
  const press = (event: Event): void => {
    const { key } = event as KeyboardEvent;
    if (key !== 'Enter' && key !== ' ') return;
    event.preventDefault();
    choose(event);
  };
  const explained = explain(d, about);
  return (node) => {
    const deaf = [on(node, 'click', choose), on(node, 'keydown', press)];
    const quiet = explained(node);
    $effect(() => {
      node.toggleAttribute('data-picked', d.picked(value) > 0);
      if (d.question?.set && d.legal(value)) node.setAttribute('aria-pressed', String(d.picked(value) > 0));
      else node.removeAttribute('aria-pressed');
    });
    return () => {
      for (const off of deaf) off();
      quiet();
    };
  };
}
