/** What the canvas shows, for whoever must find a cell on the screen. */

import { originOf } from "./view.js";

/**
 * Writes down the table, where cell (0, 0) begins and how large a cell is, in device pixels.
 * @param {HTMLCanvasElement} canvas
 * @param {import("./pictures.js").Picture} picture
 * @param {import("./view.js").Frame} frame
 * @param {boolean} ready  whether all that is wanted is shown
 */
export function tell(canvas, { spec, text, view }, frame, ready) {
  const origin = originOf(view, frame);
  const facts = {
    state: ready ? "ready" : "busy",
    spec,
    axis: text,
    originX: origin.x,
    originY: origin.y,
    scaleX: view.sx,
    scaleY: view.sy,
  };
  for (const [name, fact] of Object.entries(facts)) {
    if (canvas.dataset[name] !== String(fact)) canvas.dataset[name] = String(fact);
  }
}
