/**
 * One map of the first figure: its name, which leads to the whole of it, a sentence, and the map itself, with buttons to zoom.
 */

import { rich } from "../panel/text.js";
import { el, icon } from "../shared/dom.js";
import { letScroll } from "../shared/scrolling.js";
import { lensAt } from "./shelf.js";

/**
 * @param {HTMLElement} row  where it stands
 * @param {import("./index.js").Page} page
 * @param {import("./shelf.js").Shelf} shelf
 * @param {number} index  which of its maps
 * @param {string} sentence
 */
export function createFigure(row, { catalogue, client, store, createMap, titleOf, onDrawn }, shelf, index, sentence) {
  const lens = lensAt(shelf, index);
  const title = titleOf(lens.get().spec);
  const stage = el("div", { class: "stage" });
  const link = el("a", {}, title);
  const failure = el("p", { class: "hint", role: "status" });
  const element = el(
    "figure",
    { class: "front-map" },
    el("figcaption", {}, el("h3", {}, link), el("p", {}, ...rich(sentence))),
    stage,
    failure,
  );
  row.append(element);
  // Its colours are read off the page, in which it must be.
  const map = createMap({
    ...{ element: stage, name: `front-map-${index}`, lens, client, catalogue },
    onLegend: onDrawn,
    onProgress() {},
    onInspection() {},
    onError(told) {
      failure.textContent = told.message;
    },
    isTold: () => false,
  });
  map.canvas.setAttribute("aria-label", `Map of the nim values of ${title}`);
  letScroll(stage, map.canvas);
  stage.append(
    el(
      "div",
      { class: "zooms" },
      button("plus", `Zoom ${title} in`, () => map.zoom(1.6)),
      button("minus", `Zoom ${title} out`, () => map.zoom(1 / 1.6)),
      button("home", `${title} as it was`, map.home),
    ),
  );

  /** The link opens what is on the screen. */
  const follow = () => {
    link.href = store.url({ ...lens.get(), show: "map" });
  };
  lens.subscribe(follow);
  follow();
  return map;
}

/**
 * @param {string} name
 * @param {string} label
 * @param {() => void} onclick
 */
function button(name, label, onclick) {
  return el("button", { type: "button", class: "square", "aria-label": label, title: label, onclick }, icon(name));
}
