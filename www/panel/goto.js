/**
 * Go to a cell: pins it, and moves the view there if it is out of sight. Where the core can begin a strip at any heap, the
 * heap may be as large as anyone cares to write.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Range} Range
 * @typedef {import("../types.js").Shape} Shape
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import {
  far_place as farPlace,
  place_of as placeOf,
  read_heap as readHeap,
  row_names as rowNames,
  shape as shapeOf,
} from "../../pkg/nimscope.js";
import { widthOf } from "../map/lattice.js";
import { homeState } from "../map/place.js";
import { el } from "./dom.js";
import { numberField } from "./field.js";
import { gameOf } from "./games.js";

/** The width of a far strip that is reached from another view. */
const WIDTH = 64;

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
    const state = store.get();
    const { named, own } = /** @type {Shape} */ (shapeOf(state.spec, state.axis));
    if ((own || state.axis.startsWith("far:")) && gameOf(catalogue, state.spec).far) {
      goFar(state);
      return;
    }
    const at = named ? rowNamed(state) : n.read();
    const under = k.element.hidden ? 0 : k.read();
    if (at !== null && under !== null) goTo(state, at, under);
  }

  /**
   * @param {State} state
   * @param {number} at
   * @param {number} under
   */
  function goTo({ axis, n: rows, k: columns }, at, under) {
    const [top, bottom, from, to] = placeOf(axis, at, under);
    store.set({ axis, cell: [at, under], n: towards(rows, top, bottom), k: towards(columns, from, to) });
  }

  /** The heap may lie in the game's own table, or in none that begins at 0. @param {State} state */
  function goFar(state) {
    const { spec, axis } = state;
    const width = widthOf(axis) || WIDTH;
    try {
      const heap = readHeap(n.input.value.replace(/[\s_]/g, ""));
      n.complain("");
      if (Number(heap) < gameOf(catalogue, spec).limit) {
        const own = axis.startsWith("far:") ? homeState(spec, `strip:${width}`) : state;
        goTo(own, Number(heap), 0);
        return;
      }
      /** @type {{ axis: string, cell: [number, number] }} */
      const { axis: there, cell } = farPlace(spec, width, heap);
      const { n: rows, k: columns, aspect } = homeState(spec, there);
      store.set({ axis: there, cell, n: rows, k: columns, aspect }, { history: "push" });
    } catch (error) {
      n.complain(`${error}`);
    }
  }

  /**
   * The row of a sweep that a value of its parameter has.
   * @param {State} state
   */
  function rowNamed({ spec, axis }) {
    const { rows } = /** @type {Shape} */ (shapeOf(spec, axis));
    const all = Float64Array.from({ length: rows }, (_, row) => row);
    const names = rowNames(axis, all);
    const found = names.indexOf(n.input.value.trim());
    n.complain(found < 0 ? `No row is called so; they are called ${names[0]}, ${names[1]}, …, ${names.at(-1)}.` : "");
    return found < 0 ? null : found;
  }

  return {
    element,
    /** @param {State} state */
    show(state) {
      const game = gameOf(catalogue, state.spec);
      /** @type {Shape} */
      const { own, named, rows, columns, rowLabel, columnLabel } = shapeOf(state.spec, state.axis);
      const ofGame = own || state.axis.startsWith("far:");
      n.limit((ofGame ? game.limit : rows) - 1);
      n.rename(ofGame ? game.rowLabel : rowLabel);
      n.input.inputMode = named || game.far ? "text" : "numeric";
      k.limit((ofGame ? game.columnLimit : columns) - 1);
      k.rename(ofGame ? game.columnLabel : columnLabel);
      k.element.hidden = ofGame && game.layout === "strip";
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
