/**
 * Where a cell is to be found: under which axis, and in which rows and columns of its map.
 *
 * @typedef {import("../types.js").Range} Range
 * @typedef {import("../types.js").Chart} Chart
 * @typedef {import("../types.js").State} State
 */

import { el } from "../shared/dom.js";
import { isTooFar } from "../shared/failures.js";
import { subjectOf } from "../shared/subject.js";
import { digits } from "./text.js";

/**
 * Whether a map shows the game's own table, or a strip that begins far out and goes on as that would.
 * @param {Chart} chart
 */
export function isOfGame({ own, far }) {
  return own || far;
}

/**
 * The view with a cell pinned, moved there if the cell is out of sight.
 * @param {State} state
 * @param {number} at
 * @param {number} under
 * @returns {Partial<State>}
 */
export function pinnedAt(state, at, under) {
  const { axis, aspect, n, k } = state;
  const [top, bottom, from, to] = subjectOf(state).core.place_of(at, under);
  return { axis, aspect, cell: [at, under], n: towards(n, top, bottom), k: towards(k, from, to) };
}

/**
 * The range itself if it shows some of the place, else one of the same length around it that does not start before zero.
 * @param {Range} range
 * @param {number} from
 * @param {number} to
 * @returns {Range}
 */
function towards(range, from, to) {
  const [low, high] = range;
  if (low <= to - 1 && from <= high) return range;
  const start = Math.max(0, Math.round(from - (high - low) / 2));
  return [start, start + (high - low)];
}

/**
 * What lies too far out is refused; this offers the last heap of the table, which can be had.
 * @param {import("../types.js").Entry} game
 * @param {unknown} error
 * @param {(last: number) => void} go
 */
export function nearest({ limit, rowLabel }, error, go) {
  if (!isTooFar(error)) return null;
  const last = limit - 1;
  const words = `Go to ${rowLabel} = ${digits(last)}, the last of the table`;
  return el("button", { type: "button", id: "goto-nearest", class: "quiet", onclick: () => go(last) }, words);
}
