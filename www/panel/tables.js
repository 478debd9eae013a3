/**
 * The tables that the core makes for a game: what its paper prints, for the parameters of the moment, to select and copy.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Engine} Engine
 * @typedef {import("../types.js").Sheet} Sheet
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { copyText } from "./clipboard.js";
import { byId, el, fill } from "./dom.js";
import { gameOf } from "./games.js";
import { segments } from "./segments.js";
import { createSheet } from "./sheet.js";
import { digits } from "./text.js";

/**
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {Engine} engine
 * @returns {(state: State) => void}
 */
export function createTables(catalogue, store, engine) {
  const root = byId("tables");
  const choices = el("div", { class: "segments wrapped", role: "radiogroup", "aria-label": "Table" });
  const status = el("p", { class: "growing", role: "status" });
  const sheet = createSheet(byId("tables-body"), [
    copyButton("csv", "Copy as CSV"),
    copyButton("latex", "Copy as LaTeX"),
  ]);
  root.prepend(choices);
  root.append(status);
  /** @type {ReturnType<typeof segments> | null} */
  let choice = null;
  let built = "";
  let shown = "";

  /**
   * @param {"csv" | "latex"} format
   * @param {string} title
   */
  function copyButton(format, title) {
    const label = el("span", { "aria-live": "polite" }, title);
    const onclick = async () => {
      const { spec, sheet: name } = store.get();
      try {
        await copyText(label, await engine.sheetText(spec, name ?? "", format));
      } catch (error) {
        status.textContent = `Not copied: ${error}`;
      }
    };
    return el("button", { type: "button", id: `copy-table-${format}`, onclick }, label);
  }

  /** @param {import("../types.js").Game} game */
  function build(game) {
    built = game.name;
    const titles = game.sheets.map(({ name, title, hint: what }) => ({ value: name, title, hint: what }));
    choice = segments("sheet", titles, (name) => store.set({ sheet: name }, { history: "push" }));
    fill(choices, ...choice.labels);
    choices.hidden = titles.length < 2;
  }

  /** @param {State} state */
  async function load({ spec, sheet: name }) {
    root.setAttribute("aria-busy", "true");
    const key = shown;
    const isCurrent = () => key === shown;
    try {
      await engine.sheet(spec, name ?? "", (read) => {
        if (!isCurrent()) return;
        root.removeAttribute("aria-busy");
        sheet.show(read);
        status.textContent = progress(read);
      });
    } catch (error) {
      if (!isCurrent()) return;
      root.removeAttribute("aria-busy");
      status.textContent = "";
      sheet.refuse(error instanceof Error ? error.message : String(error));
    }
  }

  return (state) => {
    const game = gameOf(catalogue, state.spec);
    if (state.show !== "tables") {
      if (shown) engine.dropSheet();
      shown = "";
      return;
    }
    if (built !== game.name) build(game);
    const name = state.sheet ?? "";
    choice?.show(name);
    const key = `${state.spec} ${name}`;
    if (key === shown) return;
    shown = key;
    load(state);
  };
}

/**
 * How far a growing table has come; nothing to say of one that is complete.
 * @param {Sheet} sheet
 */
function progress({ done, target }) {
  return done < target ? `Computed up to ${digits(done)} of ${digits(target)}…` : "";
}
