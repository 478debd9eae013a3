/** Copying text: says on the button that it copied; where the browser refuses, the text is offered selected in a dialog. */

const SAID_FOR = 1600;

/** @typedef {ReturnType<typeof createClipboard>} CopyText */

/** @param {HTMLDialogElement} share  has a field for the text */
export function createClipboard(share) {
  /**
   * @param {HTMLElement} label  the words on the button that was pressed
   * @param {string} text
   */
  const copy = async (label, text) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      offer(share, text);
      return;
    }
    say(label);
  };

  /**
   * The same for a picture, which may still be on its way.
   * @param {HTMLElement} label
   * @param {Promise<Blob>} png
   */
  const image = async (label, png) => {
    try {
      await navigator.clipboard.write([new ClipboardItem({ "image/png": png })]);
    } catch {
      // Whatever kept the picture from coming says so itself.
      await png;
      throw new Error("the browser did not let the page copy; save the file instead");
    }
    say(label);
  };
  return Object.assign(copy, { image });
}

/** @param {HTMLElement} label */
function say(label) {
  const words = label.dataset.words ?? label.textContent ?? "";
  label.dataset.words = words;
  // What stands beside the button must not move.
  label.style.minWidth = `${label.getBoundingClientRect().width}px`;
  label.textContent = "Copied";
  label.classList.add("said");
  setTimeout(() => {
    label.textContent = words;
    label.style.minWidth = "";
    label.classList.remove("said");
  }, SAID_FOR);
}

/**
 * @param {HTMLDialogElement} share
 * @param {string} text
 */
function offer(share, text) {
  const field = share.querySelector("textarea");
  if (!field) return;
  field.value = text;
  share.showModal();
  field.focus();
  field.select();
}
