/** What a first picture does without: the page loads it when that stands, or when something else is looked at. */

import { createDescribing } from "./map/describing.js";
import { createOverview } from "./map/overview.js";
import { createAbout } from "./panel/about.js";
import { createBookmarks } from "./panel/bookmarks.js";
import { createClaims } from "./panel/claims.js";
import { createColour } from "./panel/colour.js";
import { createEmbed } from "./panel/embed.js";
import { createEmbedded } from "./panel/embedded.js";
import { gameOf } from "./panel/games.js";
import { createHelp } from "./panel/help.js";
import { createLecture } from "./panel/lecture.js";
import { createNumbers } from "./panel/numbers.js";
import { createOverlook } from "./panel/overlook.js";
import { createPrinted } from "./panel/printed.js";
import { createReopening } from "./panel/reopen.js";
import { createSaving } from "./panel/saving.js";
import { createSteering } from "./panel/steering.js";
import { createTables } from "./panel/tables.js";
import { createUpdate } from "./panel/update.js";
import { createView } from "./panel/view.js";
import { styled } from "./shared/styled.js";

/**
 * @typedef {object} Rooms
 * @property {HTMLElement} room  what holds the map and all that lies over it
 * @property {HTMLElement} tools  where the buttons of the map are
 * @property {HTMLElement} corner  where small things lie over the map
 * @property {HTMLElement} bookmarksButton
 * @property {HTMLElement} stage
 * @property {HTMLElement} numbers
 * @property {HTMLElement} tables
 * @property {HTMLElement} view
 * @property {HTMLElement} colour
 * @property {HTMLElement} about
 * @property {HTMLElement} claims
 * @property {HTMLElement} help
 * @property {HTMLElement} update  where a new version is told of
 * @property {HTMLElement} panelButton  hides and shows the panel
 *
 * @typedef {object} Page
 * @property {import("./types.js").Catalogue} catalogue
 * @property {import("./state.js").Store} store
 * @property {import("./types.js").Client} client
 * @property {import("./types.js").HeatMap} map
 * @property {import("./panel/tabs.js").Tabs} tabs
 * @property {import("./panel/clipboard.js").CopyText} copyText
 * @property {HTMLElement} appearance  the theme control
 * @property {ReturnType<typeof import("./panel/notice.js").createNotice>} notice
 */

/**
 * @param {Rooms} rooms
 * @param {Page} page
 */
export async function createLater(rooms, { catalogue, store, client, map, tabs, copyText, appearance, notice }) {
  await Promise.all([
    styled(new URL("./later.css", import.meta.url)),
    styled(new URL("./print.css", import.meta.url)),
    styled(new URL("./finding.css", import.meta.url)),
  ]);
  const titleOf = (/** @type {string} */ spec) => gameOf(catalogue, spec).title;
  createHelp(rooms.help);
  createDescribing(map, titleOf);
  createLecture(rooms.tools, rooms.panelButton);
  createSaving(rooms.tools, store, map, client, copyText, createReopening(store, client, notice));
  createSteering(rooms.tools, map);
  createOverlook(rooms.tools, createOverview(rooms.corner, map, client, store));
  createBookmarks(rooms.bookmarksButton, store, titleOf, notice.problems);
  rooms.tools.hidden = false;
  createPrinted(rooms.room, map, catalogue, store);
  // What is a part of another page is kept by nobody.
  if (!store.get().embed) createUpdate(rooms.update, store);
  const numbers = createNumbers(rooms.numbers, catalogue, store, map.engine, copyText);
  const claims = createClaims(rooms.claims, catalogue, store, client, map, tabs);
  claims.load();
  return {
    parts: [
      createEmbedded(rooms.stage, map.canvas, catalogue, store),
      createView(rooms.view, catalogue, store, map, tabs, createEmbed(catalogue, store, copyText)),
      createColour(rooms.colour, catalogue, store, map, tabs),
      createAbout(rooms.about, catalogue, appearance),
      numbers.show,
      createTables(rooms.tables, catalogue, store, client, copyText),
      claims.show,
    ],
    progressed: numbers.progressed,
  };
}
