/** Values to pixels. Colours change only when a settled view shows other values, so a gesture never flickers. */

import { Painter } from "../../pkg/nimscope.js";

/**
 * @typedef {import("../types.js").LookRequest} LookRequest
 * @typedef {import("../types.js").TileWish} TileWish
 * @typedef {import("./looking.js").CutTile} CutTile
 */

export const TEXELS = 256;

/** Above this luminance black text reads better than white; it is where both contrasts are equal. */
const BRIGHT = 0.179;

export function createColouring() {
  /** @type {Painter | null} */
  let painter = null;
  let wanted = "";
  let signature = "";

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
      if (!painter) throw new Error("a tile was painted before its colours were chosen");
      const pixels = painter.paint(cut.values);
      return new ImageData(/** @type {Uint8ClampedArray<ArrayBuffer>} */ (pixels), TEXELS, TEXELS);
    },
  };
}

/**
 * For every texel, 1 where dark text reads better on it and 0 where light text does.
 * @param {ImageData} image
 */
export function inksFor(image) {
  const { data } = image;
  const inks = new Uint8Array(data.length / 4);
  for (let i = 0; i < inks.length; i++) {
    const at = 4 * i;
    const luminance = 0.2126 * LINEAR[data[at]] + 0.7152 * LINEAR[data[at + 1]] + 0.0722 * LINEAR[data[at + 2]];
    inks[i] = luminance > BRIGHT ? 1 : 0;
  }
  return inks;
}

const LINEAR = Float32Array.from({ length: 256 }, (_, byte) => (byte / 255) ** 2.2);
