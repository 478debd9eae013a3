/** How large the map is that is wanted. */

import { shape as shapeOf } from "../../pkg/nimscope.js";
import { shows } from "./pictures.js";

/**
 * The size of the map that is wanted, kept until the game or its axis changes.
 * @param {import("../state.js").Store} store
 * @returns {() => import("./view.js").Bounds}
 */
export function createBounds(store) {
  let known = { spec: "", axis: "", bounds: { first: 0, rows: 1, columns: 1 } };
  return () => {
    const { spec, axis } = store.get();
    if (!shows(known, { spec, axis })) known = { spec, axis, bounds: shapeOf(spec, axis) };
    return known.bounds;
  };
}
