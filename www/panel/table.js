/**
 * A table of numbers in the page, and the part of a view that fits into one.
 *
 * @typedef {import("../types.js").Numbers} Numbers
 * @typedef {import("../types.js").Range} Range
 */

import { el } from "./dom.js";
import { digits } from "./text.js";

export const MOST_ROWS = 200;
export const MOST_COLUMNS = 60;

/**
 * Whole cells of a range, at most `most` of them and inside the table.
 * @param {Range} range
 * @param {number} most
 * @param {number} limit
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
 * @param {Numbers} numbers
 * @param {string} caption
 */
export function numbersTable({ columns, rows }, caption) {
  return el(
    "table",
    { role: "grid" },
    el("caption", { class: "unseen" }, caption),
    el(
      "thead",
      {},
      el("tr", {}, el("th", { scope: "col" }, "n∖k"), ...columns.map((column) => el("th", { scope: "col" }, column))),
    ),
    el(
      "tbody",
      {},
      ...rows.map(({ label, values }, row) =>
        el(
          "tr",
          {},
          el("th", { scope: "row" }, label),
          ...values.map((value, column) =>
            el("td", { tabindex: row + column === 0 ? 0 : null }, value === null ? "·" : digits(value)),
          ),
        ),
      ),
    ),
  );
}
