/**
 * Values written into the cells once they fit, in black or white, whichever reads better on the cell.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

import { TEXELS } from "./tiles.js";
import { edge, originOf } from "./view.js";

/** Sizes in CSS pixels. */
const SMALLEST = 8;
const LARGEST = 17;

/** The width of a digit in most typefaces with figures of equal width, in parts of the type's size. */
const DIGIT = 0.6;

const UNKNOWN = 0xffffffff;

/** White on dark cells, black on light ones. */
const INKS = ["rgb(255 255 255 / 0.92)", "rgb(0 0 0 / 0.82)"];

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawDigits(context, scene) {
  const { view, frame, theme, shape } = scene;
  if (!shape.digits || !digitsFit(view, frame)) return;
  const cells = visibleCells(scene);
  const longest = cells.reduce((most, { text }) => Math.max(most, text.length), 1);
  const size = fontSize(view, frame, longest);
  if (!digitsFit(view, frame, longest)) return;

  const origin = originOf(view, frame);
  context.save();
  context.font = `500 ${size}px ${theme.font}`;
  context.textAlign = "left";
  context.textBaseline = "alphabetic";
  const widths = new Map(cells.map(({ text }) => [text, 0]));
  for (const text of widths.keys()) widths.set(text, context.measureText(text).width);
  for (const [ink, colour] of INKS.entries()) {
    context.fillStyle = colour;
    for (const cell of cells) {
      if (cell.ink !== ink) continue;
      const x = (edge(origin.x, view.sx, cell.column) + edge(origin.x, view.sx, cell.column + 1)) / 2;
      const y = (edge(origin.y, view.sy, cell.row) + edge(origin.y, view.sy, cell.row + 1)) / 2;
      // At whole pixels each figure has one shape, which browsers draw once and keep.
      context.fillText(cell.text, Math.round(x - (widths.get(cell.text) ?? 0) / 2), Math.round(y + 0.36 * size));
    }
  }
  context.restore();
}

/**
 * Whether numbers of so many digits fit into the cells.
 * @param {import("./view.js").View} view
 * @param {import("./view.js").Frame} frame
 */
export function digitsFit(view, frame, digits = 1) {
  return fontSize(view, frame, digits) >= SMALLEST * frame.ratio;
}

/**
 * In quarters of a pixel, so that a slow zoom needs few sizes.
 * @param {import("./view.js").View} view
 * @param {import("./view.js").Frame} frame
 * @param {number} digits
 */
function fontSize(view, frame, digits) {
  const size = Math.min(0.55 * view.sy, view.sx / (DIGIT * digits + 0.5), LARGEST * frame.ratio);
  return Math.floor(4 * size) / 4;
}

/** @param {Scene} scene */
function visibleCells({ tiles, bitmaps }) {
  const cells = [];
  for (const { key, row, column, visible } of tiles) {
    const { values, inks } = bitmaps.get(key) ?? {};
    if (!values || !inks) continue;
    const [x0, y0, x1, y1] = visible;
    for (let y = y0; y < y1; y++) {
      for (let x = x0; x < x1; x++) {
        const at = y * TEXELS + x;
        if (values[at] === UNKNOWN) continue;
        cells.push({ row: row * TEXELS + y, column: column * TEXELS + x, text: String(values[at]), ink: inks[at] });
      }
    }
  }
  return cells;
}
