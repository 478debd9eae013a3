/**
 * Where a cell is to be found: under which axis, and in which rows and columns of its map.
 *
 * @typedef {import("../types.js").Range} Range
 * @typedef {import("../types.js").Chart} Chart
 * @typedef {import("../types.js").State} State
 */

import { subjectOf } from "../shared/subject.js";

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
