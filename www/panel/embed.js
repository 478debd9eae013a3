/** The code that puts the map into another page, in a dialog. */

import { el, icon } from "../shared/dom.js";
import { gameOf } from "./games.js";

/** The size that the code gives; whoever pastes it may change it. */
const SIZE = { width: 720, height: 540 };

/**
 * @param {import("../types.js").Catalogue} catalogue
 * @param {import("../state.js").Store} store
 * @param {import("./clipboard.js").CopyText} copyText
 * @returns {HTMLElement} the button that opens it
 */
export function createEmbed(catalogue, store, copyText) {
  const text = el("textarea", { readonly: true, rows: 5, "aria-labelledby": "embed-title" });
  const said = el("span", { "aria-live": "polite" }, "Copy");
  const copy = el("button", { type: "button", id: "copy-embed", onclick: () => copyText(said, text.value) }, said);
  const close = () => dialog.close();
  const dialog = el(
    "dialog",
    {
      id: "embed",
      class: "narrow",
      "aria-labelledby": "embed-title",
      onclick: (/** @type {Event} */ event) => event.target === dialog && close(),
    },
    el(
      "header",
      {},
      el("h2", { id: "embed-title" }, "Embed this map"),
      el("button", { type: "button", class: "quiet square", "aria-label": "Close", onclick: close }, icon("close")),
    ),
    el("p", { class: "hint" }, "Paste this into a page of yours: it shows the map, its legend and a link to here."),
    text,
    el("div", { class: "row tight" }, copy),
  );
  document.body.append(dialog);

  return el(
    "button",
    {
      type: "button",
      id: "embed-button",
      title: "Code that shows this map in a page of yours",
      "aria-haspopup": "dialog",
      onclick() {
        text.value = codeOf(store.url({ embed: true, show: "map" }), gameOf(catalogue, store.get().spec).title);
        dialog.showModal();
        text.select();
      },
    },
    "Embed",
  );
}

/**
 * @param {string} url
 * @param {string} title
 */
function codeOf(url, title) {
  const { width, height } = SIZE;
  const frame = el("iframe", { title: `${title} · nimscope`, width, height, loading: "lazy", allowfullscreen: true });
  // The address is no attribute while this is built, so that nothing is loaded.
  return frame.outerHTML.replace(
    "<iframe",
    () => `<iframe src="${url.replaceAll("&", "&amp;").replaceAll('"', "%22")}"`,
  );
}
