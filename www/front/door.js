/** The way to the front page, whose module comes when it is wanted. */

/** @typedef {typeof import("./index.js")} Module */

/** @type {Promise<Module> | null} */
let loading = null;

/** The module of the front page, when its style is here too. */
export function loadFront() {
  loading ??= load();
  // Whoever wants it is told if it does not come, and may ask again.
  loading.catch(() => {
    loading = null;
  });
  return loading;
}

async function load() {
  const module = await import("./index.js");
  await module.dress();
  return module;
}

/**
 * @param {HTMLElement} root
 * @param {import("./index.js").Page} page
 * @param {(error: unknown) => void} onFailure
 * @returns {() => Promise<void>} shows the front page, which is made when it is first seen
 */
export function createDoor(root, page, onFailure) {
  /** @type {ReturnType<Module["createFront"]> | null} */
  let front = null;
  return async () => {
    try {
      const { createFront } = await loadFront();
      front ??= createFront(root, page);
      front.show();
    } catch (error) {
      onFailure(error);
    }
  };
}
