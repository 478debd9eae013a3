/**
 * The maps of a page: the first is the state itself, the others stand beside it. Those of the same axis move together, unless
 * the page says otherwise, and whatever shows the same positions points at one cell.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").MapState} MapState
 */

import { createLens } from "./lens.js";
import { subjectOf } from "./subject.js";

/** The most maps on a page, as the core has it. */
export const MOST = 4;

/**
 * @param {State} state
 * @returns {State[]}
 */
export function mapsOf(state) {
  return [state, ...state.beside];
}

/**
 * The same map without those beside it.
 * @param {State} state
 * @returns {State}
 */
export function aloneOf(state) {
  return { ...state, beside: [], arrangement: { free: false, one: false, wipe: null, chosen: 0 } };
}

/**
 * What of a state is a map's own.
 * @param {State} state
 * @returns {MapState}
 */
export function mapPart({
  show: _show,
  sheet: _sheet,
  embed: _embed,
  beside: _beside,
  arrangement: _arrangement,
  play: _play,
  ...part
}) {
  return part;
}

/**
 * What a page shows when one of its maps changes.
 * @param {State} state
 * @param {number} index
 * @param {Partial<MapState>} patch
 * @returns {Partial<State>}
 */
export function withMap(state, index, patch) {
  if (state.beside.length === 0) return patch;
  const maps = mapsOf(state);
  const changed = { ...maps[index], ...patch };
  const { free, one } = state.arrangement;
  const { claim, ...own } = patch;
  const next = maps.map((map, at) => {
    if (at === index) return { ...map, ...own };
    return {
      ...map,
      ...(!free && isAlike(map, changed) && some(patch, ["n", "k", "aspect"])),
      ...(one && some(patch, ["palette", "scale", "range"])),
      ...(isSamePosition(map, changed) && some(patch, ["cell"])),
    };
  });
  const [first, ...beside] = next;
  return { ...mapPart(/** @type {State} */ (first)), beside, ...(claim !== undefined && { claim }) };
}

/**
 * A map of the page, which knows nothing of the others.
 * @param {import("../state.js").Store} store
 * @param {number} index
 * @returns {import("./lens.js").Lens<MapState>}
 */
export function lensAt(store, index) {
  /** @type {MapState} */
  let last;
  return createLens(
    store,
    (state) => {
      const map = mapsOf(state)[index];
      // One that was closed stays as it was, unseen.
      if (map) {
        const { claim, arrangement, beside } = state;
        const together = beside.length > 0 && arrangement.one;
        last = { ...mapPart(map), claim: arrangement.chosen === index ? claim : null, together };
      }
      return last;
    },
    ({ together: _together, ...patch }, state) => withMap(state, index, patch),
  );
}

/**
 * The store as the panel sees it: what is the page's, and the map that is chosen.
 * @param {import("../state.js").Store} store
 * @returns {import("../state.js").Store}
 */
export function createChosen(store) {
  /** @type {State | null} */
  let whole = null;
  /** @type {State} */
  let seen;

  /** @param {State} state */
  function chosenOf(state) {
    if (state === whole) return seen;
    const { show, sheet, claim, embed, beside, arrangement, play } = state;
    whole = state;
    seen = {
      .../** @type {State} */ (mapsOf(state)[arrangement.chosen]),
      show,
      sheet,
      claim,
      embed,
      beside,
      arrangement,
      play,
    };
    return seen;
  }

  /** @param {Partial<State>} patch */
  function whereto({ show, sheet, embed, beside, arrangement, play, ...map }) {
    const state = store.get();
    /** @type {Partial<State>} */
    const page = { show, sheet, embed, beside, arrangement, play };
    const given = Object.entries(page).filter(([, value]) => value !== undefined);
    return { ...withMap(state, state.arrangement.chosen, map), ...Object.fromEntries(given) };
  }

  return {
    ...store,
    get: () => chosenOf(store.get()),
    set: (patch, options) => store.set(whereto(patch), options),
    subscribe: (listener) => store.subscribe((state, previous) => listener(chosenOf(state), chosenOf(previous))),
    url: (patch) => store.url(patch && whereto(patch)),
  };
}

/**
 * Whether two maps have the same rows and columns.
 * @param {MapState} a
 * @param {MapState} b
 */
function isAlike(a, b) {
  return subjectOf(a).text === subjectOf(b).text;
}

/**
 * Whether the cells of two maps are the same positions.
 * @param {MapState} a
 * @param {MapState} b
 */
export function isSamePosition(a, b) {
  const [one, other] = [subjectOf(a), subjectOf(b)];
  const own = one.chart.own && other.chart.own && one.chart.heaps === other.chart.heaps;
  return own || one.text === other.text;
}

/**
 * Those of some fields that a patch has.
 * @param {Partial<MapState>} patch
 * @param {string[]} names
 */
function some(patch, names) {
  return Object.fromEntries(Object.entries(patch).filter(([name]) => names.includes(name)));
}
