/* The way out if a stored build does not work: forget the program, keep the tables, and load it anew. */
(async () => {
  for (const one of await navigator.serviceWorker.getRegistrations())
    if (location.href.startsWith(one.scope)) await one.unregister();
  const own = `meadhall ${new URL('./', location.href).href} `;
  for (const name of await caches.keys()) if (name.startsWith(own)) await caches.delete(name);
  location.replace('./');
})();
