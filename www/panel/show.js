/**
 * Map or numbers. The map stays laid out beneath the numbers, so that it is as it was when it comes back.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { byId } from "./dom.js";

/**
 * @param {Store} store
 * @param {{ setOnMap: (onMap: boolean) => void }} tabs
 * @returns {(state: State) => void}
 */
export function createShow(store, tabs) {
  const inputs = byId("show").querySelectorAll("input");
  for (const input of inputs) {
    input.addEventListener("change", () =>
      store.set({ show: input.value === "numbers" ? "numbers" : "map" }, { history: "push" }),
    );
  }
  const button = byId("panel-button");
  button.addEventListener("click", () => {
    const hidden = document.body.classList.toggle("without-panel");
    button.setAttribute("aria-expanded", String(!hidden));
  });

  return ({ show }) => {
    for (const input of inputs) input.checked = input.value === show;
    byId("numbers").hidden = show !== "numbers";
    byId("stage").inert = show === "numbers";
    document.body.dataset.show = show;
    tabs.setOnMap(show === "map");
  };
}
