/** The client's own routes. Secrets come in the fragment and are taken out of the address bar at once. */

export type Route =
  | { page: 'hall' }
  | { page: 'new'; game: string }
  | { page: 'table'; id: string }
  | { page: 'replay'; id: string }
  | { page: 'join'; id: string; token: string }
  | { page: 'carry'; token: string }
  | { page: 'house'; token: string }
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
  if (page === 'house') return { page: 'house', token: fragment };
  if (page === 'join') {
    const [id = '', ...token] = fragment.split('.');
    return { page: 'join', id, token: token.join('.') };
  }
  return { page: 'nowhere' };
}

class Router {
  route: Route = $state(parse(location.pathname, location.hash));

  constructor() {
    this.#hideSecret();
    addEventListener('popstate', () => this.#read());
  }

  go(path: string): void {
    history.pushState(null, '', path);
    this.#read();
    scrollTo(0, 0);
  }

  #read(): void {
    this.route = parse(location.pathname, location.hash);
    this.#hideSecret();
  }

  #hideSecret(): void {
    if (['join', 'carry', 'house'].includes(this.route.page))
      history.replaceState(null, '', location.pathname);
  }
}

export const router = new Router();

/** `{@attach link}` on an anchor: follow it without loading the page again. */
export function link(anchor: HTMLAnchorElement): () => void {
  const follow = (event: MouseEvent): void => {
    if (event.defaultPrevented || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey)
      return;
    event.preventDefault();
    router.go(anchor.pathname + anchor.hash);
  };
  anchor.addEventListener('click', follow);
  return () => anchor.removeEventListener('click', follow);
}
