/**
 * The values that the ends of the palette stand for: automatic from what is visible, or fixed.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { el } from "../shared/dom.js";
import { numberField } from "./field.js";
import { segments } from "./segments.js";

/** The largest value that a link may name. */
const LARGEST = 2 ** 32 - 2;

/** @param {Store} store */
export function createRange(store) {
  /** What "fixed" begins with: the ends that were fixed last. @type {[number, number]} */
  let last = [0, 50];
  const choices = [
    { value: "auto", title: "Automatic" },
    { value: "fixed", title: "Fixed" },
  ];
  const kind = segments("range", choices, (value) => store.set({ range: value === "fixed" ? last : null }));
  const low = numberField({ id: "range-low", label: "From value", min: 0, max: LARGEST, onValue: apply });
  const high = numberField({ id: "range-high", label: "to value", min: 0, max: LARGEST, onValue: apply });
  const hint = el("p", { class: "hint" }, "The colours span the values in view.");
  const ends = el("div", { class: "pair", hidden: true }, low.element, high.element);

  function apply() {
    const [from, to] = [low.read(), high.read()];
    if (from === null || to === null) return;
    if (from > to) high.complain(`Must be at least ${from}.`);
    else store.set({ range: [from, to] });
  }

  return {
    element: el(
      "fieldset",
      { class: "group" },
      el("legend", {}, "Range"),
      el("div", { class: "segments wide" }, ...kind.labels),
      hint,
      ends,
    ),
    /** @param {State} state */
    show({ range }) {
      kind.show(range ? "fixed" : "auto");
      ends.hidden = range === null;
      hint.hidden = range !== null;
      if (!range) return;
      last = range;
      low.show(range[0]);
      high.show(range[1]);
    },
  };
}
