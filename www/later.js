/** What a first picture does without: the page loads it when that stands, or when something else is looked at. */

import { chosenMap, createAdding } from "./beside/adding.js";
import { createArranging } from "./beside/arranging.js";
import { createBeside } from "./beside/index.js";
import { createDescribing } from "./map/describing.js";
import { createOverview } from "./map/overview.js";
import { createThumbnails } from "./map/thumbnails.js";
import { createAbout } from "./panel/about.js";
import { createBookmarks } from "./panel/bookmarks.js";
import { createClaims } from "./panel/claims.js";
import { createColour } from "./panel/colour.js";
import { createEmbed } from "./panel/embed.js";
import { createEmbedded } from "./panel/embedded.js";
import { writeExtract } from "./panel/extract.js";
import { createGallery } from "./panel/gallery.js";
import { gameOf } from "./panel/games.js";
import { createGlossary } from "./panel/glossary.js";
import { createGuide } from "./panel/guide.js";
import { createHelp } from "./panel/help.js";
import { createLecture } from "./panel/lecture.js";
import { createNumbers } from "./panel/numbers.js";
import { createOverlook } from "./panel/overlook.js";
import { createPrinted } from "./panel/printed.js";
import { createReopening } from "./panel/reopen.js";
import { createSaving } from "./panel/saving.js";
import { createSteering } from "./panel/steering.js";
import { stopsAt } from "./panel/stops.js";
import { createTables } from "./panel/tables.js";
import { createTouch } from "./panel/touch.js";
import { createTour } from "./panel/tour.js";
import { createUpdate } from "./panel/update.js";
import { createView } from "./panel/view.js";
import { loadWords } from "./panel/words.js";
import { createPlayDoor } from "./play/door.js";
import { beOfThisBuild } from "./shared/build.js";
import { styled } from "./shared/styled.js";

/**
 * @typedef {object} Rooms
 * @property {HTMLElement} room  what holds the map and all that lies over it
 * @property {HTMLElement} corner  what lies over the map
 * @property {HTMLElement} tools  where the buttons of the map are
 * @property {HTMLElement} bookmarksButton
 * @property {HTMLElement} stage
 * @property {HTMLElement} numbers
 * @property {HTMLElement} tables
 * @property {HTMLElement} play
 * @property {HTMLElement} view
 * @property {HTMLElement} colour
 * @property {HTMLElement} about
 * @property {HTMLElement} claims
 * @property {HTMLElement} help
 * @property {HTMLElement} update  where a new version is told of
 * @property {HTMLElement} inspector
 * @property {HTMLElement} peek
 * @property {HTMLElement} presets
 * @property {HTMLElement} rules
 * @property {HTMLElement} tabs
 * @property {HTMLElement} copyLink
 * @property {HTMLElement} panelButton  hides and shows the panel
 * @property {HTMLElement} one  where the first map lies
 * @property {HTMLElement} addButton  puts one more map beside
 *
 * @typedef {object} Page
 * @property {string} build  the mark of the page's own
 * @property {import("./types.js").Catalogue} catalogue
 * @property {import("./state.js").Store} store  what the link holds
 * @property {import("./state.js").Store} chosen  the same with the chosen map for the first
 * @property {import("./types.js").Client} client
 * @property {import("./types.js").HeatMap} map
 * @property {import("./panel/tabs.js").Tabs} tabs
 * @property {import("./panel/clipboard.js").CopyText} copyText
 * @property {HTMLElement} appearance  the theme control
 * @property {typeof import("./map/index.js").createMap} createMap
 * @property {ReturnType<typeof import("./panel/inspector.js").createInspector>} inspector
 * @property {import("./types.js").MapOptions["onError"]} onError
 * @property {() => void} editRule
 * @property {ReturnType<typeof import("./panel/notice.js").createNotice>} notice
 * @property {() => void} refresh  shows the state again, when there is more to say of it
 */

/**
 * @param {Rooms} rooms
 * @param {Page} page
 */
export async function createLater(rooms, page) {
  const {
    catalogue,
    store: whole,
    chosen: store,
    client,
    map: first,
    tabs,
    copyText,
    appearance,
    notice,
    inspector,
    refresh,
  } = page;
  beOfThisBuild(page.build);
  await Promise.all([
    styled(new URL("./later.css", import.meta.url)),
    styled(new URL("./print.css", import.meta.url)),
    styled(new URL("./finding.css", import.meta.url)),
    styled(new URL("./beside/beside.css", import.meta.url)),
  ]);
  const titleOf = (/** @type {string} */ spec) => gameOf(catalogue, spec).title;
  /** Who hears of every picture that has come to rest, on whichever map. @type {Set<() => void>} */
  const resting = new Set();
  /** @param {import("./types.js").HeatMap} map */
  const describe = (map) => {
    createDescribing(map, titleOf);
    map.whenAtRest(() => {
      for (const listener of resting) listener();
    });
  };
  const addMap = createAdding(page, describe, () => beside);
  const beside = createBeside(rooms, { store: whole, map: first, addMap, inspector });
  const arranging = createArranging(rooms.view, whole, rooms.addButton);
  const map = chosenMap(beside.chosen);
  const thumbnails = createThumbnails(client, writeExtract);
  const tour = createTour(stopsAt({ ...rooms, canvas: map.canvas }));
  createHelp(rooms.help, tour.start);
  describe(first);
  createLecture(rooms.tools, rooms.panelButton);
  const across = () =>
    whole.get().beside.length > 0 ? Math.round(rooms.stage.clientWidth * devicePixelRatio) : first.canvas.width;
  const reopening = createReopening(whole, client, notice);
  const saving = createSaving(rooms.tools, whole, store, across, client, copyText, reopening);
  createSteering(rooms.tools, map);
  createOverlook(rooms.tools, createOverview(rooms.corner, first, client, whole));
  createBookmarks(rooms.bookmarksButton, whole, titleOf, notice.problems);
  rooms.tools.hidden = false;
  createPrinted(rooms.room, beside.shown, catalogue, { whole, chosen: store });
  // What is a part of another page is kept by nobody.
  if (!store.get().embed) createUpdate(rooms.update, store);
  const numbers = createNumbers(rooms.numbers, catalogue, store, map.engine, copyText, client, saving.openNumbers);
  const claims = createClaims(rooms.claims, catalogue, store, client, map, tabs);
  claims.load();
  createGuide(rooms.rules, client);
  createGlossary([rooms.inspector, rooms.claims, rooms.presets, rooms.about, rooms.tables], client);
  loadWords(catalogue, client).then(refresh);
  const view = createView(rooms.view, catalogue, store, map, tabs, createEmbed(catalogue, store, copyText));
  return {
    beside,
    parts: [
      () => beside.show(whole.get()),
      () => arranging.show(whole.get()),
      createEmbedded(rooms.stage, map.canvas, catalogue, store),
      view,
      createColour(rooms.colour, catalogue, store, map, tabs, (listener) => resting.add(listener)),
      createAbout(rooms.about, catalogue, store, client, map, tabs, copyText, appearance),
      numbers.show,
      createTables(rooms.tables, catalogue, store, client, copyText),
      claims.show,
      createPlayDoor(rooms.play, { ...page, store: whole }),
      tour.follow,
    ],
    progressed: numbers.progressed,
    thumbnails,
    touch: createTouch,
    hang: (/** @type {HTMLElement} */ root) => createGallery(root, client, thumbnails),
  };
}
