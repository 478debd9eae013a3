/**
 * What lies under and between the cells: the hatch of what is not known yet, the grid, and the edge of the computation.
 *
 * @typedef {import("./scene.js").Scene} Scene
 */

import { cellAt, edge, originOf } from "./view.js";

/** Grid lines fade in while cells grow from the first size to the second, in CSS pixels. */
const GRID_FROM = 9;
const GRID_FULL = 20;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawHatch(context, scene) {
  const { x, y, right, bottom } = tableBox(scene);
  const pattern = context.createPattern(stripes(scene), "repeat");
  if (!pattern || right <= x || bottom <= y) return;
  context.fillStyle = pattern;
  context.fillRect(x, y, right - x, bottom - y);
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawGrid(context, scene) {
  const { view, frame, shape, theme } = scene;
  const size = Math.min(view.sx, view.sy) / frame.ratio;
  if (size < GRID_FROM) return;
  const box = tableBox(scene);
  const origin = originOf(view, frame);
  const first = cellAt(view, frame, box.x, box.y);
  const last = cellAt(view, frame, box.right, box.bottom);
  const thick = Math.max(Math.round(frame.ratio / 2), 1);
  context.save();
  context.globalAlpha = Math.min((size - GRID_FROM) / (GRID_FULL - GRID_FROM) + 0.1, 1);
  context.fillStyle = theme.grid;
  for (let column = Math.max(first.column, 0); column <= Math.min(last.column, shape.columns); column++) {
    context.fillRect(edge(origin.x, view.sx, column), box.y, thick, box.bottom - box.y);
  }
  for (let row = Math.max(first.row, shape.first); row <= Math.min(last.row, shape.rows); row++) {
    context.fillRect(box.x, edge(origin.y, view.sy, row), box.right - box.x, thick);
  }
  context.restore();
}

/**
 * The line that the computation has reached, with a glow that says that it is moving.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawEdge(context, scene) {
  const { view, frame, shape, theme, lines, computing } = scene;
  const box = tableBox(scene);
  const origin = originOf(view, frame);
  const [at, from, to] = shape.across
    ? [edge(origin.x, view.sx, lines), box.x, box.right]
    : [edge(origin.y, view.sy, lines), box.y, box.bottom];
  if (lines >= (shape.across ? shape.columns : shape.rows) || at < from || at >= to) return;
  const thick = Math.max(Math.round((computing ? 2 : 1) * frame.ratio), 1);
  /** @param {number} step */
  const stroke = (step) =>
    shape.across
      ? context.fillRect(at + step * thick, box.y, thick, box.bottom - box.y)
      : context.fillRect(box.x, at + step * thick, box.right - box.x, thick);
  context.save();
  context.fillStyle = theme.accent;
  stroke(0);
  for (let step = 1; computing && step <= 6; step++) {
    context.globalAlpha = 0.22 * (1 - step / 7);
    stroke(step);
  }
  context.restore();
}

/**
 * On the straightened axis, the parabola k² = n is the vertical line at 1.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawUnitLine(context, scene) {
  if (!scene.lattice.straight) return;
  const { view, frame, theme } = scene;
  const box = tableBox(scene);
  const thick = Math.max(Math.round(frame.ratio), 1);
  const dash = 6 * thick;
  context.fillStyle = theme.accent;
  const x = edge(originOf(view, frame).x, view.sx, 1000);
  for (let y = box.y; y < box.bottom; y += 2 * dash) context.fillRect(x, y, thick, Math.min(dash, box.bottom - y));
}

/**
 * The part of the plot that the table covers.
 * @param {Scene} scene
 */
export function tableBox({ view, frame, shape }) {
  const origin = originOf(view, frame);
  return {
    x: Math.max(edge(origin.x, view.sx, 0), frame.left),
    y: Math.max(edge(origin.y, view.sy, shape.first), frame.top),
    right: Math.min(edge(origin.x, view.sx, shape.columns), frame.width),
    bottom: Math.min(edge(origin.y, view.sy, shape.rows), frame.height),
  };
}

/** @type {{ key: string, canvas: OffscreenCanvas } | null} */
let drawnStripes = null;

/** @param {Scene} scene */
function stripes({ frame, theme }) {
  const key = `${frame.ratio} ${theme.hatch}`;
  if (drawnStripes?.key === key) return drawnStripes.canvas;
  const size = Math.max(Math.round(8 * frame.ratio), 4);
  const canvas = new OffscreenCanvas(size, size);
  const context = /** @type {OffscreenCanvasRenderingContext2D} */ (canvas.getContext("2d"));
  context.strokeStyle = theme.hatch;
  context.lineWidth = frame.ratio;
  context.beginPath();
  for (const shift of [-size, 0, size]) {
    context.moveTo(shift - 1, size + 1);
    context.lineTo(shift + size + 1, -1);
  }
  context.stroke();
  drawnStripes = { key, canvas };
  return canvas;
}
