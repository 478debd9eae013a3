/**
 * The overview: a small picture of what was seen of the table so far, from its first corner on, with a frame around what is in
 * view; a hand on it moves the map. It is cut from what is known, and asked for only while the map itself is at rest. Where all
 * of it is in view there is none.
 *
 * @typedef {import("./pictures.js").Picture} Picture
 * @typedef {import("./view.js").Frame} Frame
 * @typedef {{ left: number, top: number, right: number, bottom: number }} Box  columns and rows of a map
 */

import { Picture as Core, Surface } from "../../pkg/nimscope.js";
import { el } from "../shared/dom.js";
import { homeState, subjectOf } from "../shared/subject.js";
import { boxOf, covers, homeBox, sizeFor, union, viewOf, within } from "./box.js";
import { BARE } from "./small.js";
import { readTheme } from "./theme.js";
import { plotSize } from "./view.js";

/** How many lines it asks for: those that are known. */
const KNOWN = 1;

/**
 * @param {HTMLElement} corner  where small things lie over the map
 * @param {import("../types.js").HeatMap} map
 * @param {import("../types.js").Client} client
 * @param {import("../state.js").Store} store
 */
export function createOverview(corner, map, client, store) {
  const canvas = el("canvas", {});
  const mark = el("div", {});
  // Whoever sees it not has the keys, which move the map as well.
  const element = el("div", { id: "overview", "aria-hidden": true, hidden: true }, canvas, mark);
  corner.insertBefore(element, corner.lastElementChild);
  const context = canvas.getContext("2d", { alpha: false });
  const paint = new Surface(readTheme(map.canvas));
  let wanted = true;
  let small = measured({ width: 1, height: 1 }, 1);
  /** @type {Picture | null} what is in front on the map */
  let shown = null;
  /** @type {Frame | null} */
  let frame = null;
  /** @type {{ name: string, box: Box, core: Core, request: string } | null} what it shows itself, and of what */
  let own = null;

  const engine = client.open({
    onTiles(arrived, colours, _lines, of) {
      if (!own || own.name !== `${of.spec} ${of.axis}`) {
        for (const { image } of arrived) image?.close();
        return;
      }
      for (const tile of arrived) own.core.add(tile, colours);
      draw();
    },
    onDone() {},
    onProgress() {},
    onLegend() {},
    onError() {},
    onLost() {
      if (own) own.request = "";
    },
  });

  map.whenDrawn((picture, on) => {
    [shown, frame] = [picture, on];
    place();
  });
  map.whenAtRest(({ picture, frame: on }) => {
    [shown, frame] = [picture, on];
    ask();
  });

  function ask() {
    // What nobody asked for must not keep breaking the worker.
    if (!shown || !frame || !client.isSound()) return;
    const { spec, text, axis, chart, view } = shown;
    const name = `${spec} ${text}`;
    const box = within(boxOf(view, plotSize(frame)), chart);
    const before = own?.name === name ? own.box : within(homeBox(homeState(spec, axis), chart), chart);
    const reach = union(before, box);
    if (own?.name !== name) {
      own?.core.clear();
      own = { name, box: reach, core: new Core(subjectOf({ spec, axis }).core), request: "" };
    }
    own.box = reach;
    const state = store.get();
    element.hidden = !wanted || state.embed || state.beside.length > 0 || covers(box, reach);
    const { reduce, palette, scale, range } = state;
    const size = sizeFor(reach);
    const request = JSON.stringify([element.hidden, reach, reduce, palette, scale, range, devicePixelRatio]);
    if (request === own.request) return place();
    own.request = request;
    small = measured(size, devicePixelRatio);
    Object.assign(canvas, { width: small.width, height: small.height });
    Object.assign(element.style, { width: `${size.width}px`, height: `${size.height}px` });
    // Hidden, it lets go of what it looked at.
    const tiles = element.hidden ? [] : own.core.tiles(viewOf(reach, plotSize(small)), small);
    engine.look({
      spec,
      axis,
      reduce,
      palette,
      scale,
      range,
      tiles,
      target: KNOWN,
      digits: false,
      moving: false,
      idle: true,
      together: false,
    });
    draw();
    place();
  }

  function draw() {
    if (!own || !context || element.hidden) return;
    const view = viewOf(own.box, plotSize(small));
    paint.set_theme(readTheme(map.canvas));
    paint.draw(context, own.core, { ...BARE, frame: small, view, lines: Number.POSITIVE_INFINITY });
  }

  /** Puts the frame around what is in view. */
  function place() {
    if (!own || !shown || !frame || element.hidden) return;
    const { left, top, right, bottom } = own.box;
    const box = within(boxOf(shown.view, plotSize(frame)), shown.chart);
    const part = (/** @type {number} */ at, /** @type {number} */ from, /** @type {number} */ to) =>
      `${Math.min(Math.max((100 * (at - from)) / (to - from), 0), 100)}%`;
    mark.style.left = part(box.left, left, right);
    mark.style.right = part(left + right - box.right, left, right);
    mark.style.top = part(box.top, top, bottom);
    mark.style.bottom = part(top + bottom - box.bottom, top, bottom);
  }

  /** @param {PointerEvent} event */
  function go(event) {
    if (!own || !shown || !frame || !event.buttons) return;
    const { left, top, width, height } = element.getBoundingClientRect();
    const { box } = own;
    const plot = plotSize(frame);
    const x = box.left + ((event.clientX - left) / width) * (box.right - box.left);
    const y = box.top + ((event.clientY - top) / height) * (box.bottom - box.top);
    const { view } = shown;
    map.follow({ ...view, x: x - plot.width / view.sx / 2, y: y - plot.height / view.sy / 2 });
  }

  element.addEventListener("pointerdown", (event) => {
    element.setPointerCapture(event.pointerId);
    go(event);
  });
  element.addEventListener("pointermove", go);

  return {
    /** @param {boolean} isWanted */
    want(isWanted) {
      wanted = isWanted;
      ask();
    },
    redraw: draw,
  };
}

/**
 * A canvas of a size in CSS pixels that is all plot.
 * @param {{ width: number, height: number }} size
 * @param {number} ratio
 * @returns {Frame}
 */
function measured({ width, height }, ratio) {
  return { width: Math.round(width * ratio), height: Math.round(height * ratio), left: 0, top: 0, ratio };
}
