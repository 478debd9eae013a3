/**
 * The painted tiles that the page holds. Those of other zooms stand in until the sharp ones arrive.
 *
 * @typedef {import("../types.js").PaintedTile} PaintedTile
 * @typedef {import("./tiles.js").ScreenTile} ScreenTile
 */

import { createRecent } from "../recent.js";

const LEAST_ROOM = 192;

/** How much finer a stand-in may be than what it stands for, in levels; finer ones are many, and show little. */
const FINER = 6;

export function createBitmaps() {
  /** @type {ReturnType<typeof createRecent<PaintedTile>>} */
  const tiles = createRecent(LEAST_ROOM, ({ bitmap }) => bitmap?.close());
  let colours = "";

  function clear() {
    for (const [key] of tiles.all()) tiles.drop(key);
  }

  return {
    clear,
    get: tiles.peek,

    /**
     * @param {PaintedTile[]} arrived
     * @param {string} theirColours
     */
    add(arrived, theirColours) {
      // New colours arrive for everything on screen at once; nothing painted before fits to them.
      if (theirColours !== colours) clear();
      colours = theirColours;
      for (const tile of arrived) tiles.put(tile.key, tile);
    },

    /**
     * What stands in for missing tiles of these levels, in the order in which to lay them: coarse first, sharper over it.
     * @param {number} levelN
     * @param {number} levelK
     * @returns {PaintedTile[]}
     */
    standIns(levelN, levelK) {
      return tiles
        .all()
        .map(([, tile]) => tile)
        .filter((tile) => tile.bitmap && tile.levelN + tile.levelK >= levelN + levelK - FINER)
        .filter((tile) => tile.levelN !== levelN || tile.levelK !== levelK)
        .sort((a, b) => b.levelN + b.levelK - (a.levelN + a.levelK));
    },

    /**
     * Marks the tiles on screen as used, and makes sure that all of them have room.
     * @param {ScreenTile[]} shown
     */
    use(shown) {
      tiles.makeRoom(3 * shown.length);
      for (const { key } of shown) tiles.use(key);
    },
  };
}
