/** The dialogs of the page: they close by their button, by Escape and by a click beside them; "?" opens the help. */

import { within } from "../shared/dom.js";

/**
 * @param {HTMLDialogElement} help
 * @param {HTMLElement} button  opens the help
 * @param {HTMLDialogElement[]} others
 */
export function createDialogs(help, button, ...others) {
  for (const dialog of [help, ...others]) {
    dialog.addEventListener("click", (event) => {
      if (event.target === dialog || within(event, "[data-close]")) dialog.close();
    });
  }
  button.addEventListener("click", () => help.showModal());
  addEventListener("keydown", (event) => {
    const typing = within(event, "input[type=text], textarea, select");
    if (event.key !== "?" || typing || help.open) return;
    event.preventDefault();
    help.showModal();
  });
}
