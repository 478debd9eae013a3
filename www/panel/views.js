/**
 * The ways to look at a game, as the core lists them. Choosing one opens it where a link without ranges would; between the
 * table and its straightened form, the rows on screen stay.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Shape} Shape
 * @typedef {import("../types.js").ViewEntry} ViewEntry
 */

import { shape as shapeOf, views as viewsOf } from "../../pkg/nimscope.js";
import { el, fill } from "../shared/dom.js";
import { homeState } from "../shared/home.js";
import { segments } from "./segments.js";
import { straightened, unstraightened } from "./straighten.js";

/**
 * @param {import("../state.js").Store} store
 * @param {HTMLCanvasElement} canvas
 */
export function createViews(store, canvas) {
  const box = el("div", { class: "segments wide wrapped", role: "radiogroup", "aria-labelledby": "views-title" });
  const hint = el("p", { class: "hint" });
  const element = el("div", { class: "group" }, el("h2", { id: "views-title", class: "label" }, "View"), box, hint);
  let listed = "";
  let choices = segments("view", [], () => {});
  /** The view before the axis was straightened, to come back to if the rows are still the same. @type {State | null} */
  let before = null;

  /** @param {string} axis */
  function choose(axis) {
    const state = store.get();
    store.set(patchFor(state, axis), { history: "push" });
  }

  /**
   * @param {State} state
   * @param {string} axis
   * @returns {Partial<State>}
   */
  function patchFor(state, axis) {
    const own = (/** @type {string} */ one) => /** @type {Shape} */ (shapeOf(state.spec, one)).own;
    if (axis === "sqrt") {
      before = own(state.axis) ? state : homeState(state.spec, "k");
      return { n: before.n, cell: before.cell, ...straightened(before, canvas) };
    }
    if (state.axis === "sqrt") {
      const back = before?.n === state.n ? before : null;
      return back ? { axis, k: back.k, aspect: back.aspect } : unstraightened(state, canvas);
    }
    const { n, k, aspect } = homeState(state.spec, axis);
    return { axis, n, k, aspect, cell: own(axis) && own(state.axis) ? state.cell : null };
  }

  return {
    element,
    /** @param {State} state */
    show({ spec, axis }) {
      /** @type {ViewEntry[]} */
      const views = viewsOf(spec, axis);
      const list = views.map((view) => view.axis).join(" ");
      if (list !== listed) {
        listed = list;
        choices = segments(
          "view",
          views.map((view) => ({ value: view.axis, title: view.title, hint: view.hint })),
          choose,
        );
        fill(box, ...choices.labels);
      }
      const chosen = views.find((view) => view.chosen);
      choices.show(chosen?.axis ?? "");
      hint.textContent = chosen?.hint ?? "";
      element.hidden = views.length < 2;
    },
  };
}
