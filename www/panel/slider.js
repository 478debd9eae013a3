/** A slider: the browser's own, which brings keys, touch and its role along. Its places are whole numbers. */

import { el } from "../shared/dom.js";

/**
 * @param {object} options
 * @param {string} [options.id]
 * @param {string} options.label
 * @param {number} [options.min]
 * @param {number} options.max
 * @param {number} [options.step]
 * @param {(place: number) => void} options.onMove
 */
export function createSlider({ id, label, min = 0, max, step = 1, onMove }) {
  const input = el("input", { type: "range", id, min, max, step, "aria-label": label });
  input.addEventListener("input", () => onMove(Number(input.value)));
  return {
    input,
    /**
     * A value beyond an end rests at that end, and its text is what is spoken.
     * @param {number} place
     * @param {string} text
     */
    show(place, text) {
      input.value = String(place);
      input.setAttribute("aria-valuetext", text);
    },
    /** @param {number} last */
    limit(last) {
      input.max = String(last);
    },
  };
}
