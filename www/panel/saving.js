/** "Save picture" beside the map: a dialog in which one sees what will be saved. */

import { el, icon, svg } from "../shared/dom.js";
import { createPicture } from "./picture.js";

/** An arrow into a tray. */
const SHAPE = "M10 3v9.5M6 8.7l4 4 4-4M4 16.5h12";

/**
 * @param {HTMLElement} tools  where the buttons of the map are
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").HeatMap} map
 * @param {import("../types.js").Client} client
 * @param {import("./clipboard.js").CopyText} copyText
 * @param {HTMLElement} reopen  a button that opens a saved picture
 */
export function createSaving(tools, store, map, client, copyText, reopen) {
  const picture = createPicture(store, map, client, copyText);
  const close = () => dialog.close();
  const dialog = el(
    "dialog",
    {
      id: "save",
      "aria-labelledby": "save-title",
      onclick: (/** @type {Event} */ event) => event.target === dialog && close(),
      onclose: picture.close,
    },
    el(
      "header",
      {},
      el("h2", { id: "save-title" }, "Save picture"),
      el("button", { type: "button", class: "quiet square", "aria-label": "Close", onclick: close }, icon("close")),
    ),
    el("div", { class: "save-body" }, picture.preview, picture.form),
    el("footer", { class: "row" }, reopen, ...picture.foot),
    el("p", { class: "hint" }, "The file carries the link of this view: drop it on the page, and the view is back."),
  );
  document.body.append(dialog);

  const open = () => {
    dialog.showModal();
    picture.open();
  };
  const shape = svg("svg", { class: "icon", "aria-hidden": true }, svg("path", { d: SHAPE }));
  tools.append(
    el(
      "button",
      { type: "button", id: "save-button", title: "Save picture", "aria-haspopup": "dialog", onclick: open },
      shape,
      el("span", {}, "Save picture"),
    ),
  );
}
