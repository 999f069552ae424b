/* The way out if a stored build does not work: forget the program, keep the tables, and load it anew. */
(async () => {
  for (const one of await navigator.serviceWorker.getRegistrations())
    if (location.href.startsWith(one.scope)) await one.unregister();
  for (const name of await caches.keys()) if (name.startsWith('meadhall-')) await caches.delete(name);
  location.replace('./');
})();
