/**
 * What the rows and columns of the map show. The core says, exactly, which position lies where.
 *
 * @typedef {import("./scene.js").Cell} Cell
 * @typedef {import("../types.js").Shape} Shape
 *
 * @typedef {object} Box  rows and columns of the map, half-open
 * @property {number} top
 * @property {number} bottom
 * @property {number} from
 * @property {number} to
 *
 * @typedef {object} Lattice
 * @property {boolean} straight  whether columns are thousandths of √n
 * @property {boolean} wrapped  whether rows are pieces of one sequence
 * @property {boolean} across  whether a position is a whole column
 * @property {number} width  how many heaps a row has
 * @property {(row: number, column: number) => Cell | null} at
 * @property {(cell: Cell) => Box} place
 * @property {((row: number) => string) | null} name  what a row is called, if not by its number
 * @property {number[]} simplest  rows that have names, those with the simplest first
 */

import { place_of as placeOf, position_at as positionAt, row_names as rowNames } from "../../pkg/nimscope.js";

/**
 * @param {string} axis
 * @param {Shape} shape
 * @returns {Lattice}
 */
export function latticeOf(axis, { rows, named, across }) {
  const width = widthOf(axis);
  const names = named
    ? rowNames(
        axis,
        Float64Array.from({ length: rows }, (_, row) => row),
      )
    : null;
  return {
    straight: axis === "sqrt",
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
    name: names && ((row) => names[row] ?? ""),
    simplest: names ? bySimplicity(names) : [],
  };
}

/**
 * Whole numbers before halves, halves before thirds.
 * @param {string[]} names
 */
function bySimplicity(names) {
  const denominators = names.map((name) => Number(name.split("/")[1] ?? 1));
  return [...names.keys()].sort((a, b) => (denominators[a] ?? 1) - (denominators[b] ?? 1) || a - b);
}

/**
 * The width of a strip, wherever it begins; 0 where the map is no strip.
 * @param {string} axis
 */
export function widthOf(axis) {
  return Number(/^(?:strip|far):(\d+)/.exec(axis)?.[1] ?? 0);
}
