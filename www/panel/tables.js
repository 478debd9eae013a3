/**
 * The tables that the core makes for a game: what its paper prints, for the parameters of the moment, to select and copy.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Client} Client
 * @typedef {import("../types.js").SheetShown} SheetShown
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { el, fill } from "../shared/dom.js";
import { wordsOf } from "../shared/failures.js";
import { homeState, subjectOf } from "../shared/subject.js";
import { numberField } from "./field.js";
import { gameOf } from "./games.js";
import { segments } from "./segments.js";
import { createSheet } from "./sheet.js";
import { digits } from "./text.js";

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {Client} client
 * @param {import("./clipboard.js").CopyText} copyText
 * @returns {(state: State) => void}
 */
export function createTables(root, catalogue, store, client, copyText) {
  const body = root.appendChild(el("div", { id: "tables-body" }));
  const choices = el("div", { class: "segments wrapped", role: "radiogroup", "aria-label": "Table" });
  const status = el("p", { class: "growing", role: "status" });
  const sheet = createSheet(body, [copyButton("csv", "Copy as CSV"), copyButton("latex", "Copy as LaTeX")], begin);
  const from = numberField({
    id: "tables-heap",
    label: "From heap",
    min: 0,
    max: 0,
    onValue: begin,
    onStep: (by) => begin(Math.max(0, Number(from.input.value) + by)),
  });
  root.prepend(choices, from.element);
  root.append(status);
  /** @type {ReturnType<typeof segments> | null} */
  let choice = null;
  let built = "";
  let shown = "";

  /** Lets a diagram begin at a heap: pins it, in the game's own table. @param {number} heap */
  function begin(heap) {
    const state = store.get();
    const { axis, n, k, aspect } = homeState(state.spec);
    const place = subjectOf(state).chart.own ? {} : { axis, n, k, aspect };
    store.set({ ...place, cell: [heap, 0] }, { history: "push" });
  }

  /**
   * @param {"csv" | "latex"} format
   * @param {string} title
   */
  function copyButton(format, title) {
    const label = el("span", { "aria-live": "polite" }, title);
    const onclick = async () => {
      const state = store.get();
      try {
        await copyText(label, await client.sheetText(state.spec, state.sheet ?? "", pinned(state), format));
      } catch (error) {
        status.textContent = `Not copied: ${wordsOf(error)}`;
      }
    };
    return el("button", { type: "button", id: `copy-table-${format}`, onclick }, label);
  }

  /** @param {import("../types.js").Entry} game */
  function build(game) {
    built = game.name;
    const titles = game.sheets.map(({ name, title, hint: what }) => ({ value: name, title, hint: what }));
    choice = segments("sheet", titles, (name) => store.set({ sheet: name }, { history: "push" }));
    fill(choices, ...choice.labels);
    choices.hidden = titles.length < 2;
  }

  /** @param {State} state */
  async function load(state) {
    const { spec, sheet: name } = state;
    root.setAttribute("aria-busy", "true");
    const key = shown;
    const isCurrent = () => key === shown;
    try {
      await client.sheet(spec, name ?? "", pinned(state), (read) => {
        if (!isCurrent()) return;
        root.removeAttribute("aria-busy");
        showFrom(read.diagram);
        sheet.show(read);
        status.textContent = progress(read);
      });
    } catch (error) {
      if (!isCurrent()) return;
      root.removeAttribute("aria-busy");
      status.textContent = "";
      sheet.refuse(wordsOf(error));
    }
  }

  /** @param {import("../types.js").Diagram | null} diagram */
  function showFrom(diagram) {
    from.element.hidden = !diagram;
    if (!diagram) return;
    from.limit(diagram.heap[1]);
    from.input.value = String(diagram.heap[0]);
    from.complain("");
  }
  showFrom(null);

  return (state) => {
    const game = gameOf(catalogue, state.spec);
    if (state.show !== "tables") {
      if (shown) client.dropSheet();
      shown = "";
      return;
    }
    if (built !== game.name) build(game);
    const name = state.sheet ?? "";
    choice?.show(name);
    const key = `${state.spec} ${name} ${pinned(state)}`;
    // Most sheets are not about a heap.
    if (key === shown || (from.element.hidden && shown.startsWith(`${state.spec} ${name} `))) return;
    shown = key;
    load(state);
  };
}

/**
 * How far a growing table has come; nothing to say of one that is complete.
 * @param {SheetShown} sheet
 */
function progress({ done, target }) {
  return done < target ? `Computed up to ${digits(done)} of ${digits(target)}…` : "";
}

/**
 * The pinned heap, where cells are heaps of the game's own table.
 * @param {State} state
 */
function pinned(state) {
  return state.cell && subjectOf(state).chart.own ? state.cell[0] : null;
}
