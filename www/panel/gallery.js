/**
 * The gallery: the wonders, and all that the papers print, paper by paper, each as a small picture with what to look for.
 *
 * @typedef {import("../types.js").GalleryRoom} GalleryRoom
 * @typedef {import("../types.js").GalleryRoom["figures"][number]} Exhibit
 */

import { el, fill } from "../shared/dom.js";
import { wordsOf } from "../shared/failures.js";
import { rich } from "./text.js";

/**
 * @param {HTMLElement} root
 * @param {import("../types.js").Client} client
 * @param {import("../types.js").Thumbnails} thumbnails
 */
export async function createGallery(root, client, thumbnails) {
  const gallery = el("div", { class: "gallery" }, el("p", { class: "hint" }, "The gallery is being hung…"));
  root.append(gallery);
  try {
    const rooms = await client.gallery();
    const halls = [wonders(rooms), ...rooms.map(printed)].map(([title, words, exhibits]) => ({
      title,
      element: el(
        "section",
        { class: "hall" },
        el("header", {}, el("h2", { tabindex: -1 }, title), el("p", { class: "hint" }, words)),
        el("ul", { class: "wall" }, ...exhibits.map((exhibit) => el("li", {}, picture(exhibit, thumbnails)))),
      ),
    }));
    const signs = halls.map(({ title, element }) => {
      const go = () => {
        element.scrollIntoView({ block: "start" });
        // Whoever came by keys goes on from there.
        element.querySelector("h2")?.focus({ preventScroll: true });
      };
      return el("li", {}, el("button", { type: "button", class: "quiet", onclick: go }, title));
    });
    fill(gallery, el("nav", { "aria-label": "Gallery" }, el("ul", {}, ...signs)), ...halls.map((hall) => hall.element));
  } catch (error) {
    fill(gallery, el("p", { class: "hint", role: "status" }, `The gallery cannot be shown: ${wordsOf(error)}`));
  }
}

/** @typedef {[title: string, words: string, exhibits: Exhibit[]]} Hall */

/**
 * @param {GalleryRoom[]} rooms
 * @returns {Hall}
 */
function wonders(rooms) {
  return ["Wonders", "What no paper prints and is worth a visit.", rooms.flatMap((room) => room.wonders)];
}

/**
 * @param {GalleryRoom} room
 * @returns {Hall}
 */
function printed({ paper, figures }) {
  return [paper.title, paper.authors, figures];
}

/**
 * @param {Exhibit} exhibit
 * @param {import("../types.js").Thumbnails} thumbnails
 */
function picture({ game, source, title, look, link }, thumbnails) {
  return el(
    "a",
    { class: "exhibit", href: `#${link}` },
    thumbnails.of(link),
    el("span", { class: "source" }, source ? `${game} · ${source}` : game),
    el("b", {}, ...rich(title)),
    el("span", { class: "look" }, ...rich(look)),
  );
}
