/**
 * The legend in the map's corner: which colour is which value.
 *
 * @typedef {import("../types.js").Legend} Legend
 */

import { el, fill } from "../shared/dom.js";

/** How far a label may reach beyond the strip, and the least distance of two labels, in pixels. */
const BLEED = 8;
const GAP = 6;

/**
 * @param {HTMLElement} root
 * @returns {(legend: Legend) => void}
 */
export function createLegend(root) {
  let shown = "";
  /** @type {Legend["entries"]} those that stand under a strip */
  let placed = [];
  // The labels have no room while something else is shown, and another when the window changes. The observer is also told
  // when new ones are there, just before the frame is drawn, so that reading sizes lays nothing out twice.
  const room = new ResizeObserver(() => place(root, placed));
  return (legend) => {
    const text = JSON.stringify(legend);
    if (text === shown) return;
    shown = text;
    root.hidden = legend.entries.length === 0;
    const scale = legend.discrete ? swatches(legend) : gradient(legend);
    fill(root, el("figcaption", {}, legend.caption), scale);
    placed = legend.discrete ? [] : legend.entries;
    room.disconnect();
    if (!legend.discrete) room.observe(scale);
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
 * Puts the labels under their places, inside the frame, and drops those that would touch another; the ends come first.
 * @param {HTMLElement} root
 * @param {Legend["entries"]} entries
 */
function place(root, entries) {
  const labels = [...root.querySelectorAll(".ticks li")].filter((label) => label instanceof HTMLElement);
  const room = labels[0]?.parentElement?.clientWidth ?? 0;
  if (room === 0) return;
  for (const label of labels) {
    label.style.left = "";
    label.hidden = false;
  }
  /** @type {[number, number][]} */
  const taken = [];
  for (const i of [0, labels.length - 1, ...labels.keys()]) {
    const label = labels[i];
    if (!label || label.style.left) continue;
    const half = label.offsetWidth / 2;
    const centre = Math.min(Math.max((entries[i]?.at ?? 0) * room, half - BLEED), room - half + BLEED);
    label.style.left = `${(100 * centre) / room}%`;
    label.hidden = taken.some(([from, to]) => centre + half + GAP > from && centre - half - GAP < to);
    if (!label.hidden) taken.push([centre - half, centre + half]);
  }
}
