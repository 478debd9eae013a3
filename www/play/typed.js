/** A field in which a move is typed as papers write it. */

import { el } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";

/**
 * @param {(text: string) => Promise<string>} read
 * @param {(move: { written: string }) => void} make
 * @param {(words: string) => void} say
 */
export function createTyped(read, make, say) {
  const id = "typed-move";
  const input = el("input", {
    ...{ type: "text", id, autocomplete: "off", autocapitalize: "off", spellcheck: "false" },
    ...{ enterkeyhint: "go", "aria-describedby": `${id}-error` },
  });
  const error = el("p", { class: "error", id: `${id}-error`, hidden: true });
  const button = el("button", { type: "submit" }, "Move");
  const element = el(
    "form",
    { class: "typed", onsubmit: submit },
    el("label", { for: id }, "Type a move"),
    el("div", { class: "box" }, input, button),
    error,
  );

  /** @param {string} words */
  function wrong(words) {
    error.textContent = words;
    error.hidden = !words;
    input.toggleAttribute("aria-invalid", false);
    if (words) input.setAttribute("aria-invalid", "true");
  }

  /** @param {SubmitEvent} event */
  async function submit(event) {
    event.preventDefault();
    if (!input.value.trim() || button.disabled) return;
    try {
      const written = await read(input.value);
      wrong("");
      input.value = "";
      make({ written });
    } catch (refused) {
      if (isDropped(refused)) return;
      const words = wordsOf(refused);
      wrong(`${words.charAt(0).toUpperCase()}${words.slice(1)}`);
      say(words);
    }
  }

  return {
    element,
    /**
     * @param {import("../types.js").BoardShown} board
     * @param {boolean} yours
     */
    show({ heaps }, yours) {
      button.disabled = !yours;
      const [heap] = heaps;
      const move = heap?.piles[0]?.moves[0]?.by ?? heap?.others[0];
      if (move) input.placeholder = heaps.length > 1 ? `1 ${move.to}` : `${move.from} → ${move.to}`;
      if (yours) return;
      wrong("");
    },
  };
}
