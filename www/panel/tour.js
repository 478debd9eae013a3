/**
 * A tour of the map in a few steps, each beside the part of the page that it is about. Whoever comes from the front page for
 * the first time is taken on it, and may leave at once; by a link of someone else nobody is. The help has it for all.
 *
 * @typedef {object} Stop
 * @property {() => Element | null} part  what it is about; what is not to be seen is passed over
 * @property {string} title
 * @property {string} words
 */

import { el, fill } from "../shared/dom.js";

const KEY = "nimscope-tour";

/** The map is shown before anything is said about it, for so many milliseconds. */
const BREATH = 700;

/** How far the words stand from what they are about, and from the edge of the page. */
const GAP = 12;

/**
 * @param {Stop[]} stops
 */
export function createTour(stops) {
  const ring = el("div", { class: "tour-ring", "aria-hidden": "true" });
  const card = el("section", { class: "tour", role: "dialog", "aria-label": "Tour", tabindex: -1 });
  let seen = recall();
  let at = -1;
  let timer = 0;
  /** @type {Element | null} */
  let before = null;
  let shown = "";

  /** @param {number} step */
  function show(step) {
    const left = stops.filter(({ part }) => part()?.checkVisibility());
    const stop = left[step];
    const about = stop?.part();
    if (!stop || !about) return end();
    at = step;
    const isLast = step === left.length - 1;
    const next = el(
      "button",
      { type: "button", class: "next", onclick: () => show(step + 1) },
      isLast ? "Done" : "Next",
    );
    fill(
      card,
      el("h2", {}, stop.title),
      el("p", { "aria-live": "polite" }, stop.words),
      el(
        "div",
        { class: "row" },
        el("span", { class: "hint" }, `${step + 1} of ${left.length}`),
        !isLast && el("button", { type: "button", class: "quiet", onclick: end }, "Skip"),
        next,
      ),
    );
    if (!card.isConnected) document.body.append(ring, card);
    place(about);
    next.focus({ preventScroll: true });
  }

  /** Puts the words beside what they are about, where there is room. @param {Element} about */
  function place(about) {
    const box = about.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = card;
    for (const side of /** @type {const} */ (["left", "top", "width", "height"])) ring.style[side] = `${box[side]}px`;
    const isLarge = box.width > innerWidth / 2 && box.height > innerHeight / 3;
    const beside = box.left - width - GAP;
    const below = box.bottom + GAP + height < innerHeight ? box.bottom + GAP : box.top - GAP - height;
    const [x, y] = isLarge
      ? [box.left + (box.width - width) / 2, box.top + (box.height - height) / 2]
      : beside > GAP
        ? [beside, box.top]
        : [box.left + (box.width - width) / 2, below];
    card.style.left = `${Math.min(Math.max(x, GAP), innerWidth - width - GAP)}px`;
    card.style.top = `${Math.min(Math.max(y, GAP), innerHeight - height - GAP)}px`;
  }

  function start() {
    clearTimeout(timer);
    seen = true;
    remember();
    before = document.activeElement;
    show(0);
  }

  function end() {
    clearTimeout(timer);
    if (at < 0) return;
    at = -1;
    ring.remove();
    card.remove();
    if (before instanceof HTMLElement && before.isConnected) before.focus({ preventScroll: true });
  }

  addEventListener("keydown", (event) => event.key === "Escape" && at >= 0 && end(), { capture: true });
  addEventListener("resize", () => at >= 0 && show(at));

  return {
    start,
    /** @param {import("../types.js").State} state */
    follow({ show: now, embed }) {
      if (now !== "map") end();
      if (shown === "front" && now === "map" && !seen && !embed) timer = setTimeout(start, BREATH);
      shown = now;
    },
  };
}

/** Where nothing may be kept, it is offered once a visit. */
function recall() {
  try {
    return localStorage.getItem(KEY) !== null;
  } catch {
    return false;
  }
}

function remember() {
  try {
    localStorage.setItem(KEY, "seen");
  } catch {
    return;
  }
}
