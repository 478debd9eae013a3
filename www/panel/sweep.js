/**
 * The bounds of a sweep: the parameter's first and last value, and how fine the steps between them are.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Axis} Axis
 */

import { read_spec as readSpec } from "../../pkg/nimscope.js";
import { el } from "../shared/dom.js";
import { homeState, subjectOf } from "../shared/subject.js";
import { numberField, textField } from "./field.js";
import { gameOf } from "./games.js";

/** The finest steps that the core takes. */
const FINEST = 120;

/**
 * @param {Catalogue} catalogue
 * @param {import("../state.js").Store} store
 */
export function createSweep(catalogue, store) {
  const from = textField({ id: "sweep-from", label: "From" });
  const to = textField({ id: "sweep-to", label: "to" });
  const finest = numberField({
    id: "sweep-finest",
    label: "Largest denominator",
    hint: "Every fraction between the bounds with a denominator up to this is a row.",
    min: 1,
    max: FINEST,
    onValue: apply,
    onStep(by) {
      finest.input.value = String(Math.min(Math.max(Number(finest.input.value) + by, 1), FINEST));
      apply();
    },
  });
  for (const { input } of [from, to]) input.addEventListener("change", apply);
  const title = el("h2", { id: "sweep-title", class: "label" });
  const element = el(
    "div",
    { class: "group", role: "group", "aria-labelledby": "sweep-title" },
    title,
    el("div", { class: "pair" }, from.element, to.element),
    el("div", { class: "slot-below" }, finest.element),
  );

  function apply() {
    const state = store.get();
    if (state.axis.kind !== "sweep") return;
    const { parameter } = state.axis;
    const step = finest.element.hidden ? 1 : finest.read();
    const wrong = [from, to].map((field) => {
      const problem = problemOf(state, parameter, field.input.value.trim());
      field.complain(problem);
      return problem;
    });
    if (wrong.some(Boolean) || step === null) return;
    const axis = subjectOf(state).core.swept(from.input.value.trim(), to.input.value.trim(), step);
    if (!axis) to.complain("The last value must not come before the first.");
    else if (subjectOf({ ...state, axis }).text !== subjectOf(state).text) open(axis);
  }

  /** @param {Axis} axis */
  function open(axis) {
    const { n, k, aspect } = homeState(store.get().spec, axis);
    store.set({ axis, n, k, aspect, cell: null }, { history: "push" });
  }

  /**
   * What the core says against a value of the parameter; "" if nothing.
   * @param {State} state
   * @param {string} parameter
   * @param {string} text
   */
  function problemOf(state, parameter, text) {
    const { values } = subjectOf(state).core.parameters();
    /** @type {[string, string][]} */
    const pairs = values.map(([name, value]) => [name, name === parameter ? text : value]);
    const { problems } = readSpec(gameOf(catalogue, state.spec).name, pairs);
    return problems.find((problem) => problem.parameter === parameter)?.message ?? "";
  }

  return {
    element,
    /** @param {State} state */
    show({ spec, axis }) {
      element.hidden = axis.kind !== "sweep";
      if (axis.kind !== "sweep") return;
      const { parameter, denominator } = axis;
      title.textContent = `Rows: ${parameter}`;
      const all = gameOf(catalogue, spec).forms.flatMap(({ parameters }) => parameters);
      finest.element.hidden = all.find(({ name }) => name === parameter)?.kind.type !== "ratio";
      finest.show(denominator);
      for (const [field, text] of /** @type {const} */ ([
        [from, axis.from],
        [to, axis.to],
      ])) {
        if (document.activeElement === field.input) continue;
        field.input.value = text;
        field.complain("");
      }
    },
  };
}
