/** The button that hides and shows the overview; the browser remembers it. */

import { el, svg } from "../shared/dom.js";
import { createSwitch } from "./switch.js";

/** A map with a frame in it. */
const SHAPE = "M3.5 4.5h13v11h-13zM9.5 9.5h4.5v3.5H9.5z";

/**
 * @param {HTMLElement} tools  where the buttons of the map are
 * @param {{ want: (isWanted: boolean) => void }} overview
 */
export function createOverlook(tools, overview) {
  const chosen = createSwitch("nimscope-overview");
  const button = el(
    "button",
    {
      type: "button",
      id: "overview-button",
      class: "square",
      title: "Overview",
      "aria-label": "Overview",
      onclick: turn,
    },
    svg("svg", { class: "icon", "aria-hidden": true }, svg("path", { d: SHAPE })),
  );
  tools.append(button);

  function turn() {
    chosen.set(!chosen.isOn());
    show();
  }

  function show() {
    button.setAttribute("aria-pressed", String(chosen.isOn()));
    overview.want(chosen.isOn());
  }

  show();
}
