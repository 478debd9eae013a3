/** The states of maps that stand side by side on a page and are in no link; what one shows of its table, all do. */

/**
 * @typedef {import("../types.js").State} State
 * @typedef {import("../shared/lens.js").Lens<State[]>} Shelf
 */

import { createLens } from "../shared/lens.js";

/**
 * @param {State[]} initial
 * @returns {Shelf}
 */
export function createShelf(initial) {
  let states = initial;
  /** @type {Set<(states: State[], previous: State[]) => void>} */
  const listeners = new Set();
  return {
    get: () => states,
    set(patch) {
      const previous = states;
      states = Object.assign([...states], patch);
      for (const listener of [...listeners]) listener(states, previous);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/**
 * The state of one of them. A place that it goes to, all go to.
 * @param {Shelf} shelf
 * @param {number} index
 */
export function lensAt(shelf, index) {
  return createLens(
    shelf,
    (states) => /** @type {State} */ (states[index]),
    (patch, states) => states.map((state, at) => ({ ...state, ...(at === index ? patch : placeOf(patch)) })),
  );
}

/** @param {Partial<State>} patch */
function placeOf({ n, k, aspect }) {
  return { ...(n && { n }), ...(k && { k }), ...(aspect && { aspect }) };
}
