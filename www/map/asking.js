/**
 * Tells the worker what is on screen, whenever that changes, and knows when all of it has arrived.
 *
 * @typedef {import("../types.js").MapState} State
 * @typedef {import("./pictures.js").Picture} Picture
 */

import { plotSize } from "./view.js";

/** A gesture changes its mind often; the worker hears of it this many milliseconds apart. */
const EVERY = 60;

/**
 * What there is to tell when nothing is under way.
 * @type {import("../types.js").TableProgress}
 */
export const NOTHING = {
  from: 0,
  lines: 0,
  target: 0,
  certifying: "",
  linesPerSecond: 0,
  across: false,
  state: "idle",
  refusal: null,
};

/**
 * @param {import("../types.js").Engine} engine
 * @param {() => void} again  called when a request that was held back, or was lost, is due
 */
export function createAsking(engine, again) {
  let asked = "";
  /** What was asked for last, and what was when the worker broke: which table, how many of its lines, and how often. */
  let wished = { table: "", target: 0 };
  let broken = { table: "", target: 0, times: 0 };
  let last = -Infinity;
  let timer = 0;
  let answered = false;
  let computing = false;

  return {
    /**
     * Asks for the tiles that the picture lacks.
     * @param {Picture} picture
     * @param {State} state
     * @param {import("./view.js").Frame} frame
     * @param {boolean} moving
     */
    look(picture, state, frame, moving) {
      const { spec, axis, text, view, core } = picture;
      const { reduce, palette, scale, range, together = false } = state;
      const tiles = core.tiles(view, frame);
      const target = linesInView(picture, state, frame);
      // During a gesture the colours stay, so it does not matter which part of a tile shows.
      const places = tiles.map(({ have: _have, visible, ...place }) => (moving ? place : [place, visible]));
      // Below the frontier a cell shows a depth, which would be taken for its value.
      const digits = scale.kind !== "frontier" && core.has_digits(view, frame);
      const wish = JSON.stringify([
        spec,
        axis,
        reduce,
        palette,
        scale,
        range,
        together,
        digits,
        moving || target,
        places,
      ]);
      clearTimeout(timer);
      if (wish === asked) return;
      const table = `${spec} ${text}`;
      // What has broken the worker twice would break it for ever; fewer lines of the table may be had.
      if (broken.times > 1 && broken.table === table && broken.target <= target) {
        answered = true;
        return;
      }
      const wait = last + EVERY - performance.now();
      if (moving && wait > 0) {
        timer = setTimeout(again, wait);
        return;
      }
      last = performance.now();
      asked = wish;
      wished = { table, target };
      answered = false;
      engine.look({ spec, axis, reduce, palette, scale, range, tiles, target, digits, idle: false, together, moving });
    },
    arrived() {
      answered = true;
    },
    /**
     * What was asked for will not come. If the worker broke, it is asked for once more, and not for ever; tells whether it
     * is.
     * @param {boolean} fatal  whether the worker broke
     * @param {boolean} blameless  whether something else broke it
     */
    retry(fatal, blameless) {
      computing = false;
      if (!fatal) return false;
      if (!blameless) broken = { ...wished, times: broken.table === wished.table ? broken.times + 1 : 1 };
      if (broken.times > 1 && broken.table === wished.table) return false;
      asked = "";
      again();
      return true;
    },
    /**
     * Tells whether the computation started or ended.
     * @param {import("../types.js").TableProgress} progress
     */
    progressed(progress) {
      const before = computing;
      computing = progress.state === "computing";
      return computing !== before;
    },
    complete: () => answered && !computing,
    computing: () => computing,
  };
}

/**
 * How many lines fill the screen. The pinned cell is explained wherever it lies, so its line is needed even beyond.
 * @param {Picture} picture
 * @param {State} state
 * @param {import("./view.js").Frame} frame
 */
function linesInView({ view, chart, lattice }, { cell }, frame) {
  const plot = plotSize(frame);
  const pin = cell && lattice.place({ n: cell[0], k: cell[1] });
  const [shown, pinned, limit] = chart.across
    ? [view.x + plot.width / view.sx, pin?.to, chart.columns]
    : [view.y + plot.height / view.sy, pin?.bottom, chart.rows];
  return Math.min(Math.max(Math.ceil(shown), pinned ?? 0, 1), limit);
}
