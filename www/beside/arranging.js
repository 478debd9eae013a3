/**
 * How the maps of the page stand to each other, as controls of the panel: one more beside, moving together, one range of colours,
 * one over the other, and their difference.
 *
 * @typedef {import("../types.js").State} State
 */

import { map_beside as mapBeside } from "../../pkg/nimscope.js";
import { el, fill, icon } from "../shared/dom.js";
import { aloneOf, MOST, mapPart, mapsOf } from "../shared/maps.js";
import { subjectOf } from "../shared/subject.js";

/** Half of both is seen at first. */
const HALF = 0.5;

/**
 * @param {HTMLElement} pane  where it stands: first while there are several maps, else last
 * @param {import("../state.js").Store} store
 * @param {HTMLElement} shortcut  a button that adds a map
 */
export function createArranging(pane, store, shortcut) {
  const free = check("Move together", (together) => arrange({ free: !together }));
  const one = check("One colour range", (on) => arrange({ one: on }));
  const wipe = check("One over the other, with a wipe", (on) => arrange({ wipe: on ? HALF : null }));
  const more = el("div", { class: "row tight" });
  const arrangement = el("div", {}, free.element, one.element, wipe.element);
  const element = el(
    "div",
    { class: "group", role: "group", "aria-labelledby": "beside-title" },
    el("h2", { id: "beside-title", class: "label" }, "Side by side"),
    arrangement,
    more,
  );
  /** What the buttons were made for. */
  let made = "";
  shortcut.addEventListener("click", () => add(chosen(store.get()).spec));

  /** @param {Partial<State["arrangement"]>} patch */
  function arrange(patch) {
    const state = store.get();
    const next = { ...state.arrangement, ...patch };
    // What goes together from now on takes the place, or the colours, of the map that is chosen.
    const { n, k, aspect, palette, scale, range } = chosen(state);
    const alike = (/** @type {State} */ map) => subjectOf(map).text === subjectOf(chosen(state)).text;
    const maps = mapsOf(state).map((map) => ({
      ...map,
      ...(patch.free === false && alike(map) && { n, k, aspect }),
      ...(patch.one && { palette, scale, range }),
    }));
    const [first, ...beside] = maps;
    store.set({ ...mapPart(/** @type {State} */ (first)), beside, arrangement: next }, { history: "push" });
  }

  /** @param {string} spec */
  function add(spec) {
    const state = store.get();
    if (state.beside.length >= MOST - 1) return;
    const { reduce, marks, axis, n, k, aspect, palette, scale, range, spec: before } = chosen(state);
    const map = mapBeside([chosen(state)], spec);
    const same = spec === before && { reduce, marks, n, k, aspect, palette, scale, range, axis: { ...axis } };
    const beside = [...state.beside, { ...map, ...same }];
    const arrangement = { ...state.arrangement, chosen: beside.length };
    store.set({ beside, arrangement, show: "map" }, { history: "push" });
  }

  function alone() {
    const state = store.get();
    const { show, sheet, claim, embed } = state;
    store.set(aloneOf({ ...chosen(state), show, sheet, claim, embed }), { history: "push" });
  }

  /** @param {string} spec */
  function become(spec) {
    const state = store.get();
    const at = state.arrangement.chosen;
    const maps = mapsOf(state).map((map, index) => (index === at ? { ...map, spec, axis: { ...map.axis } } : map));
    const [first, ...beside] = maps;
    store.set({ ...mapPart(/** @type {State} */ (first)), beside }, { history: "push" });
  }

  /** The differences that the chosen map may have, each with what to do for it. @param {State} state */
  function differences(state) {
    const own = subjectOf(chosen(state));
    const turned = own.core.turned();
    if (turned) return [{ spec: turned, onclick: () => become(turned) }];
    const others = mapsOf(state).filter((map) => map !== chosen(state) && map.spec !== own.spec);
    const specs = others.map((map) => own.core.less(map.spec));
    return [...new Set([...specs, own.core.less_printed()])]
      .filter((spec) => spec != null)
      .map((spec) => ({ spec, onclick: () => add(spec) }));
  }

  /** @param {boolean} several */
  function place(several) {
    if (element === (several ? pane.firstElementChild : pane.lastElementChild)) return;
    const focused = element.contains(document.activeElement) && document.activeElement;
    if (several) pane.prepend(element);
    else pane.append(element);
    if (focused instanceof HTMLElement) focused.focus();
  }

  return {
    /** @param {State} state  of the whole page */
    show(state) {
      const several = state.beside.length > 0;
      place(several);
      const full = state.beside.length >= MOST - 1;
      arrangement.hidden = !several;
      free.show(!state.arrangement.free);
      one.show(state.arrangement.one);
      wipe.show(state.arrangement.wipe !== null);
      shortcut.toggleAttribute("disabled", full);
      const now = JSON.stringify([mapsOf(state).map(({ spec }) => spec), state.arrangement.chosen]);
      if (now === made) return;
      made = now;
      const titleOf = (/** @type {string} */ spec) => subjectOf({ spec, axis: { ...chosen(state).axis } }).chart.title;
      fill(
        more,
        button("Add a map beside", full, () => add(chosen(store.get()).spec), "plus"),
        ...differences(state).map(({ spec, onclick }) => button(titleOf(spec), full, onclick)),
        several && button("Only this map", false, alone),
      );
    },
  };
}

/** @param {State} state */
function chosen(state) {
  return /** @type {State} */ (mapsOf(state)[state.arrangement.chosen]);
}

/**
 * @param {string} title
 * @param {boolean} disabled
 * @param {() => void} onclick
 * @param {string} [sign]
 */
function button(title, disabled, onclick, sign) {
  return el("button", { type: "button", disabled, onclick }, sign && icon(sign), title);
}

/**
 * @param {string} title
 * @param {(on: boolean) => void} onChange
 */
function check(title, onChange) {
  const input = el("input", { type: "checkbox", onchange: () => onChange(input.checked) });
  return {
    element: el("label", { class: "check" }, input, title),
    /** @param {boolean} on */
    show(on) {
      input.checked = on;
    },
  };
}
