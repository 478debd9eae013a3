/**
 * The inspector: one cell in words. Its position, value, who wins, why the value is the least missing one, and a winning move.
 *
 * @typedef {import("../types.js").Inspection} Inspection
 * @typedef {import("../types.js").InspectionSource} InspectionSource
 */

import { el, fill, icon } from "../shared/dom.js";
import { breaking, digits, grouped, position, rich } from "./text.js";

const OUTCOMES = {
  P: { mark: "P", text: "P-position: whoever moves from here loses" },
  N: { mark: "N", text: "N-position: whoever moves from here wins" },
};

/** More characters than this are too many for large letters. */
const LONG = 40;

/**
 * @param {HTMLElement} root
 * @param {HTMLElement} peek  a button that shows the cell in short, where the inspector is out of sight
 * @param {HTMLElement} readout  what a screen reader reads out
 * @param {{ onClear: () => void, onPeek: () => void, playUrl: () => string }} actions  with the address of a game from the pinned cell on
 */
export function createInspector(root, peek, readout, { onClear, onPeek, playUrl }) {
  peek.addEventListener("click", onPeek);

  /** @type {{ inspection: Inspection | null, source: InspectionSource }} */
  let read = { inspection: null, source: "hover" };
  let pin = "";

  function draw() {
    const { inspection, source } = read;
    root.dataset.source = inspection ? source : "none";
    peek.hidden = !inspection;
    if (!inspection) {
      fill(root, ...empty());
      return;
    }
    const { cell, name, said, value, options } = inspection;
    const pinned = pin === `${cell.row},${cell.column}`;
    fill(
      root,
      el(
        "header",
        {},
        title(name),
        el("span", { class: "state" }, pinned ? "Pinned" : source === "cursor" ? "Cursor" : "Under the pointer"),
        pinned &&
          el("button", { type: "button", class: "quiet clear-pin", onclick: onClear }, icon("close"), "Clear pin"),
        el("p", { class: "spelled" }, grouped(said)),
      ),
      ...(value === null ? unknown(options.summary) : known(inspection, value)),
      pinned && el("p", { class: "from-here" }, el("a", { href: playUrl() }, "Play from here")),
    );
    fill(
      peek,
      position(name),
      value === null ? el("b", {}, options.summary) : el("b", { class: "number" }, ` = ${digits(value)}`),
      inspection.outcome && el("span", {}, `${inspection.outcome}-position`),
    );
    // The pointer passes over many cells; only what the reader chose is spoken.
    if (source !== "hover" && readout.textContent !== inspection.spoken) readout.textContent = inspection.spoken;
  }

  draw();

  return {
    /** What is shown. */
    read: () => read,
    /**
     * @param {Inspection | null} inspection
     * @param {InspectionSource} source
     */
    show(inspection, source) {
      read = { inspection, source };
      draw();
    },
    /** What is pinned. @param {[number, number] | null} cell */
    update(cell) {
      const next = String(cell ?? "");
      if (next === pin) return;
      pin = next;
      draw();
    },
  };
}

/**
 * A name that would fill the panel is small, and scrolls.
 * @param {string} name
 */
function title(name) {
  return el("h2", name.length > LONG ? { class: "long", tabindex: "0" } : {}, position(name));
}

/** What to do; what the game is, its rules say. */
function empty() {
  return [
    el(
      "p",
      { class: "hint map-only mouse-only" },
      "Point at a cell to read its value and why it has it. Click to pin it.",
    ),
    el("p", { class: "hint map-only touch-only" }, "Tap a cell to read its value and why it has it."),
    el("p", { class: "hint numbers-only" }, "Choose a number to read why it has this value."),
  ];
}

/** @param {string} why */
function unknown(why) {
  return [el("p", { class: "hint" }, "No value: ", ...rich(why), ".")];
}

/**
 * @param {Inspection} inspection
 * @param {import("../types.js").Written} value
 */
function known(inspection, value) {
  const { word, outcome, facts, options, winning } = inspection;
  const words = outcome && OUTCOMES[outcome];
  const { length } = String(value);
  return [
    el(
      "div",
      { class: "verdict" },
      el(
        "p",
        { class: length > LONG ? "value long small" : length > 8 ? "value long" : "value" },
        el("span", { class: "word" }, `${word} `),
        el("span", {}, ...breaking(digits(value))),
      ),
      words &&
        el(
          "p",
          { class: "outcome" },
          el("b", { class: `mark ${words.mark}`, "aria-hidden": "true" }, words.mark),
          words.text,
        ),
    ),
    winning &&
      el(
        "p",
        { class: "winning" },
        el("b", {}, "Winning move: "),
        `${grouped(winning.how)}, leaving `,
        position(winning.name),
      ),
    facts.length > 0 &&
      el(
        "dl",
        { class: "facts" },
        ...facts.map(({ label, text }) => el("div", {}, el("dt", {}, label), el("dd", {}, ...rich(text)))),
      ),
    el("h3", {}, `Why this ${word.toLowerCase()}`),
    el("p", { class: "summary" }, ...rich(options.summary)),
    options.sample.length > 0 && el("ol", { class: "witnesses" }, ...options.sample.map(witness)),
  ];
}

/** @param {Inspection["options"]["sample"][number]} option */
function witness({ how, name, value }) {
  return el("li", {}, el("b", {}, digits(value)), el("span", {}, `${grouped(how)} → `, position(name)));
}
