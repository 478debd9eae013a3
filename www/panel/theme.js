/** The choice between light, dark, and what the system has. */

import { el } from "../shared/dom.js";
import { apply, recall, remember } from "../shared/liking.js";
import { segments } from "./segments.js";

const CHOICES = [
  { value: "system", title: "As the system" },
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
];

/**
 * @param {HTMLElement} button  changes between light and dark
 * @param {() => void} onChange  called after the colours changed, for what is drawn by hand
 * @returns {HTMLElement} a control with all three choices
 */
export function createTheme(button, onChange) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const control = segments("theme", CHOICES, choose);

  /** @param {string} choice */
  function show(choice) {
    apply(choice);
    control.show(choice);
  }

  /** @param {string} choice */
  function choose(choice) {
    show(choice);
    remember(choice);
    onChange();
  }

  button.addEventListener("click", () => {
    const now = document.documentElement.dataset.theme ?? (system.matches ? "dark" : "light");
    choose(now === "dark" ? "light" : "dark");
  });
  system.addEventListener("change", onChange);
  show(recall());

  return el(
    "fieldset",
    { class: "group" },
    el("legend", {}, "Appearance"),
    el("div", { class: "segments wide" }, ...control.labels),
  );
}
