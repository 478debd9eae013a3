/** Light, dark, or as the system has it; remembered where the browser lets us remember. */

import { el } from "../shared/dom.js";
import { segments } from "./segments.js";

const KEY = "nimscope-theme";
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
  function apply(choice) {
    const root = document.documentElement;
    if (choice === "system") delete root.dataset.theme;
    else root.dataset.theme = choice;
    control.show(choice);
  }

  /** @param {string} choice */
  function choose(choice) {
    apply(choice);
    remember(choice);
    onChange();
  }

  button.addEventListener("click", () => {
    const now = document.documentElement.dataset.theme ?? (system.matches ? "dark" : "light");
    choose(now === "dark" ? "light" : "dark");
  });
  system.addEventListener("change", onChange);
  apply(recall());

  return el(
    "fieldset",
    { class: "group" },
    el("legend", {}, "Appearance"),
    el("div", { class: "segments wide" }, ...control.labels),
  );
}

/** Storage may be forbidden; then the choice lasts as long as the page. */
function recall() {
  try {
    const stored = localStorage.getItem(KEY);
    return CHOICES.some(({ value }) => value === stored) ? String(stored) : "system";
  } catch {
    return "system";
  }
}

/** @param {string} choice */
function remember(choice) {
  try {
    if (choice === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    return;
  }
}
