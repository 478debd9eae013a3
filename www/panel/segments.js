/** A choice among a few, side by side: radio buttons that look like one control. */

import { el } from "../shared/dom.js";

/**
 * @param {string} name
 * @param {{ value: string, title: string, hint?: string }[]} choices
 * @param {(value: string) => void} onChoose
 */
export function segments(name, choices, onChoose) {
  const inputs = choices.map(({ value }) =>
    el("input", { type: "radio", name, value, onchange: () => onChoose(value) }),
  );
  return {
    labels: choices.map(({ title, hint }, i) =>
      el("label", { title: hint }, inputs[i], el("span", {}, el("b", {}, title))),
    ),
    /** @param {string} chosen */
    show(chosen) {
      for (const input of inputs) input.checked = input.value === chosen;
    },
  };
}
