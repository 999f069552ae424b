/**
 * Sentences for keys, in the reader's language. The same ids as the server's text.py: ask-, no-, log-, do-, opt-,
 * kind-id.
 */
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { api } from '../api/http.ts';
import type { GameEvent, Lang, Params, Value } from '../api/model.ts';
import en from '../text/en.ftl?raw';
import pl from '../text/pl.ftl?raw';
import type { Moment } from '../table/moments.ts';
import { hyphenated } from './hyphens.ts';
import { prefs } from './prefs.svelte.ts';
import { spoken } from './spoken.ts';
import { printed, split, textId } from './values.ts';

const OWN: Record<Lang, string> = { en, pl };
/** `card:troll`, and not a title with a colon in it. */
const VALUE = /^[\w-]+:\S/;

export class Words {
  /** The players' names by seat. */
  names: string[] = $state.raw([]);
  /** Names that come with the table itself, by text id: a Scene that somebody wrote. */
  extra: Record<string, string> = $state.raw({});
  readonly #bundle: FluentBundle;

  constructor(
    readonly lang: Lang,
    sources: string[],
  ) {
    this.#bundle = new FluentBundle([lang], { useIsolating: false });
    for (const source of [OWN[lang], ...sources])
      this.#bundle.addResource(new FluentResource(source), { allowOverrides: true });
  }

  has(id: string): boolean {
    return this.#bundle.hasMessage(id);
  }

  /** The text with that id; a missing one shows its id, so that it is seen and reported. */
  say(id: string, params: Params = {}, attribute = ''): string {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute ? message?.attributes[attribute] : message?.value;
    if (!pattern) return attribute ? '' : id;
    const shown: Record<string, FluentVariable> = {};
    for (const [name, value] of Object.entries(params)) {
      shown[name] = typeof value === 'string' && VALUE.test(value) ? this.label(value) : value;
    }
    const errors: Error[] = [];
    return printed(this.#bundle.formatPattern(pattern, shown, errors));
  }

  label(value: Value): string {
    if (typeof value === 'number') return String(value);
    const { kind, id } = split(value);
    if (kind === 'seat') return this.names[Number(id)] || this.say('ui-player', { number: Number(id) + 1 });
    const key = textId(value);
    return this.extra[key] ?? (this.has(key) ? this.say(key) : humanize(id || kind));
  }

  /** What a component does; empty if there is nothing to say. Copies that differ are told apart by `$copy`. */
  effect(value: Value): string {
    if (typeof value === 'number') return '';
    const own = this.extra[`${textId(value)}.text`];
    if (own) return own;
    return this.say(textId(value), { copy: split(value).copy.split('-')[0] ?? '' }, 'text');
  }

  /** Its name and what it does, for who hears them. */
  spoken(value: Value): string {
    return spoken(this.label(value), this.effect(value));
  }

  question(key: string, params: Params): string {
    return this.has(`ask-${key}`) ? this.say(`ask-${key}`, params) : humanize(key);
  }

  /** An answer; of a set its members, alike ones counted. */
  option(question: string, value: Value): string {
    if (value === '-')
      return this.say(this.has(`opt-${question}-done`) ? `opt-${question}-done` : 'ui-set-none');
    if (String(value).includes('+')) {
      const members = String(value).split('+').filter(Boolean);
      return [...new Set(members)]
        .map((one) => {
          const count = members.filter((other) => other === one).length;
          return `${count > 1 ? `${count} × ` : ''}${this.option(question, one)}`;
        })
        .join(', ');
    }
    const own = `opt-${question}-${String(value).replace(':', '-')}`;
    return this.has(own) ? this.say(own) : this.label(value);
  }

  reason(reason: { key: string; params: Params }): string {
    return this.has(`no-${reason.key}`) ? this.say(`no-${reason.key}`, reason.params) : humanize(reason.key);
  }

  /** What a moment is about; once it is over, how it ended. */
  moment(moment: Moment, ended = moment.to !== null): string {
    const id = `moment-${moment.kind}`;
    const params = { ...moment.values, ...moment.result };
    const known = !moment.cut || Object.keys(moment.result).length > 0;
    const end = ended && known ? this.say(id, params, 'end') : '';
    return end || (this.has(id) ? this.say(id, params) : humanize(moment.kind));
  }

  event(event: GameEvent): string {
    return this.has(`log-${event.key}`)
      ? this.say(`log-${event.key}`, this.#toldApart(event.params))
      : humanize(event.key);
  }

  /** A seat that is called like something else in the sentence, such as the clan it chooses, goes by its number. */
  #toldApart(params: Params): Params {
    const named = Object.entries(params).filter(
      ([, value]) => typeof value === 'string' && VALUE.test(value),
    );
    const others = named
      .filter(([, value]) => split(value).kind !== 'seat')
      .map(([, value]) => this.label(value));
    const alike = named.filter(
      ([, value]) => split(value).kind === 'seat' && others.includes(this.label(value)),
    );
    return {
      ...params,
      ...Object.fromEntries(
        alike.map(([name, value]) => [name, this.say('ui-player', { number: Number(split(value).id) + 1 })]),
      ),
    };
  }
}

export function humanize(id: string): string {
  const words = id.replaceAll(/[_-]+/g, ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

const loaded = new Map<string, Promise<Words>>();

/** The words of one game in one language: common, server's, the game's and our own. */
export function wordsFor(game: string, lang: Lang): Promise<Words> {
  const key = `${game}/${lang}`;
  let made = loaded.get(key);
  if (!made) {
    made = Promise.all(['common', 'server', game].map((part) => api.ftl(part, lang))).then(
      (sources) => new Words(lang, sources),
    );
    made.catch(() => loaded.delete(key));
    loaded.set(key, made);
  }
  return made;
}

/** Words that come with a part of the client, in the language of the moment. */
export function wordsIn(en: string[], pl: string[], prefix = ''): (id: string, params?: Params) => string {
  const by: Record<Lang, Words> = { en: new Words('en', en), pl: new Words('pl', pl) };
  return (id, params = {}) => by[prefs.lang].say(prefix + id, params);
}

/** The client's own words. */
export const ui = wordsIn([], [], 'ui-');

/** A text for a narrow place: its long words may be parted there. */
export const soft = (text: string): string => hyphenated(text, prefs.lang);
