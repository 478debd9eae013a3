/** A table of text in small: its first rows and columns, or its diagram, as they are set in the whole. */

import { el, fill } from "../shared/dom.js";
import { drawing } from "./diagram.js";
import { grouped, rich } from "./text.js";

/** How many rows and columns a small table shows. */
const MOST = { rows: 7, columns: 8 };

/**
 * Writes what a state shows, if that is a table of text.
 * @param {HTMLElement} element
 * @param {import("../types.js").State} state
 * @param {import("../types.js").Engine} engine
 */
export async function writeExtract(element, { show, spec, sheet, cell }, engine) {
  if (show !== "tables" || sheet === null) return false;
  const shown = await engine.sheet(spec, sheet, cell?.[0] ?? null);
  const part = shown.parts.find(({ rows }) => rows.length > 0);
  const picture = shown.diagram ? drawing(shown.diagram, () => {}) : part && table(part);
  if (picture) fill(element, el("span", { class: "extract", inert: true }, picture));
  return true;
}

/** @param {import("../types.js").Part} part */
function table({ columns, rows }) {
  const cells = (/** @type {string[]} */ texts) => texts.slice(0, MOST.columns).map((text) => rich(grouped(text)));
  return el(
    "table",
    { role: "presentation" },
    el(
      "tbody",
      {},
      row("th", "", cells(columns)),
      ...rows.slice(0, MOST.rows).map(({ label, cells: all }) => row("td", label, cells(all.map(({ text }) => text)))),
    ),
  );
}

/**
 * @param {"th" | "td"} tag
 * @param {string} label
 * @param {(Node | string)[][]} cells
 */
function row(tag, label, cells) {
  return el("tr", {}, el("th", {}, ...rich(grouped(label))), ...cells.map((cell) => el(tag, {}, ...cell)));
}
