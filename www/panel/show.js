/**
 * Map, numbers or tables. The map stays laid out beneath the others, so that it is as it was when it comes back.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { byId } from "./dom.js";
import { gameOf } from "./games.js";

/**
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {{ setOnMap: (onMap: boolean) => void }} tabs
 * @returns {(state: State) => void}
 */
export function createShow(catalogue, store, tabs) {
  const inputs = byId("show").querySelectorAll("input");
  for (const input of inputs) {
    const show = /** @type {State["show"]} */ (input.value);
    input.addEventListener("change", () => store.set({ show }, { history: "push" }));
  }
  const button = byId("panel-button");
  button.addEventListener("click", () => {
    const hidden = document.body.classList.toggle("without-panel");
    button.setAttribute("aria-expanded", String(!hidden));
  });

  return ({ spec, show }) => {
    for (const input of inputs) input.checked = input.value === show;
    byId("show-tables").hidden = gameOf(catalogue, spec).sheets.length === 0;
    byId("numbers").hidden = show !== "numbers";
    byId("tables").hidden = show !== "tables";
    byId("stage").inert = show !== "map";
    document.body.dataset.show = show;
    tabs.setOnMap(show === "map");
  };
}
