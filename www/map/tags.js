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
 * @typedef {object} Tag
 * @property {string} text
 * @property {number} x
 * @property {number} y
 * @property {number} width
 * @property {number} height
 */

/**
 * What the tags say and where, for the axes to leave them room.
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @returns {{ row?: Tag, column?: Tag }}
 */
export function placeTags(context, scene) {
  const { view, frame, lattice } = scene;
  const { ratio, left, top, width, height } = frame;
  const cell = scene.hover ?? scene.cursor;
  if (!cell) return {};
  const origin = originOf(view, frame);
  const { top: first, bottom, from, to } = lattice.place(cell);
  const x = (edge(origin.x, view.sx, from) + Math.min(edge(origin.x, view.sx, to), width)) / 2;
  const y = (edge(origin.y, view.sy, first) + edge(origin.y, view.sy, bottom)) / 2;
  context.font = fontOf(scene);
  const row = sized(context, lattice.name?.(first) ?? digits(first * lattice.width), ratio);
  const column = sized(
    context,
    lattice.wrapped ? `+${from}` : lattice.straight ? `k = ${digits(cell.k)}` : digits(from),
    ratio,
  );
  row.x = Math.round(Math.max(left - 3 * ratio - row.width, 0));
  row.y = Math.round(Math.min(y - row.height / 2, height - row.height));
  column.x = Math.round(Math.min(x - column.width / 2, width - column.width));
  column.y = Math.round(top - 3 * ratio - column.height);
  return {
    row: !lattice.across && y >= top && y <= height ? row : undefined,
    column: x >= left && x <= width ? column : undefined,
  };
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {{ row?: Tag, column?: Tag }} tags
 */
export function drawTags(context, scene, { row, column }) {
  const { frame, theme } = scene;
  context.save();
  context.font = fontOf(scene);
  context.textAlign = "left";
  context.textBaseline = "middle";
  for (const tag of [row, column]) {
    if (!tag) continue;
    context.fillStyle = theme.ink;
    context.beginPath();
    context.roundRect(tag.x, tag.y, tag.width, tag.height, 3 * frame.ratio);
    context.fill();
    context.fillStyle = theme.ground;
    context.fillText(tag.text, tag.x + PADDING * frame.ratio, tag.y + (tag.height + frame.ratio) / 2);
  }
  context.restore();
}

/** @param {Scene} scene */
function fontOf({ frame, theme }) {
  return `600 ${TYPE * frame.ratio}px ${theme.font}`;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {string} text
 * @param {number} ratio
 * @returns {Tag}
 */
function sized(context, text, ratio) {
  const width = context.measureText(text).width + 2 * PADDING * ratio;
  return { text, x: 0, y: 0, width, height: HEIGHT * ratio };
}
