/**
 * What a check found, in words: the verdict, the smallest counterexample with its link, and what holds instead.
 *
 * @typedef {import("../types.js").ClaimEntry} ClaimEntry
 * @typedef {import("../types.js").ClaimReport} ClaimReport
 * @typedef {import("../types.js").Counterexample} Counterexample
 * @typedef {import("../types.js").Verdict} Verdict
 */

import { parse_link as parseLink, print_link as printLink } from "../../pkg/nimscope.js";
import { el } from "../shared/dom.js";
import { parametersOf } from "../shared/subject.js";
import { digits, grouped, rich } from "./text.js";

/**
 * @param {ClaimEntry} claim
 * @param {ClaimReport} report
 */
export function finding({ id, symbol }, { counterexample, corrected, done }) {
  return [
    counterexample && smallest(counterexample, id),
    counterexample &&
      corrected &&
      el(
        "section",
        { class: "instead" },
        el("h3", {}, "What holds instead"),
        el("p", {}, ...rich(corrected.statement)),
        formula(corrected.formula),
        done && el("p", { class: `badge ${corrected.verdict}` }, verdict(corrected.verdict, corrected.checked, symbol)),
      ),
  ];
}

/**
 * @param {Verdict} word
 * @param {number} checked
 * @param {string} symbol
 */
export function verdict(word, checked, symbol) {
  if (word === "fails") return `fails at ${symbol} = ${digits(checked)}`;
  const proof = { holds: "", proved: "proved here, ", open: "open, " }[word];
  return `${proof}holds up to ${symbol} = ${digits(checked)}`;
}

/**
 * What is known of a claim before anyone checks it.
 * @param {ClaimEntry} claim
 */
export function stateOf({ state, symbol, whole }) {
  return state === "computed" && whole !== null ? `computed to ${symbol} = ${digits(whole)}` : state;
}

/**
 * The same in a sentence, with the way to our proof.
 * @param {ClaimEntry} claim
 */
export function standing(claim) {
  const { state, instead, proof } = claim;
  const known = stateOf(claim);
  const words = `${known.charAt(0).toUpperCase()}${known.slice(1)}`;
  const more = state === "refuted" && instead ? `; what holds instead is ${instead}` : "";
  return [`${words}${more}.`, proof && " ", proof && el("a", { class: "proof", href: proof }, "Read the proof")];
}

/**
 * A formula of the core's own making, as MathML. Browsers break no lines inside one, so that it comes in parts, which
 * end with a comma or begin with a word or an arrow.
 * @param {string} markup
 */
export function formula(markup) {
  // A parser of HTML knows what MathML is, without a word about namespaces.
  const row = new DOMParser().parseFromString(markup, "text/html").querySelector("mrow");
  /** @type {Element[][]} */
  const parts = [[]];
  let depth = 0;
  for (const item of [...(row?.children ?? [])]) {
    // A bracket may have something set low or high behind it.
    const base = /^msu[bp]/.test(item.localName) ? item.firstElementChild : item;
    const sign = base?.localName === "mo" ? (base.textContent ?? "") : "";
    if (["(", "[", "{"].includes(sign)) depth++;
    if ([")", "]", "}"].includes(sign)) depth--;
    if (depth === 0 && (item.localName === "mtext" || ["⇔", "⇒"].includes(sign))) parts.push([]);
    parts.at(-1)?.push(item);
    if (depth === 0 && sign === ",") parts.push([]);
  }
  return el("div", { class: "formula" }, ...parts.filter((items) => items.length > 0).map(math));
}

/** @param {Element[]} items */
function math(items) {
  const element = document.createElementNS("http://www.w3.org/1998/Math/MathML", "math");
  element.append(...items);
  return element;
}

/**
 * @param {Counterexample} counterexample
 * @param {string} id
 */
function smallest({ spec, n, k, found, claimed, link }, id) {
  const place = `n = ${digits(n)}${k ? `, k = ${digits(k)}` : ""}`;
  const values = parametersOf(spec).map(([name, value]) => `${name} = ${value}`);
  const where = [place, values.join(", ")].filter(Boolean).join(" for ");
  return el(
    "p",
    { class: "counterexample" },
    "The smallest counterexample, ",
    el("a", { href: `#${printLink({ ...parseLink(link).state, claim: id })}` }, where),
    `: the rules give ${grouped(found)}, the statement says ${grouped(claimed)}.`,
  );
}
