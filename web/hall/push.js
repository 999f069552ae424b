// Shows word of moves that are owed, also when no page of the hall is open. It keeps no files.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

const pages = () => self.clients.matchAll({ type: 'window', includeUncontrolled: true });

self.addEventListener('push', (event) => {
  const word = event.data?.json() ?? {};
  event.waitUntil(
    (async () => {
      const tables = word.tables ?? [];
      const seen = (await pages()).filter((page) => page.visibilityState === 'visible');
      const open = seen.map((page) => new URL(page.url).pathname);
      // A table that its player looks at needs no word.
      if (tables.length && tables.every((id) => open.includes(`/table/${id}`))) return;
      await self.registration.showNotification(word.title ?? 'Meadhall', {
        body: word.body ?? '',
        tag: 'meadhall',
        renotify: true,
        icon: '/icon-192.png',
        data: { path: word.path ?? '/' },
      });
    })(),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  const { path } = event.notification.data;
  event.waitUntil(
    (async () => {
      const [page] = await pages();
      if (!page) return self.clients.openWindow(path);
      await page.focus();
      return page.navigate(path);
    })(),
  );
});
