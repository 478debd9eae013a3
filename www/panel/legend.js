/**
 * The legend in the map's corner: which colour is which value.
 *
 * @typedef {import("../types.js").Legend} Legend
 */

import { byId, el, fill } from "./dom.js";

/** How far a label may reach beyond the strip, and the least distance of two labels, in pixels. */
const BLEED = 8;
const GAP = 6;

/** @returns {(legend: Legend) => void} */
export function createLegend() {
  const root = byId("legend");
  let shown = "";
  return (legend) => {
    const text = JSON.stringify(legend);
    if (text === shown) return;
    shown = text;
    root.hidden = false;
    fill(root, el("figcaption", {}, legend.caption), legend.discrete ? swatches(legend) : gradient(legend));
    // Reading sizes now would lay out the page twice; the frame about to be drawn knows them anyway.
    requestAnimationFrame(() => shown === text && place(root, legend.entries));
  };
}

/** @param {Legend} legend */
function swatches(legend) {
  return el(
    "ul",
    { class: "swatches" },
    ...legend.entries.map(({ label, colour }) => el("li", {}, swatch(colour), label)),
  );
}

/** @param {string} colour */
function swatch(colour) {
  const box = el("span", { class: "swatch" });
  box.style.backgroundColor = colour;
  return box;
}

/** @param {Legend} legend */
function gradient({ gradient: colours, entries }) {
  const strip = el("div", { class: "gradient" });
  strip.style.backgroundImage = `linear-gradient(to right, ${colours.join(", ")})`;
  return el(
    "div",
    { class: "scale" },
    strip,
    el("ul", { class: "ticks" }, ...entries.map(({ label }) => el("li", {}, label))),
  );
}

/**
 * Puts the labels under their places, inside the frame, and drops those that would touch another; both ends have precedence.
 * @param {HTMLElement} root
 * @param {Legend["entries"]} entries
 */
function place(root, entries) {
  const list = root.querySelector(".ticks");
  if (!(list instanceof HTMLElement)) return;
  const room = list.clientWidth;
  const labels = [...list.children].map((element, i) => {
    const half = element.getBoundingClientRect().width / 2;
    const centre = (entries[i]?.at ?? 0) * room;
    return { element, half, centre: Math.min(Math.max(centre, half - BLEED), room - half + BLEED) };
  });
  const last = labels.at(-1);
  /** @type {typeof labels} */
  const kept = [];
  for (const label of labels) {
    const neighbours = label === last ? [kept.at(-1)] : [kept.at(-1), last];
    const touches = neighbours.some(
      (other) => other && Math.abs(label.centre - other.centre) < label.half + other.half + GAP,
    );
    if (touches && kept.length > 0 && label !== last) label.element.remove();
    else kept.push(label);
    /** @type {HTMLElement} */ (label.element).style.left = `${label.centre}px`;
  }
}
