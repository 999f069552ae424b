import { way } from '#way';

/** The client's own routes. Secrets come in the fragment and are taken out of the address bar at once. */

export type Route =
  | { page: 'hall' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; id: string; token: string }
  | { page: 'carry'; token: string }
  | { page: 'horn'; text: string }
  | { page: 'house'; token: string }
  | { page: 'me' }
  | { page: 'wall' }
  | { page: 'rules'; game: string; clause: string }
  | { page: 'aid'; game: string }
  | { page: 'cards'; game: string; value: string }
  | { page: 'nowhere' };

export function parse(path: string, hash: string): Route {
  const [page = '', first = ''] = path.split('/').filter(Boolean);
  const fragment = decodeURIComponent(hash.replace(/^#/, ''));
  if (page === '') return { page: 'hall' };
  if (page === 'new' && first) return { page: 'new', game: first };
  if (page === 'table' && first) return { page: 'table', id: first };
  if (page === 'replay' && first) return { page: 'replay', id: first };
  if (page === 'rules' && first) return { page: 'rules', game: first, clause: fragment };
  if (page === 'aid' && first) return { page: 'aid', game: first };
  if (page === 'cards' && first) return { page: 'cards', game: first, value: fragment };
  if (page === 'carry') return { page: 'carry', token: fragment };
  if (page === 'horn') return { page: 'horn', text: fragment };
  if (page === 'house') return { page: 'house', token: fragment };
  if (page === 'me' || page === 'wall') return { page };
  if (page === 'join') {
    const [id = '', ...token] = fragment.split('.');
    return { page: 'join', id, token: token.join('.') };
  }
  return { page: 'nowhere' };
}

function here(): Route {
  const { path, hash } = way.path(location);
  return parse(path, hash);
}

/** The address of a route, for an anchor. */
export const to = (path: string): string => way.href(path);

class Router {
  route: Route = $state(here());

  constructor() {
    this.#hideSecret();
    addEventListener('popstate', () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, '', way.href(path));
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = here();
    this.#hideSecret();
  }

  #hideSecret(): void {
    if (['join', 'carry', 'house', 'horn'].includes(this.route.page))
      history.replaceState(null, '', way.href(way.path(location).path));
  }
}

export const router = new Router();

/** `{@attach link}` on an anchor: follow it without loading the page again. */
export function link(anchor: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    const { path, hash } = way.path(anchor);
    router.go(path + hash);
  };
  anchor.addEventListener('click', follow);
  return () => anchor.removeEventListener('click', follow);
}
