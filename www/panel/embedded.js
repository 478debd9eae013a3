/**
 * The page as a part of another one: its map, its legend, and under them a link to the whole page. The outer page scrolls: the
 * wheel is the map's once that was clicked, or while Ctrl is held, and on a touch screen the map takes two fingers.
 */

import { el, fill } from "../shared/dom.js";
import { letScroll } from "../shared/scrolling.js";
import { gameOf } from "./games.js";
import { rich } from "./text.js";

/**
 * @param {HTMLElement} stage  where the map lies
 * @param {HTMLCanvasElement} canvas
 * @param {import("../types.js").Catalogue} catalogue
 * @param {import("../state.js").Store} store
 * @returns {(state: import("../types.js").State) => void}
 */
export function createEmbedded(stage, canvas, catalogue, store) {
  const link = el("a", { target: "_blank", rel: "noopener" });
  const hint = el(
    "span",
    { class: "hint" },
    el("span", { class: "mouse-only" }, "Click the map, or hold Ctrl, to zoom with the wheel."),
    el("span", { class: "touch-only" }, "Two fingers move and zoom the map."),
  );
  const foot = el("footer", { class: "embedded" }, link, hint);

  return (state) => {
    if (!state.embed) return;
    if (!foot.isConnected) {
      document.body.append(foot);
      letScroll(stage, canvas);
    }
    link.href = store.url({ embed: false });
    fill(link, el("b", {}, ...rich(gameOf(catalogue, state.spec).title)), " in nimscope ↗");
  };
}
