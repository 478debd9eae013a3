/** A rule as a line of text, checked while it is typed: what is wrong is pointed at from below. Examples are at hand. */

import { el, icon } from "../shared/dom.js";
import { createMenu } from "./menu.js";
import { typedField } from "./typed.js";

/**
 * @param {import("../types.js").ParameterOf<"rule">} parameter
 * @param {import("./parameter.js").OnEdit} onEdit
 * @returns {import("./parameter.js").Control}
 */
export function createRuleLine(parameter, onEdit) {
  const { name, label, kind } = parameter;
  const words = `Examples of ${label}`;
  const button = el(
    "button",
    { type: "button", id: `rule-${name}-examples`, class: "quiet square", "aria-label": words },
    icon("down"),
  );
  const menu = createMenu(button, words, (text) => field.write(text));
  // The same letters as in the field, unseen, so that the mark lies under those that are wrong.
  const [before, wrong] = [el("span"), el("b")];
  const line = el("span", {}, before, wrong);
  const marker = el("div", { class: "marker", "aria-hidden": "true", hidden: true }, line);
  const about = `What ${label} may be`;
  const guide = el(
    "button",
    { type: "button", class: "quiet square reference", "aria-label": about, title: about, "aria-haspopup": "dialog" },
    icon("help"),
  );
  guide.addEventListener("click", () => {
    const detail = { label, variables: kind.variables, write: field.write };
    guide.dispatchEvent(new CustomEvent("reference", { bubbles: true, detail }));
  });
  const field = typedField(parameter, onEdit, { extra: [button, menu.element, guide], under: [marker] });
  const { input } = field;
  input.addEventListener("scroll", follow);

  function follow() {
    line.style.translate = `${-input.scrollLeft}px`;
  }

  return {
    ...field,
    show(text, typing) {
      field.show(text, typing);
      const items = kind.examples.map((example) => ({
        value: example.text,
        checked: example.text === text,
        content: [el("b", {}, example.text), el("span", {}, example.title)],
      }));
      menu.show([{ title: "Examples", items }]);
    },
    complain(problem) {
      field.complain(problem);
      const place = problem?.at ?? null;
      marker.hidden = place === null;
      if (place === null) return;
      const [at, length] = place;
      const letters = [...input.value];
      before.textContent = letters.slice(0, at).join("");
      wrong.textContent = letters.slice(at, at + length).join("") || " ";
      follow();
    },
  };
}
