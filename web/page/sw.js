/* Keeps every file of one build, so that the page opens without a network. A new build waits until it is wanted. */
/** Other pages of the same host keep their own. */
const OWN = `meadhall ${self.registration.scope} `;
const BUILD = `${OWN}__BUILD__`;
const FILES = ['__FILES__'];
const here = (path) => new URL(path, self.registration.scope).href;
const NEVER_KEPT = ['fresh.html', 'fresh.js', 'sw.js'];

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(BUILD).then(async (kept) => {
      // One after the other: the page that is open comes first.
      for (const file of FILES) if (!(await kept.match(here(file)))) await kept.add(here(file));
    }),
  );
});

self.addEventListener('activate', (event) => {
  const old = async () => {
    // The build before stays for tabs that still run it.
    const builds = (await caches.keys()).filter((name) => name.startsWith(OWN) && name !== BUILD);
    for (const name of builds.slice(0, -1)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(old());
});

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  url.hash = url.search = '';
  const opens = request.mode === 'navigate' && url.href === here('./');
  const wanted = opens ? here('index.html') : url.href;
  if (request.method !== 'GET' || !url.href.startsWith(self.registration.scope)) return;
  if (NEVER_KEPT.some((file) => here(file) === url.href)) return;
  const kept = async () => (await (await caches.open(BUILD)).match(wanted)) ?? (await caches.match(wanted));
  event.respondWith(kept().then((found) => found ?? fetch(request)));
});
