// Removes the service worker of a site that was at this address before, which would keep showing that site.
self.addEventListener("install", () => self.skipWaiting());
self.addEventListener("activate", (event) => {
  const remove = async () => {
    for (const name of await caches.keys()) await caches.delete(name);
    await self.registration.unregister();
    for (const page of await self.clients.matchAll({ type: "window" })) await page.navigate(page.url);
  };
  event.waitUntil(remove());
});
