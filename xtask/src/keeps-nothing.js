/**
 * The service worker that `cargo xtask serve` sends: it takes the place of one that keeps a version, which another server of
 * the same port may have left, forgets what that kept, and goes. So nobody who changes the page sees it as it was.
 */

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
  for (const name of await caches.keys()) await caches.delete(name);
  await registration.unregister();
}
