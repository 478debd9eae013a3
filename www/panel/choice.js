/** A choice among a few, under its name and over a line that says what was chosen. */

import { el } from "../shared/dom.js";
import { segments } from "./segments.js";

/**
 * @param {string} title
 * @param {string} name
 * @param {{ value: string, title: string, hint?: string }[]} values
 * @param {(value: string) => void} onChoose
 */
export function choice(title, name, values, onChoose) {
  const hint = el("p", { class: "hint" });
  const say = (/** @type {string} */ chosen) => {
    hint.textContent = values.find(({ value }) => value === chosen)?.hint ?? "";
  };
  const choices = segments(name, values, (value) => {
    say(value);
    onChoose(value);
  });
  return {
    element: el(
      "fieldset",
      { class: "group" },
      el("legend", {}, title),
      el("div", { class: "segments wide" }, ...choices.labels),
      hint,
    ),
    /** @param {string} chosen */
    show(chosen) {
      choices.show(chosen);
      say(chosen);
    },
  };
}
