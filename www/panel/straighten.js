/**
 * The step between the plain column axis k and the straightened one, x = 1000·k/√n. The rows on screen stay as they are.
 *
 * @typedef {import("../types.js").State} State
 */

import { homeState } from "../shared/subject.js";

/**
 * @param {State} state
 * @param {HTMLElement} canvas
 * @returns {Partial<State>}
 */
export function straightened(state, canvas) {
  const { axis, k } = homeState(state.spec, { kind: "straight" });
  return { axis, k, aspect: filling(state.n, k, canvas) };
}

/**
 * Back to the columns that the straightened ones were, filling the canvas, but with cells no narrower than high.
 * @param {State} state
 * @param {HTMLElement} canvas
 * @returns {Partial<State>}
 */
export function unstraightened(state, canvas) {
  const [, high] = trueColumns(state);
  /** @type {[number, number]} */
  const k = [0, Math.max(8, high)];
  return { axis: { kind: "memory" }, k, aspect: Math.max(1, filling(state.n, k, canvas)) };
}

/**
 * The columns k that a view reaches, whatever its axis.
 * @param {State} state
 * @returns {[number, number]}
 */
export function trueColumns({ axis, n, k }) {
  if (axis.kind !== "straight") return k;
  const perThousandth = (/** @type {number} */ row) => Math.sqrt(Math.max(row, 0)) / 1000;
  return [Math.floor(k[0] * perThousandth(n[0])), Math.ceil(k[1] * perThousandth(n[1]))];
}

/**
 * The aspect at which both ranges fill the canvas, to three digits so that links stay short.
 * @param {[number, number]} n
 * @param {[number, number]} k
 * @param {HTMLElement} canvas
 */
function filling(n, k, canvas) {
  const width = canvas.clientWidth / (k[1] - k[0] + 1);
  const height = canvas.clientHeight / (n[1] - n[0] + 1);
  return Number((width / height).toPrecision(3));
}
