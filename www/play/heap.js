/**
 * A heap: its game, its position, tokens to take off it, and what else can be done with it.
 *
 * @typedef {import("../types.js").BoardHeap} BoardHeap
 * @typedef {import("../types.js").BoardMove} BoardMove
 */

import { breaking, digits, grouped, position, rich } from "../panel/text.js";
import { el, fill } from "../shared/dom.js";
import { createPile } from "./pile.js";

/**
 * @param {number} place  which heap it is, from 0
 * @param {(move: BoardMove) => void} make
 * @param {(words: string) => void} say
 */
export function createHeap(place, make, say) {
  const title = el("h2", {});
  const name = el("p", { class: "name" });
  const said = el("p", { class: "hint" });
  const piles = el("div", { class: "piles" });
  const others = el("div", { class: "row others" });
  const reason = el("p", { class: "reason", hidden: true });
  const element = el("li", { class: "heap-card" }, el("header", {}, title, name, said), piles, others, reason);
  /** @type {ReturnType<typeof createPile>[]} */
  let made = [];
  let allowed = "";

  /**
   * Why a number of tokens cannot be taken; nothing once it can.
   * @param {string} words
   */
  function refuse(words) {
    const told = words && `${words} ${allowed}`;
    fill(reason, ...rich(told));
    reason.hidden = !words;
    if (words) say(told);
  }

  /**
   * @param {BoardHeap} heap
   * @param {boolean} yours
   * @param {boolean} isLast  whether the last move was made here
   */
  function show(heap, yours, isLast) {
    if (heap.allowed !== allowed) refuse("");
    ({ allowed } = heap);
    element.toggleAttribute("data-last", isLast);
    fill(
      title,
      el("span", { class: "number" }, `${place + 1}`),
      el("span", { class: "unseen" }, ": "),
      ...rich(heap.title),
    );
    fill(name, position(heap.position));
    fill(said, grouped(heap.said));
    if (made.length !== heap.piles.length) {
      made = heap.piles.map((_, at) => createPile(label(place, at, heap.piles.length), { make, say, refuse }));
      fill(piles, ...made.map((pile) => pile.element));
    }
    for (const [at, pile] of heap.piles.entries()) {
      if (pile.drawn === null) made[at]?.hide(el("p", { class: "many" }, ...breaking(digits(pile.tokens)), " tokens"));
      else made[at]?.show({ ...pile, drawn: pile.drawn }, yours);
    }
    const focused = others.contains(document.activeElement);
    fill(others, ...heap.others.map((move) => other(move, yours)));
    if (focused) others.querySelector("button")?.focus();
    others.hidden = heap.others.length === 0;
  }

  /**
   * @param {BoardMove} move
   * @param {boolean} yours
   */
  function other(move, yours) {
    return el(
      "button",
      { type: "button", disabled: !yours, onclick: () => make(move) },
      `${move.how.charAt(0).toUpperCase()}${grouped(move.how.slice(1))}`,
      el("span", { class: "to" }, " → ", position(move.to)),
    );
  }

  return { element, show };
}

/**
 * @param {number} place
 * @param {number} at
 * @param {number} count
 */
function label(place, at, count) {
  return count > 1
    ? `Tokens to take from pile ${at + 1} of heap ${place + 1}`
    : `Tokens to take from heap ${place + 1}`;
}
