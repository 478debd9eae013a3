/**
 * One parameter of a game as a control, made by the maker of its kind.
 *
 * @typedef {import("../types.js").Parameter} Parameter
 * @typedef {import("../types.js").Problem} Problem
 * @typedef {import("../types.js").Kind} Kind
 *
 * @typedef {object} Control
 * @property {string} name
 * @property {HTMLElement} element
 * @property {() => string} read
 * @property {(text: string, typing: Element | null) => void} show  where someone is typing, the text stays
 * @property {(problem?: Problem) => void} complain
 *
 * @typedef {(done: boolean) => void} OnEdit  whether the edit is finished, or more typing may follow
 */

import { el } from "../shared/dom.js";
import { createChips } from "./chips.js";
import { createFraction } from "./fraction.js";
import { createHeaps } from "./heaps.js";
import { createInteger } from "./integer.js";
import { createRuleLine } from "./ruleline.js";
import { segments } from "./segments.js";

/** @type {{ [T in Kind["type"]]: (parameter: import("../types.js").ParameterOf<T>, onEdit: OnEdit) => Control }} */
const MAKERS = {
  integer: createInteger,
  ratio: createFraction,
  set: createChips,
  heaps: createHeaps,
  rule: createRuleLine,
  choice: createChoice,
};

/**
 * @param {Parameter} parameter
 * @param {OnEdit} onEdit
 */
export function createParameter(parameter, onEdit) {
  const make = /** @type {(parameter: Parameter, onEdit: OnEdit) => Control} */ (MAKERS[parameter.kind.type]);
  return make(parameter, onEdit);
}

/**
 * @param {import("../types.js").ParameterOf<"choice">} parameter
 * @param {OnEdit} onEdit
 * @returns {Control}
 */
function createChoice({ name, label, hint, kind: { choices } }, onEdit) {
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
