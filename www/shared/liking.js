/** Light, dark, or as the system has it: what someone likes, remembered where the browser lets us remember. */

const KEY = "nimscope-theme";

/** What one may choose. */
const LIKINGS = ["system", "light", "dark"];

/** Storage may be forbidden; then the choice lasts as long as the page. */
export function recall() {
  try {
    const stored = localStorage.getItem(KEY) ?? "";
    return LIKINGS.includes(stored) ? stored : "system";
  } catch {
    return "system";
  }
}

/** @param {string} choice */
export function remember(choice) {
  try {
    if (choice === "system") localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, choice);
  } catch {
    return;
  }
}

/** @param {string} choice */
export function apply(choice) {
  const root = document.documentElement;
  if (choice === "system") delete root.dataset.theme;
  else root.dataset.theme = choice;
}
