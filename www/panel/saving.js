/** "Save picture" beside the map, and "Save numbers": a dialog in which one sees what will be saved. */

import { el, icon, svg } from "../shared/dom.js";
import { createListing } from "./listing.js";
import { createPicture } from "./picture.js";
import { segments } from "./segments.js";

/** An arrow into a tray. */
const SHAPE = "M10 3v9.5M6 8.7l4 4 4-4M4 16.5h12";

const KINDS = [
  { value: "picture", title: "Picture" },
  { value: "numbers", title: "Numbers" },
];

/**
 * @param {HTMLElement} tools  where the buttons of the map are
 * @param {import("../state.js").Store} whole
 * @param {import("../state.js").Store} store  the same with the chosen map for the first, whose numbers are saved
 * @param {() => number} screen  how many pixels of the screen the map, or all maps side by side, are wide
 * @param {import("../types.js").Client} client
 * @param {import("./clipboard.js").CopyText} copyText
 * @param {HTMLElement} reopen  a button that opens a saved picture
 */
export function createSaving(tools, whole, store, screen, client, copyText, reopen) {
  const picture = createPicture(whole, screen, client, copyText);
  const numbers = createListing(store, client, copyText);
  const note = el(
    "p",
    { class: "hint" },
    "The file carries the link of this view: drop it on the page, and the view is back.",
  );
  const panes = {
    picture: [
      el("div", { class: "save-body" }, picture.preview, picture.form),
      el("footer", { class: "row" }, reopen, ...picture.foot),
      note,
    ],
    numbers: [numbers.body, el("footer", { class: "row" }, ...numbers.foot)],
  };
  const kinds = segments("save-kind", KINDS, (kind) => show(kind === "numbers"));
  const close = () => dialog.close();
  const dialog = el(
    "dialog",
    {
      id: "save",
      "aria-labelledby": "save-title",
      onclick: (/** @type {Event} */ event) => event.target === dialog && close(),
      onclose: leave,
    },
    el(
      "header",
      {},
      el("h2", { id: "save-title" }, "Save"),
      el("div", { class: "segments", role: "group", "aria-label": "What to save" }, ...kinds.labels),
      el("button", { type: "button", class: "quiet square", "aria-label": "Close", onclick: close }, icon("close")),
    ),
    ...panes.picture,
    ...panes.numbers,
  );
  document.body.append(dialog);

  function leave() {
    picture.close();
    numbers.close();
  }

  /** @param {boolean} isNumbers */
  function show(isNumbers) {
    leave();
    kinds.show(isNumbers ? "numbers" : "picture");
    for (const part of panes.picture) part.hidden = isNumbers;
    for (const part of panes.numbers) part.hidden = !isNumbers;
    if (isNumbers) numbers.open();
    else picture.open();
  }

  /** @param {boolean} isNumbers */
  function open(isNumbers) {
    dialog.showModal();
    show(isNumbers);
  }

  const shape = svg("svg", { class: "icon", "aria-hidden": true }, svg("path", { d: SHAPE }));
  tools.append(
    el(
      "button",
      {
        ...{ type: "button", id: "save-button", title: "Save picture", "aria-haspopup": "dialog" },
        onclick: () => open(false),
      },
      shape,
      el("span", {}, "Save picture"),
    ),
  );
  return { openNumbers: () => open(true) };
}
