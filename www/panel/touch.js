/**
 * A heap to touch: its moves, what each of them leads to, and the least number that is missing.
 *
 * @typedef {import("../types.js").Moves} Moves
 * @typedef {import("../types.js").Moves["moves"][number]} Move
 */

import { el, fill } from "../shared/dom.js";
import { position } from "./text.js";

/**
 * @param {HTMLElement} root
 * @param {import("../types.js").FrontExample} example
 * @param {Pick<import("../types.js").State, "spec" | "axis">} table
 * @param {import("../types.js").Engine} engine
 */
export function createTouch(root, example, { spec, axis }, engine) {
  const heap = el("div", { class: "heap" });
  const moves = el("ul", { class: "moves", "aria-label": "Moves from this heap" });
  const values = el("ol", { class: "values", "aria-hidden": "true" });
  const words = el("p", { class: "mex", "aria-live": "polite" });
  const start = { row: example.row, column: example.column };
  const again = el("button", { type: "button", class: "quiet", onclick: () => go(start) }, "Start again");
  root.append(
    el(
      "section",
      { class: "touch", "aria-label": "A heap to try it on" },
      el("p", { class: "rule" }, example.rule),
      heap,
      moves,
      values,
      words,
      again,
    ),
  );

  /** @param {{ row: number, column: number }} cell */
  async function go(cell) {
    const read = await engine.moves(spec, axis, cell.row, cell.column);
    if (read) show(read, cell);
  }

  /**
   * @param {Moves} read
   * @param {{ row: number, column: number }} cell
   */
  function show(read, cell) {
    const focused = root.querySelector(".touch")?.contains(document.activeElement);
    fill(heap, tokens(read.heap), el("p", {}, el("span", {}, read.said), position(read.name)));
    fill(moves, ...read.moves.map(move));
    fill(values, ...boxes(read));
    fill(words, told(read));
    again.hidden = cell.row === start.row && cell.column === start.column;
    if (focused) (moves.querySelector("button") ?? again).focus();
  }

  /** @param {Move} option */
  function move(option) {
    const light = (/** @type {boolean} */ on) => () => {
      for (const box of values.children)
        box.toggleAttribute("data-lit", on && box.textContent === String(option.value));
    };
    const button = el(
      "button",
      {
        type: "button",
        class: option.value === 0 ? "wins" : false,
        onclick: () => option.cell && go(option.cell),
        onpointerenter: light(true),
        onpointerleave: light(false),
        onfocus: light(true),
        onblur: light(false),
      },
      el("span", {}, option.how),
      tokens(option.cell?.row ?? 0),
      el("b", {}, el("span", { class: "unseen" }, "leaves value "), String(option.value)),
    );
    return el("li", {}, button);
  }

  go(start);
}

/**
 * A heap of tokens.
 * @param {number} count
 */
function tokens(count) {
  return el("span", { class: "tokens", "aria-hidden": "true" }, ...Array.from({ length: count }, () => el("i")));
}

/**
 * The numbers from 0 on: those that some move leads to, and the first that none does.
 * @param {Moves} read
 */
function boxes({ value, moves }) {
  const reached = new Set(moves.map((move) => move.value));
  const last = Math.max(value ?? 0, ...reached);
  return Array.from({ length: last + 1 }, (_, number) =>
    el("li", { class: number === value ? "missing" : reached.has(number) ? "reached" : false }, String(number)),
  );
}

/**
 * Why the heap has its value, and who wins.
 * @param {Moves} read
 */
function told({ value, moves }) {
  if (moves.length === 0) return "No move is left. The value is 0, and whoever must move has lost.";
  if (value === 0) return "No move leads to 0, so the value is 0: whoever must move from here loses.";
  return `The least number that no move leads to is ${value}: that is the nim value. Moves to 0 win.`;
}
