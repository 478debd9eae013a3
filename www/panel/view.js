/**
 * Where the map looks: go to a cell, zoom either axis, square cells, the straightened column axis, fit and home.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").HeatMap} HeatMap
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { byId, el, fill, icon } from "./dom.js";
import { gameOf } from "./games.js";
import { createGoto } from "./goto.js";
import { straightened, unstraightened } from "./straighten.js";

const STEP = Math.SQRT2;
/** @type {{ axis: "both" | "n" | "k", title: string }[]} */
const AXES = [
  { axis: "both", title: "Both" },
  { axis: "n", title: "Rows n" },
  { axis: "k", title: "Columns k" },
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
  const square = button("Square cells", () => store.set({ aspect: 1 }), "square");
  const straighten = el("input", {
    type: "checkbox",
    id: "straighten",
    onchange: () =>
      store.set(straighten.checked ? straightened(store.get(), canvas) : unstraightened(store.get(), canvas)),
  });
  const straightenRow = el(
    "div",
    { class: "group" },
    el("label", { class: "check" }, straighten, el("span", {}, "Straighten the parabola")),
    el("p", { class: "hint" }, "Columns become k/√n in thousandths, so that k² = n stands upright at 1000."),
  );

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
      button("Home", () => map.home(), "home"),
      button("Fit", () => map.fit(), "fit"),
      square,
    ),
    straightenRow,
  );

  return (state) => {
    goto.show(state);
    square.disabled = state.aspect === 1;
    straighten.checked = state.axis === "sqrt";
    straightenRow.hidden = !gameOf(catalogue, state.spec).straightens && state.axis === "k";
  };
}

/**
 * @param {string} text
 * @param {() => void} onclick
 * @param {string} id
 */
function button(text, onclick, id) {
  return el("button", { type: "button", id: `view-${id}`, onclick }, text);
}

/**
 * @param {string} shape
 * @param {string} label
 * @param {() => void} onclick
 */
function zoomButton(shape, label, onclick) {
  return el("button", { type: "button", class: "square", "aria-label": label, onclick }, icon(shape));
}
