/* Keeps every file of one build, so that the page opens without a network. A new build waits until it is wanted. */
const BUILD = 'meadhall-__BUILD__';
const FILES = ['__FILES__'];
const here = (path) => new URL(path, self.registration.scope).href;
const known = new Set(FILES.map(here));

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
    for (const name of await caches.keys())
      if (name.startsWith('meadhall-') && name !== BUILD) await caches.delete(name);
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
  if (request.method !== 'GET' || !known.has(wanted)) return;
  event.respondWith(caches.open(BUILD).then(async (kept) => (await kept.match(wanted)) ?? fetch(request)));
});
