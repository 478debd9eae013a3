/**
 * What theory draws over the map: one box to tick for each mark that the game has.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 */

import { el, fill } from "../shared/dom.js";
import { subjectOf } from "../shared/subject.js";
import { gameOf } from "./games.js";
import { rich } from "./text.js";

/**
 * @param {Catalogue} catalogue
 * @param {import("../state.js").Store} store
 */
export function createOverlays(catalogue, store) {
  const list = el("div", {});
  const element = el("fieldset", { class: "group" }, el("legend", {}, "Drawn over the map"), list);
  let built = "";
  /** @type {Map<string, HTMLInputElement>} */
  let boxes = new Map();
  /** @type {Map<string, HTMLElement>} where it is said that a mark draws nothing */
  let notes = new Map();

  function apply() {
    store.set({ marks: [...boxes].filter(([, box]) => box.checked).map(([name]) => name) });
  }

  /** @param {import("../types.js").Entry} game */
  function build({ name: game, marks }) {
    built = keyOf({ name: game, marks });
    boxes = new Map(marks.map(({ name }) => [name, el("input", { type: "checkbox", name, onchange: apply })]));
    notes = new Map(marks.map(({ name }) => [name, el("p", { class: "hint" })]));
    fill(
      list,
      ...marks.map(({ name, title, hint }, i) =>
        el(
          "div",
          { class: "overlay" },
          el(
            "label",
            { class: "check" },
            boxes.get(name),
            el("span", { class: `stroke mark-${i}` }),
            el("span", {}, ...rich(title)),
          ),
          notes.get(name),
          el("p", { class: "hint" }, ...rich(hint)),
        ),
      ),
    );
  }

  return {
    element,
    /** @param {State} state */
    show(state) {
      const game = gameOf(catalogue, state.spec);
      element.hidden = game.marks.length === 0;
      if (keyOf(game) !== built) build(game);
      for (const [name, box] of boxes) box.checked = state.marks.includes(name);
      const silent = new Map(subjectOf(state).core.silent_marks());
      for (const [name, note] of notes) {
        note.textContent = silent.get(name) ?? "";
        note.hidden = !note.textContent;
      }
    },
  };
}

/** What the marks show may come later than the game. @param {Pick<import("../types.js").Entry, "name" | "marks">} game */
function keyOf({ name, marks }) {
  return `${name} ${marks[0]?.hint ?? ""}`;
}
