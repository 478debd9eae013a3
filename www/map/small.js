/**
 * What a small picture shows, and in which size.
 *
 * @typedef {import("./view.js").Frame} Frame
 */

import { view_of as viewOf } from "../../pkg/nimscope.js";

/** The size of a picture in CSS pixels, and of a cell in which a number can be read. */
const SIZE = { width: 256, height: 176 };
const CELL = 24;

/**
 * All of it is plot.
 * @param {number} count  how many stand side by side
 * @returns {Frame}
 */
export function frameOf(count) {
  const ratio = Math.min(Math.max(devicePixelRatio, 1), 2);
  return { width: Math.floor((SIZE.width * ratio) / count), height: SIZE.height * ratio, left: 0, top: 0, ratio };
}

/** Nobody points at a small picture, and nothing is written beside it. */
export const BARE = {
  ...{ hover: null, cursor: null, pinned: null, read: null, wrong: [], covered: [], caption: "" },
  ...{ moving: false, computing: false, bare: true },
};

/**
 * What the link shows, nearer where the table would leave a part of the picture empty; of numbers as many as can be read.
 * @param {import("../types.js").State} state
 * @param {Frame} frame
 * @param {import("../types.js").Chart} chart
 */
export function viewFor({ show, n, k, aspect }, frame, { columns, rows, ceiling }) {
  if (show === "numbers") return { x: k[0], y: n[0], sx: CELL * frame.ratio, sy: CELL * frame.ratio };
  const view = viewOf(frame, Float64Array.from(n), Float64Array.from(k), aspect, ceiling);
  if (ceiling > 0) return view;
  const nearer = Math.max(1, frame.width / ((columns - view.x) * view.sx), frame.height / ((rows - view.y) * view.sy));
  return { ...view, sx: view.sx * nearer, sy: view.sy * nearer };
}

/** @param {HTMLCanvasElement} canvas */
export function addressOf(canvas) {
  return new Promise((/** @type {(address: string) => void} */ resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(URL.createObjectURL(blob)) : reject(new Error("there is no picture")))),
  );
}
