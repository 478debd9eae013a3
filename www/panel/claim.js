/**
 * One claim: a line with its verdict, and behind it the statement, its formula, the range to check it over, what was
 * found, and what holds instead where it fails.
 *
 * @typedef {import("../types.js").Claim} Claim
 * @typedef {import("../types.js").ClaimReport} ClaimReport
 * @typedef {import("../types.js").Counterexample} Counterexample
 */

import { el, fill } from "./dom.js";
import { numberField } from "./field.js";
import { digits, rich } from "./text.js";

/** The dial steps through powers of ten and what lies between them. */
const STEPS = [1, 2, 5];

/**
 * @param {Claim} claim
 * @param {object} actions
 * @param {(to: number, onReport: (report: ClaimReport) => void) => Promise<void>} actions.check
 * @param {(open: boolean) => void} actions.onChoose
 * @param {() => void} actions.onReport
 */
export function createClaim(claim, { check, onChoose, onReport }) {
  const id = `claim-${claim.id.replace(/[^a-z0-9]+/gi, "-")}`;
  const badge = el("span", { class: "badge" }, claim.conjecture ? "conjecture" : "not checked");
  const head = el(
    "button",
    { type: "button", class: "claim", "aria-expanded": "false", "aria-controls": id, onclick: toggle },
    el("b", {}, claim.number),
    badge,
  );
  const range = numberField({
    id: `${id}-to`,
    label: `Check up to ${claim.symbol} =`,
    min: 1,
    max: claim.most,
    onValue: run,
    onStep: (by) => range.show(dialled(range.read() ?? claim.to, by, claim.most)),
  });
  range.show(claim.to);
  const bar = el("progress", { "aria-label": "Sizes checked", hidden: true });
  const found = el("div", { class: "found", role: "status" });
  const body = el(
    "div",
    { id, class: "claim-body", hidden: true },
    el("p", {}, ...rich(claim.statement)),
    formula(claim.formula),
    claim.over && el("p", { class: "hint" }, `Tried with ${claim.over}.`),
    claim.note && el("p", { class: "hint" }, ...rich(claim.note)),
    el("div", { class: "pair with-button" }, range.element, el("button", { type: "button", onclick: run }, "Check")),
    bar,
    found,
  );
  /** @type {ClaimReport | null} */
  let report = null;
  let opened = false;

  function toggle() {
    onChoose(!opened);
  }

  async function run() {
    const to = range.read();
    if (to === null) return;
    bar.hidden = false;
    try {
      await check(to, (next) => {
        report = next;
        draw();
      });
    } catch (error) {
      const dropped = error instanceof DOMException && error.name === "AbortError";
      if (!dropped) fill(found, el("p", { class: "error" }, `The check broke: ${error}`));
    }
    bar.hidden = true;
  }

  function draw() {
    if (!report) return;
    const { done, reached, target, printed, checked, counterexample, corrected } = report;
    bar.max = target;
    bar.value = reached;
    const finished = done || counterexample !== null;
    badge.className = `badge ${finished ? printed : ""}`;
    badge.textContent = finished ? verdict(printed, checked, claim.symbol) : `checking, ${digits(reached)}`;
    fill(
      found,
      counterexample && smallest(counterexample, claim.id),
      corrected && el("h4", {}, "What holds instead"),
      corrected && el("p", {}, ...rich(corrected.statement)),
      corrected && formula(corrected.formula),
      corrected &&
        done &&
        el("p", { class: `badge ${corrected.verdict}` }, verdict(corrected.verdict, corrected.checked, claim.symbol)),
    );
    onReport();
  }

  return {
    element: el("li", {}, head, body),
    run,
    /** What the last finished check found; "" before there was one. */
    verdict: () => (report && (report.done || report.counterexample) ? report.printed : ""),
    failures: () => report?.failures ?? [],
    /** @param {boolean} open */
    open(open) {
      if (open === opened) return;
      opened = open;
      body.hidden = !open;
      head.setAttribute("aria-expanded", String(open));
      if (open) head.scrollIntoView({ block: "nearest" });
      if (open && !report) run();
    },
  };
}

/**
 * @param {ClaimReport["printed"]} word
 * @param {number} checked
 * @param {string} symbol
 */
function verdict(word, checked, symbol) {
  if (word === "fails") return `fails at ${symbol} = ${digits(checked)}`;
  return `${word === "open" ? "open, holds" : "holds"} up to ${symbol} = ${digits(checked)}`;
}

/**
 * @param {Counterexample} counterexample
 * @param {string} id
 */
function smallest({ found, claimed, link }, id) {
  return el(
    "p",
    { class: "counterexample" },
    el("a", { href: `#${link}&claim=${id}` }, "The smallest counterexample"),
    `: the rules give ${found}, the statement says ${claimed}.`,
  );
}

/**
 * A formula of the core's own making, as MathML.
 * @param {string} markup
 */
function formula(markup) {
  const parsed = new DOMParser().parseFromString(markup, "application/xml").documentElement;
  return el("p", { class: "formula" }, document.importNode(parsed, true));
}

/**
 * The next or the previous of 1, 2, 5, 10, 20, 50, …
 * @param {number} value
 * @param {1 | -1} by
 * @param {number} most
 */
function dialled(value, by, most) {
  const stops = Array.from({ length: 24 }, (_, i) => (STEPS[i % 3] ?? 1) * 10 ** Math.floor(i / 3));
  const next = by > 0 ? stops.find((stop) => stop > value) : stops.findLast((stop) => stop < value);
  return Math.min(Math.max(next ?? value, 1), most);
}
