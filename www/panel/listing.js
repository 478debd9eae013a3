/**
 * The numbers in view as a file, which comes in pieces and can be stopped, and the first terms of a sequence in it, which a
 * person may look up.
 *
 * @typedef {"csv" | "json" | "latex" | "bfile" | "npy"} Format
 */

import { el, fill } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";
import { choice } from "./choice.js";
import { nameOf, saveFile } from "./file.js";
import { listed } from "./listed.js";
import { fileOfNumbers } from "./pieces.js";
import { createTerms } from "./terms.js";
import { digits } from "./text.js";

const FORMATS = [
  { value: "csv", title: "CSV", hint: "For spreadsheets, with the names of rows and columns" },
  { value: "json", title: "JSON", hint: "For programs, with the game and the ranges" },
  { value: "latex", title: "LaTeX", hint: "Arrays for math mode, as papers print them" },
  { value: "bfile", title: "b-file", hint: "The OEIS’s lines of n and a(n), of the sequence below" },
  { value: "npy", title: "NumPy", hint: "An array of 64-bit integers, −1 where nothing is known" },
];

/** How files of a format end. */
const ENDINGS = { csv: "csv", json: "json", latex: "tex", bfile: "txt", npy: "npy" };

/**
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").Client} client
 * @param {import("./clipboard.js").CopyText} copyText
 */
export function createListing(store, client, copyText) {
  /** @type {Format} */
  let format = "csv";
  let saving = false;
  const words = el("p", { class: "hint", role: "status" });
  const bar = el("progress", { max: 1, hidden: true, "aria-label": "Writing" });
  const count = el("p", { class: "count" });
  const terms = createTerms(store, client);
  const formats = choice("Format", "list-format", FORMATS, (value) => {
    format = /** @type {Format} */ (value);
    tell();
  });
  const copied = el("span", { "aria-live": "polite" }, "Copy");
  const copyButton = el("button", { type: "button", id: "list-copy", onclick: copy }, copied);
  const saveButton = el("button", { type: "button", id: "list-file", class: "main", onclick: save }, "Save");

  /** Says what will be in the file. */
  function tell() {
    const state = store.get();
    const { n, k, width, labels, subject } = listed(state, [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]);
    const [rows, columns] = [n, k].map(([first, last]) => last - first + 1);
    const ends = [n.map((row) => row * width), k].map((range) => range.map(digits).join(" to "));
    copyButton.hidden = format === "npy";
    if (format === "bfile") fill(count, "The sequence below, as far as it is in view.");
    else {
      const numbers = digits((rows ?? 0) * (columns ?? 0));
      const which = state.beside.length > 0 ? ` of ${subject.chart.title}` : "";
      fill(count, el("b", {}, `${numbers} numbers`), `${which}: ${labels[0]} ${ends[0]}, ${labels[1]} ${ends[1]}`);
    }
  }

  /** The whole file, piece by piece. */
  function make() {
    const link = store.url({ show: "map", embed: false });
    return fileOfNumbers(client, { link, format, along: terms.along() }, (part) => {
      bar.hidden = false;
      bar.value = part;
    });
  }

  async function save() {
    if (saving) {
      client.dropListing();
      return;
    }
    const name = `${nameOf(store.get())}.${ENDINGS[format]}`;
    saving = true;
    saveButton.textContent = "Stop";
    words.textContent = "Writing…";
    try {
      saveFile(await make(), name);
      words.textContent = `Saved ${name}.`;
    } catch (error) {
      words.textContent = isDropped(error) ? "Stopped; nothing was saved." : `Not saved: ${wordsOf(error)}.`;
    }
    saving = false;
    saveButton.textContent = "Save";
    bar.hidden = true;
  }

  async function copy() {
    try {
      const file = await make();
      await copyText(copied, await file.text());
    } catch (error) {
      if (!isDropped(error)) words.textContent = `Not copied: ${wordsOf(error)}.`;
    }
    bar.hidden = true;
  }

  return {
    body: el("div", { class: "save-form numbers-form" }, formats.element, count, terms.element, bar),
    foot: [words, copyButton, saveButton],
    open() {
      words.textContent = "";
      formats.show(format);
      tell();
      terms.open();
    },
    close: client.dropListing,
  };
}
