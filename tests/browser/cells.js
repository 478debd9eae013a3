/** Compares the cells of a picture of the map with the colours that they should have. */

import assert from "node:assert/strict";
import { isColour } from "./colours.js";

/** Cells from this size on have lines between them, in CSS pixels. */
const GRID = 9;

/** The values of all cells in view. */
export function valuesInView({ rows, columns }, value) {
  const seen = new Set();
  for (let n = rows.from; n < rows.to; n++) for (let k = columns.from; k < columns.to; k++) seen.add(value(n, k));
  return seen;
}

/**
 * Holds every cell in view to its colour, and tells how many there were. A cell of two pixels or more must fill exactly
 * the pixels between its rounded edges: its first pixel is looked at, unless a line of the grid lies there, and its last
 * one, which no digit reaches. A smaller cell is drawn by the browser, and may be off by a pixel.
 */
export function checkCells(picture, value, colour) {
  const { rows, columns, edgeX, edgeY, scaleX, scaleY, ratio, left, top, width, height } = picture;
  const size = Math.min(scaleX, scaleY);
  const slack = size >= 2 ? [0] : [0, -1, 1];
  const colours = new Map();
  const isRight = (pixel, n, k) => {
    const known = value(n, k);
    if (!colours.has(known)) colours.set(known, colour(known));
    return isColour(pixel, colours.get(known));
  };
  let compared = 0;
  const check = (n, k, x, y) => {
    if (x < left || y < top || x >= width || y >= height || picture.hidden(x, y)) return;
    compared++;
    const pixel = picture.at(x, y);
    for (const dn of slack)
      for (const dk of slack) if (isRight(pixel, Math.max(n + dn, 0), Math.max(k + dk, 0))) return;
    const wanted = colour(value(n, k)).map(Math.round);
    assert.fail(`the cell ${n}_${k} of value ${value(n, k)} is ${pixel} at (${x}, ${y}), not rgb(${wanted})`);
  };
  for (let n = rows.from; n < rows.to; n++) {
    for (let k = columns.from; k < columns.to; k++) {
      if (size < GRID * ratio) check(n, k, edgeX(k), edgeY(n));
      check(n, k, edgeX(k + 1) - 1, edgeY(n + 1) - 1);
    }
  }
  return compared;
}
