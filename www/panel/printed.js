/**
 * The page on paper: a figure with the game and its rule above it, and the link below it; or the numbers, or the tables. It is
 * drawn anew, in light colours and in more pixels than a screen has.
 */

import { el, fill } from "../shared/dom.js";
import { subjectOf } from "../shared/subject.js";
import { gameOf } from "./games.js";
import { rich } from "./text.js";

/** What a sheet of A4 leaves between its margins, in CSS pixels. */
const SHEET = 684;

/** Device pixels a CSS pixel: some 200 an inch on paper. */
const FINE = 2;

/**
 * @param {HTMLElement} room  where the map is
 * @param {import("../types.js").HeatMap} map
 * @param {import("../types.js").Catalogue} catalogue
 * @param {import("../state.js").Store} store
 */
export function createPrinted(room, map, catalogue, store) {
  const heading = el("header", { class: "printed" });
  const picture = el("canvas", { class: "printed", id: "printed-map", "aria-hidden": true });
  const source = el("p", { class: "printed", id: "printed-link" });
  room.prepend(heading, picture);
  room.append(source);

  function draw() {
    const state = store.get();
    const game = gameOf(catalogue, state.spec);
    const values = subjectOf(state)
      .core.parameters()
      .values.map(([name, value]) => `${name} = ${value}`);
    fill(heading, el("h2", {}, ...rich([game.title, ...values].join(", "))), el("p", {}, ...rich(game.rule)));
    source.textContent = store.url();
    for (const table of room.querySelectorAll("table")) {
      table.style.setProperty("--fit", "1");
      table.style.setProperty("--fit", String(Math.min(1, SHEET / (table.offsetWidth || 1))));
    }
    if (state.show === "map") inLight(() => map.paintOn(picture, FINE));
  }

  addEventListener("beforeprint", draw);
  matchMedia("print").addEventListener("change", ({ matches }) => matches && draw());
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
