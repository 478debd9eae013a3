/** What a first picture does without: the page loads it when that stands, or when something else is looked at. */

import { createClaims } from "./panel/claims.js";
import { createNumbers } from "./panel/numbers.js";
import { createTables } from "./panel/tables.js";

/**
 * @param {import("./types.js").Catalogue} catalogue
 * @param {import("./state.js").Store} store
 * @param {import("./types.js").HeatMap} map
 * @param {import("./panel/tabs.js").Tabs} tabs
 */
export function createLater(catalogue, store, map, tabs) {
  const numbers = createNumbers(catalogue, store, map.engine);
  const claims = createClaims(catalogue, store, map, tabs);
  claims.load();
  return {
    parts: [numbers.show, createTables(catalogue, store, map.engine), claims.show],
    progressed: numbers.progressed,
  };
}
