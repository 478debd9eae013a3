/**
 * Find a value: the next or the previous cell that has it, from the pinned cell on or from the first one in view. The core
 * searches in slices, tells how far it is and can be stopped; what it finds is pinned, and the view goes there.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Found} Found
 */

import { el, within } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";
import { subjectOf } from "../shared/subject.js";
import { numberField } from "./field.js";
import { pinnedAt } from "./going.js";
import { rough, sentence } from "./text.js";

/** The largest value that a table of the core holds. */
const LARGEST = 2 ** 32 - 2;

/** The orders in which a map is read, by the core's names. */
const ORDERS = [
  ["reading", "reading order"],
  ["row", "this row"],
  ["column", "this column"],
  ["diagonal", "this diagonal ↘"],
  ["antidiagonal", "this antidiagonal ↙"],
];

/**
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").Engine} engine
 * @param {import("./tabs.js").Tabs} tabs
 */
export function createFind(store, engine, tabs) {
  const value = numberField({ id: "find-value", label: "Value", min: 0, max: LARGEST });
  const order = el(
    "select",
    { id: "find-along", onchange: () => say("") },
    ...ORDERS.map(([name, title]) => el("option", { value: name }, title)),
  );
  const next = el("button", { type: "submit", id: "find-next", title: "The next one (F3)" }, "Next");
  const previous = el(
    "button",
    { type: "button", id: "find-previous", title: "The one before (Shift+F3)", onclick: () => find(true) },
    "Previous",
  );
  const stop = el(
    "button",
    { type: "button", id: "find-stop", hidden: true, onclick: () => engine.dropFind() },
    "Stop",
  );
  const words = el("p", { id: "find-told", class: "hint", role: "status" });
  const along = el("div", { class: "field" }, el("label", { for: order.id }, "in"), el("div", { class: "box" }, order));
  const element = el(
    "form",
    { class: "group", "aria-labelledby": "find-title", novalidate: true, onsubmit },
    el("h2", { id: "find-title", class: "label" }, "Find a value"),
    el("div", { class: "pair" }, value.element, along),
    el("div", { class: "row tight" }, next, previous, stop),
    words,
  );
  /** What was shown when the search began; a search for what is not shown any more has no result. */
  let searched = "";

  /** @param {Event} event */
  function onsubmit(event) {
    event.preventDefault();
    find(false);
  }

  value.input.addEventListener("keydown", (event) => {
    if (event.key !== "Enter" || !event.shiftKey) return;
    event.preventDefault();
    find(true);
  });

  /** @param {string} text */
  function say(text) {
    words.textContent = text;
  }

  /** @param {boolean} back */
  async function find(back) {
    const sought = value.read();
    if (sought === null) {
      value.input.focus();
      return;
    }
    const state = store.get();
    const { spec, axis } = state;
    const [n, k] = state.cell ?? firstInView(state);
    const request = { value: sought, n, k, inclusive: state.cell === null, along: order.value, back };
    searched = shownIn(state);
    say("Searching…");
    stop.hidden = false;
    try {
      const found = await engine.find(spec, axis, request, (part) => say(progress(part)));
      if (searched !== shownIn(store.get())) return say("");
      say(found.words);
      if (found.cell) store.set(pinnedAt(store.get(), ...found.cell));
    } catch (error) {
      say(isDropped(error) ? "Stopped." : sentence(wordsOf(error)));
    } finally {
      stop.hidden = true;
    }
  }

  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey || within(event, "dialog") || store.get().show !== "map") return;
    const isTyping = within(event, "input[type=text], textarea, select");
    if (key === "F3" && value.input.value) find(shiftKey);
    else if (key === "F3" || (key === "/" && !isTyping)) ask();
    else return;
    event.preventDefault();
  });

  function ask() {
    tabs.show("view");
    value.input.focus();
    value.input.select();
  }

  return {
    element,
    /** @param {State} state */
    show(state) {
      // A graph has one order: its heaps from left to right.
      along.hidden = subjectOf(state).chart.across;
      if (along.hidden) order.value = "reading";
      if (words.textContent && searched !== shownIn(state)) say("");
    },
  };
}

/** @param {State} state */
function shownIn({ spec, axis }) {
  return `${spec} ${subjectOf({ spec, axis }).text}`;
}

/**
 * @param {State} state
 * @returns {[number, number]}
 */
function firstInView(state) {
  const { core, chart } = subjectOf(state);
  const within = (/** @type {number} */ at, /** @type {number} */ end) => Math.min(Math.max(Math.ceil(at), 0), end - 1);
  return core.position_at(within(state.n[0], chart.rows), within(state.k[0], chart.columns)) ?? [0, 0];
}

/** @param {Found} found */
function progress({ progress: [done, target] }) {
  return `Searching: ${rough(done)} of ${rough(target)}…`;
}
