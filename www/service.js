/**
 * The service worker: it keeps the files of one version of the page on the device, so that another visit needs no network.
 * A version is kept as a whole or not at all. The next one waits beside it until the person takes it, or no page is open.
 *
 * @typedef {import("./types.js").ServiceScope} ServiceScope
 */

// The build writes what this version is made of into the next two lines: see xtask/src/offline.rs.
const VERSION = "";
/** @type {Record<string, string>} the files by their paths, each with its SHA-256 */
const FILES = {};

const scope = /** @type {ServiceScope} */ (/** @type {unknown} */ (self));
const home = scope.registration.scope;

/** A host may have the page at several paths, each with versions of its own. */
const PREFIX = `nimscope ${home} `;
const NAME = PREFIX + VERSION;

scope.addEventListener("install", (event) => event.waitUntil(keep()));
scope.addEventListener("activate", (event) => event.waitUntil(forget()));
scope.addEventListener("message", () => scope.skipWaiting());
scope.addEventListener("fetch", (event) => {
  const path = pathOf(event.request);
  if (path) event.respondWith(answer(path, event.request));
});

/** Nothing is kept before all of it is there and is what the build made: a host may be halfway between two versions. */
async function keep() {
  const loaded = await Promise.all(Object.entries(FILES).map(load));
  const cache = await caches.open(NAME);
  try {
    for (const { path, answer: file } of loaded) await cache.put(path, file);
  } catch (error) {
    await caches.delete(NAME);
    throw error;
  }
}

/** @param {[string, string]} file */
async function load([path, digest]) {
  const response = await fetch(path, { cache: "no-cache" });
  const body = await response.arrayBuffer();
  if (!response.ok || (await digestOf(body)) !== digest) throw new Error(`${path} is not of this version`);
  const headers = { "Content-Type": response.headers.get("Content-Type") ?? "" };
  return { path, answer: new Response(body, { headers }) };
}

/** @param {ArrayBuffer} body */
async function digestOf(body) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", body));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** The versions before this one are not needed any more. */
async function forget() {
  const old = (await caches.keys()).filter((name) => name.startsWith(PREFIX) && name !== NAME);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/**
 * The file that is asked for, if it is one of the page's.
 * @param {Request} request
 */
function pathOf({ method, url }) {
  if (method !== "GET" || !url.startsWith(home)) return null;
  const path = url.slice(home.length).split(/[?#]/)[0] || "index.html";
  return Object.hasOwn(FILES, path) ? path : null;
}

/**
 * Browsers clear away all that a host has kept or nothing, so that what is missing is all missing.
 * @param {string} path
 * @param {Request} request
 */
async function answer(path, request) {
  const cache = await caches.open(NAME);
  return (await cache.match(path)) ?? fetch(request);
}
