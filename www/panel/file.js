/** A file on its way to the person: its name, and the download. */

import { el } from "../shared/dom.js";
import { mapsOf } from "../shared/maps.js";
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
  const { spec, text } = subjectOf(state);
  return named(`${spec}-${text}`, state);
}

/**
 * The same of all maps of a page.
 * @param {import("../types.js").State} state
 */
export function nameOfAll(state) {
  const specs = mapsOf(state).map(({ spec }) => spec);
  return specs.length > 1 ? named(specs.join("-"), state) : nameOf(state);
}

/**
 * @param {string} games
 * @param {import("../types.js").State} state
 */
function named(games, { n, k }) {
  const game = `nimscope-${games}`
    .replace(/[^\p{L}\p{N}]+/gu, "-")
    .replace(/-+$/, "")
    .slice(0, 120);
  const [rows, columns] = [n, k].map((ends) => ends.map((end) => Math.max(0, Math.round(end))).join("-"));
  return `${game}_n${rows}_k${columns}`;
}
