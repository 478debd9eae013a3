/**
 * Where a heap lies on its own map: its cell is pinned, and those that its moves lead to are framed.
 *
 * @typedef {import("../types.js").BoardShown} Board
 * @typedef {import("../types.js").MapState} MapState
 */

import { parse_link as parseLink } from "../../pkg/nimscope.js";
import { el, fill } from "../shared/dom.js";
import { letScroll } from "../shared/scrolling.js";

/**
 * @param {object} page
 * @param {import("../types.js").Catalogue} page.catalogue
 * @param {import("../types.js").Client} page.client
 * @param {typeof import("../map/index.js").createMap} page.createMap
 */
export function createPlace({ catalogue, client, createMap }) {
  const pick = el("select", { id: "place-heap", onchange: () => draw(Number(pick.value)) });
  const stage = el("div", { class: "stage" });
  const link = el("a", {}, "Open this map");
  const failure = el("p", { class: "hint" });
  const element = el(
    "section",
    { class: "place", "aria-label": "Map" },
    el("div", { class: "row" }, el("label", { class: "unseen", for: "place-heap" }, "Heap on the map"), pick, link),
    stage,
    failure,
  );
  /** @type {Board | null} */
  let board = null;
  let chosen = 0;
  /** @type {{ map: import("../types.js").HeatMap, set: (state: MapState) => void } | null} it is made when it is first seen */
  let made = null;

  /** @param {number} heap */
  function draw(heap) {
    const shown = board?.heaps[heap];
    if (!shown) return;
    chosen = heap;
    pick.value = String(heap);
    link.href = `#${shown.map}`;
    const { state } = parseLink(shown.map);
    failure.textContent = "";
    if (made) made.set(state);
    else made = make(state);
    made.map.contradict(shown.options.map(([n, k]) => ({ n, k })));
  }

  /** @param {MapState} initial */
  function make(initial) {
    const lens = createSpot(initial);
    // Its colours are read off the page, in which it must be.
    const map = createMap({
      ...{ element: stage, name: "place-map", lens, client, catalogue },
      onLegend() {},
      onProgress() {},
      onInspection() {},
      onError(told) {
        failure.textContent = told.message;
      },
      isTold: () => false,
    });
    map.canvas.setAttribute("aria-label", "Map of the nim values of the chosen heap");
    letScroll(stage, map.canvas);
    return { map, set: lens.set };
  }

  return {
    element,
    /** @param {Board} next */
    show(next) {
      const last = next.made.at(-1)?.heap;
      const isMoved = next.made.length !== board?.made.length && last !== undefined;
      board = next;
      fill(
        pick,
        ...next.heaps.map(({ title, said }, at) => el("option", { value: at }, `${at + 1}: ${title}, ${said}`)),
      );
      draw(Math.min(isMoved ? last : chosen, next.heaps.length - 1));
    },
  };
}

/**
 * The state of a map that is in no link.
 * @param {MapState} initial
 * @returns {import("../shared/lens.js").Lens<MapState>}
 */
function createSpot(initial) {
  let state = initial;
  /** @type {Set<(state: MapState, previous: MapState) => void>} */
  const listeners = new Set();
  return {
    get: () => state,
    set(patch) {
      const previous = state;
      state = { ...state, ...patch };
      for (const listener of [...listeners]) listener(state, previous);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
