/** What a first picture does without: the page loads it when that stands, or when something else is looked at. */

import { createDescribing } from "./map/describing.js";
import { createAbout } from "./panel/about.js";
import { createClaims } from "./panel/claims.js";
import { createColour } from "./panel/colour.js";
import { gameOf } from "./panel/games.js";
import { createHelp } from "./panel/help.js";
import { createNumbers } from "./panel/numbers.js";
import { createTables } from "./panel/tables.js";
import { createView } from "./panel/view.js";

/**
 * @typedef {object} Rooms
 * @property {HTMLElement} numbers
 * @property {HTMLElement} tables
 * @property {HTMLElement} view
 * @property {HTMLElement} colour
 * @property {HTMLElement} about
 * @property {HTMLElement} claims
 * @property {HTMLElement} help
 *
 * @typedef {object} Page
 * @property {import("./types.js").Catalogue} catalogue
 * @property {import("./state.js").Store} store
 * @property {import("./types.js").Client} client
 * @property {import("./types.js").HeatMap} map
 * @property {import("./panel/tabs.js").Tabs} tabs
 * @property {import("./panel/clipboard.js").CopyText} copyText
 * @property {HTMLElement} appearance  the theme control
 * @property {(palette: string) => string[]} strip  the colours of a palette from low to high
 */

/**
 * @param {Rooms} rooms
 * @param {Page} page
 */
export async function createLater(rooms, { catalogue, store, client, map, tabs, copyText, appearance, strip }) {
  await styled();
  createHelp(rooms.help);
  createDescribing(map, (spec) => gameOf(catalogue, spec).title);
  const numbers = createNumbers(rooms.numbers, catalogue, store, map.engine, copyText);
  const claims = createClaims(rooms.claims, catalogue, store, client, map, tabs);
  claims.load();
  return {
    parts: [
      createView(rooms.view, catalogue, store, map, tabs),
      createColour(rooms.colour, catalogue, store, strip),
      createAbout(rooms.about, catalogue, appearance),
      numbers.show,
      createTables(rooms.tables, catalogue, store, client, copyText),
      claims.show,
    ],
    progressed: numbers.progressed,
  };
}

/** Its style comes first, so that nothing is seen without. */
function styled() {
  const link = document.createElement("link");
  link.rel = "stylesheet";
  link.href = new URL("./later.css", import.meta.url).href;
  return new Promise((resolve, reject) => {
    link.onload = resolve;
    link.onerror = () => {
      link.remove();
      reject(new Error("its style does not come"));
    };
    document.head.append(link);
  });
}
