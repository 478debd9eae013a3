/**
 * What a column of the map is. On the plain axis it is k itself; on the straightened one it is a thousandth of √n, and
 * the core says, exactly, which k that is.
 *
 * @typedef {object} Lattice
 * @property {boolean} straight  whether columns are thousandths of √n
 * @property {(row: number, column: number) => number} kAt
 * @property {(row: number, k: number) => [number, number]} columnsOf  the columns, half-open, that show this k
 */

import { column_of as columnOf } from "../../pkg/nimscope.js";

/** Columns are whole numbers below this one, as in permalinks. */
const FAR = 2 ** 40;

/** @type {Lattice} */
const plain = {
  straight: false,
  kAt: (_row, column) => column,
  columnsOf: (_row, k) => [k, k + 1],
};

/** @type {Lattice} */
const straightened = {
  straight: true,
  kAt: (row, column) => columnOf(column, row),
  columnsOf: (row, k) => [firstColumn(row, k), firstColumn(row, k + 1)],
};

/**
 * @param {"k" | "sqrt"} axis
 * @returns {Lattice}
 */
export function latticeOf(axis) {
  return axis === "sqrt" ? straightened : plain;
}

/**
 * The first column of the row that shows k or more. It is near 1000·k/√n; the search starts there and asks the core.
 * @param {number} row
 * @param {number} k
 */
function firstColumn(row, k) {
  if (k <= 0) return 0;
  if (row === 0) return FAR;
  const guess = Math.floor((1000 * k) / Math.sqrt(row));
  let low = Math.max(guess - 2, 0);
  while (low > 0 && columnOf(low, row) >= k) low -= 1;
  while (low < FAR && columnOf(low, row) < k) low += 1;
  return low;
}
