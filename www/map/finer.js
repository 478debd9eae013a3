/**
 * The picture once more, on another canvas and in more pixels, such as for paper.
 *
 * @typedef {import("./view.js").Frame} Frame
 */

import { frame_of as frameOf, Surface } from "../../pkg/nimscope.js";
import { readTheme } from "./theme.js";

/**
 * Draws what the map shows, but nothing that follows a hand, in the colours that the style has at the moment.
 * @param {HTMLCanvasElement} canvas  the map's own
 * @param {HTMLCanvasElement} other
 * @param {number} ratio  device pixels a CSS pixel
 * @param {Frame} frame
 * @param {import("./pictures.js").Picture} picture
 * @param {(frame: Frame) => object} look
 */
export function paintFiner(canvas, other, ratio, frame, { view, core }, look) {
  const context = other.getContext("2d", { alpha: false });
  if (!context || frame.width <= frame.left || frame.height <= frame.top) return;
  const times = ratio / frame.ratio;
  const finer = frameOf(Math.round(frame.width * times), Math.round(frame.height * times), ratio);
  Object.assign(other, { width: finer.width, height: finer.height });
  const { x, y, sx, sy } = view;
  const once = new Surface(readTheme(canvas));
  once.draw(context, core, {
    ...look(finer),
    view: { x, y, sx: sx * times, sy: sy * times },
    hover: null,
    cursor: null,
  });
  once.free();
}
