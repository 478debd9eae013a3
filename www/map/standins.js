/**
 * What other zooms left behind shows through where a sharp tile is missing, so that the screen is never empty.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../types.js").TilePlace} TilePlace
 */

import { TEXELS } from "./tiles.js";
import { edge, originOf } from "./view.js";

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function layStandIns(context, { tiles, bitmaps, view, frame }) {
  const missing = tiles.filter((tile) => !bitmaps.get(tile.key));
  if (missing.length === 0) return;
  const { levelN, levelK } = tiles[0];
  context.save();
  context.beginPath();
  for (const tile of missing) {
    const box = boxOf(tile, view, frame);
    context.rect(box.x, box.y, box.width, box.height);
  }
  context.clip();
  for (const tile of bitmaps.standIns(levelN, levelK)) {
    const box = boxOf(tile, view, frame);
    const columns = onScreen(box.x, box.width, frame.width);
    const rows = onScreen(box.y, box.height, frame.height);
    if (!tile.bitmap || columns.count <= 0 || rows.count <= 0) continue;
    const { pixels: width, at: x } = columns;
    const { pixels: height, at: y } = rows;
    context.drawImage(tile.bitmap, columns.first, rows.first, columns.count, rows.count, x, y, width, height);
  }
  context.restore();
}

/**
 * Where a tile lies on the canvas, between rounded edges.
 * @param {TilePlace} tile
 * @param {import("./view.js").View} view
 * @param {import("./view.js").Frame} frame
 */
export function boxOf(tile, view, frame) {
  const origin = originOf(view, frame);
  const wide = view.sx * TEXELS * 2 ** tile.levelK;
  const tall = view.sy * TEXELS * 2 ** tile.levelN;
  const x = edge(origin.x, wide, tile.column);
  const y = edge(origin.y, tall, tile.row);
  return { x, y, width: edge(origin.x, wide, tile.column + 1) - x, height: edge(origin.y, tall, tile.row + 1) - y };
}

/**
 * The texels of a stretched tile that are on screen. A tile far coarser than the view is millions of pixels wide.
 * @param {number} start
 * @param {number} length
 * @param {number} screen
 */
function onScreen(start, length, screen) {
  const texel = length / TEXELS;
  const first = Math.max(Math.floor(-start / texel), 0);
  const count = Math.min(Math.ceil((screen - start) / texel), TEXELS) - first;
  return { first, count, at: start + first * texel, pixels: count * texel };
}
