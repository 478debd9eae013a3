/** The page comes up here: the core is loaded, the link is opened, and every part is given what it needs. */

import init, { Painter, parse_link, print_link, catalogue as readCatalogue } from "../pkg/nimscope.js";
import { createMap } from "./map/index.js";
import { createAbout } from "./panel/about.js";
import { createClaims } from "./panel/claims.js";
import { copyText } from "./panel/clipboard.js";
import { createColour } from "./panel/colour.js";
import { createDialogs } from "./panel/dialogs.js";
import { byId, typed } from "./panel/dom.js";
import { createGames, gameOf } from "./panel/games.js";
import { createInspector } from "./panel/inspector.js";
import { createLegend } from "./panel/legend.js";
import { createNotice } from "./panel/notice.js";
import { createNumbers } from "./panel/numbers.js";
import { createPresets } from "./panel/presets.js";
import { createProgress } from "./panel/progress.js";
import { createRules } from "./panel/rules.js";
import { createShow } from "./panel/show.js";
import { createTables } from "./panel/tables.js";
import { createTabs } from "./panel/tabs.js";
import { createTheme } from "./panel/theme.js";
import { createView } from "./panel/view.js";
import { createStore } from "./state.js";

async function start() {
  await init();
  /** @type {import("./types.js").Catalogue} */
  const catalogue = readCatalogue();
  const opened = parse_link(location.hash);
  const notice = createNotice(() => open(store.get().spec));
  const store = createStore(opened.state, print_link, parse_link, notice.problems);
  const tabs = createTabs();
  const canvas = typed("map", HTMLCanvasElement);

  /** @param {string} link */
  const open = (link) => store.set(parse_link(link).state, { history: "push" });

  const inspector = createInspector({
    onClear: () => store.set({ cell: null }),
    onPeek: () => tabs.show("inspector"),
  });
  const showProgress = createProgress(() => map.engine);
  const map = createMap({
    canvas,
    store,
    catalogue,
    onLegend: createLegend(),
    onProgress(progress) {
      showProgress(progress);
      numbers.progressed(progress);
    },
    onInspection: inspector.show,
    onError: notice.failure,
  });

  const numbers = createNumbers(catalogue, store, map.engine);
  const showGame = createGames(catalogue, (game) => {
    const { palette, reduce, show: before } = store.get();
    const show = before === "tables" && game.sheets.length === 0 ? "map" : before;
    store.set({ ...parse_link(game.home).state, palette, reduce, show }, { history: "push" });
  });
  const showPresets = createPresets(
    catalogue,
    (link) => print_link(parse_link(link).state),
    (preset) => open(preset.link),
  );
  const parts = [
    showGame,
    createRules(catalogue, store),
    createColour(catalogue, store, strip),
    createView(catalogue, store, map, canvas, tabs),
    createAbout(catalogue, createTheme(map.redraw)),
    createShow(catalogue, store, tabs),
    numbers.show,
    createTables(catalogue, store, map.engine),
    createClaims(catalogue, store, map, tabs),
  ];

  /** @param {import("./types.js").State} state */
  function show(state) {
    const game = gameOf(catalogue, state.spec);
    document.title = `${game.title} · nimscope`;
    inspector.update(game, state.cell);
    for (const part of parts) part(state);
    showPresets(state, print_link(state));
  }

  createDialogs();
  const copy = byId("copy-link");
  copy.addEventListener("click", () => copyText(/** @type {HTMLElement} */ (copy.querySelector(".text")), store.url()));
  store.subscribe(show);
  show(store.get());
  notice.problems(opened.problems);
  document.body.dataset.ready = "yes";
}

/**
 * The colours of a palette from low to high, for its swatch.
 * @param {string} palette
 */
function strip(palette) {
  const painter = new Painter(palette, { kind: "linear", number: null }, [0, 63]);
  try {
    painter.settle();
    /** @type {import("./types.js").Legend} */
    const legend = painter.legend();
    const colours = legend.discrete ? legend.entries.map(({ colour }) => colour) : legend.gradient;
    // Zero may have a colour of its own, outside the gradient.
    return [`${painter.colour(0)} 12%`, ...colours];
  } finally {
    painter.free();
  }
}

/** @param {unknown} error */
function fail(error) {
  const missing =
    typeof WebAssembly === "undefined"
      ? "This browser has no WebAssembly, which nimscope computes with. Please open it in a current browser."
      : null;
  byId("loading").textContent =
    missing ?? `nimscope could not start: ${error instanceof Error ? error.message : error}. Please reload the page.`;
  byId("loading").setAttribute("role", "alert");
  document.body.dataset.ready = "failed";
}

start().catch(fail);
