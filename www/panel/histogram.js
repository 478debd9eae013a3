/**
 * The values in view as bars, in their colours. A hand that sweeps over them, or two sliders, set the values that the colours
 * span; a double click leaves them to what is in view again. Texels are counted as they are painted.
 *
 * @typedef {import("../types.js").Histogram} Histogram
 * @typedef {import("../types.js").State} State
 */

import { el, fill, svg } from "../shared/dom.js";
import { digits } from "./text.js";

const HEIGHT = 56;
/** Heights are square roots, so that few are seen beside many; a bar that is there is seen. */
const LEAST = 1.5;

/**
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").HeatMap} map
 */
export function createHistogram(store, map) {
  const picture = svg("svg", { class: "bars", preserveAspectRatio: "none", role: "img" });
  const [low, high] = [slider("histogram-low", "Colours from value"), slider("histogram-high", "Colours to value")];
  const ends = el("p", { class: "ends", "aria-hidden": true });
  const words = el("p", { class: "hint", id: "histogram-words" });
  const element = el(
    "div",
    { class: "group", role: "group", "aria-labelledby": "histogram-title", hidden: true },
    el("h2", { id: "histogram-title", class: "label" }, "Values in view"),
    el("div", { class: "histogram" }, picture, low, high),
    ends,
    words,
  );
  /** @type {Histogram} */
  let shown = { bars: [], counted: 0, unknown: 0, single: true };
  /** The bar at which a sweep began. @type {number | null} */
  let from = null;

  /** @param {string} id @param {string} label */
  function slider(id, label) {
    return el("input", { type: "range", id, min: 0, step: 1, "aria-label": label, oninput: () => slide(id) });
  }

  /** The end that is not moved gives way. @param {string} id */
  function slide(id) {
    const [first, last] = [low.valueAsNumber, high.valueAsNumber];
    if (id === low.id) span(first, Math.max(first, last));
    else span(Math.min(first, last), last);
  }

  /** @param {number} first @param {number} last */
  function span(first, last) {
    const [from, to] = [shown.bars[first]?.from, shown.bars[last]?.to];
    if (from !== undefined && to !== undefined) store.set({ range: [from, to] });
  }

  /** @param {PointerEvent} event */
  function barAt(event) {
    const { left, width } = picture.getBoundingClientRect();
    const count = shown.bars.length;
    return Math.min(Math.max(Math.floor(((event.clientX - left) / width) * count), 0), count - 1);
  }

  picture.addEventListener("pointerdown", (event) => {
    picture.setPointerCapture(event.pointerId);
    from = barAt(event);
  });
  picture.addEventListener("pointermove", (event) => {
    if (from === null) return;
    const to = barAt(event);
    // A click alone is no sweep; the second of two would undo what the first did.
    if (to !== from) span(Math.min(from, to), Math.max(from, to));
  });
  for (const end of ["pointerup", "pointercancel"]) {
    picture.addEventListener(end, () => {
      from = null;
    });
  }
  picture.addEventListener("dblclick", () => store.set({ range: null }));

  async function ask() {
    if (!element.parentElement?.checkVisibility()) return;
    try {
      const read = await map.engine.histogram();
      if (!read) return;
      shown = read;
      draw();
      show(store.get());
    } catch {
      // Whoever cannot count has told why elsewhere.
      element.hidden = true;
    }
  }

  function draw() {
    const { bars, counted, unknown, single } = shown;
    element.hidden = bars.length < 2;
    const most = Math.max(...bars.map(({ count }) => count), 1);
    picture.setAttribute("viewBox", `0 0 ${bars.length} ${HEIGHT}`);
    fill(picture, ...bars.map((bar, at) => barOf(bar, at, most)));
    for (const end of [low, high]) end.max = String(bars.length - 1);
    const things = single ? "cells" : "pixels";
    const missing = unknown > 0 ? `, and ${digits(unknown)} not known yet` : "";
    words.textContent = `${digits(counted)} ${things} in view${single ? "" : ", each as it is painted"}${missing}; heights are square roots. Sweep over the bars to spread the colours over them, and double-click to leave that to what is in view.`;
    const commonest = bars.reduce(
      (best, bar) => (bar.count > best.count ? bar : best),
      bars[0] ?? { count: 0, from: 0, to: 0 },
    );
    picture.setAttribute(
      "aria-label",
      `Values from ${bars[0]?.from} to ${bars.at(-1)?.to}; most often ${named(commonest)}, ${commonest.count} times.`,
    );
  }

  /** @param {State} state */
  function show({ range }) {
    const { bars } = shown;
    const first = range ? bars.findIndex(({ to }) => to >= range[0]) : 0;
    const last = range ? bars.findLastIndex(({ from }) => from <= range[1]) : bars.length - 1;
    const [start, end] = [first < 0 ? bars.length - 1 : first, Math.max(last, 0)];
    low.value = String(start);
    high.value = String(end);
    low.setAttribute("aria-valuetext", String(range?.[0] ?? bars[start]?.from ?? 0));
    high.setAttribute("aria-valuetext", String(range?.[1] ?? bars[end]?.to ?? 0));
    [...picture.children].forEach((bar, at) => {
      bar.classList.toggle("outside", at < start || at > end);
    });
    fill(ends, el("span", {}, digits(bars[0]?.from ?? 0)), el("span", {}, digits(bars.at(-1)?.to ?? 0)));
  }

  return { element, show, ask };
}

/**
 * @param {Histogram["bars"][number]} bar
 * @param {number} at
 * @param {number} most
 */
function barOf(bar, at, most) {
  const height = bar.count > 0 ? Math.max(HEIGHT * Math.sqrt(bar.count / most), LEAST) : 0;
  const shape = svg("rect", { x: at, y: HEIGHT - height, width: 1, height, fill: bar.colour || "currentColor" });
  // All of its column answers to a hand.
  const room = svg("rect", { class: "room", x: at, y: 0, width: 1, height: HEIGHT });
  return svg("g", {}, room, shape, svg("title", {}, `${named(bar)}: ${digits(bar.count)}`));
}

/** @param {{ from: number, to: number }} bar */
function named({ from, to }) {
  return from === to ? digits(from) : `${digits(from)}–${digits(to)}`;
}
