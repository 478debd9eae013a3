/**
 * Where the map looks: go to a cell, zoom either axis, square cells, the straightened axis, the width of a strip, fit, home.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").HeatMap} HeatMap
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { widthOf } from "../map/lattice.js";
import { byId, el, fill, icon } from "./dom.js";
import { numberField } from "./field.js";
import { gameOf } from "./games.js";
import { createGoto } from "./goto.js";
import { straightened, unstraightened } from "./straighten.js";

const STEP = Math.SQRT2;
const WIDEST = 65_536;
/** @type {{ axis: "both" | "n" | "k", title: string }[]} */
const AXES = [
  { axis: "both", title: "Both" },
  { axis: "n", title: "Rows" },
  { axis: "k", title: "Columns" },
];

/**
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {HeatMap} map
 * @param {HTMLCanvasElement} canvas
 * @returns {(state: State) => void}
 */
export function createView(catalogue, store, map, canvas) {
  const goto = createGoto(catalogue, store);
  const square = button("Square cells", "As wide as high", () => store.set({ aspect: 1 }), "square");
  const straighten = el("input", {
    type: "checkbox",
    id: "straighten",
    onchange: () => (straighten.checked ? straightenUp() : straightenDown()),
  });
  /** The view before the axis was straightened, to come back to if the rows are still the same. @type {State | null} */
  let before = null;

  function straightenUp() {
    before = store.get();
    store.set(straightened(before, canvas));
  }

  function straightenDown() {
    const state = store.get();
    const back = before?.n === state.n ? before : null;
    store.set(back ? { axis: "k", k: back.k, aspect: back.aspect } : unstraightened(state, canvas));
  }

  const straightenRow = el(
    "div",
    { class: "group" },
    el("label", { class: "check" }, straighten, el("span", {}, "Straighten the parabola")),
    el("p", { class: "hint" }, "Columns become k/√n, so that k² = n stands upright at 1."),
  );

  const width = numberField({
    id: "strip-width",
    label: "Heaps in a row",
    hint: "A width that fits the sequence lines its pattern up.",
    min: 1,
    max: WIDEST,
    onValue: wrap,
    onStep: (by) => wrap(Math.min(Math.max(widthOf(store.get().axis) + by, 1), WIDEST)),
  });

  /** The rows on screen begin at the same heap as before. @param {number} wide */
  function wrap(wide) {
    const { axis, n } = store.get();
    const start = Math.max(0, Math.floor((n[0] * widthOf(axis)) / wide));
    width.input.value = String(wide);
    store.set({ axis: `strip:${wide}`, n: [start, start + n[1] - n[0]], k: [0, wide - 1] });
  }

  const widthRow = el("div", { class: "group" }, width.element);

  fill(
    byId("view"),
    goto.element,
    el(
      "div",
      { class: "group", role: "group", "aria-labelledby": "zoom-title" },
      el("h2", { id: "zoom-title", class: "label" }, "Zoom"),
      ...AXES.map(({ axis, title }) =>
        el(
          "div",
          { class: "zoom" },
          el("span", {}, title),
          zoomButton("minus", `Zoom out: ${title}`, () => map.zoom(1 / STEP, axis)),
          zoomButton("plus", `Zoom in: ${title}`, () => map.zoom(STEP, axis)),
        ),
      ),
    ),
    el(
      "div",
      { class: "row" },
      button("Home", "The first view of the game (0)", () => map.home(), "home"),
      button("Fit", "The whole table (f)", () => map.fit(), "fit"),
      square,
    ),
    straightenRow,
    widthRow,
  );

  return (state) => {
    goto.show(state);
    square.disabled = state.aspect === 1 || state.axis === "sqrt";
    straighten.checked = state.axis === "sqrt";
    straightenRow.hidden = !gameOf(catalogue, state.spec).straightens && state.axis !== "sqrt";
    widthRow.hidden = !widthOf(state.axis);
    width.show(widthOf(state.axis));
  };
}

/**
 * @param {string} text
 * @param {string} title
 * @param {() => void} onclick
 * @param {string} id
 */
function button(text, title, onclick, id) {
  return el("button", { type: "button", id: `view-${id}`, title, onclick }, text);
}

/**
 * @param {string} shape
 * @param {string} label
 * @param {() => void} onclick
 */
function zoomButton(shape, label, onclick) {
  return el("button", { type: "button", class: "square", "aria-label": label, onclick }, icon(shape));
}
