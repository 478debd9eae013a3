/**
 * One sheet in the page: its caption and its parts, each a table with a note. A sheet that grows replaces only the parts
 * that changed, so that a selection elsewhere stays.
 *
 * @typedef {import("../types.js").SheetShown} SheetShown
 * @typedef {import("../types.js").Part} Part
 */

import { el, fill } from "../shared/dom.js";
import { drawing } from "./diagram.js";
import { grouped, rich, sentence } from "./text.js";

/** What a mark says to those who do not see its colour. */
const SPOKEN = { differs: "differs", agrees: "agrees", struck: "struck out", new: "new", base: "in the base" };

/**
 * @param {HTMLElement} root
 * @param {HTMLElement[]} actions  what can be done with the sheet, beside its title
 * @param {(heap: number) => void} onHeap  a heap of its diagram was chosen
 */
export function createSheet(root, actions, onHeap) {
  /** @type {string[]} */
  let drawn = [];

  return {
    /** @param {SheetShown} sheet */
    show({ title, caption, parts, diagram }) {
      const texts = [JSON.stringify([title, caption]), ...parts.map((one) => JSON.stringify(one))];
      // A diagram stands above the first table, which says the same.
      const above = (/** @type {number} */ i) => (diagram && i === 0 ? drawing(diagram, onHeap) : null);
      const makers = [() => heading(title, caption, actions), ...parts.map((one, i) => () => part(one, above(i)))];
      if (texts.length !== drawn.length) fill(root, ...makers.map((make) => make()));
      else for (const [i, make] of makers.entries()) if (texts[i] !== drawn[i]) root.children[i]?.replaceWith(make());
      drawn = texts;
    },
    /** Says why there is no such sheet. @param {string} reason */
    refuse(reason) {
      drawn = [];
      fill(root, el("p", { class: "refusal", role: "alert" }, ...rich(sentence(reason))));
    },
  };
}

/**
 * @param {string} title
 * @param {string} caption
 * @param {HTMLElement[]} actions
 */
function heading(title, caption, actions) {
  const words = el("div", {}, el("h2", {}, ...rich(title)), caption && el("p", { class: "hint" }, ...text(caption)));
  return el("header", {}, words, el("div", { class: "row" }, ...actions));
}

/**
 * @param {Part} part
 * @param {SVGElement | null} above
 */
function part({ title, note, corner, columns, rows, key }, above) {
  const name = title || "Table";
  const table = el(
    "table",
    {},
    el("caption", { class: "unseen" }, name),
    el(
      "thead",
      {},
      el("tr", {}, el("th", { scope: "col" }, ...rich(corner)), ...columns.map((column) => head(column, "col"))),
    ),
    el("tbody", {}, ...rows.map(({ label, cells }) => el("tr", {}, head(label, "row"), ...cells.map(cell)))),
  );
  return el(
    "section",
    { class: "part" },
    title && el("h3", {}, ...rich(title)),
    note && el("p", { class: "hint" }, ...text(note)),
    above && scroll(`Diagram: ${name}`, above),
    scroll(name, table),
    key.length > 0 &&
      el(
        "dl",
        { class: "key" },
        ...key.map(({ cell: { text: sign, mark }, words }) =>
          el("div", {}, el("dt", { class: mark || false }, ...text(sign)), el("dd", {}, ...rich(words))),
        ),
      ),
  );
}

/**
 * What may be wider than the screen, and is then moved with the keyboard too.
 * @param {string} name
 * @param {Element} inner
 */
function scroll(name, inner) {
  return el("div", { class: "scroll", role: "region", "aria-label": name, tabindex: "0" }, inner);
}

/**
 * @param {string} label
 * @param {"row" | "col"} scope
 */
function head(label, scope) {
  return el("th", { scope }, ...text(label));
}

/** @param {Part["rows"][number]["cells"][number]} cell */
function cell({ text: words, mark, hint }) {
  const spoken = mark && el("span", { class: "unseen" }, ` (${SPOKEN[mark]})`);
  return el("td", { class: mark || false, title: hint || false }, ...text(words), spoken);
}

/** @param {string} words */
function text(words) {
  return rich(grouped(words));
}
