/**
 * What the rows and columns of the map show. The core says, exactly, which position lies where.
 *
 * @typedef {object} Cell  a position, wherever the axis puts it
 * @property {number} n
 * @property {number} k
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

/**
 * @param {import("../shared/subject.js").Subject} subject
 * @returns {Lattice}
 */
export function latticeOf({ core, chart: { across, width } }) {
  return {
    wrapped: width > 0,
    across,
    width: width || 1,
    at(row, column) {
      const found = core.position_at(row, column);
      return found && { n: found[0], k: found[1] };
    },
    place({ n, k }) {
      const [top, bottom, from, to] = core.place_of(n, k);
      return { top, bottom, from, to };
    },
  };
}
