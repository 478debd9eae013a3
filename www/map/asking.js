/**
 * Tells the worker what is on screen, whenever that changes, and knows when all of it has arrived.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("./tiles.js").ScreenTile} ScreenTile
 */

import { place_of as placeOf } from "../../pkg/nimscope.js";
import { digitsFit } from "./digits.js";
import { visibleTiles } from "./tiles.js";
import { plotSize } from "./view.js";

/** A gesture changes its mind often; the worker hears of it this many milliseconds apart. */
const EVERY = 60;

/**
 * @param {import("../types.js").Engine} engine
 * @param {ReturnType<typeof import("./bitmaps.js").createBitmaps>} bitmaps
 * @param {() => void} again  called when a request that was held back is due
 */
export function createAsking(engine, bitmaps, again) {
  let asked = "";
  let last = -Infinity;
  let timer = 0;
  let answered = false;
  let computing = false;

  return {
    /**
     * @param {State} state
     * @param {import("./view.js").View} view
     * @param {import("./view.js").Frame} frame
     * @param {import("./view.js").Bounds} bounds
     * @param {boolean} moving
     * @returns {ScreenTile[]} what to draw
     */
    look(state, view, frame, bounds, moving) {
      const tiles = visibleTiles(view, frame, bounds);
      const { spec, axis, reduce, palette, scale, range } = state;
      const bottom = Math.ceil(view.y + plotSize(frame).height / view.sy);
      const target = Math.min(Math.max(bottom, rowsToPin(state), 1), bounds.rows);
      // During a gesture the colours stay, so it does not matter which part of a tile shows.
      const places = tiles.map(({ key, visible }) => (moving ? key : [key, visible]));
      // Below the frontier a cell shows a depth, which would be taken for its value.
      const digits = axis !== "sqrt" && scale.kind !== "frontier" && digitsFit(view, frame);
      const wish = JSON.stringify([spec, axis, reduce, palette, scale, range, digits, moving || target, places]);
      bitmaps.use(tiles);
      clearTimeout(timer);
      if (wish === asked) return tiles;
      const wait = last + EVERY - performance.now();
      if (moving && wait > 0) {
        timer = setTimeout(again, wait);
        return tiles;
      }
      last = performance.now();
      asked = wish;
      answered = false;
      const wishes = tiles.map((tile) => ({ ...tile, have: bitmaps.get(tile.key)?.version ?? null }));
      engine.look({ spec, axis, reduce, palette, scale, range, tiles: wishes, target, digits, moving });
      return tiles;
    },
    arrived() {
      answered = true;
    },
    /**
     * Tells whether the computation started or ended.
     * @param {import("../types.js").Progress} progress
     */
    progressed(progress) {
      const before = computing;
      computing = progress.state === "computing";
      return computing !== before;
    },
    complete: () => answered && !computing,
    computing: () => computing,
  };
}

/**
 * The pinned cell is explained wherever it lies, so its row is needed even below the view.
 * @param {State} state
 * @returns {number}
 */
function rowsToPin({ axis, cell }) {
  return cell ? placeOf(axis, ...cell)[0] + 1 : 0;
}
