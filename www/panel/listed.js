/**
 * Which numbers a view lists: the cells on screen, as far as a table can hold them, by the axis that the core prints.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Range} Range
 */

import { subjectOf } from "../shared/subject.js";
import { trueColumns } from "./straighten.js";
import { MOST_COLUMNS, MOST_ROWS, wholeCells } from "./table.js";

/**
 * Rows of a strip are named by the heap at which they begin, `width` apart.
 * @param {State} state
 * @param {[number, number]} [most]  rows and columns
 */
export function listed(state, most = [MOST_ROWS, MOST_COLUMNS]) {
  const { spec } = state;
  const axis = subjectOf(state).chart.printed;
  const subject = subjectOf({ spec, axis });
  const { rows, columns, rowLabel, columnLabel } = subject.chart;
  const width = subject.chart.width || 1;
  const wanted = wantedCells(state, width);
  const n = wholeCells(wanted.n, most[0], rows);
  const k = wholeCells(wanted.k, most[1], columns);
  return { subject, axis, width, rows, columns, n, k, wanted, labels: [rowLabel, columnLabel] };
}

/**
 * The heaps of a graph are its columns, which are listed in rows of `width`.
 * @param {State} state
 * @param {number} width
 * @returns {{ n: Range, k: Range }}
 */
function wantedCells(state, width) {
  const { n, k } = state;
  if (!subjectOf(state).chart.across) return { n, k: trueColumns(state) };
  const row = (/** @type {number} */ heap) => Math.floor(Math.max(heap, 0) / width);
  return { n: [row(k[0]), row(k[1])], k: [0, width - 1] };
}
