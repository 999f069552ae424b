/** What the page knows of itself: whether its rules run, whether it stores, whether there is a newer build. */
import * as workers from './workers.ts';

export type Rules = 'coming' | 'here' | 'unfetched' | 'unable';

class Status {
  rules: Rules = $state('coming');
  /** The browser stores what is played. */
  lasting = $state(true);
  /** The browser has promised not to clear it. */
  promised = $state(true);
  /** A newer page has stored tables, which this one cannot read. */
  newer = $state(false);
  /** So many stored tables cannot be read. */
  unread = $state(0);
  /** Tables whose bots another tab plays. */
  elsewhere: string[] = $state([]);
  /** Everything is stored that the page needs without a network. */
  offline = $state(false);
  /** A newer build that waits to be taken. */
  waiting: ServiceWorker | null = $state.raw(null);
  /** Another tab has taken the newer build. */
  taken = $state(false);

  async watch(): Promise<void> {
    addEventListener('meadhall-held', (event) => {
      const { table, mine } = (event as CustomEvent<workers.Held>).detail;
      this.elsewhere = [...this.elsewhere.filter((each) => each !== table), ...(mine ? [] : [table])];
    });
    workers.ready.then(
      () => {
        this.rules = 'here';
        void this.#keep();
      },
      () => (this.rules = typeof WebAssembly === 'object' ? 'unfetched' : 'unable'),
    );
    try {
      const kept = await workers.early<{ lasting: boolean; newer: boolean; unread: number }>('person');
      ({ lasting: this.lasting, newer: this.newer, unread: this.unread } = kept);
      this.promised = !this.lasting || ((await navigator.storage?.persisted?.()) ?? true);
    } catch {
      this.lasting = false;
    }
  }

  /** Ask the browser not to clear what is stored; browsers ask back, or decide by how much a page is used. */
  async promise(): Promise<void> {
    this.promised = (await navigator.storage?.persist?.()) ?? true;
  }

  /** The page asks to be kept for hours without a network, once its rules run. */
  async #keep(): Promise<void> {
    if (!('serviceWorker' in navigator)) return;
    try {
      const { serviceWorker } = navigator;
      const registered = await serviceWorker.register(new URL('sw.js', workers.BASE), {
        scope: workers.BASE,
        updateViaCache: 'none',
      });
      const found = (): void => {
        if (registered.waiting && serviceWorker.controller) this.waiting = registered.waiting;
      };
      const before = serviceWorker.controller;
      serviceWorker.addEventListener('controllerchange', () => {
        this.waiting = null;
        this.taken = before !== null;
      });
      found();
      registered.addEventListener('updatefound', () =>
        registered.installing?.addEventListener('statechange', found),
      );
      await serviceWorker.ready;
      this.offline = true;
    } catch {
      this.offline = false; // a page that is not kept still plays
    }
  }

  /** Take the newer build: the page is loaded anew, its tables stand as they stood. */
  takeOver(): void {
    if (!this.waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting.postMessage('take-over');
  }
}

export const status = new Status();
