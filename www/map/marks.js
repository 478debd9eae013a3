/**
 * The cells that someone points at: under the pointer, at the keyboard's cursor, and pinned; and those that contradict a
 * claim.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./scene.js").Cell} Cell
 */

import { edge, originOf } from "./view.js";

/** A mark around a smaller cell grows to this size, in CSS pixels, so that it can be found. */
const LEAST = 11;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawMarks(context, scene) {
  const { hover, cursor, pinned, wrong, view, frame, theme } = scene;
  const large = scene.lattice.across || Math.min(view.sx, view.sy) >= 5 * frame.ratio;
  for (const cell of wrong) outline(context, scene, cell, theme.wrong, 2);
  if (hover && large) outline(context, scene, hover, theme.ink, 1);
  if (pinned) {
    outline(context, scene, pinned, theme.accent, 2.5);
    flag(context, scene, pinned);
  }
  if (cursor) {
    outline(context, scene, cursor, theme.ink, 2.5);
    if (!large) whiskers(context, scene, cursor);
  }
}

/**
 * A frame around the cell: the colour outside its edges, with a halo that parts it from any colour of the map.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Cell} cell
 * @param {string} colour
 * @param {number} weight
 */
function outline(context, scene, cell, colour, weight) {
  const { frame, theme } = scene;
  const thick = Math.max(Math.round(weight * frame.ratio), 1);
  const halo = Math.max(Math.round(frame.ratio), 1);
  const { x, y, width, height } = boxAround(scene, cell);
  /**
   * From so many pixels outside the cell's edges to so many inside.
   * @param {string} paint
   * @param {number} out
   * @param {number} inside
   */
  const ring = (paint, out, inside) => {
    context.strokeStyle = paint;
    context.lineWidth = out + inside;
    const shift = (inside - out) / 2;
    context.strokeRect(x + shift, y + shift, width - 2 * shift, height - 2 * shift);
  };
  ring(theme.ground, thick + halo, halo);
  ring(colour, thick, 0);
}

/**
 * A filled corner, which tells the pinned cell from the others without colour.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Cell} cell
 */
function flag(context, scene, cell) {
  const { frame, theme } = scene;
  const { x, y, width, height } = boxAround(scene, cell);
  const size = Math.min(width, height, 28 * frame.ratio) * 0.32;
  context.fillStyle = theme.accent;
  context.beginPath();
  context.moveTo(x + width - size, y);
  context.lineTo(x + width, y);
  context.lineTo(x + width, y + size);
  context.fill();
}

/**
 * Strokes that lead the eye to a cursor around a cell too small to see.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Cell} cell
 */
function whiskers(context, scene, cell) {
  const { frame, theme } = scene;
  const { x, y, width, height } = boxAround(scene, cell);
  const thick = Math.max(Math.round(2 * frame.ratio), 2);
  const reach = Math.round(8 * frame.ratio);
  const gap = Math.round(5 * frame.ratio);
  const middleX = Math.round(x + width / 2 - thick / 2);
  const middleY = Math.round(y + height / 2 - thick / 2);
  const strokes = [
    [middleX, y - gap - reach, thick, reach],
    [middleX, y + height + gap, thick, reach],
    [x - gap - reach, middleY, reach, thick],
    [x + width + gap, middleY, reach, thick],
  ];
  const halo = Math.max(Math.round(frame.ratio), 1);
  context.fillStyle = theme.ground;
  for (const [left, top, wide, tall] of strokes) {
    context.fillRect(left - halo, top - halo, wide + 2 * halo, tall + 2 * halo);
  }
  context.fillStyle = theme.ink;
  for (const [left, top, wide, tall] of strokes) context.fillRect(left, top, wide, tall);
}

/**
 * @param {Scene} scene
 * @param {Cell} cell
 */
function boxAround({ view, frame, lattice }, cell) {
  const origin = originOf(view, frame);
  const { top, bottom, from, to } = lattice.place(cell);
  /**
   * No further off the canvas than needs be, since a mark may be a whole column.
   * @param {number} start
   * @param {number} scale
   * @param {number} first
   * @param {number} end
   * @param {number} size
   */
  const side = (start, scale, first, end, size) =>
    atLeast(
      Math.max(edge(start, scale, first), -size),
      Math.min(edge(start, scale, end), 2 * size),
      LEAST * frame.ratio,
    );
  const across = side(origin.x, view.sx, from, to, frame.width);
  const down = side(origin.y, view.sy, top, bottom, frame.height);
  return { x: across.start, y: down.start, width: across.length, height: down.length };
}

/**
 * @param {number} start
 * @param {number} end
 * @param {number} least
 */
function atLeast(start, end, least) {
  const more = Math.max(Math.ceil((least - (end - start)) / 2), 0);
  return { start: start - more, length: end - start + 2 * more };
}
