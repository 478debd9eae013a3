/** What the papers state and print, and what certifies heaps far away: a module of its own, loaded when first asked for. */

/** @typedef {typeof import("../../pkg/papers.js")} Papers */

/** @type {Promise<Papers> | null} */
let papers = null;

/** @type {Papers | null} */
let loaded = null;

/** @returns {Promise<Papers>} */
export function openPapers() {
  papers ??= load();
  return papers;
}

/** Whether a trap in it came from a panic. */
export function papersPanicked() {
  return loaded?.has_panicked() ?? false;
}

async function load() {
  try {
    const module = await import("../../pkg/papers.js");
    await module.default();
    loaded = module;
    return module;
  } catch (error) {
    // The network may be back when the next one asks.
    papers = null;
    throw error;
  }
}
