/**
 * Which tiles cover the plot, and at which level: the finest whose texels are no smaller than a device pixel.
 *
 * @typedef {import("../types.js").TilePlace} TilePlace
 * @typedef {import("./view.js").View} View
 * @typedef {import("./view.js").Frame} Frame
 * @typedef {import("./view.js").Bounds} Bounds
 *
 * @typedef {TilePlace & { key: string, visible: [number, number, number, number] }} ScreenTile
 */

import { plotSize } from "./view.js";

export const TEXELS = 256;
const COARSEST = 16;

/** A rounding error this large, in texels, brings nothing into view, and must not colour what is. */
const SLIVER = 1e-6;

/** @param {number} scale  device pixels a cell */
function levelFor(scale) {
  // The allowance keeps a scale that should be a power of two, but was computed, on its own level.
  return Math.min(Math.max(Math.ceil(-Math.log2(scale) - 1e-9), 0), COARSEST);
}

/**
 * The tiles on screen, those nearest to the middle first.
 * @param {View} view
 * @param {Frame} frame
 * @param {Bounds} bounds
 * @returns {ScreenTile[]}
 */
export function visibleTiles(view, frame, bounds) {
  const plot = plotSize(frame);
  const levelN = levelFor(view.sy);
  const levelK = levelFor(view.sx);
  const down = span(view.y, plot.height / view.sy, [bounds.first, bounds.rows], 2 ** levelN);
  const across = span(view.x, plot.width / view.sx, [0, bounds.columns], 2 ** levelK);
  const middleRow = (view.y + plot.height / view.sy / 2) / (TEXELS * 2 ** levelN) - 0.5;
  const middleColumn = (view.x + plot.width / view.sx / 2) / (TEXELS * 2 ** levelK) - 0.5;

  /** @type {ScreenTile[]} */
  const tiles = [];
  for (let row = down.firstTile; row < down.endTile; row++) {
    const [y0, y1] = part(down, row);
    for (let column = across.firstTile; column < across.endTile; column++) {
      const [x0, x1] = part(across, column);
      const key = `${levelN} ${levelK} ${row} ${column}`;
      tiles.push({ key, levelN, levelK, row, column, visible: [x0, y0, x1, y1] });
    }
  }
  /** @param {ScreenTile} tile */
  const distance = (tile) => (tile.row - middleRow) ** 2 + (tile.column - middleColumn) ** 2;
  return tiles.sort((a, b) => distance(a) - distance(b));
}

/**
 * The texels, and with them the tiles, that a stretch of cells touches.
 * @param {number} from
 * @param {number} length
 * @param {[number, number]} table  the cells that there are, half-open
 * @param {number} cells  cells a texel
 */
function span(from, length, [begin, limit], cells) {
  const first = Math.floor(Math.max(from, begin) / cells + SLIVER);
  const end = Math.max(Math.ceil(Math.min(from + length, limit) / cells - SLIVER), first);
  return { first, end, firstTile: Math.floor(first / TEXELS), endTile: end > first ? Math.ceil(end / TEXELS) : 0 };
}

/**
 * @param {{ first: number, end: number }} texels
 * @param {number} tile
 * @returns {[number, number]}
 */
function part({ first, end }, tile) {
  return [Math.max(first - tile * TEXELS, 0), Math.min(end - tile * TEXELS, TEXELS)];
}
