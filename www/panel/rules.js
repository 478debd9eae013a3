/**
 * The rules of the game: its parameters, checked by the core while they are typed. Only what is right changes the map.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Entry} Entry
 * @typedef {import("../types.js").State} State
 * @typedef {import("../state.js").Store} Store
 */

import { read_spec as readSpec } from "../../pkg/nimscope.js";
import { el, fill, within } from "../shared/dom.js";
import { subjectOf } from "../shared/subject.js";
import { gameOf } from "./games.js";
import { createParameter } from "./parameter.js";
import { segments } from "./segments.js";
import { rich } from "./text.js";

/** The map follows the typing after a pause of so many milliseconds. */
const PAUSE = 150;

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {Store} store
 * @param {(rule: string) => void} onKept  what the map goes on to show of what is wrong in the fields; "" if nothing is
 * @returns {(state: State) => void}
 */
export function createRules(root, catalogue, store, onKept) {
  /** @type {import("./parameter.js").Control[]} */
  let controls = [];
  /** @type {Map<string, string>} the last spec of each form, to come back to */
  const kept = new Map();
  let built = "";
  let shown = "";
  let timer = 0;
  /** What a difference is of; its rule and its numbers are those of the first game. */
  const apart = el("p", { class: "hint", id: "apart", hidden: true });
  /** The first edit in a control gets a history entry, and so does every drag of a slider; those that follow change it. */
  let fresh = true;
  /** @type {Element | null} the field whose text is about to change the state */
  let typing = null;
  root.addEventListener("focusout", () => {
    fresh = true;
  });
  root.addEventListener("pointerdown", (event) => {
    if (within(event, "input[type=range], .members")) fresh = true;
  });
  root.addEventListener("keydown", (event) => {
    if (event.key === "Escape") write();
  });

  /** @param {boolean} done */
  function edit(done) {
    clearTimeout(timer);
    if (!done) timer = setTimeout(apply, PAUSE);
    else if (apply()) write();
  }

  /** Whether everything was right. */
  function apply() {
    const { name } = gameOf(catalogue, store.get().spec);
    /** @type {[string, string][]} */
    const given = controls.map((control) => [control.name, control.read()]);
    const { values, kept: others } = subjectOf(store.get()).core.parameters();
    const { spec, problems } = readSpec(name, [...given, ...others]);
    for (const control of controls) {
      control.complain(problems.find(({ parameter }) => parameter === control.name));
    }
    const wrong = (/** @type {string} */ name) => problems.some(({ parameter }) => parameter === name);
    onKept(
      values
        .filter(([name]) => wrong(name))
        .map((pair) => pair.join(" = "))
        .join(", "),
    );
    if (problems.length > 0) return false;
    if (spec === store.get().spec) return true;
    typing = document.activeElement;
    store.set({ spec }, { history: fresh ? "push" : "replace" });
    typing = null;
    fresh = false;
    return true;
  }

  /** Writes into the fields what the map shows. */
  function write() {
    clearTimeout(timer);
    onKept("");
    const values = Object.fromEntries(subjectOf(store.get()).core.parameters().values);
    for (const control of controls) {
      control.show(values[control.name] ?? "", typing);
      control.complain();
    }
  }

  /**
   * @param {Entry} game
   * @param {number} form
   */
  function build({ name, rule, forms }, form) {
    const { parameters = [] } = forms[form] ?? {};
    controls = parameters.map((parameter) => createParameter(parameter, edit));
    const titles = forms.map(({ title }, i) => ({ value: String(i), title }));
    const choice = segments("form", titles, (i) => {
      /** @type {[string, string][]} */
      const usual = (forms[Number(i)]?.parameters ?? []).map((parameter) => [parameter.name, parameter.default]);
      store.set({ spec: kept.get(`${name} ${i}`) ?? readSpec(name, usual).spec }, { history: "push" });
      root.querySelector("input")?.focus();
    });
    choice.show(String(form));
    root.hidden = false;
    root.classList.toggle("plain", controls.length === 0);
    fill(
      root,
      el("h2", { class: "label" }, "Rules"),
      el("p", { class: "rule" }, ...rich(rule)),
      apart,
      forms.length > 1 &&
        el("div", { class: "segments", role: "radiogroup", "aria-label": "Parameters" }, ...choice.labels),
      ...controls.map(({ element }) => element),
    );
  }

  /** What changes nothing in the sheet on screen is not offered. @param {State} state */
  function offer({ spec, show: room, sheet }) {
    const { sheets } = gameOf(catalogue, spec);
    const read = room === "tables" && sheets.find(({ name }) => name === (sheet ?? sheets[0]?.name));
    for (const { name, element } of controls) element.hidden = read ? read.ignores.includes(name) : false;
  }

  /** @param {State} state */
  function show(state) {
    if (state.spec === shown) return;
    shown = state.spec;
    const game = gameOf(catalogue, state.spec);
    const { form } = subjectOf(state).core.parameters();
    kept.set(`${game.name} ${form}`, state.spec);
    if (built !== `${game.name} ${form}`) build(game, form);
    built = `${game.name} ${form}`;
    const { chart } = subjectOf(state);
    apart.hidden = !chart.apart;
    apart.textContent = `The map shows the difference ${chart.title}. What stands here is the first game’s.`;
    write();
  }

  return (state) => {
    show(state);
    offer(state);
  };
}
