/**
 * The numbers view: the table as the papers print it, to select and to copy.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Engine} Engine
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { el, fill } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";
import { numberField } from "./field.js";
import { gameOf } from "./games.js";
import { createGrid } from "./grid.js";
import { listed } from "./listed.js";
import { fileOfNumbers } from "./pieces.js";
import { clampNote, numbersRow, numbersTable } from "./table.js";
import { digits } from "./text.js";

const CELLS_AT_ONCE = 600;

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {Engine} engine
 * @param {import("./clipboard.js").CopyText} copyText
 * @param {import("../types.js").Client} client
 * @param {() => void} onSave  opens what saves them
 */
export function createNumbers(root, catalogue, store, engine, copyText, client, onSave) {
  const fields = ["n-from", "n-to", "k-from", "k-to"].map((id, i) =>
    numberField({
      id: `numbers-${id}`,
      label: ["Rows from", "to", "Columns from", "to"][i] ?? "",
      min: 0,
      max: 0,
      onValue: apply,
    }),
  );
  const note = el("p", { class: "hint", role: "status" });
  const key = el("p", { class: "key", hidden: true }, el("b", { class: "lost" }, "0"), "P-position");
  const frame = el("div", { class: "frame", role: "region", "aria-label": "Table of nim values" });
  const csv = copyButton("csv", "Copy as CSV");
  const latex = copyButton("latex", "Copy as LaTeX");
  const save = el(
    "button",
    { type: "button", id: "save-numbers", "aria-haspopup": "dialog", onclick: onSave },
    "Save numbers",
  );
  fill(
    root,
    el(
      "div",
      { class: "numbers-bar" },
      el("div", { class: "ranges" }, ...fields.map(({ element }) => element)),
      el("div", { class: "row" }, key, csv, latex, save),
    ),
    note,
    frame,
  );
  createGrid(frame, (row, column) => {
    const { subject, n, k } = listed(store.get());
    const cell = subject.core.position_at(n[0] + row, k[0] + column);
    if (cell) store.set({ cell });
  });
  let shown = "";
  let loading = false;
  /** Whether the numbers are on screen; what is asked elsewhere is none of their business. */
  let open = false;
  /** Whether a computation that was stopped left numbers out. */
  let gaps = false;
  let stopped = false;

  /**
   * @param {"csv" | "latex"} format
   * @param {string} title
   */
  function copyButton(format, title) {
    const label = el("span", { "aria-live": "polite" }, title);
    const onclick = async () => {
      const { axis, n, k } = listed(store.get());
      const link = store.url({ axis, n, k, show: "map" });
      try {
        await copyText(label, await (await fileOfNumbers(client, { link, format, along: "" })).text());
      } catch (error) {
        if (!isDropped(error)) note.textContent = `Not copied: ${wordsOf(error)}`;
      }
    };
    return el("button", { type: "button", id: `copy-${format}`, onclick }, label);
  }

  function apply() {
    const [n0, n1, k0, k1] = fields.map((field) => field.read());
    if (n0 == null || n1 == null || k0 == null || k1 == null) return;
    if (n0 > n1) fields[1]?.complain(`Must be at least ${digits(n0)}.`);
    else if (k0 > k1) fields[3]?.complain(`Must be at least ${digits(k0)}.`);
    else {
      const { axis, width } = listed(store.get());
      store.set({ n: [Math.floor(n0 / width), Math.floor(n1 / width)], k: [k0, k1], axis });
    }
  }

  /** @param {State} state */
  async function load(state) {
    const game = gameOf(catalogue, state.spec);
    const { subject, n, k, wanted, labels } = listed(state);
    frame.setAttribute("aria-busy", "true");
    loading = true;
    gaps = false;
    try {
      const numbers = await engine.numbers(subject.spec, subject.axis, n, k);
      loading = false;
      gaps = numbers.rows.some(({ values }) => values.includes(null));
      const table = numbersTable(numbers, `${game.title}, ${labels[0]} down, ${labels[1]} across`);
      fill(frame, table);
      key.hidden = !numbers.outcomes;
      const from = numbers.from === null ? "" : `Rows and columns count from n = ${digits(numbers.from)}. `;
      note.textContent = from + clampNote(wanted.n, wanted.k, n, k);
      await grow(table, numbers);
    } catch (error) {
      if (isDropped(error)) return;
      loading = false;
      note.textContent = `The numbers could not be computed: ${wordsOf(error)}`;
    }
    frame.removeAttribute("aria-busy");
  }

  /**
   * Adds the rows a few at a time, so that the page stays quick, for as long as the table is the one shown.
   * @param {HTMLTableElement} table
   * @param {import("../types.js").Numbers} numbers
   */
  async function grow(table, { rows, outcomes }) {
    const step = Math.max(1, Math.floor(CELLS_AT_ONCE / (rows[0]?.values.length || 1)));
    for (let i = 0; i < rows.length && table.isConnected; i += step) {
      table.tBodies[0]?.append(...rows.slice(i, i + step).map((row, j) => numbersRow(row, i + j === 0, outcomes)));
      mark(store.get());
      await new Promise(requestAnimationFrame);
    }
  }

  /** Shows which number is the pinned cell. @param {State} state */
  function mark(state) {
    for (const cell of frame.querySelectorAll("[aria-current]")) cell.removeAttribute("aria-current");
    const { subject, n, k } = listed(state);
    const [row, , column] = state.cell ? subject.core.place_of(...state.cell) : [-1, 0, -1];
    const line = frame.querySelector("tbody")?.rows[row - n[0]];
    line?.querySelectorAll("td")[column - k[0]]?.setAttribute("aria-current", "true");
  }

  /** Nobody waits for what was asked for. */
  function drop() {
    engine.dropNumbers();
    client.dropListing();
  }

  /** @param {State} state */
  function show(state) {
    if (state.show !== "numbers") {
      if (loading) shown = "";
      loading = false;
      if (open) drop();
      open = false;
      return;
    }
    open = true;
    const { subject, width, rows, columns, n, k } = listed(state);
    [n[0] * width, n[1] * width, k[0], k[1]].forEach((value, i) => {
      fields[i]?.limit((i < 2 ? rows * width : columns) - 1);
      fields[i]?.show(value);
    });
    const key = JSON.stringify([subject.spec, subject.axis, n, k]);
    if (key === shown) mark(state);
    else {
      drop();
      load(state);
    }
    shown = key;
  }

  return {
    show,
    /** @param {import("../types.js").TableProgress} progress */
    progressed({ state }) {
      const resumed = stopped && state !== "stopped";
      stopped = state === "stopped";
      if (!resumed || !gaps) return;
      shown = "";
      show(store.get());
    },
  };
}
