/**
 * What hands do to the map: pointer, wheel and keys become motions of the camera, marks and pins.
 *
 * @typedef {import("./gestures.js").Point} Point
 * @typedef {import("../types.js").HeatMap} HeatMap
 */

import { homeState, subjectOf } from "../shared/subject.js";
import { createCursor } from "./cursor.js";
import { watchPointers } from "./gestures.js";
import { watchKeys } from "./keys.js";
import { homeOf, wholeOf } from "./place.js";
import { cellAt, plotSize, zoomAt } from "./view.js";
import { watchWheel } from "./wheel.js";

/** A wheel that paused for this long has come to rest, in milliseconds. */
const REST = 160;

/**
 * @param {object} options
 * @param {HTMLCanvasElement} options.canvas
 * @param {ReturnType<typeof import("./surface.js").createSurface>} options.surface
 * @param {ReturnType<typeof import("./camera.js").createCamera>} options.camera
 * @param {ReturnType<typeof import("./inspecting.js").createInspecting>} options.inspecting
 * @param {import("../types.js").MapOptions["lens"]} options.lens
 * @param {() => import("./view.js").Bounds} options.bounds
 * @param {() => import("./pictures.js").Picture} options.picture
 */
export function createControls({ canvas, surface, camera, inspecting, lens, bounds, picture }) {
  const { frame, point } = surface;
  const cursor = createCursor({ camera, inspecting, frame, picture, onChange: surface.dirty });
  /** @type {(Point & { finger: boolean }) | null} */
  let pointer = null;
  /** @type {Partial<import("../types.js").MapState>} what was pinned, and which game was shown, before the first of two taps */
  let before = {};

  /** @param {Point} place */
  function cellUnder({ x, y }) {
    const { left, top } = frame();
    if (x < left || y < top) return null;
    const { view, lattice } = picture();
    const { row, column } = cellAt(view, frame(), x, y);
    const { first, rows, columns } = picture().chart;
    if (row < first || column < 0 || row >= rows || column >= columns) return null;
    return lattice.at(row, column);
  }

  /**
   * @param {Point | null} place
   * @param {boolean} [finger]
   */
  function hover(place, finger = false) {
    pointer = place && { ...place, finger };
    inspecting.set("hover", place && cellUnder(place));
    surface.dirty();
  }

  /** @param {import("./lattice.js").Cell | null} cell */
  function pin(cell) {
    if (!cell) return;
    const pinned = lens.get().cell;
    const again = pinned?.[0] === cell.n && pinned[1] === cell.k;
    if (again) {
      lens.set({ cell: null });
      return;
    }
    // A row of a sweep is a game, which is what is shown from now on; going back undoes that.
    const { spec, core } = subjectOf(lens.get());
    const game = core.game_at(cell.n) ?? spec;
    lens.set({ spec: game, cell: [cell.n, cell.k] }, { history: game === spec ? "replace" : "push" });
  }

  /**
   * @param {number} factor
   * @param {"both" | "n" | "k"} axis
   * @returns {[number, number]} across and down
   */
  function factors(factor, axis) {
    return [axis === "n" ? 1 : factor, axis === "k" ? 1 : factor];
  }

  /** What the keyboard's cursor points at stays where it is; without one, the middle of the map. @type {HeatMap["zoom"]} */
  function zoom(factor, axis = "both") {
    const { left, top } = frame();
    const plot = plotSize(frame());
    const [fx, fy] = factors(factor, axis);
    const { x, y } = cursor.middle() ?? { x: left + plot.width / 2, y: top + plot.height / 2 };
    camera.glide(zoomAt(camera.goal(), x, y, fx, fy, frame(), bounds()));
  }

  /** The home of a table that begins far away is the game's own. */
  function home() {
    const state = lens.get();
    const { far, home: own } = subjectOf(state).chart;
    if (!far) return camera.visit(homeOf(state, frame()));
    const { axis, n, k, aspect } = homeState(state.spec, own);
    lens.set({ axis, n, k, aspect, cell: null }, { history: "push" });
  }

  const fit = () => camera.visit(wholeOf(lens.get(), frame(), bounds()));

  watchPointers(canvas, {
    point,
    ratio: () => frame().ratio,
    onGrab: camera.stop,
    onRelease: camera.settle,
    onHover: hover,
    onDrag(from, to, factor) {
      const view = zoomAt(camera.view(), from.x, from.y, factor, factor, frame(), bounds());
      pointer &&= { ...to, finger: pointer.finger };
      camera.move({ ...view, x: view.x - (to.x - from.x) / view.sx, y: view.y - (to.y - from.y) / view.sy });
    },
    onTap(place) {
      const { spec, cell } = lens.get();
      before = { spec, cell };
      cursor.hide();
      pin(cellUnder(place));
    },
    onDoubleTap(place, out) {
      lens.set(before);
      const factor = out ? 0.5 : 2;
      camera.glide(zoomAt(camera.goal(), place.x, place.y, factor, factor, frame(), bounds()));
    },
  });

  watchWheel(canvas, {
    point,
    onZoom(place, factor, axis, notch) {
      const { left, top } = frame();
      const over = place.y < top ? "k" : place.x < left ? "n" : axis;
      const [fx, fy] = factors(factor, over);
      const next = zoomAt(
        notch ? camera.goal() : camera.view(),
        Math.max(place.x, left),
        Math.max(place.y, top),
        fx,
        fy,
        frame(),
        bounds(),
      );
      if (notch) camera.glide(next, REST);
      else camera.move(next, REST);
    },
    onSlide(dx) {
      const view = camera.view();
      camera.move({ ...view, x: view.x + (dx * frame().ratio) / view.sx }, REST);
    },
  });

  /**
   * A pointer that merely rests on the map must not drown what the keyboard reads out.
   * @template {unknown[]} Args
   * @param {(...args: Args) => void} action
   */
  function byKey(action) {
    /** @param {Args} args */
    return (...args) => {
      hover(null);
      action(...args);
    };
  }

  watchKeys(canvas, {
    step: byKey(cursor.step),
    page: byKey(cursor.page),
    jump: byKey(cursor.jump),
    zoom,
    home,
    fit,
    pan(down, right) {
      const view = camera.goal();
      const plot = plotSize(frame());
      camera.glide({ ...view, x: view.x + (right * plot.width) / view.sx, y: view.y + (down * plot.height) / view.sy });
    },
    pin: () => pin(inspecting.get("cursor") ?? cursor.place()),
    escape() {
      cursor.hide();
      lens.set({ cell: null });
    },
  });

  canvas.addEventListener("focus", () => canvas.matches(":focus-visible") && cursor.put(cursor.place()));
  canvas.addEventListener("blur", cursor.hide);

  return {
    fit,
    home,
    zoom,
    /** Where a hand points, if it does. */
    pointer: () => pointer,
    viewChanged() {
      if (pointer) inspecting.set("hover", cellUnder(pointer));
    },
  };
}
