/**
 * The places that have a key of their own: home, and the whole table.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("./place.js").Place} Place
 * @typedef {import("./view.js").Frame} Frame
 */

import { parse_link as parseLink } from "../../pkg/nimscope.js";
import { plotSize } from "./view.js";

/** How much of the straightened axis is shown, in thousandths of √n: the parabola stands in the middle. */
const STRAIGHT = 2000;

/**
 * What a link without ranges shows.
 * @param {State} state
 * @param {Frame} frame
 * @returns {Place}
 */
export function homeOf({ spec, axis }, frame) {
  const { n, k, aspect } = parseLink(spec).state;
  return axis === "sqrt" ? straight(n, frame) : { n, k, aspect };
}

/**
 * @param {State} state
 * @param {Frame} frame
 * @param {import("./view.js").Bounds} bounds
 * @returns {Place}
 */
export function wholeOf({ axis }, frame, { rows }) {
  return axis === "sqrt" ? straight([0, rows - 1], frame) : { n: [0, rows - 1], k: [0, rows - 1], aspect: 1 };
}

/**
 * These rows on the straightened axis, with cells of the shape that fills the plot.
 * @param {import("../types.js").Range} n
 * @param {Frame} frame
 * @returns {Place}
 */
function straight(n, frame) {
  const plot = plotSize(frame);
  const aspect = (plot.width / STRAIGHT) * ((n[1] + 1 - n[0]) / plot.height);
  return { n, k: [0, STRAIGHT - 1], aspect: Number(aspect.toPrecision(4)) };
}
