/**
 * Go to a cell: pins it, and moves the view there if it is out of sight.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Range} Range
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { place_of as placeOf, shape as shapeOf } from "../../pkg/nimscope.js";
import { el } from "./dom.js";
import { numberField } from "./field.js";
import { gameOf } from "./games.js";

/**
 * @param {Catalogue} catalogue
 * @param {Store} store
 */
export function createGoto(catalogue, store) {
  const n = numberField({ id: "goto-n", label: "n", min: 0, max: 0 });
  const k = numberField({ id: "goto-k", label: "k", min: 0, max: 0 });
  const element = el(
    "form",
    { class: "group", "aria-labelledby": "goto-title", novalidate: true, onsubmit: go },
    el("h2", { id: "goto-title", class: "label" }, "Go to a cell"),
    el(
      "div",
      { class: "pair with-button named" },
      n.element,
      k.element,
      el("button", { type: "submit", id: "goto-go" }, "Go"),
    ),
  );

  /** @param {Event} event */
  function go(event) {
    event.preventDefault();
    const at = n.read();
    const under = k.element.hidden ? 0 : k.read();
    if (at === null || under === null) return;
    const state = store.get();
    const [top, bottom, from, to] = placeOf(state.axis, at, under);
    store.set({ cell: [at, under], n: towards(state.n, top, bottom), k: towards(state.k, from, to) });
  }

  return {
    element,
    /** @param {State} state */
    show(state) {
      const game = gameOf(catalogue, state.spec);
      element.hidden = !(/** @type {import("../types.js").Shape} */ (shapeOf(state.spec, state.axis)).own);
      n.limit(game.limit - 1);
      n.rename(game.rowLabel);
      k.limit(game.columnLimit - 1);
      k.rename(game.columnLabel);
      k.element.hidden = game.layout === "strip";
    },
  };
}

/**
 * The range itself if it shows some of the place, else one of the same length around it that does not start before zero.
 * @param {Range} range
 * @param {number} from
 * @param {number} to
 * @returns {Range}
 */
function towards(range, from, to) {
  const [low, high] = range;
  if (low <= to - 1 && from <= high) return range;
  const start = Math.max(0, Math.round(from - (high - low) / 2));
  return [start, start + (high - low)];
}
