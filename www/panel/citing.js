/** The paper of a game, where it is, and how to cite it and the page. */

import { el } from "../shared/dom.js";

/**
 * @param {import("../types.js").Reading} reading
 * @param {string} title  of the game
 * @param {import("../state.js").Store} store
 * @param {import("./clipboard.js").CopyText} copyText
 */
export function cited({ citation, bibtex, places, further }, title, store, copyText) {
  const page = () => `nimscope, nim values of ${title}, ${store.url()}`;
  return [
    el("h3", {}, "Paper"),
    el("p", {}, citation),
    places.length > 0
      ? el(
          "p",
          { class: "row" },
          ...places.map(([words, address]) => el("a", { href: address, target: "_blank", rel: "noopener" }, words)),
        )
      : el("p", { class: "hint" }, "We know of no DOI and no arXiv number of it."),
    ...further.map((words) => el("p", { class: "hint" }, words)),
    el(
      "div",
      { class: "row" },
      copier("copy-citation", "Copy citation", () => citation, copyText),
      copier("copy-bibtex", "Copy BibTeX", () => bibtex, copyText),
      copier("copy-page", "Cite this page", page, copyText),
    ),
  ];
}

/**
 * @param {string} id
 * @param {string} words
 * @param {() => string} text
 * @param {import("./clipboard.js").CopyText} copyText
 */
function copier(id, words, text, copyText) {
  const label = el("span", { class: "text", "aria-live": "polite" }, words);
  return el("button", { type: "button", id, onclick: () => copyText(label, text()) }, label);
}
