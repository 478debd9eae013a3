/**
 * Where and how the map looks: go to a cell, zoom either axis, fit, home, embed; then the kind of view with its own settings.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").HeatMap} HeatMap
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { el, fill, icon } from "../shared/dom.js";
import { createFind } from "./find.js";
import { createGoto } from "./goto.js";
import { createOverlays } from "./overlays.js";
import { createStrip } from "./strip.js";
import { createSweep } from "./sweep.js";
import { createViews } from "./views.js";

const STEP = Math.SQRT2;
/** @type {{ axis: "both" | "n" | "k", title: string }[]} */
const AXES = [
  { axis: "both", title: "Both" },
  { axis: "n", title: "Rows" },
  { axis: "k", title: "Columns" },
];

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {HeatMap} map
 * @param {import("./tabs.js").Tabs} tabs
 * @param {HTMLElement} embed  a button
 * @returns {(state: State) => void}
 */
export function createView(root, catalogue, store, map, tabs, embed) {
  const goto = createGoto(catalogue, store, map.engine, tabs);
  const find = createFind(store, map.engine, tabs);
  const square = button("Square cells", "As wide as high", () => store.set({ aspect: 1 }), "square");
  const parts = [
    createViews(store, map.canvas),
    createStrip(store, map.engine),
    createSweep(catalogue, store),
    createOverlays(catalogue, store),
  ];

  fill(
    root,
    goto.element,
    el(
      "div",
      { class: "group", role: "group", "aria-labelledby": "zoom-title" },
      el("h2", { id: "zoom-title", class: "label" }, "Zoom"),
      el("div", { class: "zooms" }, ...AXES.map(zoomer)),
      el(
        "div",
        { class: "row tight" },
        button("Home", "The first view of the game (0)", () => map.home(), "home"),
        button("Fit", "The whole table (f)", () => map.fit(), "fit"),
        square,
        embed,
      ),
    ),
    find.element,
    ...parts.map(({ element }) => element),
  );

  /** @param {(typeof AXES)[number]} axis */
  function zoomer({ axis, title }) {
    return el(
      "div",
      { class: "zoom" },
      zoomButton("minus", `Zoom out: ${title}`, () => map.zoom(1 / STEP, axis)),
      el("span", {}, title),
      zoomButton("plus", `Zoom in: ${title}`, () => map.zoom(STEP, axis)),
    );
  }

  return (state) => {
    goto.show(state);
    find.show(state);
    for (const part of parts) part.show(state);
    square.disabled = state.aspect === 1 || state.axis.kind === "straight";
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
