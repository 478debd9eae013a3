/**
 * The view as a permalink holds it: ranges of rows and columns, and the shape of a cell.
 *
 * @typedef {Pick<State, "n" | "k" | "aspect">} Place
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Range} Range
 * @typedef {import("./view.js").View} View
 * @typedef {import("./view.js").Frame} Frame
 * @typedef {import("./view.js").Bounds} Bounds
 */

import { view_of as viewOf } from "../../pkg/nimscope.js";
import { homeState } from "../shared/subject.js";
import { clamp, plotSize } from "./view.js";

/** A permalink may move what it shows by this much of a device pixel. */
const TOLERANCE = 0.01;

/**
 * The ranges of the place lie wholly inside the plot, from its top left corner.
 * @param {Place} place
 * @param {Frame} frame
 * @param {Bounds} bounds
 * @returns {View}
 */
export function fromPlace({ n, k, aspect }, frame, bounds) {
  const view = viewOf(frame, Float64Array.from(n), Float64Array.from(k), aspect, bounds.ceiling);
  return keepInSight(view, frame, bounds);
}

/**
 * The shortest numbers that show the same view.
 * @param {View} view
 * @param {Frame} frame
 * @param {Bounds} bounds
 * @returns {Place}
 */
export function toPlace({ x, y, sx, sy }, frame, { ceiling }) {
  const plot = plotSize(frame);
  const bottom = y + plot.height / sy;
  const [low, high] = ceiling > 0 ? [ceiling - bottom, ceiling - y - 1] : [y, bottom - 1];
  return {
    n: [rounded(low, sy), rounded(high, sy)],
    k: [rounded(x, sx), rounded(x + plot.width / sx - 1, sx)],
    aspect: shortest(sx / sy, TOLERANCE / plot.width),
  };
}

/**
 * What a link without ranges shows.
 * @param {Pick<State, "spec" | "axis">} table
 * @param {Frame} frame
 * @returns {Place}
 */
export function homeOf({ spec, axis }, frame) {
  const { n, k, aspect } = homeState(spec, axis);
  return axis.kind === "straight" ? filling(n, k, frame) : { n, k, aspect };
}

/**
 * @param {Pick<State, "spec" | "axis">} table
 * @param {Frame} frame
 * @param {Bounds} bounds
 * @returns {Place}
 */
export function wholeOf({ spec, axis }, frame, { first, rows, columns, ceiling }) {
  if (ceiling > 0) return filling([0, ceiling - first - 1], [0, columns - 1], frame);
  const last = rows - 1;
  if (axis.kind === "memory") return { n: [0, last], k: [0, Math.min(rows, columns) - 1], aspect: 1 };
  return filling([0, last], axis.kind === "straight" ? homeState(spec, axis).k : [0, columns - 1], frame);
}

/**
 * A link may point past the table's edge, but not to where there is no table at all.
 * @param {View} view
 * @param {Frame} frame
 * @param {Bounds} bounds
 */
function keepInSight(view, frame, bounds) {
  const plot = plotSize(frame);
  const right = view.x + plot.width / view.sx;
  const bottom = view.y + plot.height / view.sy;
  const lost = right <= 0 || bottom <= bounds.first || view.x >= bounds.columns || view.y >= bounds.rows;
  return lost ? clamp(view, frame, bounds) : view;
}

/**
 * The number with the fewest digits within a relative error.
 * @param {number} value
 * @param {number} error
 */
function shortest(value, error) {
  const tries = Array.from({ length: 17 }, (_, digits) => Number(value.toPrecision(digits + 1)));
  return tries.find((short) => Math.abs(short / value - 1) <= error) ?? value;
}

/**
 * @param {number} value  in cells
 * @param {number} scale  in device pixels a cell
 */
function rounded(value, scale) {
  const decimals = Math.min(Math.max(Math.ceil(Math.log10(scale / TOLERANCE)), 0), 9);
  return Number(value.toFixed(decimals)) + 0;
}

/**
 * These rows and columns, with cells of the shape that fills the plot.
 * @param {Range} n
 * @param {Range} k
 * @param {Frame} frame
 * @returns {Place}
 */
function filling(n, k, frame) {
  const plot = plotSize(frame);
  const aspect = (plot.width / (k[1] + 1 - k[0])) * ((n[1] + 1 - n[0]) / plot.height);
  return { n, k, aspect: Number(aspect.toPrecision(4)) };
}
