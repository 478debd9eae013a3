/**
 * Why a move wins: the values of the heaps and their nim sum in binary columns, the winning moves, and where the heaps lie on
 * their maps. Nobody is told before asking.
 *
 * @typedef {import("../types.js").BoardShown} Board
 * @typedef {import("../types.js").BoardMove} BoardMove
 */

import { digits, position, rich, sentence } from "../panel/text.js";
import { el, fill } from "../shared/dom.js";
import { arrow } from "./words.js";

/**
 * @param {(move: BoardMove) => void} make
 * @param {ReturnType<typeof import("./place.js").createPlace>} place
 */
export function createWhy(make, place) {
  const values = el("div", { class: "worths" });
  const ways = el("div", { class: "ways" });
  const winning = el("details", { class: "winning-moves" }, el("summary", {}, "Show the winning moves"), ways);
  const element = el(
    "details",
    { class: "why", ontoggle: draw },
    el("summary", {}, el("h2", {}, "Why?")),
    values,
    winning,
    place.element,
  );
  /** @type {Board | null} */
  let board = null;

  function draw() {
    if (!board || !element.open) return;
    fill(values, ...told(board));
    winning.hidden = board.nimSum === null || board.winner !== null;
    fill(ways, ...list(board, make));
    place.show(board);
  }

  return {
    element,
    /** @param {Board} next */
    show(next) {
      if (next.made.length !== board?.made.length) winning.open = false;
      board = next;
      draw();
    },
  };
}

/** @param {Board} board */
function told(board) {
  const { heaps, nimSum, bits, refusal, misere } = board;
  if (refusal) return [el("p", {}, "It is not known who wins: ", ...rich(sentence(refusal)))];
  if (nimSum === null) return [el("p", { class: "hint" }, "Values are being computed…")];
  const lost = nimSum === "0";
  const end = lost ? "whoever must move loses, if the other makes no mistake." : "the player to move can win.";
  if (misere) return [el("p", {}, `In misère play this is ${lost ? "a P" : "an N"}-position: ${end}`)];
  const columns = bits.length;
  const row = (/** @type {string} */ digitsOf) =>
    [...digitsOf].map((bit) => el("td", { class: bit === "1" && "one" }, bit));
  return [
    el(
      "table",
      { class: "binary" },
      el("caption", { class: "unseen" }, "The values of the heaps in binary, and their nim sum"),
      el(
        "thead",
        {},
        el(
          "tr",
          {},
          ...["Heap", "Value"].map(head),
          el("th", { scope: "colgroup", colspan: columns }, "In binary"),
          head("Known"),
        ),
      ),
      el(
        "tbody",
        {},
        ...heaps.map((heap, at) =>
          el(
            "tr",
            {},
            el("th", { scope: "row" }, el("span", { class: "number" }, `${at + 1}`), " ", position(heap.position)),
            el("td", { class: "worth" }, digits(heap.value ?? "")),
            ...row(heap.bits),
            el("td", { class: "how" }, heap.how ?? ""),
          ),
        ),
      ),
      el(
        "tfoot",
        {},
        el(
          "tr",
          {},
          el("th", { scope: "row" }, "Nim sum"),
          el("td", { class: "worth" }, digits(nimSum)),
          ...row(bits),
          el("td"),
        ),
      ),
    ),
    el(
      "p",
      {},
      "A column of the nim sum is 1 where an odd number of values has a 1. ",
      el("b", {}, lost ? "It is 0: " : "It is not 0: "),
      end,
    ),
    ...(board.mayGoOn
      ? [
          el(
            "p",
            { class: "hint" },
            `Plays of this sum may go on for ever; ${board.made.length} moves were made. Whoever can win and follows the first winning move each time ends the game.`,
          ),
        ]
      : []),
  ];
}

/** @param {string} words */
function head(words) {
  return el("th", { scope: "col" }, words);
}

/**
 * @param {Board} board
 * @param {(move: BoardMove) => void} make
 */
function list({ known, refusal, winning, ways, hint, toMove }, make) {
  if (!known || refusal) return [el("p", { class: "hint" }, "They are being looked for…")];
  if (ways === 0) return [el("p", {}, "No move wins: every move leaves a nim sum that is not 0.")];
  const first = hint ? [hint] : [];
  const rest = winning.filter(({ written }) => written !== hint?.written);
  const shown = [...first.map((move) => winning.find(({ written }) => written === move.written) ?? move), ...rest];
  const item = (/** @type {BoardMove} */ move) =>
    el(
      "li",
      {},
      el("span", { class: "number" }, `${move.heap + 1}`),
      " ",
      arrow(move),
      el("span", { class: "hint" }, ` ${move.how}: ${move.why ?? ""}. `),
      el(
        "button",
        { type: "button", class: "quiet", disabled: toMove === "opponent", onclick: () => make(move) },
        "Play it",
      ),
    );
  const more = ways > shown.length ? [el("p", { class: "hint" }, `And ${ways - shown.length} more.`)] : [];
  return [el("ol", {}, ...shown.map(item)), ...more];
}
