/**
 * One frame of the map, back to front. Each layer is a file of its own and reads everything it needs from the scene.
 *
 * @typedef {object} Cell  a position, wherever the axis puts it
 * @property {number} n
 * @property {number} k
 *
 * @typedef {object} Scene
 * @property {import("./view.js").View} view
 * @property {import("./view.js").Frame} frame
 * @property {import("../types.js").Shape} shape
 * @property {import("./lattice.js").Lattice} lattice
 * @property {import("./tiles.js").ScreenTile[]} tiles
 * @property {import("./pictures.js").Picture["bitmaps"]} bitmaps
 * @property {import("./theme.js").Theme} theme
 * @property {import("../types.js").Mark[]} marks
 * @property {string[]} markOrder  the names of all marks of the game, which decide their colours
 * @property {number} lines  how many the tiles show
 * @property {boolean} computing
 * @property {boolean} moving
 * @property {Cell | null} hover
 * @property {Cell | null} cursor
 * @property {Cell | null} pinned
 * @property {Cell[]} wrong  those that contradict a claim
 */

import { drawAxes } from "./axes.js";
import { createCells } from "./cells.js";
import { drawDigits } from "./digits.js";
import { drawEdge, drawGrid, drawHatch, drawUnitLine } from "./ground.js";
import { drawMarks } from "./marks.js";
import { drawShapes } from "./shapes.js";
import { drawTags, placeTags } from "./tags.js";

export function createPicture() {
  const cells = createCells();

  /**
   * @param {CanvasRenderingContext2D} context
   * @param {Scene} scene
   */
  return function draw(context, scene) {
    const { frame, theme } = scene;
    context.fillStyle = theme.ground;
    context.fillRect(0, 0, frame.width, frame.height);
    context.save();
    context.beginPath();
    context.rect(frame.left, frame.top, frame.width - frame.left, frame.height - frame.top);
    context.clip();
    drawHatch(context, scene);
    cells.draw(context, scene);
    drawGrid(context, scene);
    drawDigits(context, scene);
    drawUnitLine(context, scene);
    drawEdge(context, scene);
    drawShapes(context, scene);
    drawMarks(context, scene);
    context.restore();
    const tags = placeTags(context, scene);
    drawAxes(context, scene, tags);
    drawTags(context, scene, tags);
  };
}
