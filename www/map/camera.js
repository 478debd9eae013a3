/**
 * The view in motion. While a gesture runs the view is a float transform of its own; when it comes to rest, the rounded
 * state is written down and the view that it gives is shown, so a link opens on exactly the same pixels.
 *
 * @typedef {import("./view.js").View} View
 * @typedef {import("./place.js").Place} Place
 */

import { fromPlace, toPlace } from "./place.js";
import { clamp } from "./view.js";

const GLIDE = 180;

/**
 * @param {object} options
 * @param {() => import("./view.js").Frame} options.frame
 * @param {() => import("./view.js").Bounds} options.bounds
 * @param {() => Place} options.read
 * @param {(place: Place) => void} options.write
 * @param {(led: boolean) => void} options.onChange  `led`: another map moves, and this one follows
 */
export function createCamera({ frame, bounds, read, write, onChange }) {
  const still = matchMedia("(prefers-reduced-motion: reduce)");
  /** @type {View} */
  let view = fromPlace(read(), frame(), bounds());
  /** @type {View | null} */
  let goal = null;
  let moving = false;
  let timer = 0;
  let animation = 0;
  let led = false;
  /** @type {Place | null} what to write down at the end of a motion to a known place */
  let destination = null;

  function halt() {
    clearTimeout(timer);
    cancelAnimationFrame(animation);
    goal = null;
    destination = null;
  }

  /** @param {View} next */
  function show(next) {
    view = next;
    moving = true;
    onChange(led);
  }

  /** Shows what the state says, and forgets any motion under way. */
  function adopt() {
    halt();
    moving = false;
    view = fromPlace(read(), frame(), bounds());
    onChange(led);
  }

  function settle() {
    if (!moving) return;
    write(destination ?? toPlace(goal ?? view, frame(), bounds()));
    adopt();
  }

  /**
   * @param {View} to
   * @param {number} rest
   */
  function glide(to, rest) {
    const from = view;
    const start = performance.now();
    const duration = still.matches ? 0 : GLIDE;
    goal = to;
    /** @param {number} now */
    const step = (now) => {
      const time = duration > 0 ? Math.min(Math.max((now - start) / duration, 0), 1) : 1;
      show(between(from, to, 1 - (1 - time) ** 3));
      if (time < 1) animation = requestAnimationFrame(step);
      else timer = setTimeout(settle, rest);
    };
    step(start);
  }

  return {
    view: () => view,
    /** Where a motion under way will end, so that a second step starts from there. */
    goal: () => goal ?? view,
    moving: () => moving,
    adopt,
    settle,
    /** Halts a motion where it is. */
    stop: halt,

    /**
     * Follows a hand: shows this view now. It settles on its own after `rest` milliseconds, or when told.
     * @param {View} next
     * @param {number} [rest]
     */
    move(next, rest) {
      halt();
      show(clamp(next, frame(), bounds()));
      if (rest !== undefined) timer = setTimeout(settle, rest);
    },

    /**
     * Follows another map: shows its view while that moves, and then what the state says.
     * @param {View | null} next
     */
    goWith(next) {
      led = true;
      if (next) {
        halt();
        show(clamp(next, frame(), bounds()));
      } else if (moving) {
        adopt();
      }
      led = false;
    },

    /**
     * Goes to a view in a short, decelerating motion, or at once for those who prefer that.
     * @param {View} next
     * @param {number} [rest]
     */
    glide(next, rest = 0) {
      halt();
      glide(clamp(next, frame(), bounds()), rest);
    },

    /**
     * Goes to a place in the same way, and writes down exactly that place.
     * @param {Place} place
     */
    visit(place) {
      halt();
      destination = place;
      glide(fromPlace(place, frame(), bounds()), 0);
    },
  };
}

/**
 * @param {View} from
 * @param {View} to
 * @param {number} time
 * @returns {View}
 */
function between(from, to, time) {
  if (time >= 1) return to;
  const [x, sx] = axisBetween(from.x, from.sx, to.x, to.sx, time);
  const [y, sy] = axisBetween(from.y, from.sy, to.y, to.sy, time);
  return { x, y, sx, sy };
}

/**
 * Scales change by equal factors in equal times. An origin that moves in step with the cells a pixel keeps the point
 * that both views share where it is.
 * @param {number} from
 * @param {number} fromScale
 * @param {number} to
 * @param {number} toScale
 * @param {number} time
 */
function axisBetween(from, fromScale, to, toScale, time) {
  const scale = fromScale ** (1 - time) * toScale ** time;
  const change = 1 / toScale - 1 / fromScale;
  const share = Math.abs(change * fromScale) < 1e-6 ? time : (1 / scale - 1 / fromScale) / change;
  return [from + (to - from) * share, scale];
}
