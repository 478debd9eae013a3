/** The buttons on the map that move it: closer, farther, home, and all of the table. Small screens have them in the panel. */

import { el, svg } from "../shared/dom.js";

const STEP = Math.SQRT2;

/** A plus, a minus, a house, and a frame that arrows fill. */
const SHAPES = {
  in: "M10 4.5v11M4.5 10h11",
  out: "M4.5 10h11",
  home: "M3.5 9.5 10 4l6.5 5.5M5.5 8v8h9V8M8.5 16v-4.5h3V16",
  fit: "M3.5 6.5v-3h3M13.5 3.5h3v3M16.5 13.5v3h-3M6.5 16.5h-3v-3M7 7h6v6H7z",
};

/**
 * @param {HTMLElement} tools  where the buttons of the map are
 * @param {import("../types.js").HeatMap} map
 */
export function createSteering(tools, map) {
  tools.prepend(
    tool("in", "Zoom in (+)", () => map.zoom(STEP)),
    tool("out", "Zoom out (−)", () => map.zoom(1 / STEP)),
    tool("home", "Home: the first view of the game (0)", map.home),
    tool("fit", "Fit: the whole table (f)", map.fit),
  );
}

/**
 * @param {keyof typeof SHAPES} id
 * @param {string} title
 * @param {() => void} onclick
 */
function tool(id, title, onclick) {
  const label = title.replace(/ \(.*/, "");
  return el(
    "button",
    { type: "button", id: `map-${id}`, class: "square steering", title, "aria-label": label, onclick },
    svg("svg", { class: "icon", "aria-hidden": true }, svg("path", { d: SHAPES[id] })),
  );
}
