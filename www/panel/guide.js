/** What a rule may be: a dialog with examples that the core evaluates; one of them is put into the field by a click. */

import { el, fill, icon } from "../shared/dom.js";

/**
 * @typedef {object} Asked  what a field that takes a rule asks for
 * @property {string} label
 * @property {string[]} variables
 * @property {(text: string) => void} write
 */

/**
 * @param {HTMLElement} rules  where the fields are, which ask by an event
 * @param {import("../types.js").Client} client
 */
export function createGuide(rules, client) {
  const title = el("h2", { id: "guide-title" });
  const list = el("div", { class: "guide" });
  const close = el("button", { type: "button", class: "quiet square", "aria-label": "Close" }, icon("close"));
  const dialog = el("dialog", { id: "guide", "aria-labelledby": "guide-title" }, el("header", {}, title, close), list);
  close.addEventListener("click", () => dialog.close());
  dialog.addEventListener("click", (event) => event.target === dialog && dialog.close());
  document.body.append(dialog);

  rules.addEventListener("reference", async (event) => {
    const { label, variables, write } = /** @type {CustomEvent<Asked>} */ (event).detail;
    const examples = await client.ruleExamples(variables);
    /** @param {string} text */
    const use = (text) => {
      dialog.close();
      write(text);
    };
    title.textContent = `What ${label} may be`;
    fill(
      list,
      el(
        "p",
        { class: "hint" },
        "A small language of exact arithmetic. An example goes into the field by a click, and the map follows.",
      ),
      el("dl", {}, ...examples.map((example) => row(example, use))),
    );
    if (!dialog.open) dialog.showModal();
  });
}

/**
 * @param {import("../types.js").RuleExample} example
 * @param {(text: string) => void} use
 */
function row({ write, means, example, gives }, use) {
  return el(
    "div",
    {},
    el("dt", {}, el("code", {}, write)),
    el(
      "dd",
      {},
      el("p", {}, means),
      el(
        "button",
        { type: "button", "aria-label": `Use ${example}`, onclick: () => use(example) },
        el("code", {}, example),
      ),
      el("p", { class: "hint" }, gives),
    ),
  );
}
