/**
 * Asks for what is drawn over the map, once the values under it are known. What is there stays until the new is here.
 *
 * @typedef {import("./pictures.js").Picture} Picture
 */

import { toldBy } from "../worker/client.js";
import { plotSize } from "./view.js";

/** How much of the view's size is asked for beyond each of its sides, so that a short pan finds it drawn. */
const MARGIN = 0.5;

/**
 * @param {import("../types.js").Engine} engine
 * @param {import("../types.js").Catalogue} catalogue
 * @param {() => void} onChange
 * @param {import("../types.js").MapOptions["onError"]} onError
 */
export function createMarking(engine, catalogue, onChange, onError) {
  let asked = "";

  /**
   * What was chosen, and what shows the claim that is looked at.
   * @param {import("../types.js").State} state
   */
  function namesOf({ marks, claim }) {
    const shown = catalogue.claims.find(({ id }) => id === claim)?.marks ?? [];
    return [...new Set([...marks, ...shown])];
  }

  return {
    /**
     * Resolves when the picture has the marks that belong to it, or newer ones were asked for.
     * @param {Picture} picture
     * @param {import("../types.js").State} state
     * @param {import("./view.js").Frame} frame
     */
    async update(picture, state, frame) {
      const names = namesOf(state);
      const { spec, axis, shape, view, lines } = picture;
      const plot = plotSize(frame);
      const n = around(view.y, plot.height / view.sy, shape.rows);
      const k = around(view.x, plot.width / view.sx, shape.columns);
      const wish = JSON.stringify([spec, axis, names, n, k, lines]);
      asked = wish;
      if (wish === picture.marksFor) return;
      try {
        const marks = names.length > 0 ? await engine.marks(spec, axis, names, n, k) : [];
        if (!marks || asked !== wish) return;
        picture.core.set_marks(marks);
      } catch (error) {
        onError(...toldBy(error));
      }
      picture.marksFor = wish;
      onChange();
    },
    /** @param {Picture} picture */
    settled: (picture) => asked === picture.marksFor,
  };
}

/**
 * The view and its margins, inside the table, in whole cells.
 * @param {number} start
 * @param {number} length
 * @param {number} limit
 * @returns {import("../types.js").Range}
 */
function around(start, length, limit) {
  const from = Math.max(Math.floor(start - MARGIN * length), 0);
  return [from, Math.max(Math.min(Math.ceil(start + (1 + MARGIN) * length), limit), from)];
}
