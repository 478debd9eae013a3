/** The colours of a palette, for its swatch. */

import { Painter } from "../../pkg/nimscope.js";

/**
 * From low to high.
 * @param {string} palette
 */
export function rampOf(palette) {
  const painter = new Painter(palette, { kind: "linear", number: null }, [0, 63]);
  try {
    painter.settle();
    /** @type {import("../types.js").Legend} */
    const legend = painter.legend();
    const colours = legend.discrete ? legend.entries.map(({ colour }) => colour) : legend.gradient;
    // Zero may have a colour of its own, outside the gradient.
    return [`${painter.colour(0)} 12%`, ...colours];
  } finally {
    painter.free();
  }
}
