/** The dialogs of the page: they close by their button, by Escape and by a click beside them; "?" opens the help. */

import { byId } from "./dom.js";

export function createDialogs() {
  const help = /** @type {HTMLDialogElement} */ (byId("help"));
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => {
      const target = /** @type {Element} */ (event.target);
      if (target === dialog || target.closest("[data-close]")) dialog.close();
    });
  }
  byId("help-button").addEventListener("click", () => help.showModal());
  addEventListener("keydown", (event) => {
    const typing =
      event.target instanceof Element &&
      event.target.closest("input:not([type=radio], [type=checkbox]), textarea, select");
    if (event.key !== "?" || typing || help.open) return;
    event.preventDefault();
    help.showModal();
  });
}
