/**
 * Rectangles of rows and columns, with their fractions.
 *
 * @typedef {import("./overview.js").Box} Box
 * @typedef {import("./view.js").View} View
 * @typedef {import("./view.js").Bounds} Bounds
 */

/** The longest side of the overview in CSS pixels, and how much longer than the other it may be. */
const LONGEST = 132;
const SLIMMEST = 2.4;

/** Of what is seen so much may be out of view, and it still counts as all. */
const ALL = 0.02;

/**
 * What a view shows.
 * @param {View} view
 * @param {{ width: number, height: number }} plot
 * @returns {Box}
 */
export function boxOf({ x, y, sx, sy }, { width, height }) {
  return { left: x, top: y, right: x + width / sx, bottom: y + height / sy };
}

/**
 * What a link without ranges shows, from the first corner of the table on.
 * @param {{ n: [number, number], k: [number, number] }} home
 * @param {Bounds} bounds
 * @returns {Box}
 */
export function homeBox({ n, k }, { ceiling }) {
  if (ceiling > 0) return { left: 0, top: ceiling - 1 - n[1], right: k[1] + 1, bottom: ceiling };
  return { left: 0, top: 0, right: k[1] + 1, bottom: n[1] + 1 };
}

/**
 * @param {Box} box
 * @param {Bounds} bounds
 * @returns {Box}
 */
export function within({ left, top, right, bottom }, { first, rows, columns }) {
  return {
    left: Math.max(left, 0),
    top: Math.max(top, first),
    right: Math.min(right, columns),
    bottom: Math.min(bottom, rows),
  };
}

/**
 * @param {Box} one
 * @param {Box} other
 * @returns {Box}
 */
export function union(one, other) {
  return {
    left: Math.min(one.left, other.left),
    top: Math.min(one.top, other.top),
    right: Math.max(one.right, other.right),
    bottom: Math.max(one.bottom, other.bottom),
  };
}

/**
 * Whether nothing worth a look lies outside.
 * @param {Box} box
 * @param {Box} all
 */
export function covers(box, all) {
  const [across, down] = [ALL * (all.right - all.left), ALL * (all.bottom - all.top)];
  return (
    box.left <= all.left + across &&
    box.right >= all.right - across &&
    box.top <= all.top + down &&
    box.bottom >= all.bottom - down
  );
}

/**
 * The size of a picture of it in CSS pixels: not too slim to be pointed at.
 * @param {Box} box
 */
export function sizeFor({ left, top, right, bottom }) {
  const shape = Math.min(Math.max((right - left) / (bottom - top), 1 / SLIMMEST), SLIMMEST);
  const side = (/** @type {number} */ part) => Math.max(1, Math.round(LONGEST * Math.min(part, 1)));
  return { width: side(shape), height: side(1 / shape) };
}

/**
 * The view that shows all of it.
 * @param {Box} box
 * @param {{ width: number, height: number }} size
 * @returns {View}
 */
export function viewOf({ left, top, right, bottom }, { width, height }) {
  return { x: left, y: top, sx: width / (right - left), sy: height / (bottom - top) };
}
