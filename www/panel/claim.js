/**
 * One claim: a line with its verdict, and behind it the statement, its formula, the range to check it over, and what was
 * found.
 *
 * @typedef {import("../types.js").ClaimEntry} ClaimEntry
 * @typedef {import("../types.js").ClaimReport} ClaimReport
 */

import { el, fill } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";
import { numberField } from "./field.js";
import { finding, formula, standing, stateOf, verdict } from "./finding.js";
import { digits, rich } from "./text.js";

/** The dial stops at these, times powers of ten. */
const STOPS = [1, 2, 5];

/**
 * @param {ClaimEntry} claim
 * @param {object} actions
 * @param {(to: number, onReport: (report: ClaimReport) => void) => Promise<void>} actions.check
 * @param {() => void} actions.stop
 * @param {(open: boolean) => void} actions.onChoose
 * @param {() => void} actions.onReport
 */
export function createClaim(claim, { check, stop, onChoose, onReport }) {
  const id = `claim-${claim.id.replace(/[^a-z0-9]+/gi, "-")}`;
  const badge = el("span", { class: "badge", id: `${id}-badge` });
  const preview = el("span", { class: "preview" }, ...rich(claim.statement));
  const head = el(
    "button",
    { type: "button", class: "claim", "aria-expanded": "false", "aria-controls": id, onclick: () => onChoose(!opened) },
    el("b", {}, claim.number),
    badge,
    preview,
  );
  const range = numberField({
    id: `${id}-to`,
    label: `Check up to ${claim.symbol} =`,
    min: 1,
    max: claim.most,
    onStep(by) {
      range.input.value = String(dialled(range.read() ?? claim.to, by, claim.most));
      range.complain("");
    },
  });
  range.show(claim.to);
  range.input.addEventListener("keydown", (event) => event.key === "Enter" && byHand());
  const go = el("button", { type: "button", onclick: () => (running ? stop() : byHand()) }, "Check");
  const bar = el("progress", { "aria-label": "Sizes checked", hidden: true });
  const lit = el("p", { class: "hint lit" });
  const found = el("div", { class: "found", role: "status" });
  const body = el(
    "div",
    { id, class: "claim-body", hidden: true },
    el("p", {}, ...rich(claim.statement)),
    formula(claim.formula),
    el("p", { class: "hint" }, ...standing(claim)),
    found,
    lit,
    claim.note && el("p", { class: "hint" }, ...rich(claim.note)),
    claim.over && el("p", { class: "hint" }, `Tried with ${claim.over}.`),
    el("div", { class: "dial" }, range.element, go),
    bar,
  );
  const element = el("li", {}, head, body);
  /** @type {ClaimReport | null} */
  let report = null;
  let opened = false;
  /** The check under way, a new object each time. @type {object | null} */
  let running = null;
  /** Whether the check came to an end, or to a counterexample, which is one. */
  const settled = () => report !== null && (report.done || report.counterexample !== null);

  label();

  /** What someone asks for comes before what was under way. */
  function byHand() {
    stop();
    run();
  }

  async function run() {
    const to = range.read();
    if (to === null) return;
    const mine = {};
    running = mine;
    // What was found before stays in sight until there is something new, so that nothing jumps.
    report = null;
    label();
    bar.removeAttribute("value");
    let broken = "";
    try {
      await check(to, draw);
    } catch (error) {
      if (!isDropped(error)) broken = `The check broke: ${wordsOf(error)}`;
    }
    if (running !== mine) return;
    running = null;
    if (broken || !report) fill(found, broken && el("p", { class: "error" }, broken));
    label();
    onReport();
  }

  /** @param {ClaimReport} next */
  function draw(next) {
    report = next;
    bar.max = next.target;
    bar.value = next.reached;
    fill(found, ...finding(claim, next));
    label();
    onReport();
  }

  function label() {
    bar.hidden = !running || report?.done === true;
    go.textContent = running ? "Stop" : "Check";
    badge.className = `badge ${(settled() && report?.printed) || ""}`;
    badge.textContent = words();
  }

  function words() {
    if (report && settled()) return verdict(report.printed, report.checked, claim.symbol);
    const reached = `${claim.symbol} = ${digits(report?.reached ?? 0)}`;
    if (running) return `checking, ${reached}`;
    if (report) return `stopped at ${reached}`;
    return stateOf(claim);
  }

  return {
    element,
    run,
    /** What the last check found; "" before there was one, and while it is not known. */
    verdict: () => (report && settled() ? report.printed : ""),
    failures: () => report?.failures ?? [],
    /** Says how many of its counterexamples are on the map. @param {number} count */
    light(count) {
      const words = count === 1 ? "One counterexample is" : `${digits(count)} counterexamples are`;
      lit.textContent = count ? `${words} framed in red on this map.` : "";
    },
    /**
     * @param {boolean} open
     * @param {boolean} check  whether to check it, if that was not done yet
     */
    open(open, check) {
      if (open === opened) return;
      opened = open;
      body.hidden = !open;
      preview.hidden = open;
      head.setAttribute("aria-expanded", String(open));
      if (!open) return;
      element.scrollIntoView({ block: "nearest" });
      head.scrollIntoView({ block: "nearest" });
      if (check && !report && !running) run();
    },
  };
}

/**
 * The next or the previous of 1, 2, 5, 10, 20, 50, …
 * @param {number} value
 * @param {1 | -1} by
 * @param {number} most
 */
function dialled(value, by, most) {
  const stops = Array.from({ length: 24 }, (_, i) => (STOPS[i % 3] ?? 1) * 10 ** Math.floor(i / 3));
  const next = by > 0 ? stops.find((stop) => stop > value) : stops.findLast((stop) => stop < value);
  return Math.min(Math.max(next ?? value, 1), most);
}
