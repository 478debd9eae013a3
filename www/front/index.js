/**
 * The front page: what a visitor without a link sees.
 *
 * @typedef {object} Page
 * @property {string} build  the mark of the page's own
 * @property {import("../types.js").Catalogue} catalogue
 * @property {import("../state.js").Store} store
 * @property {import("../types.js").Client} client
 * @property {typeof import("../map/index.js").createMap} createMap
 * @property {(spec: string) => string} titleOf  the name of a game
 * @property {Promise<import("../types.js").Later>} later
 * @property {() => void} onDrawn  there is something to be seen
 */

import { parse_link as parseLink } from "../../pkg/nimscope.js";
import { beOfThisBuild } from "../shared/build.js";
import { el } from "../shared/dom.js";
import { styled } from "../shared/styled.js";
import { createFigure } from "./figure.js";
import { createShelf } from "./shelf.js";

/** Loads its style, which is there before all that it is for. */
export function dress() {
  return styled(new URL("./front.css", import.meta.url));
}

/**
 * @param {HTMLElement} root  which scrolls
 * @param {Page} page
 */
export function createFront(root, page) {
  beOfThisBuild(page.build);
  const { maps, example } = page.catalogue.front;
  const shelf = createShelf(maps.map(({ link }) => parseLink(link).state));
  const row = el("div", { class: "front-maps" });
  const nim = el(
    "section",
    { class: "nim" },
    el("h2", {}, "What is a nim value?"),
    el(
      "p",
      {},
      "Look at the values of all positions that you can move to: the least number that is missing among them, the ",
      el("i", {}, "mex"),
      ", is the nim value of yours. Whoever must move from value 0 loses, and from any other value some move leads to 0: make it every time, and you win. Several heaps are no harder: add their values in binary without carrying, and leave your opponent 0.",
    ),
    el(
      "a",
      { class: "to-play", href: page.store.url({ show: "play", play: null }) },
      "Play three heaps against the program",
    ),
  );
  root.append(
    el(
      "div",
      { class: "first" },
      row,
      el(
        "p",
        { class: "hint how" },
        el(
          "span",
          { class: "mouse-only" },
          "Drag a map to move all three. Click it, or hold Ctrl, to zoom with the wheel.",
        ),
        el("span", { class: "touch-only" }, "Two fingers move and zoom the maps."),
      ),
      nim,
    ),
  );
  const [first] = maps.map(({ sentence }, index) => createFigure(row, page, shelf, index, sentence));
  page.later.then(({ touch, hang }) => {
    if (first) touch(nim, example, parseLink(example.link).state, first.engine);
    hang(root);
  });

  let scrolled = 0;
  root.addEventListener("scroll", () => {
    if (!root.hidden) scrolled = root.scrollTop;
  });
  return {
    /** Whoever comes back finds the page as it was left. */
    show() {
      root.scrollTop = scrolled;
    },
  };
}
