/**
 * The scale: how a value becomes a place on the palette, and its number if it needs one.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { el, fill } from "../shared/dom.js";
import { subjectOf } from "../shared/subject.js";
import { numberField } from "./field.js";
import { gameOf } from "./games.js";

/**
 * @param {Catalogue} catalogue
 * @param {Store} store
 */
export function createScale(catalogue, store) {
  const hint = el("p", { class: "hint", id: "scale-hint" });
  const options = catalogue.scales.map(({ name, title }) => el("option", { value: name }, title));
  const select = el("select", { id: "scale", "aria-describedby": hint.id, onchange: choose }, ...options);
  const slot = el("div", { class: "slot" });
  const element = el("div", { class: "group" }, el("label", { for: "scale" }, "Scale"), select, hint, slot);
  /** @type {import("./field.js").Field | null} */
  let field = null;
  let fieldOf = "";

  function choose() {
    const scale = catalogue.scales.find(({ name }) => name === select.value);
    if (scale) store.set({ scale: { kind: scale.name, number: scale.number?.default ?? null } });
  }

  /** @param {State} state */
  function show(state) {
    const { kind, number } = state.scale;
    const game = gameOf(catalogue, state.spec);
    const { apart } = subjectOf(state).chart;
    catalogue.scales.forEach((scale, i) => {
      const option = options[i];
      // Single values, remainders and P-positions are no matter of differences.
      const lacks = (scale.needsFrontier && !game.frontier) || (apart && (scale.number !== null || scale.name === "p"));
      if (option) option.hidden = option.disabled = lacks && scale.name !== kind;
    });
    select.value = kind;
    const scale = catalogue.scales.find(({ name }) => name === kind);
    hint.textContent = apart && kind === "p" ? "Shows only where both are equal." : (scale?.hint ?? "");
    if (fieldOf !== kind) {
      fieldOf = kind;
      const wanted = scale?.number;
      field = wanted
        ? numberField({
            id: "scale-number",
            ...wanted,
            onValue: (value) => store.set({ scale: { kind, number: value } }),
          })
        : null;
      fill(slot, field?.element);
    }
    field?.show(number);
  }

  return { element, show };
}
