/**
 * Saves what the map shows: the picture with its axes, which carries its link, or the numbers in view.
 *
 * @typedef {import("../types.js").State} State
 */

import { el } from "../shared/dom.js";
import { wordsOf } from "../shared/failures.js";
import { subjectOf } from "../shared/subject.js";
import { listed } from "./listed.js";
import { withText } from "./png.js";
import { digits } from "./text.js";

/** @type {{ format: "csv" | "latex", title: string, ending: string, type: string }[]} */
const TEXTS = [
  { format: "csv", title: "CSV", ending: "csv", type: "text/csv" },
  { format: "latex", title: "LaTeX", ending: "tex", type: "application/x-tex" },
];

/**
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").HeatMap} map
 * @param {HTMLElement} embed  the button for who wants it in a page
 */
export function createExport(store, map, embed) {
  const { canvas } = map;
  const words = el("p", { class: "hint", role: "status" });

  async function picture() {
    /** @type {Blob | null} */
    const blob = await new Promise((resolve) => canvas.toBlob(resolve));
    if (!blob) throw new Error("the browser made no picture");
    const name = `${nameOf(store.get())}.png`;
    save(withText(await blob.arrayBuffer(), "Source", store.url()), name);
    return `${name}, ${digits(canvas.width)} × ${digits(canvas.height)} pixels`;
  }

  async function drawing() {
    const name = `${nameOf(store.get())}.svg`;
    save(new Blob([map.svg(store.url())], { type: "image/svg+xml" }), name);
    return name;
  }

  /** @param {(typeof TEXTS)[number]} text */
  async function numbers({ format, ending, type }) {
    const state = store.get();
    const { subject, n, k } = listed(state, [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    const name = `${nameOf(state)}.${ending}`;
    save(new Blob([await map.engine.exportText(subject.spec, format, subject.axis, n, k)], { type }), name);
    return `${name}, ${digits(n[1] - n[0] + 1)} × ${digits(k[1] - k[0] + 1)} numbers`;
  }

  /**
   * @param {string} id
   * @param {string} title
   * @param {string} hint
   * @param {() => Promise<string>} make  saves a file, and tells which
   */
  function button(id, title, hint, make) {
    const onclick = async () => {
      words.textContent = "Saving…";
      try {
        words.textContent = `Saved ${await make()}.`;
      } catch (error) {
        words.textContent = `Not saved: ${wordsOf(error)}.`;
      }
      words.scrollIntoView({ block: "nearest" });
    };
    return el("button", { type: "button", id: `export-${id}`, title: hint, onclick }, title);
  }

  return {
    element: el(
      "div",
      { class: "group", role: "group", "aria-labelledby": "export-title" },
      el("h2", { id: "export-title", class: "label" }, "Export what is in view"),
      el(
        "div",
        { class: "row tight" },
        button("png", "PNG", "The picture with its axes; the file holds its link", picture),
        button("svg", "SVG", "The same as a drawing, sharp at any size; the file holds its link", drawing),
        ...TEXTS.map((text) =>
          button(text.format, text.title, "The numbers in view, with the names of their rows", () => numbers(text)),
        ),
        embed,
      ),
      words,
    ),
  };
}

/**
 * @param {Blob} blob
 * @param {string} name
 */
function save(blob, name) {
  const href = URL.createObjectURL(blob);
  const link = el("a", { href, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(href), 10_000);
}

/**
 * A file's name that says what is in it: the game, the view, and which rows and columns of it are shown.
 * @param {State} state
 */
function nameOf(state) {
  const { n, k } = state;
  const { spec, text } = subjectOf(state);
  const game = `nimscope-${spec}-${text}`
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/-+$/, "")
    .slice(0, 120);
  const [rows, columns] = [n, k].map((ends) => ends.map((end) => Math.max(0, Math.round(end))).join("-"));
  return `${game}_n${rows}_k${columns}`;
}
