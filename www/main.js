/** The page comes up here: the core is loaded, the link is opened, and every part is given what it needs. */

import init, { parse_link, print_link, catalogue as readCatalogue } from "../pkg/nimscope.js";
import { byId, typed } from "./frame.js";
import { createDoor, loadFront } from "./front/door.js";
import { createMap } from "./map/index.js";
import { createChoosing } from "./panel/choosing.js";
import { createClipboard } from "./panel/clipboard.js";
import { createDialogs } from "./panel/dialogs.js";
import { createGames, gameOf } from "./panel/games.js";
import { createInspector } from "./panel/inspector.js";
import { createLegend } from "./panel/legend.js";
import { createNotice } from "./panel/notice.js";
import { createPresets } from "./panel/presets.js";
import { createProgress } from "./panel/progress.js";
import { createRules } from "./panel/rules.js";
import { createShow } from "./panel/show.js";
import { createTabs } from "./panel/tabs.js";
import { createTheme } from "./panel/theme.js";
import { BUILD, beOfThisBuild } from "./shared/build.js";
import { wordsOf } from "./shared/failures.js";
import { aloneOf, createChosen, lensAt } from "./shared/maps.js";
import { createStore } from "./state.js";
import { createClient } from "./worker/client.js";

/** The picture that a legend belongs to is drawn a frame later; what can wait leaves it so many milliseconds. */
const BREATH = 250;

// What a visitor without a link sees is asked for before the core is here.
if (!location.hash) loadFront().catch(() => {});

async function start() {
  // Compiled once, here; the worker gets what comes of it.
  const core = await WebAssembly.compileStreaming(fetch(new URL("../pkg/nimscope_bg.wasm", import.meta.url)));
  beOfThisBuild(document.documentElement.dataset.build, core);
  await init({ module_or_path: core });
  /** @type {import("./types.js").Catalogue} */
  const catalogue = { ...readCatalogue(), claims: null };
  const opened = parse_link(location.hash);
  /** Someone typed a rule that has no value somewhere. */
  const editRule = () => byId("rules").querySelector("input")?.focus();
  const notice = createNotice(byId("notice"), () => choosing.home(), editRule);
  const store = createStore(opened.state, print_link, parse_link, notice.problems);
  const chosen = createChosen(store);
  const choosing = createChoosing(store, chosen);
  const client = createClient(core);
  const rooms = {
    choices: byId("show"),
    front: byId("front"),
    stage: byId("stage"),
    numbers: byId("numbers"),
    tables: byId("tables"),
    play: byId("play"),
  };
  const panelButton = byId("panel-button");
  const share = typed("share", HTMLDialogElement);
  const copyText = createClipboard(share);
  const tabs = createTabs(byId("panel"), byId("tabs"));

  const inspector = createInspector(byId("inspector"), byId("peek"), byId("readout"), {
    onClear: () => chosen.set({ cell: null }),
    onPeek: () => tabs.go("inspector"),
    playUrl: () => store.url({ show: "play", play: null }),
  });
  const showProgress = createProgress(byId("progress"), () => map.engine, editRule);
  /** @type {(progress: import("./types.js").TableProgress) => void} */
  let progressed = () => {};
  const showLegend = createLegend(byId("legend"));
  /** @type {ReturnType<typeof import("./beside/index.js").createBeside> | null} what knows of several maps; it comes later */
  let beside = null;
  const map = createMap({
    element: byId("one"),
    name: "map",
    lens: lensAt(store, 0),
    client,
    catalogue,
    onLegend(legend) {
      showLegend(legend);
      loadSoon();
    },
    onProgress(progress) {
      showProgress(progress);
      progressed(progress);
    },
    onInspection: (read, source) => (beside ? beside.inspected(0, read, source) : inspector.show(read, source)),
    onView: (view) => beside?.moved(0, view),
    onPoint: (cell) => beside?.pointed(0, cell),
    // What is only seen aside stands beside the pointer, too, so that the eye need not leave the map.
    isTold: (here) =>
      store.get().beside.length > 0 ||
      (here && [byId("inspector"), byId("peek")].some((told) => told.checkVisibility())),
    covers: () => [...byId("corner").children].map((over) => over.getBoundingClientRect()),
    onError,
  });

  /** @param {import("./types.js").Told} told */
  function onError(told) {
    notice.failure(told);
    loadLater();
  }

  const showGame = createGames(byId("games"), catalogue, choosing.game);
  /** @type {(made: import("./types.js").Later) => void} */
  let arrived = () => {};
  /** @type {Promise<import("./types.js").Later>} */
  const coming = new Promise((resolve) => {
    arrived = resolve;
  });
  const showPresets = createPresets(byId("presets"), catalogue, coming, choosing.preset);
  const parts = [
    showGame,
    createRules(byId("rules"), catalogue, chosen, (rule) => (beside?.chosen() ?? map).caption(rule && `still ${rule}`)),
    createShow(rooms, panelButton, catalogue, chosen, tabs),
  ];

  const titleOf = (/** @type {string} */ spec) => gameOf(catalogue, spec).title;
  const appearance = createTheme(byId("theme"), () => (beside ?? map).redraw());
  const panes = { view: byId("view"), colour: byId("colour"), about: byId("about"), claims: byId("claims") };
  for (const name of Object.keys(panes)) tabs.onChosen(name, loadLater);

  /** @type {Promise<void> | null} */
  let later = null;

  /** The page has all of itself soon after the first picture, so that it works when the network goes. */
  function loadLater() {
    later ??= import("./later.js").then(async ({ createLater }) => {
      const page = { catalogue, store, chosen, client, map, tabs, copyText, appearance, notice, inspector, refresh };
      const places = {
        ...{ one: byId("one"), room: byId("room"), tools: byId("tools"), corner: byId("corner") },
        ...{ addButton: byId("add-map"), bookmarksButton: byId("bookmarks-button") },
        ...{ update: byId("update"), help: byId("cheats") },
        ...{ inspector: byId("inspector"), peek: byId("peek"), presets: byId("presets") },
        ...{ rules: byId("rules"), tabs: byId("tabs"), copyLink: byId("copy-link") },
        panelButton,
      };
      const made = await createLater(
        { ...rooms, ...panes, ...places },
        { ...page, build: BUILD, createMap, editRule, onError },
      );
      beside = made.beside;
      parts.push(...made.parts);
      progressed = made.progressed;
      arrived(made);
      refresh();
      loadFront().catch(() => {});
    });
    later.catch((error) => {
      later = null;
      notice.failure({ message: `A part of the page could not be loaded: ${error.message}`, kind: "failed" });
    });
  }

  const refresh = () => show(chosen.get());

  function loadSoon() {
    setTimeout(loadLater, BREATH);
  }

  const showFront = createDoor(
    rooms.front,
    { build: BUILD, catalogue, store, client, createMap, titleOf, later: coming, onDrawn: loadSoon },
    (error) => notice.failure({ message: `The front page could not be loaded: ${wordsOf(error)}`, kind: "failed" }),
  );

  /** @param {import("./types.js").State} state */
  function show(state) {
    if (state.show !== "front" && (state.show !== "map" || state.claim || state.embed || state.beside.length > 0))
      loadLater();
    document.body.toggleAttribute("data-embed", state.embed);
    document.body.toggleAttribute("data-graph", state.axis.kind === "graph");
    const title = state.show === "play" ? "Play" : titleOf(state.spec);
    document.title = state.show === "front" ? "nimscope" : `${title} · nimscope`;
    inspector.update(state.cell);
    for (const part of parts) part(state);
    showPresets(state, [store.get(), aloneOf(state)].map(print_link));
    if (state.show === "front") showFront();
  }

  createDialogs(typed("help", HTMLDialogElement), byId("help-button"), share);
  const copy = byId("copy-link");
  copy.addEventListener("click", () => copyText(/** @type {HTMLElement} */ (copy.querySelector(".text")), store.url()));
  chosen.subscribe(show);
  refresh();
  notice.problems(opened.problems);
  document.body.dataset.ready = "yes";
}

/** @param {unknown} error */
function fail(error) {
  const missing =
    typeof WebAssembly === "undefined"
      ? "This browser has no WebAssembly, which nimscope computes with. Please open it in a current browser."
      : null;
  byId("loading").textContent = missing ?? `nimscope could not start: ${wordsOf(error)}. Please reload the page.`;
  byId("loading").setAttribute("role", "alert");
  document.body.dataset.ready = "failed";
  document.body.dataset.show = "map";
}

start().catch(fail);
