/**
 * The width of a strip: a slider, a field for any width, widths at which the core finds the pattern lined up, and its period.
 *
 * @typedef {import("../types.js").State} State
 */

import { el, fill } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";
import { subjectOf } from "../shared/subject.js";
import { numberField } from "./field.js";
import { createPeriod } from "./period.js";
import { digits } from "./text.js";

const WIDEST = 65_536;
/** Beyond this a slider is too coarse to be of use. */
const SLIDES_TO = 512;

/**
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").Engine} engine
 */
export function createStrip(store, engine) {
  const width = numberField({
    id: "strip-width",
    label: "Heaps in a row",
    hint: "A width that fits the sequence lines its pattern up.",
    min: 1,
    max: WIDEST,
    onValue: (wide) => wrap(wide),
    onStep: (by) => wrap(Math.min(Math.max(subjectOf(store.get()).chart.width + by, 1), WIDEST)),
  });
  const slider = el("input", {
    type: "range",
    id: "strip-slider",
    min: 1,
    max: SLIDES_TO,
    "aria-label": "Heaps in a row",
    oninput: () => wrap(slider.valueAsNumber),
  });
  const find = el("button", { type: "button", id: "find-width", onclick: search }, "Find a width");
  const found = el("div", { class: "row", role: "group", "aria-label": "Widths that fit" });
  const words = el("p", { class: "hint", role: "status" });
  const period = createPeriod(store, engine, wrap);
  const buttons = el("div", { class: "row" }, find, period.find);
  const element = el("div", { class: "group" }, width.element, slider, buttons, words, found, period.element);
  let searched = "";

  /** The rows on screen begin at the same heap as before. @param {number} wide */
  function wrap(wide) {
    const { core, chart } = subjectOf(store.get());
    const { n } = store.get();
    const start = Math.max(0, Math.floor((n[0] * chart.width) / wide));
    width.input.value = String(wide);
    store.set({ axis: core.wrapped(wide), n: [start, start + n[1] - n[0]], k: [0, wide - 1] });
  }

  async function search() {
    const { spec, axis } = subjectOf(store.get());
    searched = spec;
    words.textContent = "Searching…";
    try {
      const widths = await engine.widths(spec, axis);
      if (searched !== store.get().spec) return;
      words.textContent = widths.length ? "Widths that fit, the best first:" : "No width fits better than the others.";
      fill(found, ...widths.map(({ width: wide }) => suggestion(wide)));
    } catch (error) {
      words.textContent = isDropped(error) ? "" : `No width was found: ${wordsOf(error)}`;
    }
  }

  /** @param {number} wide */
  function suggestion(wide) {
    return el("button", { type: "button", "data-width": wide, onclick: () => wrap(wide) }, digits(wide));
  }

  return {
    element,
    /** @param {State} state */
    show(state) {
      const { spec, axis } = state;
      const wide = subjectOf(state).chart.width;
      element.hidden = !wide;
      if (!wide) return;
      period.show(state);
      find.hidden = axis.kind === "far";
      width.show(wide);
      if (slider.valueAsNumber !== Math.min(wide, SLIDES_TO)) slider.value = String(wide);
      if (spec !== searched) {
        searched = "";
        words.textContent = "";
        fill(found);
      }
      for (const button of found.children) {
        button.setAttribute("aria-pressed", String(button.getAttribute("data-width") === String(wide)));
      }
    },
  };
}
