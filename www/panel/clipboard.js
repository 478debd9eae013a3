/** Copying text: says on the button that it copied; where the browser refuses, the text is offered selected in a dialog. */

import { typed } from "./dom.js";

const SAID_FOR = 1600;

/**
 * @param {HTMLElement} label  the words on the button that was pressed
 * @param {string} text
 */
export async function copyText(label, text) {
  try {
    await navigator.clipboard.writeText(text);
  } catch {
    offer(text);
    return;
  }
  const words = label.dataset.words ?? label.textContent ?? "";
  label.dataset.words = words;
  label.textContent = "Copied";
  label.classList.add("said");
  setTimeout(() => {
    label.textContent = words;
    label.classList.remove("said");
  }, SAID_FOR);
}

/** @param {string} text */
function offer(text) {
  const field = typed("share-text", HTMLTextAreaElement);
  field.value = text;
  typed("share", HTMLDialogElement).showModal();
  field.focus();
  field.select();
}
