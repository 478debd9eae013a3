/**
 * Map, numbers or tables, the board, or the front page. The map stays laid out beneath the others, so that it is as it was when it comes back.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { gameOf } from "./games.js";

/**
 * @typedef {object} Rooms
 * @property {HTMLElement} choices  one for each of the others but the front page
 * @property {HTMLElement} front
 * @property {HTMLElement} stage
 * @property {HTMLElement} numbers
 * @property {HTMLElement} tables
 * @property {HTMLElement} play
 */

/**
 * @param {Rooms} rooms
 * @param {HTMLElement} button  hides and shows the panel
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {{ setOnMap: (onMap: boolean) => void }} tabs
 * @returns {(state: State) => void}
 */
export function createShow({ choices, front, stage, numbers, tables, play }, button, catalogue, store, tabs) {
  const inputs = choices.querySelectorAll("input");
  for (const input of inputs) {
    const show = /** @type {State["show"]} */ (input.value);
    input.addEventListener("change", () => store.set({ show }, { history: "push" }));
  }
  button.addEventListener("click", () => {
    const hidden = document.body.classList.toggle("without-panel");
    button.setAttribute("aria-expanded", String(!hidden));
  });

  return ({ spec, show }) => {
    for (const input of inputs) {
      input.checked = input.value === show;
      const label = /** @type {HTMLElement} */ (input.parentElement);
      label.hidden = input.value === "tables" && gameOf(catalogue, spec).sheets.length === 0;
    }
    front.hidden = show !== "front";
    stage.hidden = show === "front" || show === "play";
    numbers.hidden = show !== "numbers";
    tables.hidden = show !== "tables";
    play.hidden = show !== "play";
    stage.inert = show !== "map";
    document.body.dataset.show = show;
    tabs.setOnMap(show === "map");
  };
}
