/**
 * The field in which a parameter is typed. It is the whole of a simple control and the core of the others.
 *
 * @typedef {import("./parameter.js").Parameter} Parameter
 * @typedef {import("./parameter.js").Problem} Problem
 * @typedef {import("./parameter.js").OnEdit} OnEdit
 */

import { textField } from "./field.js";

/**
 * @param {Parameter} parameter
 * @param {OnEdit} onEdit
 * @param {Partial<import("./field.js").TextFieldOptions>} options
 */
export function typedField({ name, label, hint, kind }, onEdit, options) {
  const { element, input, complain } = textField({ id: `rule-${name}`, label, hint, ...options });
  input.dataset.kind = kind.type;
  input.addEventListener("input", () => onEdit(false));
  input.addEventListener("change", () => onEdit(true));
  return {
    name,
    element,
    input,
    read: () => input.value,
    /** Enters a text at once. @param {string} text */
    write(text) {
      input.value = text;
      onEdit(true);
    },
    /**
     * @param {string} text
     * @param {Element | null} typing
     */
    show(text, typing) {
      if (input !== typing) input.value = text;
    },
    /** @param {Problem} [problem] */
    complain: (problem) => complain(problem?.message ?? ""),
  };
}
