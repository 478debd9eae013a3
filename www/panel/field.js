/** Labelled fields, with what is wrong written under them. What was typed is never thrown away. */

import { el, icon } from "../shared/dom.js";
import { wordsOf } from "../shared/failures.js";
import { digits } from "./text.js";

/**
 * @typedef {object} TextFieldOptions
 * @property {string} id
 * @property {string} label
 * @property {string} [hint]  says what is allowed, also while something else stands in the field
 * @property {(by: 1 | -1) => void} [onStep]  adds − and +, and lets the arrow keys do the same
 * @property {[string, string]} [steps]  what these do, in words before the label
 * @property {Node[]} [extra]  what stands beside the field
 * @property {Node[]} [under]  what stands under it
 *
 * @typedef {object} FieldOptions
 * @property {number} min
 * @property {number} max
 * @property {(value: number) => void} [onValue]  a valid number was entered and confirmed by Enter or by leaving the field
 *
 * @typedef {ReturnType<typeof textField>} TextField
 * @typedef {ReturnType<typeof numberField>} Field
 */

/** @param {TextFieldOptions} options */
export function textField({ id, label, hint, onStep, steps = ["Less", "More"], extra = [], under = [] }) {
  const below = hint ? el("p", { id: `${id}-hint`, class: "hint" }, hint) : null;
  const error = el("p", { id: `${id}-error`, class: "error", "aria-live": "polite", hidden: true });
  const input = el("input", { id, type: "text", autocomplete: "off", autocapitalize: "off", spellcheck: "false" });
  const caption = el("label", { for: id }, label);
  const step = (/** @type {string} */ shape, /** @type {1 | -1} */ by, /** @type {string} */ words) =>
    onStep &&
    el(
      "button",
      { type: "button", class: "square", "aria-label": `${words} ${label}`, onclick: () => onStep(by) },
      icon(shape),
    );
  const box = el("div", { class: "box" }, step("minus", -1, steps[0]), input, step("plus", 1, steps[1]), ...extra);
  if (onStep) {
    input.addEventListener("keydown", (event) => {
      const by = event.key === "ArrowUp" ? 1 : event.key === "ArrowDown" ? -1 : 0;
      if (!by) return;
      event.preventDefault();
      onStep(by);
    });
  }

  /** @param {string} message  "" clears it */
  function complain(message) {
    const isNew = error.textContent !== message;
    error.textContent = message;
    error.hidden = !message;
    if (message && isNew) error.scrollIntoView({ block: "nearest" });
    input.setAttribute("aria-invalid", String(Boolean(message)));
    input.setAttribute("aria-describedby", [message && error.id, below?.id].filter(Boolean).join(" "));
  }
  complain("");

  return {
    element: el("div", { class: "field" }, caption, box, ...under, error, below),
    input,
    complain,
    /** @param {string} text */
    rename(text) {
      caption.textContent = text;
    },
  };
}

/**
 * A field for one whole number.
 * @param {TextFieldOptions & FieldOptions} options
 */
export function numberField({ min, max, onValue, ...options }) {
  let [least, largest] = [min, max];
  const field = textField(options);
  const { input, complain } = field;
  input.inputMode = "numeric";

  /**
   * The value, or null after showing what is wrong.
   * @param {(text: string) => string} [inDigits]  reads more than digits, such as 10^8, or says what is wrong
   */
  function read(inDigits) {
    const result = parseWhole(input.value, least, largest, inDigits);
    complain(typeof result === "string" ? result : "");
    return typeof result === "string" ? null : result;
  }

  if (onValue) {
    input.addEventListener("change", () => {
      const value = read();
      if (value !== null) onValue(value);
    });
  }

  return {
    ...field,
    read,
    /** Writes a value from outside, unless the reader is typing here. @param {number | null} value */
    show(value) {
      if (document.activeElement === input) return;
      input.value = value === null ? "" : String(value);
      complain("");
    },
    /**
     * Changes the largest value allowed, and the least.
     * @param {number} value
     * @param {number} [from]
     */
    limit(value, from = min) {
      [least, largest] = [from, value];
    },
  };
}

/**
 * The whole number in a text, or a sentence that says what is wrong with it. Spaces between digits are welcome.
 * @param {string} text
 * @param {number} min
 * @param {number} max
 * @param {(text: string) => string} [inDigits]
 * @returns {number | string}
 */
function parseWhole(text, min, max, inDigits) {
  const typed = text.trim();
  const bare = typed.replace(/[\s_]/g, "");
  if (!bare) return `Type a whole number from ${digits(min)} to ${digits(max)}.`;
  let plain = bare.replace("−", "-");
  if (!/^-?\d+$/.test(plain)) {
    if (!inDigits) return `“${typed}” is not a whole number.`;
    try {
      plain = inDigits(typed);
    } catch (error) {
      // Its examples are larger than anything that this field may hold.
      return `${wordsOf(error).replace(/ such as .*$/, "")}.`;
    }
  }
  const value = Number(plain);
  const written = Number.isSafeInteger(value) ? digits(value) : `“${typed}”`;
  if (value < min) return `${written} is too small: the least is ${digits(min)}.`;
  if (value > max) return `${written} is too large: the most is ${digits(max)}.`;
  return value;
}
