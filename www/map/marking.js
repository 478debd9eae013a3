/**
 * Asks for what is drawn over the map, once the values under it are known. What is there stays until the new is here.
 *
 * @typedef {import("./pictures.js").Picture} Picture
 */

import { toldBy } from "../shared/failures.js";

/** Stands for marks of which nothing is known, unlike those of any picture. */
const UNKNOWN = "unknown";

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
   * @param {import("../types.js").MapState} state
   */
  function namesOf({ marks, claim }) {
    const shown = catalogue.claims?.find(({ id }) => id === claim)?.marks ?? [];
    return [...new Set([...marks, ...shown])];
  }

  return {
    /**
     * Resolves when the picture has the marks that belong to it, or newer ones were asked for.
     * @param {Picture} picture
     * @param {import("../types.js").MapState} state
     * @param {import("./view.js").Frame} frame
     */
    async update(picture, state, frame) {
      // Which marks show a claim is known once the claims are; then this is called again.
      asked = UNKNOWN;
      if (state.claim && !catalogue.claims) return;
      const names = namesOf(state);
      const { spec, axis, core, view, lines } = picture;
      /** @type {[import("../types.js").Range, import("../types.js").Range]} */
      const [n, k] = core.around(view, frame);
      const wish = JSON.stringify([spec, axis, names, n, k, lines]);
      asked = wish;
      if (wish === picture.marksFor) return;
      try {
        const marks = names.length > 0 ? await engine.marks(spec, axis, names, n, k) : [];
        if (!marks || asked !== wish) return;
        picture.core.set_marks(marks);
      } catch (error) {
        onError(toldBy(error));
      }
      picture.marksFor = wish;
      onChange();
    },
    /** @param {Picture} picture */
    settled: (picture) => asked === picture.marksFor,
  };
}
