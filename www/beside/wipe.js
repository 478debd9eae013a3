/**
 * The edge between a map and the one that lies over it: a hand drags it, arrow keys move it.
 */

import { el } from "../shared/dom.js";

/** How far a key moves it, as a share of the width. */
const STEP = 0.02;
const LEAP = 0.1;

/**
 * @param {HTMLElement} stage
 * @param {import("../state.js").Store} store
 */
export function createWipe(stage, store) {
  const element = el("div", {
    class: "wipe",
    role: "slider",
    tabindex: 0,
    hidden: true,
    "aria-label": "How much of the first map is seen",
    "aria-valuemin": "0",
    "aria-valuemax": "100",
  });
  stage.append(element);

  /** @param {number} share */
  function move(share) {
    const wipe = Math.round(Math.min(Math.max(share, 0), 1) * 1000) / 1000;
    store.set({ arrangement: { ...store.get().arrangement, wipe } });
  }

  element.addEventListener("pointerdown", (event) => {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    element.setPointerCapture(event.pointerId);
    event.preventDefault();
    element.focus();
  });
  element.addEventListener("pointermove", (event) => {
    if (!element.hasPointerCapture(event.pointerId)) return;
    const { left, width } = /** @type {HTMLElement} */ (stage.firstElementChild).getBoundingClientRect();
    move((event.clientX - left) / width);
  });
  element.addEventListener("keydown", ({ key }) => {
    const now = store.get().arrangement.wipe ?? 0.5;
    /** @type {Record<string, number>} */
    const to = {
      ...{ ArrowLeft: now - STEP, ArrowDown: now - STEP, ArrowRight: now + STEP, ArrowUp: now + STEP },
      ...{ PageDown: now - LEAP, PageUp: now + LEAP, Home: 0, End: 1 },
    };
    const share = to[key];
    if (share !== undefined) move(share);
  });

  return {
    element,
    /** @param {number | null} share  null: no map lies over another */
    show(share) {
      element.hidden = share === null;
      stage.toggleAttribute("data-wipe", share !== null);
      if (share === null) return;
      stage.style.setProperty("--share", String(share));
      element.setAttribute("aria-valuenow", String(Math.round(share * 100)));
      element.setAttribute("aria-valuetext", `${Math.round(share * 100)} %`);
    },
  };
}
