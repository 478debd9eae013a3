/** The tokens of a pile as a drawing that is a slider to the keyboard and to those who hear it. */

import { svg } from "../shared/dom.js";
import { layoutOf } from "./layout.js";

/** The radius of a token, in units of the drawing. */
const RADIUS = 4.1;

/** @param {string} label */
export function createTokens(label) {
  const kept = svg("g", { class: "kept" });
  const taken = svg("g", { class: "taken" });
  const element = svg(
    "svg",
    { class: "pile-tokens", role: "slider", tabindex: 0, "aria-label": label, "aria-valuemin": 0 },
    kept,
    taken,
  );
  let layout = layoutOf(0);
  /** @type {SVGCircleElement[]} */
  let all = [];

  return {
    element,
    /** @param {number} count */
    draw(count) {
      if (all.length === count && count > 0) return;
      layout = layoutOf(count);
      element.setAttribute("viewBox", `0 0 ${layout.width} ${layout.height}`);
      element.style.width = `${layout.pixels}px`;
      all = Array.from({ length: count }, (_, index) => {
        const [cx, cy] = layout.at(index);
        return svg("circle", { cx, cy, r: RADIUS });
      });
      kept.replaceChildren(...all);
      taken.replaceChildren();
    },
    /**
     * Marks the last tokens as those that would go.
     * @param {number} count
     * @param {boolean} isWrong  whether they may not
     */
    mark(count, isWrong) {
      const first = all.length - count;
      for (const [index, token] of all.entries()) {
        const group = index < first ? kept : taken;
        if (token.parentNode !== group) group.append(token);
      }
      element.toggleAttribute("data-wrong", isWrong);
    },
    /**
     * @param {number} most
     * @param {number} count
     * @param {string} words
     */
    tell(most, count, words) {
      element.setAttribute("aria-valuemax", String(most));
      element.setAttribute("aria-valuenow", String(count));
      element.setAttribute("aria-valuetext", `${words}, of ${most}`);
    },
    /** How many tokens there are from the one on that a pointer is at. @param {PointerEvent} event */
    from({ clientX, clientY }) {
      const box = element.getBoundingClientRect();
      const scale = layout.width / (box.width || 1);
      return all.length - layout.near((clientX - box.left) * scale, (clientY - box.top) * scale);
    },
    /**
     * What is held goes with the hand.
     * @param {number} dx
     * @param {number} dy
     * @param {boolean} isOff
     */
    carry(dx, dy, isOff) {
      const scale = layout.width / (element.getBoundingClientRect().width || 1);
      if (dx || dy) taken.setAttribute("transform", `translate(${dx * scale} ${dy * scale})`);
      else taken.removeAttribute("transform");
      element.toggleAttribute("data-off", isOff);
    },
    /** What cannot be done is seen. */
    shake() {
      if (matchMedia("(prefers-reduced-motion: reduce)").matches) return;
      taken.animate([{ translate: "-2px" }, { translate: "2px" }, { translate: "-1px" }, { translate: "0" }], 240);
    },
  };
}
