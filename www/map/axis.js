/**
 * One axis: which values it marks, where, and how it writes them.
 *
 * @typedef {object} Axis
 * @property {number} origin  of cell 0, in device pixels
 * @property {number} scale  device pixels a unit
 * @property {number} start  where the plot begins and ends, in device pixels
 * @property {number} end
 * @property {number} last  the largest unit there is
 * @property {number} nudge  0.5 where a label belongs to a whole cell, 0 where it belongs to a place
 * @property {number} finest  the smallest step that makes sense
 */

import { digits } from "../panel/text.js";
import { multiples, niceStep, parts } from "./ticks.js";

/**
 * @param {Axis} axis
 * @param {number} room  device pixels between two labels
 */
export function stepFor(axis, room) {
  return Math.max(niceStep(room / axis.scale), axis.finest);
}

/**
 * @param {Axis} axis
 * @param {number} step
 */
export function within({ origin, scale, start, end, last, nudge }, step) {
  return multiples(step, Math.max((start - origin) / scale - nudge, 0), Math.min((end - origin) / scale - nudge, last));
}

/**
 * The smaller ticks, unless they would stand closer than `room`.
 * @param {Axis} axis
 * @param {number} step
 * @param {number} room
 */
export function minor(axis, step, room) {
  const small = step / parts(step);
  return small < axis.finest || small * axis.scale < room ? [] : within(axis, small);
}

/**
 * @param {Axis} axis
 * @param {number} value
 */
export function place({ origin, scale, nudge }, value) {
  return Math.floor(origin + (value + nudge) * scale);
}

/**
 * @param {number} value
 * @param {number} step
 */
export function write(value, step) {
  if (step >= 1) return digits(Math.round(value));
  return value.toFixed(Math.min(Math.ceil(-Math.log10(step) - 1e-9), 6)).replace(/\.?0+$/, "");
}
