/** The dialogs of the page: they close by their button, by Escape and by a click beside them; "?" opens the help. */

import { byId, typed, within } from "./dom.js";

export function createDialogs() {
  const help = typed("help", HTMLDialogElement);
  for (const dialog of document.querySelectorAll("dialog")) {
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog || within(event, "[data-close]")) dialog.close();
    });
  }
  byId("help-button").addEventListener("click", () => help.showModal());
  addEventListener("keydown", (event) => {
    const typing = within(event, "input[type=text], textarea, select");
    if (event.key !== "?" || typing || help.open) return;
    event.preventDefault();
    help.showModal();
  });
}
