/**
 * One axis: which values it marks, where, and how it writes them. Ticks stand at multiples of 1, 2 or 5 times a power of ten.
 *
 * @typedef {object} Axis
 * @property {number} origin  of cell 0, in device pixels
 * @property {number} scale  device pixels a unit
 * @property {number} start  where the plot begins and ends, in device pixels
 * @property {number} end
 * @property {number} first  the smallest unit there is, and the largest
 * @property {number} last
 * @property {number} nudge  0.5 where a label belongs to a whole cell, 0 where it belongs to a place
 * @property {number} finest  the smallest step that makes sense
 */

import { digits } from "../panel/text.js";

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
export function within({ origin, scale, start, end, first, last, nudge }, step) {
  const [low, high] = [start, end].map((pixel) => (pixel - origin) / scale - nudge);
  return multiples(step, Math.max(low ?? 0, first), Math.min(high ?? 0, last));
}

/**
 * Values to label where they have names: the first ones of an order that stand at least `room` from all before them.
 * @param {Axis} axis
 * @param {number[]} order
 * @param {number} room
 */
export function apart(axis, order, room) {
  /** @type {Set<number>} */
  const taken = new Set();
  return order.filter((value) => {
    const at = place(axis, value);
    if (at < axis.start || at > axis.end) return false;
    const slot = Math.floor(at / room);
    const free = ![slot - 1, slot, slot + 1].some((other) => taken.has(other));
    if (free) taken.add(slot);
    return free;
  });
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

/**
 * The least round step of at least this length.
 * @param {number} length
 */
function niceStep(length) {
  const power = 10 ** Math.floor(Math.log10(length));
  const lead = [1, 2, 5, 10].find((factor) => factor * power >= length * (1 - 1e-9)) ?? 10;
  return lead * power;
}

/**
 * Into how many parts smaller ticks divide a round step.
 * @param {number} step
 */
function parts(step) {
  const lead = Math.round(step / 10 ** Math.floor(Math.log10(step) + 1e-9));
  return lead === 2 ? 4 : 5;
}

/**
 * The multiples of a step from `low` to `high`, each computed on its own, so that errors do not add up.
 * @param {number} step
 * @param {number} low
 * @param {number} high
 */
function multiples(step, low, high) {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => (first + i) * step);
}
