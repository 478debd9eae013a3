/**
 * Lays the tiles on the plot. Small texels are left to the browser, a tile at a time between rounded edges. Larger ones
 * are first collected one pixel each, then stretched column by column and row by row to their own rounded edges, so that
 * no browser's resampling decides where a cell ends.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./tiles.js").ScreenTile} ScreenTile
 */

import { boxOf, layStandIns } from "./standins.js";
import { TEXELS } from "./tiles.js";
import { edge, originOf } from "./view.js";

/** From this size on, in device pixels, a texel gets exactly its own edges. In motion nobody sees a pixel of a small one. */
const EXACT = { still: 2, moving: 6 };

export function createCells() {
  const texels = scratch();
  const stretched = scratch();

  return {
    /**
     * @param {CanvasRenderingContext2D} context
     * @param {Scene} scene
     */
    draw(context, scene) {
      if (scene.tiles.length === 0) return;
      context.imageSmoothingEnabled = false;
      layStandIns(context, scene);
      const { view, tiles, moving } = scene;
      const exact = moving ? EXACT.moving : EXACT.still;
      const wide = view.sx * 2 ** tiles[0].levelK;
      const tall = view.sy * 2 ** tiles[0].levelN;
      if (wide < exact && tall < exact) layWhole(context, scene);
      else layExactly(context, scene);
    },
  };

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Scene} scene
   */
  function layExactly(context, { tiles, bitmaps, view, frame }) {
    const { left, top, right, bottom } = extent(tiles);
    const collected = texels.open(right - left, bottom - top);
    for (const { key, row, column, visible } of tiles) {
      const bitmap = bitmaps.get(key)?.bitmap;
      if (!bitmap) continue;
      const [x0, y0, x1, y1] = visible;
      const x = column * TEXELS + x0 - left;
      const y = row * TEXELS + y0 - top;
      collected.drawImage(bitmap, x0, y0, x1 - x0, y1 - y0, x, y, x1 - x0, y1 - y0);
    }
    const origin = originOf(view, frame);
    const across = runs(origin.x, view.sx * 2 ** tiles[0].levelK, left, right);
    const down = runs(origin.y, view.sy * 2 ** tiles[0].levelN, top, bottom);
    const x = across[0].pixel;
    const end = across[across.length - 1];
    const width = end.pixel + end.pixels - x;
    const rows = bottom - top;
    const wide = stretched.open(width, rows);
    for (const run of across) {
      wide.drawImage(texels.canvas, run.first - left, 0, run.count, rows, run.pixel - x, 0, run.pixels, rows);
    }
    for (const run of down) {
      context.drawImage(stretched.canvas, 0, run.first - top, width, run.count, x, run.pixel, width, run.pixels);
    }
  }
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
function layWhole(context, { tiles, bitmaps, view, frame }) {
  for (const tile of tiles) {
    const bitmap = bitmaps.get(tile.key)?.bitmap;
    const box = boxOf(tile, view, frame);
    if (bitmap) context.drawImage(bitmap, box.x, box.y, box.width, box.height);
  }
}

/** @param {ScreenTile[]} tiles */
function extent(tiles) {
  const box = { left: Infinity, top: Infinity, right: 0, bottom: 0 };
  for (const { row, column, visible } of tiles) {
    box.left = Math.min(box.left, column * TEXELS + visible[0]);
    box.top = Math.min(box.top, row * TEXELS + visible[1]);
    box.right = Math.max(box.right, column * TEXELS + visible[2]);
    box.bottom = Math.max(box.bottom, row * TEXELS + visible[3]);
  }
  return box;
}

/**
 * Neighbouring texels of equal width in pixels are stretched in one go.
 * @param {number} origin
 * @param {number} scale  device pixels a texel
 * @param {number} from
 * @param {number} to
 */
function runs(origin, scale, from, to) {
  const found = [];
  let run = { first: from, count: 0, pixel: edge(origin, scale, from), pixels: 0 };
  let size = -1;
  for (let texel = from; texel < to; texel++) {
    const pixel = edge(origin, scale, texel);
    const own = edge(origin, scale, texel + 1) - pixel;
    if (own !== size) {
      size = own;
      run = { first: texel, count: 0, pixel, pixels: 0 };
      found.push(run);
    }
    run.count += 1;
    run.pixels += own;
  }
  return found;
}

/** A hidden canvas that grows when it must. */
function scratch() {
  const canvas = new OffscreenCanvas(1, 1);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  return {
    canvas,
    /**
     * @param {number} width
     * @param {number} height
     */
    open(width, height) {
      if (canvas.width < width || canvas.height < height) {
        canvas.width = Math.max(canvas.width, width);
        canvas.height = Math.max(canvas.height, height);
      }
      context.imageSmoothingEnabled = false;
      context.clearRect(0, 0, width, height);
      return context;
    },
  };
}
