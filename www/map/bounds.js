/** How large the map is that is wanted. */

import { shape as shapeOf } from "../../pkg/nimscope.js";
import { shows } from "./pictures.js";

/**
 * The size of the map that is wanted, kept until the game or its axis changes.
 * @param {import("../types.js").MapOptions["lens"]} lens
 * @returns {() => import("./view.js").Bounds}
 */
export function createBounds(lens) {
  let known = { spec: "", axis: "", bounds: { first: 0, rows: 1, columns: 1 } };
  return () => {
    const { spec, axis } = lens.get();
    if (!shows(known, { spec, axis })) known = { spec, axis, bounds: shapeOf(spec, axis) };
    return known.bounds;
  };
}
