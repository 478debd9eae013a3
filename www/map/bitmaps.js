/**
 * The painted tiles that the page holds. Those of other zooms stand in until the sharp ones arrive.
 *
 * @typedef {import("../types.js").PaintedTile} PaintedTile
 * @typedef {import("./tiles.js").ScreenTile} ScreenTile
 */

const LEAST_ROOM = 192;

export function createBitmaps() {
  /** @type {Map<string, PaintedTile>} least recently used first */
  const tiles = new Map();
  let colours = "";
  let room = LEAST_ROOM;

  /** @param {string} key */
  function drop(key) {
    tiles.get(key)?.bitmap?.close();
    tiles.delete(key);
  }

  return {
    /**
     * @param {PaintedTile[]} arrived
     * @param {string} theirColours
     */
    add(arrived, theirColours) {
      if (theirColours !== colours) {
        const kept = new Set(arrived.map((tile) => tile.key));
        for (const key of [...tiles.keys()]) if (!kept.has(key)) drop(key);
        colours = theirColours;
      }
      for (const tile of arrived) {
        drop(tile.key);
        tiles.set(tile.key, tile);
      }
      for (const key of [...tiles.keys()].slice(0, Math.max(tiles.size - room, 0))) drop(key);
    },

    /** @param {string} key */
    get(key) {
      return tiles.get(key);
    },

    /**
     * What stands in for missing tiles of these levels, in the order in which to lay them: coarse first, sharper over it.
     * @param {number} levelN
     * @param {number} levelK
     * @returns {PaintedTile[]}
     */
    standIns(levelN, levelK) {
      const finest = levelN + levelK - 6;
      return [...tiles.values()]
        .filter((tile) => tile.bitmap && tile.levelN + tile.levelK >= finest)
        .filter((tile) => tile.levelN !== levelN || tile.levelK !== levelK)
        .sort((a, b) => b.levelN + b.levelK - (a.levelN + a.levelK));
    },

    /**
     * Marks the tiles on screen as used, and makes sure that all of them have room.
     * @param {ScreenTile[]} shown
     */
    use(shown) {
      room = Math.max(LEAST_ROOM, 3 * shown.length);
      for (const { key } of shown) {
        const tile = tiles.get(key);
        if (!tile) continue;
        tiles.delete(key);
        tiles.set(key, tile);
      }
    },

    clear() {
      for (const key of [...tiles.keys()]) drop(key);
    },
  };
}
