/**
 * Which cell is being read: the one under the pointer, else the one at the keyboard's cursor, else the pinned one.
 * One question is under way at a time; when it is answered, the latest wish is asked.
 *
 * @typedef {import("./lattice.js").Cell} Cell
 * @typedef {import("../types.js").Inspection} Inspection
 * @typedef {import("../types.js").InspectionSource} Source
 * @typedef {{ spec: string, axis: import("../types.js").Axis, text: string }} Table
 * @typedef {{ table: Table, cell: Cell, source: Source }} Wish
 */

import { toldBy } from "../shared/failures.js";

/**
 * @param {object} options
 * @param {import("../types.js").Engine} options.engine
 * @param {() => Table} options.picture  what is on screen
 * @param {(inspection: Inspection | null, source: Source) => void} options.onInspection
 * @param {() => void} options.onChange  what is known of the cell that is read has changed
 * @param {import("../types.js").MapOptions["onError"]} options.onError
 */
export function createInspecting({ engine, picture, onInspection, onChange, onError }) {
  /** @type {Record<Source, Cell | null>} */
  const cells = { hover: null, cursor: null, pin: null };
  /** @type {Wish | null} */
  let wish = null;
  let asking = false;
  let shown = "";
  let unknown = false;
  /** @type {{ cell: Cell, inspection: Inspection } | null} the last answer */
  let read = null;
  /** How often another game came; an answer about an older one is of no use. */
  let resets = 0;

  /** @returns {Source} */
  function foremost() {
    return cells.hover ? "hover" : cells.cursor ? "cursor" : "pin";
  }

  function update() {
    const source = foremost();
    const cell = cells[source];
    const table = picture();
    const name = cell ? `${table.spec} ${table.text} ${cell.n} ${cell.k} ${source}` : "";
    if (name === shown) return;
    shown = name;
    wish = cell && { table, cell, source };
    if (!wish) onInspection(null, source);
    else if (!asking) ask();
  }

  async function ask() {
    asking = true;
    while (wish) {
      const asked = wish;
      const { spec, axis } = asked.table;
      const before = resets;
      wish = null;
      try {
        const inspection = await engine.inspect(spec, axis, asked.cell.n, asked.cell.k);
        // A newer wish makes this answer old, unless it is merely the next step of a moving pointer or slider.
        if (!inspection || !shown || before !== resets) continue;
        unknown = inspection.value === null;
        read = { cell: asked.cell, inspection };
        onInspection(inspection, asked.source);
        onChange();
      } catch (error) {
        onError(toldBy(error));
      }
    }
    asking = false;
  }

  return {
    /**
     * @param {Source} source
     * @param {Cell | null} cell
     */
    set(source, cell) {
      cells[source] = cell;
      update();
    },
    /** @param {Source} source */
    get: (source) => cells[source],
    /** What is known of the cell that is being read. */
    read() {
      const cell = cells[foremost()];
      const known = cell && read?.cell.n === cell.n && read.cell.k === cell.k;
      return known ? read : null;
    },
    /** The table changed so much that its cells are others. */
    reset() {
      resets++;
      cells.hover = null;
      cells.cursor = null;
      read = null;
      update();
    },
    /**
     * More is known; a cell that was not may be now.
     * @param {number} known
     */
    grown(known) {
      const cell = cells[foremost()];
      if (!unknown || !cell || cell.n >= known) return;
      unknown = false;
      shown = "";
      update();
    },
  };
}
