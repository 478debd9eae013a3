/**
 * The values of the tiles cut so far, least recently used first, so that recolouring and going back cut nothing.
 *
 * @typedef {object} CutTile
 * @property {Uint32Array} values
 * @property {number} rows  how many rows were known when it was cut
 * @property {boolean} complete  whether growth can add nothing to it
 * @property {number} stamp  unlike that of every other cut
 */

/** @param {number} least  how many tiles are kept at any rate */
export function createTileCache(least) {
  /** @type {Map<string, CutTile>} */
  const tiles = new Map();
  let room = least;

  return {
    /** @param {string} key */
    get(key) {
      const tile = tiles.get(key);
      if (tile) {
        tiles.delete(key);
        tiles.set(key, tile);
      }
      return tile;
    },
    /**
     * @param {string} key
     * @param {CutTile} tile
     */
    set(key, tile) {
      tiles.delete(key);
      tiles.set(key, tile);
      for (const oldest of tiles.keys()) {
        if (tiles.size <= room) break;
        tiles.delete(oldest);
      }
    },
    /**
     * A large screen shows more tiles than the usual room holds, and would evict its own.
     * @param {number} shown
     */
    makeRoom(shown) {
      room = Math.max(least, 2 * shown);
    },
  };
}
