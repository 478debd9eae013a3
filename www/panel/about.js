/**
 * A short page about the game: its rule in words and as a formula, a position worked out, what is proved, what is new here and
 * what is open, its paper, and how to cite both; and how the page looks.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Reading} Reading
 */

import { el, fill } from "../shared/dom.js";
import { insist } from "../shared/insist.js";
import { homeState } from "../shared/subject.js";
import { cited } from "./citing.js";
import { gameOf } from "./games.js";
import { digits, rich } from "./text.js";
import { worked } from "./worked.js";

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").Client} client
 * @param {import("../types.js").HeatMap} map
 * @param {import("./tabs.js").Tabs} tabs
 * @param {import("./clipboard.js").CopyText} copyText
 * @param {HTMLElement} appearance  the theme control, shown at the end
 * @returns {(state: State) => void}
 */
export function createAbout(root, catalogue, store, client, map, tabs, copyText, appearance) {
  const page = el("div", { class: "prose" });
  fill(root, page, appearance);
  let shown = "";
  /** @type {Reading[]} */
  let pages = [];
  tabs.onChosen("about", () => setTimeout(() => show(store.get())));
  insist(client.reading).then((read) => {
    pages = read ?? [];
    show(store.get());
  });

  /** @param {State} state */
  function show(state) {
    const game = gameOf(catalogue, state.spec);
    const key = `${state.spec} ${pages.length} ${game.certainty}`;
    // What nobody sees need not follow every slider.
    if (key === shown || root.hidden) return;
    shown = key;
    const reading = pages.find(({ game: name }) => name === game.name);
    fill(
      page,
      el("h2", {}, game.title),
      el("p", { class: "rule" }, ...rich(game.rule)),
      reading && el("p", { class: "formula" }, ...rich(reading.formula)),
      el("p", {}, "Whoever makes the last move wins, unless the rules say otherwise."),
      ...(reading ? more(reading, state.spec) : []),
      el(
        "dl",
        { class: "facts" },
        fact("Rows", `${game.rowLabel}, up to ${digits(game.limit - 1)}`),
        fact("Columns", game.columnLabel),
        fact("Certainty", game.certainty),
      ),
      ...(reading ? cited(reading, game.title, store, copyText) : []),
    );
  }

  /**
   * @param {Reading} reading
   * @param {string} spec
   */
  function more({ row, column, proved, new: claimed, found, open }, spec) {
    const example = el("div", {});
    const { axis } = homeState(spec);
    map.engine.moves(spec, axis, row, column).then(
      (moves) => moves && fill(example, ...worked(moves)),
      () => {},
    );
    return [
      example,
      ...stated("Proved in the paper", proved),
      ...stated("New here", claimed, found, "Proved: "),
      ...unknown(open),
    ];
  }

  /**
   * @param {string} title
   * @param {Reading["proved"]} statements
   * @param {string[]} [sentences]  what is said and not checked on the page
   * @param {string} [how]  how the statements are known, where the sentences say it of themselves
   */
  function stated(title, statements, sentences = [], how = "") {
    if (statements.length + sentences.length === 0) return [];
    const rows = statements.map(({ claim, number, statement, corrected, proof }) => {
      const check = () => {
        store.set({ claim }, { history: "push" });
        tabs.go("claims");
      };
      return el(
        "li",
        {},
        ...rich(how + statement),
        " ",
        el("button", { type: "button", class: "cite", onclick: check }, corrected ? `${number}, corrected` : number),
        proof && " ",
        proof && el("a", { class: "proof", href: proof, "aria-label": `Proof of ${number}` }, "Proof"),
      );
    });
    rows.push(...sentences.map((words) => el("li", {}, ...rich(words))));
    return [el("h3", {}, title), el("ul", { class: "stated" }, ...rows)];
  }

  return show;
}

/** @param {string[]} questions */
function unknown(questions) {
  if (questions.length === 0) return [];
  return [el("h3", {}, "Open"), el("ul", { class: "stated" }, ...questions.map((one) => el("li", {}, ...rich(one))))];
}

/**
 * @param {string} label
 * @param {string} text
 */
function fact(label, text) {
  return el("div", {}, el("dt", {}, label), el("dd", {}, ...rich(text)));
}
