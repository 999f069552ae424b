/** What the page knows of itself: whether its rules run, whether it stores, whether there is a newer build. */
import * as workers from './workers.ts';

export type Rules = 'coming' | 'here' | 'unfetched' | 'unable';

class Status {
  rules: Rules = $state('coming');
  /** The browser stores what is played. */
  lasting = $state(true);
  /** The browser has promised not to clear it. */
  promised = $state(true);
  /** Everything is stored that the page needs without a network. */
  offline = $state(false);
  /** A newer build that waits to be taken. */
  waiting: ServiceWorker | null = $state.raw(null);

  async watch(): Promise<void> {
    workers.ready.then(
      () => {
        this.rules = 'here';
        void this.#keep();
      },
      () => (this.rules = typeof WebAssembly === 'object' ? 'unfetched' : 'unable'),
    );
    try {
      this.lasting = (await workers.early<{ lasting: boolean }>('person')).lasting;
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
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    this.waiting?.postMessage('take-over');
  }
}

export const status = new Status();
