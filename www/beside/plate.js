/**
 * What a map is called when there are several: its game, the value of the cell that is pointed at in all of them, and a way to
 * close it.
 *
 * @typedef {ReturnType<typeof createPlate>} Plate
 */

import { digits, position } from "../panel/text.js";
import { el, fill, icon } from "../shared/dom.js";

/** @param {() => void} onClose */
export function createPlate(onClose) {
  const name = el("h2", {});
  const value = el("p", { class: "read" });
  const close = el("button", { type: "button", class: "quiet square", onclick: onClose }, icon("close"));
  const element = el("header", { class: "plate", hidden: true }, name, value, close);

  return {
    element,
    /**
     * @param {string} title
     * @param {boolean} several
     */
    show(title, several) {
      element.hidden = !several;
      if (name.textContent === title) return;
      name.textContent = title;
      name.title = title;
      close.setAttribute("aria-label", `Close ${title}`);
      close.title = "Close this map";
    },
    /** @param {import("../types.js").Inspection | null} inspection */
    read(inspection) {
      if (!inspection || inspection.value === null) return fill(value);
      const { name: cell, value: worth, outcome } = inspection;
      fill(value, position(cell), " = ", el("b", {}, digits(worth)), outcome === "P" ? " P" : "");
    },
  };
}
