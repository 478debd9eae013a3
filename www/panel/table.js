/**
 * A table of numbers in the page, and the part of a view that fits into one.
 *
 * @typedef {import("../types.js").Numbers} Numbers
 * @typedef {import("../types.js").Range} Range
 */

import { el } from "../shared/dom.js";
import { digits } from "./text.js";

export const MOST_ROWS = 200;
export const MOST_COLUMNS = 64;

/**
 * Whole cells of a range, at most `most` of them and inside the table.
 * @param {Range} range
 * @param {number} most
 * @param {number} limit  how many cells the table has
 * @returns {Range}
 */
export function wholeCells([low, high], most, limit) {
  const from = Math.min(Math.max(0, Math.ceil(low)), limit - 1);
  const to = Math.min(Math.max(from, Math.floor(high)), limit - 1);
  return [from, Math.min(to, from + most - 1)];
}

/**
 * Says which ends of the ranges are not shown; "" if all is.
 * @param {Range} n
 * @param {Range} k
 * @param {Range} shownN
 * @param {Range} shownK
 */
export function clampNote(n, k, shownN, shownK) {
  const parts = [];
  if (Math.floor(n[1]) > shownN[1]) parts.push(`${digits(shownN[1] - shownN[0] + 1)} rows`);
  if (Math.floor(k[1]) > shownK[1]) parts.push(`${digits(shownK[1] - shownK[0] + 1)} columns`);
  return parts.length ? `Only the first ${parts.join(" and ")} of the range are shown.` : "";
}

/**
 * An empty table with its head, and as wide as its rows will be: a fixed layout lets rows follow without measuring all again.
 * @param {Numbers} numbers
 * @param {string} caption
 */
export function numbersTable({ corner, columns, rows }, caption) {
  const table = el(
    "table",
    { role: "grid" },
    el("caption", { class: "unseen" }, caption),
    el("thead", {}, el("tr", {}, heading(corner.join("∖"), "col"), ...columns.map((column) => heading(column, "col")))),
    el("tbody"),
  );
  const lengths = rows.map(({ values }) => Math.max(...values.map((value) => digits(value ?? 0).length)));
  const longest = (/** @type {string[]} */ texts) => Math.max(...texts.map(({ length }) => length));
  const widest = Math.max(...lengths, longest(columns));
  table.style.setProperty("--columns", String(columns.length));
  table.style.setProperty("--digits", String(widest));
  table.style.setProperty("--head-digits", String(longest([...rows.map(({ label }) => label), corner.join("∖")])));
  return table;
}

/**
 * One row of the table; the first cell of all can be reached by the Tab key. Where numbers are values, P-positions stand out.
 * @param {Numbers["rows"][number]} row
 * @param {boolean} first
 * @param {boolean} outcomes
 */
export function numbersRow({ label, values }, first, outcomes) {
  const cells = values.map((value) =>
    el("td", { class: outcomes && value === 0 && "lost" }, value === null ? "·" : digits(value)),
  );
  if (first) cells[0]?.setAttribute("tabindex", "0");
  return el("tr", {}, heading(label, "row"), ...cells);
}

/**
 * @param {string} text
 * @param {"row" | "col"} scope
 */
function heading(text, scope) {
  return el("th", { scope }, text);
}
