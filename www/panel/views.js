/**
 * The ways to look at a game, as the core lists them. Choosing one opens it where a link without ranges would; between the
 * table and its straightened form, the rows on screen stay.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Axis} Axis
 */

import { el, fill } from "../shared/dom.js";
import { homeState, subjectOf } from "../shared/subject.js";
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

  /** @param {Axis} axis */
  function choose(axis) {
    const state = store.get();
    store.set(patchFor(state, axis), { history: "push" });
  }

  /**
   * @param {State} state
   * @param {Axis} axis
   * @returns {Partial<State>}
   */
  function patchFor(state, axis) {
    const own = (/** @type {Axis} */ one) => subjectOf({ spec: state.spec, axis: one }).chart.own;
    if (axis.kind === "straight") {
      before = own(state.axis) ? state : homeState(state.spec);
      return { n: before.n, cell: before.cell, ...straightened(before, canvas) };
    }
    if (state.axis.kind === "straight") {
      const back = before?.n === state.n ? before : null;
      return back ? { axis, k: back.k, aspect: back.aspect } : unstraightened(state, canvas);
    }
    const { n, k, aspect } = homeState(state.spec, axis);
    return { axis, n, k, aspect, cell: own(axis) && own(state.axis) ? state.cell : null };
  }

  return {
    element,
    /** @param {State} state */
    show(state) {
      const views = subjectOf(state).core.views();
      const list = JSON.stringify(views.map(({ axis }) => axis));
      if (list !== listed) {
        listed = list;
        const titles = views.map(({ title, hint: what }, i) => ({ value: String(i), title, hint: what }));
        choices = segments("view", titles, (i) => choose(/** @type {Axis} */ (views[Number(i)]?.axis)));
        fill(box, ...choices.labels);
      }
      const chosen = views.findIndex((view) => view.chosen);
      choices.show(String(chosen));
      hint.textContent = views[chosen]?.hint ?? "";
      element.hidden = views.length < 2;
    },
  };
}
