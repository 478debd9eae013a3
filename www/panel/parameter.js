/**
 * One parameter of a game as a control: a field, a field with steps, a field with examples, or a choice among a few.
 *
 * @typedef {import("../types.js").Parameter} Parameter
 *
 * @typedef {object} Control
 * @property {string} name
 * @property {HTMLElement} element
 * @property {() => string} read
 * @property {(text: string, typing: Element | null) => void} show  where someone is typing, the text stays
 * @property {(message: string) => void} complain
 */

import { el, icon } from "./dom.js";
import { textField } from "./field.js";
import { createMenu } from "./menu.js";
import { segments } from "./segments.js";

/**
 * @param {Parameter} parameter
 * @param {(done: boolean) => void} onEdit  whether the edit is finished, or more typing may follow
 * @returns {Control}
 */
export function createParameter(parameter, onEdit) {
  return parameter.kind.choices ? choice(parameter, onEdit) : field(parameter, onEdit);
}

/**
 * @param {Parameter} parameter
 * @param {(done: boolean) => void} onEdit
 * @returns {Control}
 */
function choice({ name, label, hint, kind: { choices = [] } }, onEdit) {
  let chosen = "";
  const titles = choices.map(({ name: value, title }) => ({ value, title }));
  const control = segments(`rule-${name}`, titles, (value) => {
    chosen = value;
    onEdit(true);
  });
  const caption = el("span", { class: "caption", id: `rule-${name}` }, label);
  const box = el("div", { class: "segments", role: "radiogroup", "aria-labelledby": caption.id }, ...control.labels);
  return {
    name,
    element: el("div", { class: "field" }, caption, box, el("p", { class: "hint" }, hint)),
    read: () => chosen,
    show(text) {
      chosen = text;
      control.show(text);
    },
    complain: () => {},
  };
}

/**
 * @param {Parameter} parameter
 * @param {(done: boolean) => void} onEdit
 * @returns {Control}
 */
function field({ name, label, hint, default: usual, kind }, onEdit) {
  const id = `rule-${name}`;
  const { examples, step, min = 0, max = Number.POSITIVE_INFINITY } = kind;
  const button = el(
    "button",
    { type: "button", id: `${id}-examples`, class: "quiet square", "aria-label": `Examples of ${label}` },
    icon("down"),
  );
  const menu = examples && createMenu(button, `Examples of ${label}`, write);
  const { element, input, complain } = textField({
    id,
    label,
    hint,
    extra: menu && [button, menu.element],
    onStep: step
      ? (by) => write(String(Math.min(Math.max((Number(input.value) || Number(usual)) + by * step, min), max)))
      : undefined,
  });
  input.dataset.kind = kind.type;
  input.addEventListener("input", () => onEdit(false));
  input.addEventListener("change", () => onEdit(true));

  /** @param {string} text */
  function write(text) {
    input.value = text;
    onEdit(true);
  }

  return {
    name,
    element,
    complain,
    read: () => input.value,
    show(text, typing) {
      if (input !== typing) input.value = text;
      const items = examples?.map((example) => ({
        value: example.text,
        checked: example.text === text,
        content: [el("b", {}, example.text), el("span", {}, example.title)],
      }));
      menu?.show([{ title: "Examples", items: items ?? [] }]);
    },
  };
}
