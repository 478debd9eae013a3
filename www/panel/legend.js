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
  const ticks = entries.map(({ label, at }) => {
    const tick = el("li", {}, label);
    tick.style.left = `${at * 100}%`;
    return tick;
  });
  return el("div", { class: "scale" }, strip, el("ul", { class: "ticks" }, ...ticks));
}
