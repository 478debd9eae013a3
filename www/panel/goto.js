/**
 * Go to a cell: pins it, and moves the view there if it is out of sight. Where the core can begin a strip at any heap, the
 * heap may be as large as anyone cares to write; where it can begin a table far out, the row may lie there. Of a position
 * beyond all tables a theorem may tell something.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { read_heap as readHeap } from "../../pkg/nimscope.js";
import { el } from "../shared/dom.js";
import { wordsOf } from "../shared/failures.js";
import { homeState, subjectOf } from "../shared/subject.js";
import { numberField } from "./field.js";
import { gameOf } from "./games.js";
import { isOfGame, nearest, pinnedAt } from "./going.js";
import { grouped, sentence } from "./text.js";

/** The width of a far strip that is reached from another view. */
const WIDTH = 64;

/**
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {import("../types.js").Engine} engine
 * @param {import("./tabs.js").Tabs} tabs
 */
export function createGoto(catalogue, store, engine, tabs) {
  const n = numberField({ id: "goto-n", label: "n", min: 0, max: 0 });
  const k = numberField({ id: "goto-k", label: "k", min: 0, max: 0 });
  const button = el("button", { type: "submit", id: "goto-go" }, "Go");
  const answer = el("p", { id: "goto-told", class: "hint", role: "status" });
  const element = el(
    "form",
    { class: "group", "aria-labelledby": "goto-title", novalidate: true, onsubmit: go },
    el("h2", { id: "goto-title", class: "label" }, "Go to a cell"),
    el("div", { class: "pair with-button" }, n.element, k.element, button),
    answer,
  );

  /** How often someone went somewhere; only the last time counts. */
  let turn = 0;

  /** @param {Event} event */
  function go(event) {
    event.preventDefault();
    turn++;
    waiting(false);
    const state = store.get();
    const { chart } = subjectOf(state);
    const game = gameOf(catalogue, state.spec);
    if (isOfGame(chart) && game.far) {
      goFar(state);
      return;
    }
    answer.textContent = "";
    const beyond = isOfGame(chart) && heapBeyond(game.limit);
    if (beyond) {
      tell(state, beyond);
      return;
    }
    const at = chart.named ? rowNamed(state) : n.read(readHeap);
    const under = k.element.hidden ? 0 : k.read();
    if (at === null || under === null) return;
    tabs.close();
    store.set(pinnedAt(state, at, under));
  }

  /**
   * The heap in the field, if it lies beyond all tables.
   * @param {number} limit
   */
  function heapBeyond(limit) {
    try {
      const heap = readHeap(n.input.value);
      return Number(heap) < limit ? null : heap;
    } catch {
      return null;
    }
  }

  /**
   * Tells what a theorem says of a heap beyond all tables; if none does, why, beside what the fields may hold.
   * @param {State} state
   * @param {string} heap
   */
  async function tell(state, heap) {
    const own = turn;
    const isStill = since(state);
    waiting(true);
    for (const field of [n, k]) field.complain("");
    try {
      const told = await engine.told(state.spec, heap, readHeap(k.input.value));
      if (!isStill()) return;
      answer.textContent = grouped(told);
    } catch (error) {
      if (!isStill()) return;
      answer.textContent = sentence(wordsOf(error));
      offerNearest(state, error);
      n.read(readHeap);
      k.read();
    } finally {
      if (own === turn) waiting(false);
    }
  }

  /**
   * The heap may lie in the game's own table, or in none that begins at 0. Its value may take a while, of which the
   * progress tells; someone who goes on meanwhile is not called back. A refusal is told where the heap was asked for.
   * @param {State} state
   */
  async function goFar(state) {
    const { spec, chart } = subjectOf(state);
    answer.textContent = "";
    const own = turn;
    const isStill = since(state);
    try {
      const heap = readHeap(n.input.value.replace(/[\s_]/g, ""));
      n.complain("");
      tabs.close();
      if (Number(heap) < gameOf(catalogue, spec).limit) {
        store.set(pinnedAt(chart.far ? homeState(spec, chart.home) : state, Number(heap), 0));
        return;
      }
      waiting(true);
      const { axis: there, cell } = await engine.place(spec, chart.width || WIDTH, heap);
      if (!isStill()) return;
      const { n: rows, k: columns, aspect } = homeState(spec, there);
      store.set({ axis: there, cell, n: rows, k: columns, aspect }, { history: "push" });
    } catch (error) {
      if (!isStill()) return;
      tabs.show("view");
      n.complain(wordsOf(error));
      answer.textContent = "";
      offerNearest(state, error);
    } finally {
      if (own === turn) waiting(false);
    }
  }

  /** @param {State} state @param {unknown} error */
  function offerNearest(state, error) {
    const offer = nearest(gameOf(catalogue, state.spec), error, (last) => {
      n.input.value = String(last);
      element.requestSubmit();
    });
    if (offer) answer.append(" ", offer);
  }

  /**
   * Whether someone who went somewhere has not gone on since.
   * @param {State} state
   */
  function since(state) {
    const own = turn;
    return () => own === turn && store.get() === state;
  }

  /** @param {boolean} isLooking */
  function waiting(isLooking) {
    element.setAttribute("aria-busy", String(isLooking));
    button.textContent = isLooking ? "…" : "Go";
  }

  /**
   * The row of a sweep that a value of its parameter has.
   * @param {State} state
   */
  function rowNamed(state) {
    const { core, chart } = subjectOf(state);
    const names = core.row_names(Float64Array.from({ length: chart.rows }, (_, row) => row));
    const found = names.indexOf(n.input.value.trim());
    n.complain(found < 0 ? `No row is called so; they are called ${names[0]}, ${names[1]}, …, ${names.at(-1)}.` : "");
    return found < 0 ? null : found;
  }

  return {
    element,
    /** @param {State} state */
    show(state) {
      const game = gameOf(catalogue, state.spec);
      const { chart } = subjectOf(state);
      const { named, rows, columns, rowLabel, columnLabel } = chart;
      const ofGame = isOfGame(chart);
      n.limit((ofGame ? game.limit : rows) - 1);
      n.rename(ofGame ? game.rowLabel : rowLabel);
      n.input.inputMode = named || game.far || game.limit > 10 ** 9 ? "text" : "numeric";
      k.limit((ofGame ? game.columnLimit : columns) - 1);
      k.rename(ofGame ? game.columnLabel : columnLabel);
      k.element.hidden = ofGame && game.layout === "strip";
    },
  };
}
