/**
 * The moves so far: taken back, made again, copied, and judged once the game is over or someone asks.
 *
 * @typedef {import("../types.js").BoardShown} Board
 * @typedef {import("../types.js").BoardMove} BoardMove
 */

import { el, fill } from "../shared/dom.js";
import { arrow, WHO } from "./words.js";

/** What a move did to a game. */
const DID = {
  kept: { mark: "✓", words: "wins" },
  threw: { mark: "✗", words: "threw the game away" },
  lost: { mark: "·", words: "was lost anyway" },
};

/**
 * @param {import("./game.js").Game} game
 * @param {import("../panel/clipboard.js").CopyText} copyText
 */
export function createMoves(game, copyText) {
  const list = el("ol", { class: "made" });
  const undo = el("button", { type: "button", onclick: () => game.go(back()) }, "Undo");
  const redo = el("button", { type: "button", onclick: () => game.go(on()) }, "Redo");
  const words = el("span", {}, "Copy");
  const copy = el("button", { type: "button", class: "quiet", onclick: () => copyText(words, text()) }, words);
  const review = el("input", { type: "checkbox", onchange: () => draw() });
  const element = el(
    "section",
    { class: "moves-made", "aria-label": "Moves" },
    el("header", {}, el("h2", {}, "Moves"), copy),
    el("div", { class: "row" }, undo, redo, el("label", { class: "check" }, review, "Judge the moves")),
    list,
  );
  /** @type {Board | null} */
  let board = null;

  /** Where the last move of a person at this screen is taken back. */
  function back() {
    return board ? board.made.findLastIndex(({ mover }) => mover !== "opponent") : -1;
  }

  /** A person's move is made again, and the answer to it. */
  function on() {
    const made = board?.made.length ?? 0;
    const alone = game.playing().opponent === "friend" || game.ahead() < 2;
    return made + (alone ? 1 : 2);
  }

  function text() {
    return [board?.sum, ...(board?.made ?? []).map((move) => `${move.heap + 1}: ${move.from} → ${move.to}`)].join("\n");
  }

  function draw() {
    if (!board) return;
    const isJudged = review.checked || board.winner !== null;
    const { made } = board;
    fill(list, ...made.map((move, place) => row(move, place, isJudged)));
    if (made.length === 0) fill(list, el("li", { class: "hint" }, "No move was made yet."));
    list.scrollTop = list.scrollHeight;
    undo.disabled = back() < 0;
    redo.disabled = game.ahead() === 0;
    copy.disabled = made.length === 0;
  }

  /**
   * @param {BoardMove} move
   * @param {number} place
   * @param {boolean} isJudged
   */
  function row(move, place, isJudged) {
    const { mover, heap, how, did } = move;
    const judged = isJudged && did ? DID[did] : null;
    return el(
      "li",
      { "data-did": judged && did },
      el("span", { class: "who" }, WHO[mover ?? "you"]),
      el(
        "span",
        {},
        el("span", { class: "number" }, `${heap + 1}`),
        " ",
        arrow(move),
        el("span", { class: "hint" }, ` ${how}`),
      ),
      judged && el("span", { class: "did" }, el("b", { "aria-hidden": "true" }, `${judged.mark} `), judged.words),
      judged &&
        did === "threw" &&
        mover !== "opponent" &&
        el("button", { type: "button", class: "quiet", onclick: () => game.go(place) }, "Back to before it"),
    );
  }

  return {
    element,
    /** @param {Board} next */
    show(next) {
      board = next;
      draw();
    },
  };
}
