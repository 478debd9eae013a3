/**
 * What the game is, where it comes from and how its values are known; and how the page looks.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 */

import { byId, el, fill } from "./dom.js";
import { gameOf } from "./games.js";
import { digits, rich } from "./text.js";

/**
 * @param {Catalogue} catalogue
 * @param {HTMLElement} appearance  the theme control, shown at the end
 * @returns {(state: State) => void}
 */
export function createAbout(catalogue, appearance) {
  const root = byId("about");
  const facts = el("div", { class: "prose" });
  fill(root, facts, appearance);
  let shown = "";

  return (state) => {
    const game = gameOf(catalogue, state.spec);
    if (game.name === shown) return;
    shown = game.name;
    const { paper } = game;
    fill(
      facts,
      el("h2", {}, game.title),
      el("p", {}, ...rich(game.rule)),
      el(
        "p",
        {},
        "Whoever makes the last move wins. A cell shows the nim value of its position: rows are ",
        ...rich(game.rowLabel),
        ", columns are ",
        ...rich(game.columnLabel),
        ".",
      ),
      el(
        "dl",
        { class: "facts" },
        el(
          "div",
          {},
          el("dt", {}, "Paper"),
          el("dd", {}, el("cite", {}, paper.title), `, ${paper.authors}${paper.year ? `, ${paper.year}` : ""}`),
        ),
        el("div", {}, el("dt", {}, "Certainty"), el("dd", {}, ...rich(game.certainty))),
        el("div", {}, el("dt", {}, "Reach"), el("dd", {}, `${digits(game.limit)} rows`)),
      ),
    );
  };
}
