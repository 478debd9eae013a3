/**
 * The transform between cells and device pixels, as pure functions.
 * Everything on the canvas rounds the same edges, so tiles, grid, digits and cursor can never disagree by a pixel.
 *
 * @typedef {object} View
 * @property {number} x  the column at the left edge of the plot, with its fraction
 * @property {number} y  the row at its top edge
 * @property {number} sx  device pixels a column
 * @property {number} sy  device pixels a row
 *
 * @typedef {object} Frame  the canvas in device pixels; the plot is what the gutters leave
 * @property {number} width
 * @property {number} height
 * @property {number} left
 * @property {number} top
 * @property {number} ratio  device pixels a CSS pixel
 *
 * @typedef {object} Bounds  the table in cells
 * @property {number} first  its first row: 0, but for a graph, whose rows are counted from above
 * @property {number} rows  counted from 0, as are the columns
 * @property {number} columns
 * @property {number} ceiling  the row that 0 lies above, where numbers go upwards; else 0
 */

import { zoom_view as zoomView } from "../../pkg/nimscope.js";

/** How far beyond the table one may look, in CSS pixels. */
const MARGIN = 24;

/** @param {Frame} frame */
export function plotSize({ width, height, left, top }) {
  return { width: Math.max(width - left, 1), height: Math.max(height - top, 1) };
}

/**
 * Zooms so that the cell under the canvas point (px, py) stays there.
 * @param {View} view
 * @param {number} px
 * @param {number} py
 * @param {number} fx  factor across
 * @param {number} fy  factor down
 * @param {Frame} frame
 * @param {Bounds} bounds
 * @returns {View}
 */
export function zoomAt(view, px, py, fx, fy, frame, bounds) {
  const { sx, sy } = zoomView(view, fx, fy, frame, bounds);
  const dx = px - frame.left;
  const dy = py - frame.top;
  return { x: view.x + dx / view.sx - dx / sx, y: view.y + dy / view.sy - dy / sy, sx, sy };
}

/**
 * The plot ends where the table does, but for a small margin. A table smaller than the plot lies wholly in it.
 * @param {View} view
 * @param {Frame} frame
 * @param {Bounds} bounds
 * @returns {View}
 */
export function clamp(view, frame, bounds) {
  const plot = plotSize(frame);
  return {
    ...view,
    x: held(view.x, view.sx, plot.width, 0, bounds.columns, frame.ratio),
    y: held(view.y, view.sy, plot.height, bounds.first, bounds.rows, frame.ratio),
  };
}

/**
 * @param {number} start
 * @param {number} scale
 * @param {number} pixels
 * @param {number} first
 * @param {number} end
 * @param {number} ratio
 */
function held(start, scale, pixels, first, end, ratio) {
  const last = end - pixels / scale;
  const margin = (MARGIN * ratio) / scale;
  return Math.min(Math.max(start, Math.min(first, last) - margin), Math.max(first, last) + margin);
}

/**
 * The cell under a point of the canvas.
 * @param {View} view
 * @param {Frame} frame
 * @param {number} px
 * @param {number} py
 */
export function cellAt(view, frame, px, py) {
  const origin = originOf(view, frame);
  return { row: at(origin.y, view.sy, py), column: at(origin.x, view.sx, px) };
}

/**
 * Where the top left corner of cell (0, 0) lies on the canvas, in device pixels with their fraction.
 * @param {View} view
 * @param {Frame} frame
 */
export function originOf(view, frame) {
  return { x: frame.left - view.x * view.sx, y: frame.top - view.y * view.sy };
}

/**
 * The device pixel at which a cell begins.
 * @param {number} origin
 * @param {number} scale
 * @param {number} cell
 */
export function edge(origin, scale, cell) {
  return Math.round(origin + cell * scale);
}

/**
 * The cell whose rounded edges enclose the pixel. Rounding moves an edge by half a pixel at most, so one step corrects it.
 * @param {number} origin
 * @param {number} scale
 * @param {number} pixel
 */
function at(origin, scale, pixel) {
  const cell = Math.floor((pixel - origin) / scale);
  if (scale < 1) return cell;
  if (pixel < edge(origin, scale, cell)) return cell - 1;
  return pixel >= edge(origin, scale, cell + 1) ? cell + 1 : cell;
}
