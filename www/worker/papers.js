/** What the papers state and print, and what certifies heaps far away: a module of its own, opened when first asked for. */

/**
 * @typedef {typeof import("../../pkg/papers.js")} Papers
 * @typedef {import("../../pkg/nimscope.js").Session} Session
 */

import { beOfThisBuild } from "../shared/build.js";

/** @type {Promise<Session> | null} */
let opened = null;

/** @type {Papers | null} */
let loaded = null;

/** Its session, if anything has asked for it. */
export const openedPapers = () => opened;

export function openPapers() {
  opened ??= open();
  return opened;
}

/** Whether a trap in it came from a panic. */
export function papersPanicked() {
  return loaded?.has_panicked() ?? false;
}

/** A session is the same to the worker whichever module it comes from. @returns {Promise<Session>} */
async function open() {
  try {
    const module = await import("../../pkg/papers.js");
    const core = await WebAssembly.compileStreaming(fetch(new URL("../../pkg/papers_bg.wasm", import.meta.url)));
    beOfThisBuild(core);
    await module.default({ module_or_path: core });
    loaded = module;
    return new module.Session();
  } catch (error) {
    // The network may be back when the next one asks.
    opened = null;
    throw error;
  }
}
