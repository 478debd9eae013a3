/**
 * The palette, each with a strip of its real colours, and how cells share a pixel when zoomed out.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { el, fill } from "../shared/dom.js";
import { subjectOf } from "../shared/subject.js";
import { createHistogram } from "./histogram.js";
import { rampOf } from "./ramp.js";
import { createRange } from "./range.js";
import { createScale } from "./scale.js";

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {import("../types.js").HeatMap} map
 * @param {import("./tabs.js").Tabs} tabs
 * @param {(listener: () => void) => void} onRest  calls back whenever a picture has come to rest
 * @returns {(state: State) => void}
 */
export function createColour(root, catalogue, store, map, tabs, onRest) {
  const palettes = catalogue.palettes.map(({ name, title }) => {
    const input = el("input", {
      type: "radio",
      name: "palette",
      value: name,
      onchange: () => store.set({ palette: name }),
    });
    // A title may go on to describe the colours after a colon; the strip already shows them.
    const short = title.split(":")[0] ?? title;
    return {
      input,
      element: el("label", { class: "palette", title }, input, ramp(rampOf(name)), el("span", {}, short)),
    };
  });
  function choose() {
    const reduction = catalogue.reductions.find(({ name }) => name === reduce.value);
    if (reduction) store.set({ reduce: reduction.name });
  }

  const scale = createScale(catalogue, store);
  const range = createRange(store);
  const histogram = createHistogram(store, map);
  onRest(histogram.ask);
  tabs.onChosen("colour", () => requestAnimationFrame(histogram.ask));
  const hint = el("p", { class: "hint", id: "reduce-hint" });
  const reduce = el(
    "select",
    { id: "reduce", "aria-describedby": hint.id, onchange: choose },
    ...catalogue.reductions.map(({ name, title }) => el("option", { value: name }, title)),
  );

  const choice = el(
    "fieldset",
    { class: "group" },
    el("legend", {}, "Palette"),
    el("div", { class: "palettes" }, ...palettes.map(({ element }) => element)),
  );
  // A difference has two sides, and colours of its own for them.
  const sides = el(
    "p",
    { class: "hint" },
    "Amber where the first is larger, blue where it is smaller, and the lighter the farther apart; dark where both are equal.",
  );

  fill(
    root,
    choice,
    sides,
    histogram.element,
    scale.element,
    range.element,
    el("div", { class: "group" }, el("label", { for: "reduce" }, "When zoomed out, a pixel shows"), reduce, hint),
  );

  return (state) => {
    for (const { input } of palettes) input.checked = input.value === state.palette;
    reduce.value = state.reduce;
    const { apart } = subjectOf(state).chart;
    choice.hidden = apart;
    sides.hidden = !apart;
    histogram.element.hidden = apart;
    const usual = catalogue.reductions.find(({ name }) => name === state.reduce)?.hint ?? "";
    hint.textContent =
      apart && state.reduce === "keep" ? "A pixel shows the largest difference that it covers." : usual;
    scale.show(state);
    range.show(state);
    histogram.show(state);
  };
}

/** @param {string[]} colours */
function ramp(colours) {
  const strip = el("span", { class: "ramp", "aria-hidden": "true" });
  strip.style.backgroundImage = `linear-gradient(to right, ${colours.join(", ")})`;
  return strip;
}
