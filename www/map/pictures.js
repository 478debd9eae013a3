/**
 * Which table is on screen. When another one is wanted, such as while a slider moves, the old one stays in front, whole,
 * until the new one is whole as well, or has kept the reader waiting for too long. So no frame shows parts of two tables.
 *
 * @typedef {object} Picture  one table as it is, or will be, on screen
 * @property {string} spec
 * @property {import("../types.js").Axis} axis
 * @property {string} text  the axis as links write it
 * @property {import("../types.js").Chart} chart
 * @property {import("./lattice.js").Lattice} lattice
 * @property {import("./view.js").View} view
 * @property {import("../../pkg/nimscope.js").Picture} core  its tiles and marks
 * @property {number} lines  how many the tiles show, when not all; until the first arrive, no edge is drawn
 * @property {import("../types.js").Legend | null} legend
 * @property {string} marksFor  what its marks were asked for
 */

import { Picture as Core } from "../../pkg/nimscope.js";
import { latticeOf } from "./lattice.js";

/** A picture on its way gives way to a newer wish after so many milliseconds, and is shown as it is after so many. */
const GIVES_WAY = 150;
const SHOWN_ANYWAY = 400;

/**
 * @param {import("../shared/subject.js").Subject} initial
 * @param {import("./view.js").View} view
 * @param {(before: Picture) => void} onFront  another picture came to the front
 * @param {() => void} onDue  a wish that was held back may be asked for now
 */
export function createPictures(initial, view, onFront, onDue) {
  let front = open(initial, view);
  /** @type {Picture | null} */
  let next = null;
  let asked = 0;
  /** Since when the front is not what is wanted; 0 while it is. */
  let behind = 0;
  let turn = 0;
  /** Whether the picture under way has had its time. */
  let due = false;
  let patience = 0;

  function drop() {
    next?.core.clear();
    next = null;
  }

  function ask() {
    turn = 0;
    due = true;
    onDue();
  }

  function caughtUp() {
    clearTimeout(turn);
    turn = 0;
    due = false;
    clearTimeout(patience);
    behind = 0;
  }

  function swap() {
    if (!next) return;
    const before = front;
    front = next;
    next = null;
    caughtUp();
    onFront(before);
    before.core.clear();
  }

  return {
    front: () => front,
    /** The picture that the worker's replies belong to. */
    latest: () => next ?? front,
    swap,

    /**
     * The picture to ask for, given what is wanted; null while it must wait for the one under way.
     * @param {import("../shared/subject.js").Subject} wanted
     * @param {import("./view.js").View} at
     * @returns {Picture | null}
     */
    wish(wanted, at) {
      const now = performance.now();
      if (shows(front, wanted)) {
        drop();
        caughtUp();
        front.view = at;
        return front;
      }
      if (next && !shows(next, wanted)) {
        if (!due) {
          // Only a timer decides: while keys or a hand flood the page, the worker's reply may be waiting behind them.
          turn ||= setTimeout(ask, Math.max(asked + GIVES_WAY - now, 0));
          return null;
        }
        drop();
      }
      due = false;
      if (!next) {
        next = open(wanted, at);
        behind ||= now;
        clearTimeout(patience);
        patience = setTimeout(swap, Math.max(behind + SHOWN_ANYWAY - now, 0));
        asked = now;
      }
      next.view = at;
      return next;
    },
  };
}

/**
 * @param {{ spec: string, text: string }} picture
 * @param {{ spec: string, text: string }} wanted
 */
export function shows(picture, wanted) {
  return picture.spec === wanted.spec && picture.text === wanted.text;
}

/**
 * @param {import("../shared/subject.js").Subject} wanted
 * @param {import("./view.js").View} view
 * @returns {Picture}
 */
function open(wanted, view) {
  const { spec, axis, text, chart } = wanted;
  const lattice = latticeOf(wanted);
  const lines = Number.POSITIVE_INFINITY;
  const core = new Core(wanted.core);
  return { spec, axis, text, chart, lattice, view, core, lines, legend: null, marksFor: "" };
}
