/** As many maps as the address has links, with a bar between them: each with a state, a cell and an inspector of its own. */

import init, { parse_link as parseLink, catalogue as readCatalogue } from "../pkg/nimscope.js";
import { createShelf } from "../www/front/shelf.js";
import { createMap } from "../www/map/index.js";
import { createInspector } from "../www/panel/inspector.js";
import { el } from "../www/shared/dom.js";
import { createLens } from "../www/shared/lens.js";
import { createClient } from "../www/worker/client.js";

const core = await WebAssembly.compileStreaming(fetch("pkg/nimscope_bg.wasm"));
await init({ module_or_path: core });
const catalogue = { ...readCatalogue(), claims: null };
const client = createClient(core);
const links = decodeURIComponent(location.hash.slice(1)).split("|");
const store = createShelf(links.map((link) => parseLink(link).state));
links.forEach(show);
document.body.dataset.ready = "yes";

/** One more map at the end of the page, which knows only of its part of the store. */
function show(_link, index) {
  const lens = createLens(
    store,
    (states) => states[index],
    (patch, states) => ({ [index]: { ...states[index], ...patch } }),
  );
  const [element, cell, peek, readout] = [el("section"), el("aside", { id: `cell-${index}` }), el("i"), el("i")];
  document.body.append(element, cell);
  const onClear = () => lens.set({ cell: null });
  const inspector = createInspector(cell, peek, readout, { onClear, onPeek: onClear, playUrl: () => "#" });
  const update = ({ cell: pinned }) => inspector.update(pinned);
  lens.subscribe(update);
  update(lens.get());
  createMap({
    ...{ element, lens, client, catalogue, name: `map-${index}` },
    onLegend() {},
    onProgress: ({ state }) => {
      element.dataset.progress = state;
    },
    onInspection: inspector.show,
    onError: (message) => console.error(message),
  });
}
