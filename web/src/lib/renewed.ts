/** A hall that was renewed has other files than the page that was open before: it is loaded anew. */
const KEY = 'meadhall-renewed';
/** A file that is missing even then is missing for another reason. */
const AGAIN_MS = 60_000;

/** Is this the time to load the page anew? */
export function renews(last: number, now: number, online: boolean): boolean {
  return online && now - last > AGAIN_MS;
}

export function watchForRenewal(): void {
  addEventListener('vite:preloadError', () => {
    try {
      const now = Date.now();
      if (!renews(Number(sessionStorage.getItem(KEY)), now, navigator.onLine)) return;
      sessionStorage.setItem(KEY, String(now));
      location.reload();
    } catch {
      // Without a memory it could go on for ever.
    }
  });
}
