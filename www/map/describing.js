/**
 * What a map shows, in words made of the core's numbers, for whoever hears it. It is told politely: only when the picture has
 * been at rest for a while, and has changed. A graph that came to rest without a point in view goes to the nearest one.
 *
 * @typedef {import("../types.js").HeatMap} HeatMap
 * @typedef {import("../core.js").Summary} Summary
 * @typedef {import("./pictures.js").Picture} Picture
 */

import { el } from "../shared/dom.js";
import { plotSize } from "./view.js";

/** So many milliseconds a picture rests before it is described. */
const REST = 700;

/**
 * @param {HeatMap} map
 * @param {(spec: string) => string} titleOf  a game in words
 */
export function createDescribing(map, titleOf) {
  const { canvas, engine } = map;
  const words = el("p", { id: `${canvas.id}-description`, class: "unseen", "aria-live": "polite" });
  canvas.after(words);
  canvas.setAttribute("aria-describedby", `${words.id} ${canvas.getAttribute("aria-describedby")}`);
  let timer = 0;

  map.whenAtRest(({ picture, frame, cursor, goTo }) => {
    clearTimeout(timer);
    timer = setTimeout(() => describe(picture, frame, cursor, goTo).catch(() => {}), REST);
  });

  /**
   * @param {Picture} picture
   * @param {import("./view.js").Frame} frame
   * @param {string} cursor  the cell that it is at, in words
   * @param {(view: import("./view.js").View) => void} goTo
   */
  async function describe(picture, frame, cursor, goTo) {
    const { spec, axis, view, chart } = picture;
    const plot = plotSize(frame);
    const [top, left] = [Math.floor(Math.max(view.y, chart.first)), Math.floor(Math.max(view.x, 0))];
    const bottom = Math.min(Math.ceil(view.y + plot.height / view.sy), chart.rows);
    const right = Math.min(Math.ceil(view.x + plot.width / view.sx), chart.columns);
    if (top >= bottom || left >= right) return;
    const summary = await engine.summary(spec, axis, [top, bottom], [left, right]);
    if (!summary) return;
    if (summary.nearest !== null) {
      const row = chart.ceiling - 1 - summary.nearest;
      goTo({ ...view, y: row + 0.5 - plot.height / view.sy / 2 });
      return;
    }
    const said = [
      `${titleOf(spec)}.`,
      place(picture, top, bottom, left, right),
      ...numbers(summary, chart.ceiling > 0 ? "heaps" : "cells"),
      cursor && `The cursor is at ${cursor}.`,
    ];
    const text = said.filter(Boolean).join(" ");
    if (words.textContent !== text) words.textContent = text;
  }
}

/**
 * Which rows and columns are in view.
 * @param {Picture} picture
 * @param {number} top
 * @param {number} bottom
 * @param {number} left
 * @param {number} right
 */
function place({ core, chart }, top, bottom, left, right) {
  const [first, last] = chart.ceiling > 0 ? [bottom - 1, top] : [top, bottom - 1];
  return `Rows, ${chart.rowLabel}: ${core.row_name(first)} to ${core.row_name(last)}. Columns, ${chart.columnLabel}: ${left} to ${right - 1}.`;
}

/**
 * @param {Summary} summary
 * @param {string} things
 */
function numbers(
  { every: [down, across], cells, unknown, lost, least, largest, largest_at: at, commonest, times },
  things,
) {
  if (cells === 0) return unknown > 0 ? ["None of it is computed yet."] : [];
  const looked =
    down * across > 1 ? `One in ${down * across} ${things} was looked at: of ${cells}` : `Of ${cells} ${things}`;
  const part = (/** @type {number} */ count) => `${count} (${((100 * count) / cells).toFixed(1)} %)`;
  return [
    `The smallest value is ${least}, the largest ${largest}, first at row ${at[0]}, column ${at[1]}.`,
    `${looked}, ${lost === null ? "" : `${part(lost)} are P-positions and `}${part(times)} have the commonest value, ${commonest}.`,
    unknown > 0 ? `${unknown} are not computed yet.` : "",
  ];
}
