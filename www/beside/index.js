/**
 * The maps beside the first one: a section for each, what they do together, and which of them the panel speaks of.
 *
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").HeatMap} HeatMap
 * @typedef {import("../types.js").Inspection} Inspection
 * @typedef {import("../types.js").InspectionSource} Source
 * @typedef {{ element: HTMLElement, map: HeatMap, plate: import("./plate.js").Plate }} Section
 *
 * @typedef {object} Places
 * @property {HTMLElement} stage  where all maps lie
 * @property {HTMLElement} one  where the first one does
 * @property {HTMLElement} corner  what lies over the first one
 *
 * @typedef {object} Page
 * @property {import("../state.js").Store} store
 * @property {HeatMap} map  the first one
 * @property {(place: { element: HTMLElement, name: string, index: number }) => HeatMap} addMap
 * @property {ReturnType<typeof import("../panel/inspector.js").createInspector>} inspector
 */

import { el } from "../shared/dom.js";
import { isSamePosition, mapsOf } from "../shared/maps.js";
import { subjectOf } from "../shared/subject.js";
import { createPlate } from "./plate.js";
import { createWipe } from "./wipe.js";

/**
 * @param {Places} places
 * @param {Page} page
 */
export function createBeside({ stage, one, corner }, { store, map: first, addMap, inspector }) {
  /** What is read in the other maps of the cell that the keyboard points at, for whoever hears it. */
  const heard = el("p", { class: "unseen", "aria-live": "polite" });
  const wipe = createWipe(stage, store);
  const home = /** @type {HTMLElement} */ (corner.parentElement);
  const next = corner.nextSibling;
  /** @type {{ inspection: Inspection | null, source: Source }[]} what each map reads */
  const read = [inspector.read()];
  /** The map that a hand or a key points into; -1 if none does. */
  let origin = -1;
  /** @type {Section[]} */
  const sections = [sectionOf(one, first, 0)];
  stage.append(heard);

  /**
   * @param {HTMLElement} element
   * @param {HeatMap} map
   * @param {number} index
   * @returns {Section}
   */
  function sectionOf(element, map, index) {
    const plate = createPlate(() => close(index));
    plate.read(read[index]?.inspection ?? null);
    element.prepend(plate.element);
    const choose = (/** @type {Event} */ { target }) => {
      // The buttons over the first map are about the one that is chosen.
      if (target instanceof Node && corner.contains(target)) return;
      const { arrangement, beside } = store.get();
      if (beside.length > 0 && arrangement.chosen !== index)
        store.set({ arrangement: { ...arrangement, chosen: index } });
    };
    element.addEventListener("pointerdown", choose, true);
    element.addEventListener("focusin", choose);
    return { element, map, plate };
  }

  /** @param {number} index */
  function add(index) {
    const element = el("section", { class: "one" });
    stage.insertBefore(element, wipe.element);
    sections.push(sectionOf(element, addMap({ element, name: `map-${index + 1}`, index }), index));
  }

  /** @param {number} index */
  function close(index) {
    const state = store.get();
    const [head, ...beside] = mapsOf(state).filter((_, at) => at !== index);
    const { arrangement } = state;
    const chosen = Math.min(arrangement.chosen - (arrangement.chosen > index ? 1 : 0), beside.length);
    const wiped = beside.length > 0 ? arrangement.wipe : null;
    const { show, sheet, claim, embed } = state;
    const page = { show, sheet, claim, embed, beside, arrangement: { ...arrangement, wipe: wiped, chosen } };
    store.set({ ...head, ...page }, { history: "push" });
    sections[chosen]?.map.canvas.focus();
  }

  /** The maps that show the same positions as one of them. @param {number} index */
  function others(index) {
    const maps = mapsOf(store.get());
    const own = maps[index];
    // One that was closed may still come to rest.
    if (!own) return [];
    return maps.flatMap((map, at) => {
      const section = sections[at];
      return section && at !== index && isSamePosition(own, map) ? [{ at, section, map, own }] : [];
    });
  }

  const reader = () => (origin >= 0 ? origin : store.get().arrangement.chosen);

  function tell() {
    const { inspection = null, source = "hover" } = read[reader()] ?? {};
    inspector.show(inspection, source);
    const spoken = origin >= 0 && source === "cursor" ? others(origin).map(({ at, map }) => heardOf(at, map)) : [];
    const words = spoken.filter(Boolean).join(", ");
    if (heard.textContent !== words) heard.textContent = words;
  }

  /**
   * @param {number} at
   * @param {State} map
   */
  function heardOf(at, map) {
    const { inspection } = read[at] ?? {};
    return inspection?.value != null && `${subjectOf(map).chart.title} ${inspection.value}`;
  }

  /** @param {State} state */
  function show(state) {
    const maps = mapsOf(state);
    const { wipe: share, chosen } = state.arrangement;
    const several = maps.length > 1;
    stage.toggleAttribute("data-several", several);
    stage.dataset.count = String(maps.length);
    stage.toggleAttribute("data-one", several && state.arrangement.one);
    // What lies over the map lies over the first of several.
    if (several && corner.parentElement !== one) one.append(corner);
    if (!several && corner.parentElement !== home) home.insertBefore(corner, next);
    for (let index = sections.length; index < maps.length; index++) add(index);
    for (const [index, { element, map, plate }] of sections.entries()) {
      const own = maps[index];
      const was = element.hidden;
      element.hidden = !own;
      if (!own && !was) map.engine.stop();
      if (own && was) map.engine.resume();
      if (!own) continue;
      const { title } = subjectOf(own).chart;
      plate.show(title, several);
      element.toggleAttribute("data-chosen", several && index === chosen);
      // Maps of one range need one legend, and differences another than values.
      const kin = maps.slice(0, index).some((map) => subjectOf(map).chart.apart === subjectOf(own).chart.apart);
      element.toggleAttribute("data-told", state.arrangement.one && kin);
      if (!several) continue;
      element.setAttribute("role", "group");
      element.setAttribute("aria-label", `Map ${index + 1} of ${maps.length}: ${title}`);
      if (index > 0) map.canvas.setAttribute("aria-label", `Map of ${title}`);
    }
    wipe.show(several ? share : null);
    tell();
  }

  return {
    show,
    /** The map that the panel speaks of. */
    chosen: () => /** @type {Section} */ (sections[store.get().arrangement.chosen] ?? sections[0]).map,
    /** The maps in sight, each with its legend. */
    shown: () =>
      sections
        .filter(({ element }) => !element.hidden)
        .map(({ element, map }, index) => ({ map, legend: (index ? element : corner).querySelector(".legend") })),
    redraw() {
      for (const { map } of sections) map.redraw();
    },
    /**
     * A map is moved by a hand, or has come to rest.
     * @param {number} index
     * @param {import("../map/view.js").View | null} view
     */
    moved(index, view) {
      if (store.get().arrangement.free) return;
      for (const { section, map, own } of others(index)) {
        if (subjectOf(map).text === subjectOf(own).text) section.map.goWith(view);
      }
    },
    /**
     * Someone points at a cell, or at none any more.
     * @param {number} index
     * @param {import("../map/lattice.js").Cell | null} cell
     */
    pointed(index, cell) {
      if (!cell && origin !== index) return;
      origin = cell ? index : -1;
      for (const { section } of others(index)) section.map.point(cell);
      tell();
    },
    /**
     * A map has read a cell, or none.
     * @param {number} index
     * @param {Inspection | null} inspection
     * @param {Source} source
     */
    inspected(index, inspection, source) {
      read[index] = { inspection, source };
      sections[index]?.plate.read(inspection);
      tell();
    },
  };
}
