/** A labelled field for one whole number, with its error written under it. What was typed is never thrown away. */

import { el } from "./dom.js";
import { digits } from "./text.js";

/**
 * @typedef {object} FieldOptions
 * @property {string} id
 * @property {string} label
 * @property {number} min
 * @property {number} max
 * @property {(value: number) => void} [onValue]  a valid number was entered and confirmed by Enter or by leaving the field
 *
 * @typedef {object} Field
 * @property {HTMLElement} element
 * @property {HTMLInputElement} input
 * @property {(value: number | null) => void} show  writes a value from outside, unless the reader is typing here
 * @property {() => number | null} read  the value, or null after showing what is wrong
 * @property {(message: string) => void} complain  shows an error; "" clears it
 * @property {(max: number) => void} limit  changes the largest value allowed
 * @property {(label: string) => void} rename
 */

/**
 * @param {FieldOptions} options
 * @returns {Field}
 */
export function numberField({ id, label, min, max, onValue }) {
  let largest = max;
  const error = el("p", { id: `${id}-error`, class: "error", hidden: true });
  const input = el("input", { id, type: "text", inputmode: "numeric", autocomplete: "off", spellcheck: "false" });
  const caption = el("label", { for: id }, label);
  const element = el("div", { class: "field" }, caption, input, error);

  /** @param {string} message */
  function complain(message) {
    error.textContent = message;
    error.hidden = !message;
    if (message) {
      input.setAttribute("aria-invalid", "true");
      input.setAttribute("aria-describedby", error.id);
    } else {
      input.removeAttribute("aria-invalid");
      input.removeAttribute("aria-describedby");
    }
  }

  function read() {
    const result = parseWhole(input.value, min, largest);
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
    element,
    input,
    read,
    complain,
    show(value) {
      if (document.activeElement === input) return;
      input.value = value === null ? "" : String(value);
      complain("");
    },
    limit(value) {
      largest = value;
    },
    rename(text) {
      caption.textContent = text;
    },
  };
}

/**
 * The whole number in a text, or a sentence that says what is wrong with it. Spaces between digits are welcome.
 * @param {string} text
 * @param {number} min
 * @param {number} max
 * @returns {number | string}
 */
export function parseWhole(text, min, max) {
  const bare = text.replace(/[\s_]/g, "");
  if (!bare) return `Type a whole number from ${digits(min)} to ${digits(max)}.`;
  if (!/^[-−]?\d+$/.test(bare)) return `“${text.trim()}” is not a whole number.`;
  const value = Number(bare.replace("−", "-"));
  if (value < min) return `${digits(value)} is too small: the least is ${digits(min)}.`;
  if (value > max) return `${digits(value)} is too large: the most is ${digits(max)}.`;
  return value;
}
