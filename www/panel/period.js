/**
 * The period of a strip: what the core finds of its values and of its outcomes, and a click that sets the width to it.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").PeriodReport} PeriodReport
 */

import { el, fill } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";
import { subjectOf } from "../shared/subject.js";
import { digits, grouped, rich } from "./text.js";

/**
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").Engine} engine
 * @param {(width: number) => void} wrap
 */
export function createPeriod(store, engine, wrap) {
  const find = el("button", { type: "button", id: "find-period", onclick: search }, "Find a period");
  const found = el("div", { class: "periods", role: "status" });
  const widths = el("div", { class: "row", role: "group", "aria-label": "Periods as widths" });
  const element = el("div", {}, found, widths);
  let searched = "";

  async function search() {
    const { spec, axis, chart } = subjectOf(store.get());
    searched = chart.source;
    fill(widths);
    say("Searching…");
    try {
      await engine.periods(spec, axis, (read) => {
        if (searched === tableOf(store.get())) show(read);
      });
    } catch (error) {
      say(isDropped(error) ? "" : `No period was found: ${wordsOf(error)}`);
    }
  }

  /** @param {string} words */
  function say(words) {
    fill(found, words && el("p", { class: "hint" }, words));
  }

  /** @param {PeriodReport} read */
  function show({ progress: [done, target], values, outcomes }) {
    if (done < target) return say(`Searching: ${Math.floor((100 * done) / target)} %…`);
    fill(found, ...[values, outcomes].map(({ words }) => el("p", {}, ...rich(grouped(words)))));
    const periods = new Set([values.width, outcomes.width].filter((width) => width !== null));
    fill(widths, ...[...periods].map(suggestion));
    press();
    element.scrollIntoView({ block: "nearest" });
  }

  /** @param {number} wide */
  function suggestion(wide) {
    const onclick = () => wrap(wide);
    return el("button", { type: "button", "data-width": wide, onclick }, `${digits(wide)} heaps in a row`);
  }

  function press() {
    const wide = String(subjectOf(store.get()).chart.width);
    for (const one of widths.children)
      one.setAttribute("aria-pressed", String(one.getAttribute("data-width") === wide));
  }

  return {
    find,
    element,
    /** @param {State} state */
    show(state) {
      if (searched && searched !== tableOf(state)) {
        searched = "";
        say("");
        fill(widths);
      }
      press();
    },
  };
}

/**
 * What a search is about: the width of a strip does not matter to it.
 * @param {State} state
 */
function tableOf(state) {
  return subjectOf(state).chart.source;
}
