/** The element that a map is drawn on, which takes the keys as well. */

import { el } from "../shared/dom.js";

/**
 * Puts a canvas into an element.
 * @param {HTMLElement} element
 * @param {string} name  unlike that of every other map of the page
 * @returns {HTMLCanvasElement}
 */
export function createCanvas(element, name) {
  const keys = el(
    "p",
    { id: `${name}-keys`, class: "unseen" },
    "Arrow keys move the cell cursor, plus and minus zoom, 0 goes home, f fits, question mark shows all keys.",
  );
  // It takes keys of its own, which is what role="application" tells screen readers.
  const canvas = el("canvas", {
    id: name,
    class: "map",
    tabindex: 0,
    role: "application",
    "aria-roledescription": "heat map",
    "aria-label": "Map of nim values",
    "aria-describedby": keys.id,
  });
  element.append(canvas, keys);
  return canvas;
}
