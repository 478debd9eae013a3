/**
 * The legend in the map's corner: which colour is which value.
 *
 * @typedef {import("../types.js").Legend} Legend
 */

import { byId, el, fill } from "./dom.js";

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
  const ticks = spaced(entries).map(({ label, at }) => {
    const tick = el("li", {}, label);
    tick.style.left = `${at * 100}%`;
    return tick;
  });
  return el("div", { class: "scale" }, strip, el("ul", { class: "ticks" }, ...ticks));
}

/**
 * The ticks whose labels keep clear of each other; both ends have precedence.
 * @param {Legend["entries"]} entries
 */
function spaced(entries) {
  const last = entries.at(-1);
  /** @type {Legend["entries"]} */
  const kept = [];
  for (const entry of entries) {
    const neighbours = entry === last ? [] : [kept.at(-1), last];
    if (neighbours.every((other) => !other || clear(entry, other))) kept.push(entry);
  }
  return kept;
}

/**
 * Whether two labels fit beside each other, by a rough width of their characters as a part of the strip.
 * @param {Legend["entries"][number]} a
 * @param {Legend["entries"][number]} b
 */
function clear(a, b) {
  const character = 0.04;
  const room = (character * (a.label.length + b.label.length)) / 2 + character;
  return Math.abs(a.at - b.at) >= room;
}
