/**
 * Another game: a sum that is typed, or a puzzle; against whom, and who begins.
 *
 * @typedef {import("../types.js").BoardShown} Board
 */

import { segments } from "../panel/segments.js";
import { el } from "../shared/dom.js";
import { wordsOf } from "../shared/failures.js";

/** Who answers: a word of the link, and what it means. */
const OPPONENTS = [
  ["perfect", "The program, which never errs"],
  ["errs:10", "The program, erring in 10 of 100 moves"],
  ["errs:25", "The program, erring in 25 of 100 moves"],
  ["errs:50", "The program, erring in half of its moves"],
  ["errs:100", "The program, moving by chance"],
  ["friend", "A friend at this screen"],
];

/**
 * @param {import("../types.js").Catalogue} catalogue
 * @param {import("./game.js").Game} game
 * @param {(sum: string) => Promise<unknown>} check  rejects with what keeps a sum from being played
 */
export function createSetup(catalogue, game, check) {
  const sum = el("textarea", {
    id: "sum",
    rows: 3,
    spellcheck: "false",
    autocapitalize: "off",
    "aria-describedby": "sum-error",
  });
  const error = el("p", { class: "error", id: "sum-error", role: "alert", hidden: true });
  const pick = el(
    "select",
    { id: "sum-game", onchange: () => choose(pick.value) },
    el("option", { value: "" }, "Choose a game…"),
    ...catalogue.games.map(({ name, title }) => el("option", { value: name }, title)),
  );
  const opponent = el(
    "select",
    { id: "opponent", onchange: () => game.against(opponent.value) },
    ...OPPONENTS.map(([value, title]) => el("option", { value }, title)),
  );
  const begins = segments(
    "begins",
    [
      { value: "you", title: "You" },
      { value: "opponent", title: "The program" },
    ],
    (value) => game.start({ second: value === "opponent", sum: game.playing().sum }),
  );
  const level = el(
    "select",
    { id: "puzzle-level" },
    ...["Very small", "Small", "Middling", "Large", "Very large"].map((title, at) =>
      el("option", { value: at + 1, selected: at === 1 }, title),
    ),
  );
  const element = el("section", { class: "setup", "aria-label": "New game" });

  /** @param {string} text */
  async function begin(text) {
    const wrong = await check(text).then(() => "", wordsOf);
    error.textContent = wrong;
    error.hidden = !wrong;
    sum.setAttribute("aria-invalid", String(Boolean(wrong)));
    if (wrong) sum.focus();
    else game.start({ sum: text });
  }

  /** @param {string} name */
  function choose(name) {
    if (!name) return;
    const usual = game.usual(name);
    pick.value = "";
    sum.value = usual;
    begin(usual);
  }

  /** @param {number} number */
  function puzzle(number) {
    game.start({ sum: "", puzzle: [Number(level.value), number], opponent: "perfect", second: false });
  }

  element.append(
    el("h2", {}, "Puzzles"),
    el("p", { class: "hint" }, "Sums with exactly one winning move."),
    el(
      "div",
      { class: "row" },
      el("label", { class: "unseen", for: "puzzle-level" }, "Size of the puzzle"),
      level,
      el("button", { type: "button", onclick: () => puzzle(Math.floor(Math.random() * 1e9)) }, "New puzzle"),
      el("button", { type: "button", onclick: () => puzzle(today()) }, "Today’s"),
    ),
    el("h2", {}, "New game"),
    el("div", {}, el("label", { for: "opponent" }, "Against"), opponent),
    field("First move", begins.labels),
    el(
      "form",
      {
        onsubmit: (/** @type {Event} */ event) => {
          event.preventDefault();
          begin(sum.value);
        },
      },
      el("label", { for: "sum" }, "Heaps"),
      sum,
      error,
      el(
        "p",
        { class: "hint" },
        "A game and a heap, and more of them behind plus signs; an underscore begins what a heap remembers.",
      ),
      el(
        "div",
        { class: "row" },
        el("button", { type: "submit" }, "Start"),
        el("label", { class: "unseen", for: "sum-game" }, "A game to begin with"),
        pick,
      ),
    ),
  );

  return {
    element,
    /** @param {Board} board */
    show(board) {
      const { opponent: against, second } = game.playing();
      if (![...opponent.options].some(({ value }) => value === against))
        opponent.append(el("option", { value: against }, "The program, erring as the link says"));
      opponent.value = against;
      begins.show(second ? "opponent" : "you");
      if (board.sum && document.activeElement !== sum) sum.value = board.sum;
    },
  };
}

/**
 * @param {string} title
 * @param {HTMLElement[]} labels
 */
function field(title, labels) {
  return el("fieldset", { class: "field" }, el("legend", {}, title), el("div", { class: "segments wide" }, ...labels));
}

/** The number of a day, such as 20261119. */
function today() {
  const now = new Date();
  return now.getFullYear() * 10000 + (now.getMonth() + 1) * 100 + now.getDate();
}
