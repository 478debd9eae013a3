/** The help: how to move around by mouse, touch and keyboard, the one that is at hand first. */

import { el, fill } from "../shared/dom.js";

/** A sign between brackets is a key. @typedef {[title: string, ways: [how: string, what: string][]]} Section */

/** @type {Section} */
const MOUSE = [
  "Mouse",
  [
    ["Drag", "move the map"],
    ["Wheel", "zoom at the pointer"],
    ["[Shift] + wheel", "zoom the columns only"],
    ["[Alt] + wheel", "zoom the rows only"],
    ["Wheel on an axis", "zoom that axis"],
    ["Double-click", "zoom in"],
    ["Point", "read a cell"],
    ["Click", "pin a cell"],
    ["Drop a saved picture", "open its view"],
  ],
];

/** @type {Section} */
const TOUCH = [
  "Touch",
  [
    ["Drag", "move the map"],
    ["Pinch", "zoom"],
    ["Two fingers", "move and zoom"],
    ["Double-tap", "zoom in"],
    ["Tap", "pin a cell"],
  ],
];

/** @type {Section} */
const KEYBOARD = [
  "Keyboard, on the map",
  [
    ["[←][↑][↓][→]", "move the cell cursor"],
    ["[Shift] + arrow", "ten cells at once"],
    ["[Ctrl] + arrow", "move the map"],
    ["[Home] [End]", "ends of the row"],
    ["[PgUp] [PgDn]", "a screen up or down"],
    ["[Enter]", "pin the cell"],
    ["[Esc]", "leave the cursor, clear the pin"],
    ["[+] [−]", "zoom"],
    ["[0]", "home"],
    ["[f]", "fit the table"],
    ["[/]", "find a value"],
    ["[F3] [Shift] + [F3]", "the next, the one before"],
    ["[Shift] + [F]", "full screen"],
    ["[b]", "bookmarks"],
    ["[?]", "this help"],
  ],
];

/**
 * @param {HTMLElement} root
 * @param {() => void} onTour
 */
export function createHelp(root, onTour) {
  const pointing = matchMedia("(pointer: coarse)").matches ? [TOUCH, MOUSE] : [MOUSE, TOUCH];
  const tour = el("button", { type: "button", class: "map-only", "data-close": true }, "Show me around the map");
  // The help closes first, and gives the focus back.
  tour.addEventListener("click", () => setTimeout(onTour));
  fill(root, ...[...pointing, KEYBOARD].map(section), tour);
}

/** @param {Section} section */
function section([title, ways]) {
  const rows = ways.map(([how, what]) => el("div", {}, el("dt", {}, ...keys(how)), el("dd", {}, what)));
  return el("section", {}, el("h3", {}, title), el("dl", {}, ...rows));
}

/** @param {string} how */
function keys(how) {
  return how.split(/\[([^\]]+)\]/).map((part, i) => (i % 2 ? el("kbd", {}, part) : part));
}
