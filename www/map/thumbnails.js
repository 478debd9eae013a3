/**
 * Small pictures of what links show, drawn by the same core: those in sight, one at a time, when no map wants anything.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("./view.js").Frame} Frame
 *
 * @typedef {object} Wish  a picture that is wanted
 * @property {HTMLElement} element
 * @property {string} link
 * @property {number} tries  how often it has kept the others waiting for too long
 */

import { Picture, parse_link as parseLink, Surface } from "../../pkg/nimscope.js";
import { isDropped } from "../shared/failures.js";
import { mapsOf } from "../shared/maps.js";
import { subjectOf } from "../shared/subject.js";
import { addressOf, BARE, frameOf, viewFor } from "./small.js";
import { readTheme } from "./theme.js";

/**
 * A table that has not come so far in this many milliseconds is shown as far as it has come, and goes on when the others are
 * drawn, with more patience every time.
 */
const PATIENCE = [700, 3000, 12_000, 48_000];

/**
 * @param {import("../types.js").Client} client
 * @param {(element: HTMLElement, state: State, engine: import("../types.js").Engine) => Promise<boolean>} write  what is no
 *   picture but a table of text is written instead; tells whether it was
 */
export function createThumbnails(client, write) {
  /** @type {Map<string, { address: string, isWhole: boolean }>} pictures that are drawn, by colours, link and map */
  const drawn = new Map();
  /** @type {Set<Wish>} in the order in which they came into sight */
  const waiting = new Set();
  /** @type {WeakMap<Element, Wish>} */
  const wishes = new WeakMap();
  /** @type {{ picture: Picture, lines: number, done: () => void, cancel: () => void } | null} */
  let current = null;
  /** @type {Wish | null} the one that is drawn now */
  let now = null;
  const canvas = document.createElement("canvas");
  canvas.hidden = true;

  const engine = client.open({
    onTiles(tiles, colours, lines) {
      for (const tile of tiles) {
        if (current) current.picture.add(tile, colours);
        else tile.image?.close();
      }
      if (current) current.lines = lines;
    },
    onDone: () => current?.done(),
    onProgress() {},
    onLegend() {},
    onError: () => current?.done(),
    onLost: () => current?.done(),
  });

  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const wish = /** @type {Wish} */ (wishes.get(target));
        if (isIntersecting) waiting.add(wish);
        else waiting.delete(wish);
        if (!isIntersecting && wish === now) current?.cancel();
      }
      if (!now) work();
    },
    { rootMargin: "120px" },
  );

  async function work() {
    for (const wish of waiting) {
      if (!client.isSound()) break;
      waiting.delete(wish);
      now = wish;
      try {
        const isWhole = await show(wish);
        wish.tries += 1;
        if (!isWhole && wish.tries < PATIENCE.length) {
          waiting.add(wish);
          continue;
        }
      } catch (error) {
        // What was scrolled away is drawn when it comes back.
        if (isDropped(error)) continue;
        // What cannot be drawn stays a blank, and its link still opens.
      }
      observer.unobserve(wish.element);
      wish.element.dataset.drawn = "";
    }
    now = null;
  }

  /** Tells whether all of it is there. @param {Wish} wish */
  async function show({ element, link, tries }) {
    const { state } = parseLink(link);
    if (await write(element, state, engine)) return true;
    if (!canvas.isConnected) document.body.append(canvas);
    const theme = readTheme(canvas);
    const images = [];
    let areWhole = true;
    // Several maps stand side by side, each in its part of the room.
    const maps = mapsOf(state);
    for (const [index, map] of maps.entries()) {
      const name = `${theme.ground} ${link} ${index}`;
      const patience = PATIENCE[tries] ?? 0;
      const { address, isWhole } = drawn.get(name) ?? (await draw(map, frameOf(maps.length), theme, patience));
      if (isWhole) drawn.set(name, { address, isWhole });
      areWhole &&= isWhole;
      images.push(Object.assign(document.createElement("img"), { alt: "", src: address }));
    }
    element.replaceChildren(...images);
    return areWhole;
  }

  /**
   * @param {State} state
   * @param {Frame} frame
   * @param {import("./theme.js").Theme} theme
   * @param {number} patience
   */
  async function draw(state, frame, theme, patience) {
    const subject = subjectOf(state);
    const picture = new Picture(subject.core);
    const view = viewFor(state, frame, subject.chart);
    try {
      const isWhole = await look(picture, state, view, frame, patience);
      const { lines } = /** @type {{ lines: number }} */ (current);
      current = null;
      if (state.marks.length > 0) {
        const [n, k] = picture.around(view, frame);
        const marks = await engine.marks(state.spec, state.axis, state.marks, n, k);
        if (marks) picture.set_marks(marks);
      }
      Object.assign(canvas, { width: frame.width, height: frame.height });
      const surface = new Surface(theme);
      const context = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
      surface.draw(context, picture, { ...BARE, frame, view, lines });
      surface.free();
      return { address: await addressOf(canvas), isWhole };
    } finally {
      current = null;
      picture.clear();
      picture.free();
    }
  }

  /**
   * Resolves when all of the picture is here, with whether it is, or has kept the others waiting for too long.
   * @param {Picture} picture
   * @param {State} state
   * @param {import("./view.js").View} view
   * @param {Frame} frame
   * @param {number} patience
   */
  function look(picture, { spec, axis, reduce, palette, scale, range }, view, frame, patience) {
    return new Promise((/** @type {(isWhole: boolean) => void} */ resolve, reject) => {
      setTimeout(() => resolve(false), patience);
      const cancel = () => reject(new DOMException("Nobody sees this picture any more.", "AbortError"));
      current = { picture, lines: Number.POSITIVE_INFINITY, done: () => resolve(true), cancel };
      const { chart } = subjectOf({ spec, axis });
      const target = Math.ceil(chart.across ? view.x + frame.width / view.sx : view.y + frame.height / view.sy);
      const most = chart.across ? chart.columns : chart.rows;
      const digits = picture.has_digits(view, frame) && scale.kind !== "frontier";
      engine.look({
        ...{ spec, axis, reduce, palette, scale, range, digits },
        ...{
          tiles: picture.tiles(view, frame),
          target: Math.min(Math.max(target, 1), most),
          idle: true,
          together: false,
          moving: false,
        },
      });
    });
  }

  return {
    /**
     * The picture of a link, which is drawn when it comes into sight.
     * @param {string} link
     */
    of(link) {
      const element = document.createElement("span");
      element.className = "thumbnail";
      wishes.set(element, { element, link, tries: 0 });
      observer.observe(element);
      return element;
    },
  };
}
