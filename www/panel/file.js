/** A file on its way to the person: its name, and the download. */

import { el } from "../shared/dom.js";
import { subjectOf } from "../shared/subject.js";

/** How long the browser may take to begin, in milliseconds. */
const BEGUN = 10_000;

/**
 * @param {Blob} blob
 * @param {string} name
 */
export function saveFile(blob, name) {
  const href = URL.createObjectURL(blob);
  el("a", { href, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(href), BEGUN);
}

/**
 * A file's name that says what is in it: the game, the view, and which rows and columns of it are shown.
 * @param {import("../types.js").State} state
 */
export function nameOf(state) {
  const { n, k } = state;
  const { spec, text } = subjectOf(state);
  const game = `nimscope-${spec}-${text}`
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/-+$/, "")
    .slice(0, 120);
  const [rows, columns] = [n, k].map((ends) => ends.map((end) => Math.max(0, Math.round(end))).join("-"));
  return `${game}_n${rows}_k${columns}`;
}
