/**
 * What the game is, where it comes from and how its values are known; and how the page looks.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 */

import { el, fill } from "../shared/dom.js";
import { gameOf } from "./games.js";
import { digits, rich } from "./text.js";

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {HTMLElement} appearance  the theme control, shown at the end
 * @returns {(state: State) => void}
 */
export function createAbout(root, catalogue, appearance) {
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
      el("p", { class: "rule" }, ...rich(game.rule)),
      el(
        "p",
        {},
        "Whoever makes the last move wins, unless the rules say otherwise. Every cell shows the nim value of one position.",
      ),
      el(
        "dl",
        { class: "facts" },
        fact("Rows", `${game.rowLabel}, up to ${digits(game.limit - 1)}`),
        fact("Columns", game.columnLabel),
        fact("Certainty", game.certainty),
        fact("Paper", `${paper.title}, ${paper.authors}`),
      ),
    );
  };
}

/**
 * @param {string} label
 * @param {string} text
 */
function fact(label, text) {
  return el("div", {}, el("dt", {}, label), el("dd", {}, ...rich(text)));
}
