/**
 * Values written into the cells once they fit, in black or white, whichever reads better on the cell.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

import { TEXELS } from "./tiles.js";
import { edge, originOf } from "./view.js";

/** Sizes in CSS pixels. */
const SMALLEST = 8.5;
const LARGEST = 17;

/** The width of a digit in most typefaces with figures of equal width, in parts of the type's size. */
const DIGIT = 0.6;

const UNKNOWN = 0xffffffff;
const INKS = ["rgb(255 255 255 / 0.92)", "rgb(0 0 0 / 0.82)"];

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawDigits(context, scene) {
  const { view, frame, theme, lattice } = scene;
  if (lattice.straight || fontSize(scene, 1) < SMALLEST * frame.ratio) return;
  const cells = visibleCells(scene);
  const longest = cells.reduce((most, cell) => Math.max(most, cell.text.length), 1);
  const size = fontSize(scene, longest);
  if (size < SMALLEST * frame.ratio) return;

  const origin = originOf(view, frame);
  context.save();
  context.font = `500 ${size}px ${theme.font}`;
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  const drop = 0.36 * size;
  for (const dark of [0, 1]) {
    context.fillStyle = INKS[dark];
    for (const { row, column, text, ink } of cells) {
      if (ink !== dark) continue;
      const x = (edge(origin.x, view.sx, column) + edge(origin.x, view.sx, column + 1)) / 2;
      const y = (edge(origin.y, view.sy, row) + edge(origin.y, view.sy, row + 1)) / 2;
      context.fillText(text, x, Math.round(y + drop));
    }
  }
  context.restore();
}

/**
 * @param {Scene} scene
 * @param {number} digits
 */
function fontSize({ view, frame }, digits) {
  return Math.min(0.5 * view.sy, view.sx / (DIGIT * digits + 0.5), LARGEST * frame.ratio);
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
