/**
 * What is said of a game: whose turn it is, who has won, and what was done last.
 *
 * @typedef {import("../types.js").BoardShown} Board
 * @typedef {import("../types.js").BoardMove} BoardMove
 * @typedef {import("../types.js").Mover} Mover
 */

import { position } from "../panel/text.js";
import { el } from "../shared/dom.js";

/** @type {Record<Mover, string>} */
export const WHO = { you: "You", opponent: "The program", first: "The first player", second: "The second player" };

/** @type {Record<Mover, string>} */
const MOVES = {
  you: "Your move.",
  opponent: "The program is thinking…",
  first: "The first player moves.",
  second: "The second player moves.",
};

/** @type {Record<Mover, string>} */
const WON = {
  you: "You have won.",
  opponent: "The program has won.",
  first: "The first player has won.",
  second: "The second player has won.",
};

/**
 * Whose turn it is, or who has won and why.
 * @param {Board} board
 * @param {[number, number] | null} puzzle
 * @returns {(Node | string)[]}
 */
export function turn({ sum, winner, toMove, made, misere }, puzzle) {
  if (!sum) return [el("b", {}, "A puzzle is being made…")];
  if (winner) {
    const thrown = made.filter(({ did, mover }) => did === "threw" && mover !== "opponent").length;
    const why = misere ? " No move is left, and whoever made the last one loses." : " No move is left.";
    return [el("b", {}, WON[winner]), why, thrown ? ` ${mistakes(thrown)}` : ""];
  }
  const solved = puzzle ? solution(made) : "";
  if (solved) return [el("b", {}, solved[0] ?? ""), ` ${solved[1]} ${MOVES[toMove]}`];
  const rest = misere ? " Whoever makes the last move loses." : " Whoever cannot move loses.";
  const task = puzzle && made.length === 0 ? " Exactly one move wins: find it." : made.length === 0 ? rest : "";
  return [el("b", {}, MOVES[toMove]), task];
}

/** @param {number} thrown */
function mistakes(thrown) {
  const times = thrown === 1 ? "One move" : `${thrown} moves`;
  return `${times} threw the game away: the list of moves shows which.`;
}

/**
 * What there is to say of a puzzle after its first move.
 * @param {BoardMove[]} made
 * @returns {[string, string] | null}
 */
function solution([first]) {
  if (first?.did === "kept") return ["Solved.", "That was the only winning move; play on to see it win."];
  if (first?.did === "threw") return ["Not that one.", "The program can win now: undo, and try another."];
  return null;
}

/**
 * A move, as papers write it.
 * @param {BoardMove} move
 */
export function arrow({ from, to }) {
  return el("span", { class: "arrow" }, position(from), " → ", position(to));
}

/**
 * A move as it is read aloud.
 * @param {BoardMove} move
 */
export function aloud({ heap, from, to, how }) {
  return `heap ${heap + 1}, ${from} becomes ${to}, ${how}`;
}

/**
 * What was done last.
 * @param {Board} board
 */
export function lastMove({ made }) {
  const last = made.at(-1);
  return last ? `${WHO[last.mover ?? "you"]}: ${aloud(last)}.` : "";
}
