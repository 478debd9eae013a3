/**
 * What the rows and columns of the map show. The core says, exactly, which position lies where.
 *
 * @typedef {import("./scene.js").Cell} Cell
 *
 * @typedef {object} Lattice
 * @property {boolean} straight  whether columns are thousandths of √n
 * @property {boolean} wrapped  whether rows are pieces of one sequence
 * @property {number} width  how many heaps a row has
 * @property {(row: number, column: number) => Cell | null} at
 * @property {(cell: Cell) => { row: number, from: number, to: number }} place  its row and its columns, half-open
 */

import { place_of as placeOf, position_at as positionAt } from "../../pkg/nimscope.js";

/**
 * @param {string} axis
 * @returns {Lattice}
 */
export function latticeOf(axis) {
  const straight = axis === "sqrt";
  const width = widthOf(axis);
  return {
    straight,
    wrapped: width > 0,
    width: width || 1,
    at(row, column) {
      const found = positionAt(axis, row, column);
      return found && { n: found[0], k: found[1] };
    },
    place({ n, k }) {
      const [row, from] = placeOf(axis, n, k);
      return { row, from, to: straight ? placeOf(axis, n, k + 1)[1] : from + 1 };
    },
  };
}

/**
 * The width of a strip; 0 where rows and columns are two numbers of a position.
 * @param {string} axis
 */
export function widthOf(axis) {
  return Number(axis.split(":")[1] ?? 0);
}
