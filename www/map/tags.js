/**
 * The row and the column of the cell that is being read, written on the axes.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

import { digits } from "../panel/text.js";
import { edge, originOf } from "./view.js";

/** Sizes in CSS pixels. */
const TYPE = 11;
const PADDING = 5;
const HEIGHT = 17;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawTags(context, scene) {
  const { view, frame, theme, lattice } = scene;
  const cell = scene.hover ?? scene.cursor;
  if (!cell) return;
  const origin = originOf(view, frame);
  const [from, to] = lattice.columnsOf(cell.n, cell.k);
  const x = (edge(origin.x, view.sx, from) + Math.min(edge(origin.x, view.sx, to), frame.width)) / 2;
  const y = (edge(origin.y, view.sy, cell.n) + edge(origin.y, view.sy, cell.n + 1)) / 2;
  context.save();
  context.font = `600 ${TYPE * frame.ratio}px ${theme.font}`;
  if (y >= frame.top && y <= frame.height)
    tag(context, scene, digits(cell.n), frame.left - 3 * frame.ratio, y, "right");
  if (x >= frame.left && x <= frame.width) {
    const text = `${lattice.straight ? "k = " : ""}${digits(cell.k)}`;
    tag(context, scene, text, x, frame.top - (HEIGHT / 2 + 3) * frame.ratio, "center");
  }
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {string} text
 * @param {number} x
 * @param {number} y  its middle
 * @param {"right" | "center"} align
 */
function tag(context, { frame, theme }, text, x, y, align) {
  const { ratio } = frame;
  const width = context.measureText(text).width + 2 * PADDING * ratio;
  const height = HEIGHT * ratio;
  const left = Math.round(align === "right" ? Math.max(x - width, 0) : Math.min(x - width / 2, frame.width - width));
  const top = Math.round(Math.min(y - height / 2, frame.height - height));
  context.fillStyle = theme.ink;
  context.beginPath();
  context.roundRect(left, top, width, height, 3 * ratio);
  context.fill();
  context.fillStyle = theme.ground;
  context.textAlign = "left";
  context.textBaseline = "middle";
  context.fillText(text, left + PADDING * ratio, top + height / 2 + ratio / 2);
}
