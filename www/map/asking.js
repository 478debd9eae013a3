/**
 * Tells the worker what is on screen, whenever that changes, and knows when all of it has arrived.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("./tiles.js").ScreenTile} ScreenTile
 */

import { visibleTiles } from "./tiles.js";
import { plotSize } from "./view.js";

/**
 * @param {import("../types.js").Engine} engine
 * @param {ReturnType<typeof import("./bitmaps.js").createBitmaps>} bitmaps
 */
export function createAsking(engine, bitmaps) {
  let asked = "";
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
      const target = Math.min(Math.max(Math.ceil(view.y + plotSize(frame).height / view.sy), 1), bounds.rows);
      // During a gesture the colours stay, so it does not matter which part of a tile shows.
      const places = tiles.map(({ key, visible }) => (moving ? key : [key, visible]));
      const wish = JSON.stringify([spec, axis, reduce, palette, scale, range, moving || target, places]);
      bitmaps.use(tiles);
      if (wish === asked) return tiles;
      asked = wish;
      answered = false;
      const wishes = tiles.map((tile) => ({ ...tile, have: bitmaps.get(tile.key)?.version ?? null }));
      engine.look({ spec, axis, reduce, palette, scale, range, tiles: wishes, target, moving });
      return tiles;
    },
    arrived() {
      answered = true;
    },
    /** @param {import("../types.js").Progress} progress */
    progressed(progress) {
      computing = progress.state === "computing";
    },
    complete: () => answered && !computing,
    computing: () => computing,
  };
}
