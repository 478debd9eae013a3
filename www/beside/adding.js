/** One more map of the page: in its own section, with its legend and its progress in a corner. */

import { createLegend } from "../panel/legend.js";
import { createProgress } from "../panel/progress.js";
import { el } from "../shared/dom.js";
import { lensAt } from "../shared/maps.js";

/**
 * @param {object} page
 * @param {import("../state.js").Store} page.store
 * @param {import("../types.js").Client} page.client
 * @param {import("../types.js").Catalogue} page.catalogue
 * @param {typeof import("../map/index.js").createMap} page.createMap
 * @param {import("../types.js").MapOptions["onError"]} page.onError
 * @param {() => void} page.editRule
 * @param {(map: import("../types.js").HeatMap) => void} describe  says in words what it shows
 * @param {() => ReturnType<typeof import("./index.js").createBeside>} beside
 * @returns {import("./index.js").Page["addMap"]}
 */
export function createAdding({ store, client, catalogue, createMap, onError, editRule }, describe, beside) {
  return ({ element, name, index }) => {
    const legend = el("figure", { class: "legend", "aria-label": "Legend", hidden: true });
    const progress = el("section", { class: "progress", "aria-label": "Computation", hidden: true });
    element.append(el("div", { class: "corner" }, progress, legend));
    const map = createMap({
      ...{ element, name, lens: lensAt(store, index), client, catalogue, onError },
      onLegend: createLegend(legend),
      onProgress: createProgress(progress, () => map.engine, editRule),
      onInspection: (inspection, source) => beside().inspected(index, inspection, source),
      onView: (view) => beside().moved(index, view),
      onPoint: (cell) => beside().pointed(index, cell),
      covers: () => [legend, progress].map((over) => over.getBoundingClientRect()),
    });
    describe(map);
    return map;
  };
}

/**
 * The map that is chosen, as those of the panel know one.
 * @param {() => import("../types.js").HeatMap} chosen
 * @returns {import("../types.js").HeatMap}
 */
export function chosenMap(chosen) {
  return {
    get canvas() {
      return chosen().canvas;
    },
    get engine() {
      return chosen().engine;
    },
    fit: () => chosen().fit(),
    home: () => chosen().home(),
    zoom: (...how) => chosen().zoom(...how),
    goWith: (view) => chosen().goWith(view),
    point: (cell) => chosen().point(cell),
    contradict: (cells) => chosen().contradict(cells),
    caption: (words) => chosen().caption(words),
    whenAtRest: (listener) => chosen().whenAtRest(listener),
    whenDrawn: (listener) => chosen().whenDrawn(listener),
    follow: (view) => chosen().follow(view),
    paintOn: (...on) => chosen().paintOn(...on),
    redraw: () => chosen().redraw(),
  };
}
