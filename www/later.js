/** What a first picture does without: the page loads it when that stands, or when something else is looked at. */

import { createClaims } from "./panel/claims.js";
import { createNumbers } from "./panel/numbers.js";
import { createTables } from "./panel/tables.js";

/**
 * @param {{ numbers: HTMLElement, tables: HTMLElement, claims: HTMLElement }} rooms
 * @param {import("./types.js").Catalogue} catalogue
 * @param {import("./state.js").Store} store
 * @param {import("./types.js").Client} client
 * @param {import("./types.js").HeatMap} map
 * @param {import("./panel/tabs.js").Tabs} tabs
 * @param {import("./panel/clipboard.js").CopyText} copyText
 */
export function createLater(rooms, catalogue, store, client, map, tabs, copyText) {
  const numbers = createNumbers(rooms.numbers, catalogue, store, map.engine, copyText);
  const claims = createClaims(rooms.claims, catalogue, store, client, map, tabs);
  claims.load();
  return {
    parts: [numbers.show, createTables(rooms.tables, catalogue, store, client, copyText), claims.show],
    progressed: numbers.progressed,
  };
}
