/**
 * What theory puts over the map: lines, rules along rows, frames around cells, outlines of stretches, and arcs. Each has a
 * halo, so that it reads on any colour, and a label where there is room.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("../types.js").MarkShape} MarkShape
 * @typedef {{ x: number, y: number }} Point
 */

import { tableBox } from "./ground.js";
import { createLabels } from "./labels.js";
import { originOf } from "./view.js";

/** Sizes in CSS pixels. */
const WEIGHT = 1.5;
const HALO = 1;
/** A frame around a smaller cell grows to this size, so that it can be seen. */
const LEAST = 6;

/** How far an arc bends, in parts of the distance that it spans. */
const BEND = 0.22;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function drawShapes(context, scene) {
  const { marks, frame, theme } = scene;
  if (marks.length === 0) return;
  const labels = createLabels(context, scene);
  context.save();
  context.lineJoin = "round";
  for (const { name, shapes } of marks) {
    const colour = theme.marks[scene.markOrder.indexOf(name) % theme.marks.length] ?? theme.accent;
    const path = new Path2D();
    for (const shape of shapes) labels.add(shape.label, DRAW[shape.kind](path, shape, scene), colour);
    context.globalAlpha = 0.85;
    context.strokeStyle = theme.ground;
    context.lineWidth = (WEIGHT + 2 * HALO) * frame.ratio;
    context.stroke(path);
    context.globalAlpha = 1;
    context.strokeStyle = colour;
    context.lineWidth = WEIGHT * frame.ratio;
    context.stroke(path);
  }
  labels.draw();
  context.restore();
}

/**
 * Each adds a shape to the path and tells where its label may stand, the best place first.
 * @type {Record<MarkShape["kind"], (path: Path2D, shape: MarkShape, scene: Scene) => Point[]>}
 */
const DRAW = {
  line(path, { at }, scene) {
    const points = pointsOf(at, scene);
    for (const [i, { x, y }] of points.entries()) {
      if (i === 0) path.moveTo(x, y);
      else path.lineTo(x, y);
    }
    // Two thirds down a line is rarely near its neighbours' beginnings.
    return [0.66, 0.4, 0.85, 0.2].map((part) => points[Math.floor(part * (points.length - 1))] ?? { x: -1, y: -1 });
  },

  row(path, { at }, scene) {
    const box = tableBox(scene);
    const points = pointsOf(at, scene);
    for (const { y } of points) {
      path.moveTo(box.x, Math.round(y));
      path.lineTo(box.right, Math.round(y));
    }
    return points.map(({ y }) => ({ x: box.x, y: Math.round(y) }));
  },

  cell(path, { at }, scene) {
    const least = LEAST * scene.frame.ratio;
    const wide = Math.max(scene.view.sx, least);
    const tall = Math.max(scene.view.sy, least);
    const middles = pointsOf(at, scene, 0.5);
    for (const { x, y } of middles) path.rect(x - wide / 2, y - tall / 2, wide, tall);
    return middles.map(({ x, y }) => ({ x: x + wide / 2, y: y - tall / 2 }));
  },

  span(path, { at: [top = 0, left = 0, bottom = 0, right = 0] }, scene) {
    const { columns } = scene.shape;
    const parts =
      top === bottom || (bottom === top + 1 && right < left)
        ? [
            [top, left, top, top === bottom ? right + 1 : columns],
            [bottom, top === bottom ? left : 0, bottom, right + 1],
          ].slice(top === bottom ? 1 : 0)
        : [];
    const outlines = parts.map(([row = 0, from = 0, , to = 0]) => [row, from, row, to, row + 1, to, row + 1, from]);
    // A stretch over several rows is outlined as one, like a paragraph that begins and ends within a line.
    const steps = [top, left, top, columns, bottom, columns, bottom, right + 1, bottom + 1, right + 1];
    if (parts.length === 0) outlines.push([...steps, bottom + 1, 0, top + 1, 0, top + 1, left]);
    for (const outline of outlines) {
      for (const [i, { x, y }] of pointsOf(outline, scene).entries()) {
        if (i === 0) path.moveTo(x, y);
        else path.lineTo(x, y);
      }
      path.closePath();
    }
    return pointsOf([top, left], scene);
  },

  arc(path, { at }, scene) {
    const [from, to] = pointsOf(at, scene, 0.5);
    if (!from || !to) return [];
    // Downwards, since above the first row there is no room.
    const bend = {
      x: (from.x + to.x) / 2 - BEND * (to.y - from.y) * Math.sign(to.x - from.x),
      y: (from.y + to.y) / 2 + BEND * Math.abs(to.x - from.x),
    };
    path.moveTo(from.x, from.y);
    path.quadraticCurveTo(bend.x, bend.y, to.x, to.y);
    return [{ x: (from.x + to.x) / 4 + bend.x / 2, y: (from.y + to.y) / 4 + bend.y / 2 }];
  },
};

/**
 * Places of the map on the canvas.
 * @param {number[]} at  rows and columns in turn
 * @param {Scene} scene
 * @param {number} [shift]  0.5 for the middles of cells
 * @returns {Point[]}
 */
function pointsOf(at, { view, frame }, shift = 0) {
  const origin = originOf(view, frame);
  return Array.from({ length: at.length / 2 }, (_, i) => ({
    x: origin.x + ((at[2 * i + 1] ?? 0) + shift) * view.sx,
    y: origin.y + ((at[2 * i] ?? 0) + shift) * view.sy,
  }));
}
