/** What this browser prefers: language, theme, sound, notifications. Kept in the browser only. */
import type { Lang } from '../api/model.ts';
import type { Pace } from '../table/queue.ts';

type Theme = 'dark' | 'light';
interface Stored {
  lang?: Lang;
  theme?: Theme;
  sound?: boolean;
  notify?: boolean;
  cues?: boolean;
  /** How fast moments are told, and whether only those that concern the reader unfold. */
  pace?: Pace;
  only?: boolean;
  /** An answer that ends a turn is asked for twice. */
  confirm?: boolean;
  /** Somebody has held a card with a finger to read it, and knows how. */
  held?: boolean;
}

const KEY = 'meadhall';

function read(): Stored {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '{}') as Stored;
  } catch {
    return {};
  }
}

function browserLang(): Lang {
  const wanted = navigator.languages.find((tag) => /^(pl|en)\b/i.test(tag));
  return wanted?.toLowerCase().startsWith('pl') ? 'pl' : 'en';
}

class Prefs {
  #stored: Stored = read();
  lang: Lang = $state(this.#stored.lang ?? browserLang());
  theme: Theme = $state(
    this.#stored.theme ?? (matchMedia('(prefers-color-scheme: light)').matches ? 'light' : 'dark'),
  );
  sound: boolean = $state(this.#stored.sound ?? !matchMedia('(pointer: coarse)').matches);
  notify: boolean = $state(this.#stored.notify ?? false);
  pace: Pace = $state(this.#stored.pace ?? 'brisk');
  only: boolean = $state(this.#stored.only ?? false);
  confirm: boolean = $state(this.#stored.confirm ?? false);
  held: boolean = $state(this.#stored.held ?? false);

  set(change: Stored): void {
    Object.assign(this.#stored, change);
    if (change.lang) this.lang = change.lang;
    if (change.theme) this.theme = change.theme;
    if (change.sound !== undefined) this.sound = change.sound;
    if (change.notify !== undefined) this.notify = change.notify;
    if (change.pace) this.pace = change.pace;
    if (change.only !== undefined) this.only = change.only;
    if (change.confirm !== undefined) this.confirm = change.confirm;
    if (change.held !== undefined) this.held = change.held;
    try {
      localStorage.setItem(KEY, JSON.stringify(this.#stored));
    } catch {
      // A browser that stores nothing still plays.
    }
  }
}

export const prefs = new Prefs();

export const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;
