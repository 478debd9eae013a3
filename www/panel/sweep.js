/**
 * The bounds of a sweep: the parameter's first and last value, and how fine the steps between them are.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Problem} Problem
 */

import { parameters_of as parametersOf, parse_link as parseLink, read_spec as readSpec } from "../../pkg/nimscope.js";
import { el } from "../shared/dom.js";
import { homeState } from "../shared/home.js";
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
    const { spec, axis } = store.get();
    const { parameter } = parts(axis);
    const step = finest.element.hidden ? 1 : finest.read();
    const wrong = [from, to].map((field) => {
      const problem = problemOf(spec, parameter, field.input.value.trim());
      field.complain(problem);
      return problem;
    });
    if (wrong.some(Boolean) || step === null) return;
    const range = `${from.input.value.trim()}-${to.input.value.trim()}`;
    const next = `sweep:${parameter}:${range}${finest.element.hidden ? "" : `:${step}`}`;
    const { state, problems } = parseLink(`${spec}&axis=${encodeURIComponent(next)}`);
    if (problems.length > 0) to.complain("The last value must not come before the first.");
    else open(state.axis);
  }

  /** @param {string} axis */
  function open(axis) {
    const { n, k, aspect } = homeState(store.get().spec, axis);
    if (axis !== store.get().axis) store.set({ axis, n, k, aspect, cell: null }, { history: "push" });
  }

  /**
   * What the core says against a value of the parameter; "" if nothing.
   * @param {string} spec
   * @param {string} parameter
   * @param {string} text
   */
  function problemOf(spec, parameter, text) {
    const [, values] = parametersOf(spec);
    const pairs = values.map((/** @type {[string, string]} */ [name, value]) => [
      name,
      name === parameter ? text : value,
    ]);
    const { problems } = readSpec(gameOf(catalogue, spec).name, pairs);
    return problems.find((/** @type {Problem} */ problem) => problem.parameter === parameter)?.message ?? "";
  }

  return {
    element,
    /** @param {State} state */
    show({ spec, axis }) {
      element.hidden = !axis.startsWith("sweep:");
      if (element.hidden) return;
      const { parameter, first, last, denominator } = parts(axis);
      title.textContent = `Rows: ${parameter}`;
      const all = gameOf(catalogue, spec).forms.flatMap(({ parameters }) => parameters);
      finest.element.hidden = all.find(({ name }) => name === parameter)?.kind.type !== "ratio";
      finest.show(denominator);
      for (const [field, text] of /** @type {const} */ ([
        [from, first],
        [to, last],
      ])) {
        if (document.activeElement === field.input) continue;
        field.input.value = text;
        field.complain("");
      }
    },
  };
}

/**
 * The parts of an axis such as sweep:d:4/3-3:12 or sweep:t:2-40.
 * @param {string} axis
 */
function parts(axis) {
  const [, parameter = "", range = "", denominator] = axis.split(":");
  const [first = "", last = ""] = range.split("-");
  return { parameter, first, last, denominator: Number(denominator ?? 1) };
}
