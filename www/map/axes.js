/**
 * The axes, as the papers draw them: n down the left side, k across the top.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./tags.js").Tag} Tag
 * @typedef {import("./axis.js").Axis} Axis
 */

import { digits } from "../panel/text.js";
import { apart, minor, place, stepFor, within, write } from "./axis.js";
import { originOf } from "./view.js";

/** Sizes in CSS pixels. */
const TYPE = 11;
const TICK = 5;
const GAP = 4;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {{ row?: Tag, column?: Tag }} tags  labels keep clear of these
 */
export function drawAxes(context, scene, tags) {
  const { view, frame, shape, theme, lattice } = scene;
  const { ratio, left, top, width, height } = frame;
  const origin = originOf(view, frame);
  const hair = Math.max(Math.round(ratio), 1);
  /** @type {Axis} */
  const down = {
    origin: origin.y,
    scale: view.sy,
    start: top,
    end: height,
    first: shape.first,
    last: shape.rows - 1,
    nudge: 0.5,
    finest: 1,
  };
  /** @type {Axis} */
  const across = lattice.straight
    ? {
        origin: origin.x,
        scale: view.sx * 1000,
        start: left,
        end: width,
        first: 0,
        last: shape.columns / 1000,
        nudge: 0,
        finest: 0.001,
      }
    : {
        origin: origin.x,
        scale: view.sx,
        start: left,
        end: width,
        first: 0,
        last: shape.columns - 1,
        nudge: 0.5,
        finest: 1,
      };

  context.save();
  context.fillStyle = theme.muted;
  context.font = `${TYPE * ratio}px ${theme.font}`;
  context.fillRect(left - hair, top - hair, width, hair);
  context.fillRect(left - hair, top - hair, hair, height);
  drawRows(context, scene, down, hair, tags.row);
  drawColumns(context, scene, across, hair, tags.column);
  drawTitles(context, scene);
  context.restore();
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Axis} axis
 * @param {number} hair
 * @param {Tag} [tag]
 */
function drawRows(context, { frame: { left, ratio }, theme, lattice }, axis, hair, tag) {
  const room = axis.scale >= 1.7 * TYPE * ratio ? 1.7 * TYPE * ratio : 44 * ratio;
  const step = stepFor(axis, room);
  context.textAlign = "right";
  context.textBaseline = "middle";
  for (const value of lattice.name ? [] : minor(axis, step, 6 * ratio)) {
    const y = place(axis, value);
    context.fillRect(left - hair - Math.round(0.5 * TICK * ratio), y, Math.round(0.5 * TICK * ratio), hair);
  }
  for (const value of lattice.name ? apart(axis, lattice.simplest, 18 * ratio) : within(axis, step)) {
    const y = place(axis, value);
    context.fillStyle = theme.muted;
    context.fillRect(left - hair - Math.round(TICK * ratio), y, Math.round(TICK * ratio), hair);
    const half = 0.4 * TYPE * ratio;
    if (y - half < axis.start || y + half > axis.end || covers(tag?.y, tag?.height, y, half)) continue;
    context.fillStyle = theme.ink;
    // A label that is too long for the gutter is set narrower, never cut.
    const text = lattice.name ? lattice.name(value) : digits(value * lattice.width);
    context.fillText(text, left - (TICK + GAP) * ratio, y + hair, left - (TICK + GAP + 2) * ratio);
  }
  context.fillStyle = theme.muted;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 * @param {Axis} axis
 * @param {number} hair
 * @param {Tag} [tag]
 */
function drawColumns(context, { frame: { top, ratio }, theme }, axis, hair, tag) {
  const farthest = Math.max((axis.end - axis.origin) / axis.scale, axis.finest);
  const widest = context.measureText(write(Math.min(farthest, axis.last), stepFor(axis, 48 * ratio))).width;
  const single = widest + 6 * ratio;
  const step = stepFor(
    axis,
    axis.scale >= single && axis.nudge > 0 ? single : Math.max(52 * ratio, widest + 22 * ratio),
  );
  context.textAlign = "center";
  context.textBaseline = "alphabetic";
  for (const value of minor(axis, step, 6 * ratio)) {
    const x = place(axis, value);
    context.fillRect(x, top - hair - Math.round(0.5 * TICK * ratio), hair, Math.round(0.5 * TICK * ratio));
  }
  for (const value of within(axis, step)) {
    const x = place(axis, value);
    context.fillStyle = theme.muted;
    context.fillRect(x, top - hair - Math.round(TICK * ratio), hair, Math.round(TICK * ratio));
    const text = write(value, step);
    const half = context.measureText(text).width / 2;
    if (x - half < axis.start - 4 * ratio || x + half > axis.end || covers(tag?.x, tag?.width, x, half + 3 * ratio))
      continue;
    context.fillStyle = axis.nudge === 0 && value === 1 ? theme.accent : theme.ink;
    context.fillText(text, x, top - (TICK + GAP) * ratio);
  }
  context.fillStyle = theme.muted;
}

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
function drawTitles(context, { frame: { left, top, ratio }, theme, shape: { rowLabel, columnLabel } }) {
  context.fillStyle = theme.muted;
  context.textBaseline = "alphabetic";
  context.textAlign = "left";
  context.fillText(`${columnLabel} →`, left, 14 * ratio);
  context.textAlign = "right";
  context.fillText(`${rowLabel} ↓`, left - (TICK + GAP) * ratio, top - (TICK + GAP) * ratio, left - 14 * ratio);
}

/**
 * @param {number | undefined} start
 * @param {number | undefined} length
 * @param {number} middle
 * @param {number} half
 */
function covers(start = 0, length = 0, middle, half) {
  return length > 0 && middle + half > start && middle - half < start + length;
}
