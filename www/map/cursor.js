/**
 * The cell cursor of the keyboard, which the view follows.
 *
 * @typedef {import("./lattice.js").Cell} Cell
 * @typedef {import("./keys.js").KeyActions} KeyActions
 */

import { cellAt, plotSize } from "./view.js";

/** How far from the plot's edge the cursor stays, in CSS pixels. */
const MARGIN = 24;

/**
 * @param {object} options
 * @param {ReturnType<typeof import("./camera.js").createCamera>} options.camera
 * @param {ReturnType<typeof import("./inspecting.js").createInspecting>} options.inspecting
 * @param {() => import("./view.js").Frame} options.frame
 * @param {() => import("./pictures.js").Picture} options.picture
 * @param {() => void} options.onChange
 */
export function createCursor({ camera, inspecting, frame, picture, onChange }) {
  /** @type {Cell | null} where it was when it was last seen */
  let last = null;
  const chart = () => picture().chart;
  const lattice = () => picture().lattice;

  /** The row and column at the plot's middle, or at one of its corners: 0 is left or top, 1 is right or bottom. */
  function spot(across = 0.5, down = 0.5) {
    const { left, top, width, height } = frame();
    const plot = plotSize(frame());
    const x = Math.min(left + across * plot.width, width - 1);
    const { row, column } = cellAt(camera.goal(), frame(), x, Math.min(top + down * plot.height, height - 1));
    return { row: held(row, chart().rows), column: held(column, chart().columns) };
  }

  /**
   * @param {number} row
   * @param {number} column
   */
  const cellIn = (row, column) => lattice().at(row, column) ?? { n: 0, k: 0 };

  /**
   * So many rows down and columns to the right; a strip goes on in the next row, and a graph has one cell a column.
   * @param {Cell} cell
   * @param {number} rows
   * @param {number} columns
   */
  function stepped(cell, rows, columns) {
    const { wrapped, across, width, place: placeOf } = lattice();
    if (across) return { n: cell.n + columns, k: 0 };
    if (!wrapped) return { n: cell.n + rows, k: cell.k + columns };
    const { top, from } = placeOf(cell);
    return { n: held(top + rows, chart().rows) * width + from + columns, k: 0 };
  }

  /** @returns {Cell} */
  function place() {
    const known = inspecting.get("cursor") ?? [last, inspecting.get("pin")].find((cell) => cell && visible(cell));
    const { row, column } = spot();
    return known ?? cellIn(row, column);
  }

  /** @param {Cell} cell */
  function visible(cell) {
    const { dx, dy } = wayInto(cell);
    return dx === 0 && dy === 0;
  }

  /**
   * By how many cells the view must move to show the cell with some room around it.
   * @param {Cell} cell
   */
  function wayInto(cell) {
    const view = camera.goal();
    const plot = plotSize(frame());
    const margin = MARGIN * frame().ratio;
    const { top, bottom, from, to } = lattice().place(cell);
    return {
      dx: shortest(view.x, plot.width / view.sx, from, Math.min(to, from + plot.width / view.sx / 2), margin / view.sx),
      dy: lattice().across ? 0 : shortest(view.y, plot.height / view.sy, top, bottom, margin / view.sy),
    };
  }

  /** @param {Cell} cell */
  function put({ n, k }) {
    const { rows, columns } = chart();
    const { across, width } = lattice();
    const cell = across ? { n: held(n, columns), k: 0 } : { n: held(n, rows * width), k: held(k, columns) };
    last = cell;
    inspecting.set("cursor", cell);
    const { dx, dy } = wayInto(cell);
    const view = camera.goal();
    if (dx !== 0 || dy !== 0) camera.glide({ ...view, x: view.x + dx, y: view.y + dy });
    onChange();
  }

  return {
    place,
    put,
    /** Its middle on the canvas, if it is seen; a graph has it anywhere in its column. */
    middle() {
      const cell = inspecting.get("cursor");
      if (!cell || !visible(cell)) return null;
      const view = camera.goal();
      const { left, top } = frame();
      const { top: above, bottom, from, to } = lattice().place(cell);
      const y = lattice().across ? plotSize(frame()).height / 2 : ((above + bottom) / 2 - view.y) * view.sy;
      return { x: left + ((from + to) / 2 - view.x) * view.sx, y: top + y };
    },
    hide() {
      inspecting.set("cursor", null);
      onChange();
    },
    /** @type {KeyActions["step"]} */
    step(rows, columns) {
      put(stepped(place(), rows, columns));
    },
    /** @type {KeyActions["page"]} */
    page(down) {
      const cell = place();
      const view = camera.goal();
      const rows = Math.round((down * plotSize(frame()).height) / view.sy);
      camera.glide({ ...view, y: Math.max(view.y + rows, Math.min(view.y, 0)) });
      put(stepped(cell, rows, 0));
    },
    /** @type {KeyActions["jump"]} */
    jump(to) {
      const corner = spot(1, 1);
      const row = to === "first" ? 0 : to === "last" ? corner.row : lattice().place(place()).top;
      put(cellIn(row, to === "last" || to === "end" ? corner.column : 0));
    },
  };
}

/**
 * The nearest whole number from 0 on that is less than `end`.
 * @param {number} value
 * @param {number} end
 */
function held(value, end) {
  return Math.min(Math.max(value, 0), end - 1);
}

/**
 * The shortest move of a window that brings an interval inside, at least `margin` from its ends. At the table's own edge
 * no margin is needed, since there is nothing beyond it.
 * @param {number} start
 * @param {number} length
 * @param {number} from
 * @param {number} to
 * @param {number} margin
 */
function shortest(start, length, from, to, margin) {
  const before = Math.max(from - Math.min(margin, length / 4), Math.min(from, 0));
  const after = to + Math.min(margin, length / 4);
  if (before < start) return before - start;
  if (after > start + length) return Math.min(after - start - length, before - start);
  return 0;
}
