/**
 * Lets the browser keep the page on the device, and tells of a new version. Nothing is lost by taking it: the address holds
 * what is looked at. Where a browser or a host does not allow it, the page works as it did without.
 */

import { el, fill, icon } from "../shared/dom.js";

/**
 * @param {HTMLElement} root  where a new version is told of
 * @param {import("../state.js").Store} store
 */
export async function createUpdate(root, store) {
  try {
    await keep(root, store);
  } catch {
    return;
  }
}

/**
 * @param {HTMLElement} root
 * @param {import("../state.js").Store} store
 */
async function keep(root, store) {
  const workers = navigator.serviceWorker;
  if (!workers) return;
  const reload = () => {
    store.flush();
    location.reload();
  };
  // The new version may have been taken in another tab; files of two versions do not go together.
  workers.addEventListener("controllerchange", reload);
  const script = new URL("../../service.js", import.meta.url);
  const registration = await workers.register(script, { updateViaCache: "none" });

  /** @param {ServiceWorker} next */
  const tell = (next) => offer(root, () => (workers.controller ? next.postMessage("take over") : reload()));
  const follow = () => {
    const next = registration.installing;
    // The first version is what the page is already.
    if (!next || !registration.active) return;
    next.addEventListener("statechange", () => next.state === "installed" && tell(next));
  };
  if (registration.waiting) tell(registration.waiting);
  registration.addEventListener("updatefound", follow);
  // The browser may have found one on its own, before anybody listened.
  follow();
  // Browsers look for a new version when a page is opened; one that stays open asks when the person comes back to it.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "visible") registration.update().catch(() => {});
  });
}

/**
 * @param {HTMLElement} root
 * @param {() => void} take
 */
function offer(root, take) {
  const close = () => fill(root);
  fill(
    root,
    el("span", {}, "A new version is here."),
    el("button", { type: "button", id: "take-update", onclick: take }, "Load it"),
    el("button", { type: "button", class: "quiet square", "aria-label": "Later", onclick: close }, icon("close")),
  );
}
