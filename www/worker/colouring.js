/** Values to pixels. Colours change only when a settled view shows other values, so a gesture never flickers. */

import { Painter } from "../../pkg/nimscope.js";

/**
 * @typedef {import("../types.js").LookRequest} LookRequest
 * @typedef {import("../types.js").TileWish} TileWish
 * @typedef {import("./looking.js").CutTile} CutTile
 */

export const TEXELS = 256;

export function createColouring() {
  /** @type {Painter | null} */
  let painter = null;
  let wanted = "";
  let signature = "";

  function chosen() {
    if (!painter) throw new Error("a tile was painted before its colours were chosen");
    return painter;
  }

  return {
    /**
     * Chooses the colours for what is visible. Yields between tiles; ends with whether the colours changed.
     * A part of the picture changes none: what is on screen would have to go before all of the new is here.
     * @param {LookRequest} request
     * @param {{ tile: TileWish, cut: CutTile }[]} shown
     * @param {boolean} partial
     * @returns {Generator<undefined, boolean, any>}
     */
    *settle(request, shown, partial) {
      const { spec, axis, palette, scale, range } = request;
      const wish = JSON.stringify([spec, axis, palette, scale, range]);
      if (painter && (request.moving || partial) && wish === wanted) return false;
      const next = new Painter(palette, scale, range);
      try {
        next.suit(spec, axis);
        for (const { tile, cut } of shown) {
          next.observe(cut.values, ...tile.visible);
          yield;
        }
        const found = next.settle();
        const changed = !painter || found !== signature;
        // Equal colours may still have another legend, since other values are in view.
        painter?.free();
        painter = next;
        wanted = wish;
        signature = found;
        return changed;
      } finally {
        if (painter !== next) next.free();
      }
    },

    signature: () => signature,

    legend: () => painter?.legend(),

    /** @param {CutTile} cut */
    paint(cut) {
      const pixels = chosen().paint(cut.values);
      return new ImageData(/** @type {Uint8ClampedArray<ArrayBuffer>} */ (pixels), TEXELS, TEXELS);
    },

    /** @param {CutTile} cut */
    inks: (cut) => chosen().inks(cut.values),
  };
}
