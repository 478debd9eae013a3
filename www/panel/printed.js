/**
 * The page on paper: a figure for each map, with its game and rule above it and its legend below; or the numbers, or the tables;
 * and at the end the link. It is drawn anew, in light colours and in more pixels than a screen has.
 */

import { el, fill } from "../shared/dom.js";
import { mapsOf } from "../shared/maps.js";
import { subjectOf } from "../shared/subject.js";
import { gameOf } from "./games.js";
import { rich } from "./text.js";

/** What a sheet of A4 leaves between its margins, in CSS pixels. */
const SHEET = 684;

/** Device pixels a CSS pixel: some 200 an inch on paper. */
const FINE = 2;

/** @typedef {{ map: import("../types.js").HeatMap, legend: Element | null }} Shown  a map in sight */

/**
 * @param {HTMLElement} room  where the map is
 * @param {() => Shown[]} maps  those in sight, in their order
 * @param {import("../types.js").Catalogue} catalogue
 * @param {{ whole: import("../state.js").Store, chosen: import("../state.js").Store }} stores
 */
export function createPrinted(room, maps, catalogue, { whole, chosen }) {
  const sheet = el("div", { class: "printed", id: "printed" });
  const source = el("p", { class: "printed", id: "printed-link" });
  room.prepend(sheet);
  room.append(source);

  function draw() {
    const state = whole.get();
    for (const table of room.querySelectorAll("table")) {
      table.style.setProperty("--fit", "1");
      table.style.setProperty("--fit", String(Math.min(1, SHEET / (table.offsetWidth || 1))));
    }
    source.textContent = whole.url();
    const shown = state.show === "map" ? maps() : [];
    if (shown.length > 1) sheet.dataset.several = String(shown.length);
    else delete sheet.dataset.several;
    if (shown.length === 0) return fill(sheet, state.show !== "front" && heading(chosen.get()));
    inLight(() => fill(sheet, ...mapsOf(state).map((own, index) => figure(own, shown[index]))));
  }

  /** @param {import("../types.js").State} state */
  function heading(state) {
    const game = gameOf(catalogue, state.spec);
    const values = subjectOf(state)
      .core.parameters()
      .values.map(([name, value]) => `${name} = ${value}`);
    // A difference has a name of its own.
    const title = subjectOf(state).chart.title || game.title;
    return el("header", {}, el("h2", {}, ...rich([title, ...values].join(", "))), el("p", {}, ...rich(game.rule)));
  }

  /**
   * @param {import("../types.js").State} state
   * @param {Shown | undefined} shown
   */
  function figure(state, shown) {
    const canvas = el("canvas", { "aria-hidden": true });
    shown?.map.paintOn(canvas, FINE);
    return el("figure", {}, heading(state), canvas, shown?.legend && copyOf(shown.legend));
  }

  addEventListener("beforeprint", draw);
  matchMedia("print").addEventListener("change", ({ matches }) => matches && draw());
}

/**
 * A legend once more, with its labels where they are on the screen; one that has no room there has none here.
 * @param {Element} legend
 */
function copyOf(legend) {
  const copy = /** @type {HTMLElement} */ (legend.cloneNode(true));
  copy.removeAttribute("id");
  const label = copy.querySelector(".ticks li");
  return label instanceof HTMLElement && !label.style.left ? null : copy;
}

/**
 * Paper is white, whatever the screen is.
 * @param {() => void} action
 */
function inLight(action) {
  const root = document.documentElement;
  const { theme } = root.dataset;
  root.dataset.theme = "light";
  try {
    action();
  } finally {
    if (theme === undefined) delete root.dataset.theme;
    else root.dataset.theme = theme;
  }
}
