/**
 * What the rows and columns of the map show. The core says, exactly, which position lies where.
 *
 * @typedef {object} Cell  a position, wherever the axis puts it
 * @property {number} n
 * @property {number} k
 *
 * @typedef {import("../types.js").Shape} Shape
 *
 * @typedef {object} Box  rows and columns of the map, half-open
 * @property {number} top
 * @property {number} bottom
 * @property {number} from
 * @property {number} to
 *
 * @typedef {object} Lattice
 * @property {boolean} wrapped  whether rows are pieces of one sequence
 * @property {boolean} across  whether a position is a whole column
 * @property {number} width  how many heaps a row has
 * @property {(row: number, column: number) => Cell | null} at
 * @property {(cell: Cell) => Box} place
 */

import { place_of as placeOf, position_at as positionAt } from "../../pkg/nimscope.js";
import { widthOf } from "../shared/axis.js";

/**
 * @param {string} axis
 * @param {Shape} shape
 * @returns {Lattice}
 */
export function latticeOf(axis, { across }) {
  const width = widthOf(axis);
  return {
    wrapped: width > 0,
    across,
    width: width || 1,
    at(row, column) {
      const found = positionAt(axis, row, column);
      return found && { n: found[0], k: found[1] };
    },
    place({ n, k }) {
      const [top, bottom, from, to] = placeOf(axis, n, k);
      return { top, bottom, from, to };
    },
  };
}
