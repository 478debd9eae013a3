/**
 * Full screen, for lectures: the map alone, with its legend, and the panel as a drawer over it. Where the browser has no full
 * screen for pages, or does not allow it, the page at least gives the map all of itself. Escape leaves.
 */

import { el, fill, svg, within } from "../shared/dom.js";

/** Four corners, outwards and inwards. */
const SHAPES = {
  enter: "M4 8V4h4M12 4h4v4M16 12v4h-4M8 16H4v-4",
  leave: "M8 4v4H4M16 8h-4V4M12 16v-4h4M4 12h4v4",
};

/**
 * @param {HTMLElement} tools  where the buttons of the map are
 * @param {HTMLElement} panelButton  hides and shows the panel
 */
export function createLecture(tools, panelButton) {
  const { body } = document;
  const isFull = () => body.dataset.full !== undefined;
  const isOpen = () => panelButton.getAttribute("aria-expanded") === "true";
  let wasOpen = isOpen();

  const button = tool("full", () => (isFull() ? leave() : enter()));
  const drawer = tool("drawer", () => panelButton.click());
  drawer.append(svg("svg", { class: "icon", "aria-hidden": true }, svg("use", { href: "#icon-panel" })));
  name(drawer, "Side panel");
  tools.append(button, drawer);

  function show() {
    const full = isFull();
    name(button, full ? "Leave full screen (Esc)" : "Full screen (Shift+F)");
    fill(
      button,
      svg("svg", { class: "icon", "aria-hidden": true }, svg("path", { d: SHAPES[full ? "leave" : "enter"] })),
    );
    drawer.hidden = !full;
  }

  async function enter() {
    wasOpen = isOpen();
    if (wasOpen) panelButton.click();
    body.dataset.full = "";
    show();
    try {
      await document.documentElement.requestFullscreen?.();
    } catch {
      return;
    }
  }

  function leave() {
    if (document.fullscreenElement) document.exitFullscreen();
    else left();
  }

  function left() {
    if (!isFull()) return;
    delete body.dataset.full;
    if (isOpen() !== wasOpen) panelButton.click();
    show();
  }

  document.addEventListener("fullscreenchange", () => document.fullscreenElement || left());
  addEventListener(
    "keydown",
    (event) => {
      const typing = within(event, "input[type=text], textarea, select");
      if (event.key === "F" && event.shiftKey && !event.ctrlKey && !event.metaKey && !event.altKey && !typing) {
        event.preventDefault();
        event.stopPropagation();
        if (isFull()) leave();
        else enter();
      }
      // What is open over the page is closed first.
      if (event.key === "Escape" && isFull() && !within(event, "dialog, [popover]")) leave();
    },
    { capture: true },
  );
  show();
}

/**
 * @param {string} id
 * @param {() => void} onclick
 */
function tool(id, onclick) {
  return el("button", { type: "button", id, class: "square", onclick });
}

/**
 * @param {HTMLElement} button
 * @param {string} words
 */
function name(button, words) {
  button.setAttribute("aria-label", words.split(" (")[0] ?? words);
  button.title = words;
}
