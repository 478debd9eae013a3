/**
 * The values that the ends of the palette stand for: automatic from what is visible, or fixed.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Legend} Legend
 * @typedef {import("../state.js").Store} Store
 */

import { el } from "./dom.js";
import { numberField } from "./field.js";

const LARGEST = 2 ** 31;
const DEFAULT = /** @type {[number, number]} */ ([0, 50]);

/** @param {Store} store */
export function createRange(store) {
  /** @type {[number, number]} */
  let last = DEFAULT;
  const automatic = el("input", {
    type: "radio",
    name: "range",
    value: "auto",
    onchange: () => store.set({ range: null }),
  });
  const fixed = el("input", {
    type: "radio",
    name: "range",
    value: "fixed",
    onchange: () => store.set({ range: last }),
  });
  const low = numberField({ id: "range-low", label: "From value", min: 0, max: LARGEST, onValue: apply });
  const high = numberField({ id: "range-high", label: "to value", min: 0, max: LARGEST, onValue: apply });
  const hint = el("p", { class: "hint" }, "The colours span the values in view.");
  const ends = el("div", { class: "pair", hidden: true }, low.element, high.element);

  function apply() {
    const [from, to] = [low.read(), high.read()];
    if (from === null || to === null) return;
    if (from >= to) high.complain(`Must be larger than ${from}.`);
    else store.set({ range: [from, to] });
  }

  return {
    element: el(
      "fieldset",
      { class: "group" },
      el("legend", {}, "Range"),
      el(
        "div",
        { class: "segments wide" },
        el("label", {}, automatic, el("span", {}, el("b", {}, "Automatic"))),
        el("label", {}, fixed, el("span", {}, el("b", {}, "Fixed"))),
      ),
      hint,
      ends,
    ),
    /** @param {State} state */
    show({ range }) {
      automatic.checked = range === null;
      fixed.checked = range !== null;
      ends.hidden = range === null;
      hint.hidden = range !== null;
      if (!range) return;
      last = range;
      low.show(range[0]);
      high.show(range[1]);
    },
  };
}
