/**
 * The heaps of a board, each in a card of its own that stays while the game goes on, so that the keyboard stays where it is.
 *
 * @typedef {import("../types.js").BoardShown} Board
 * @typedef {import("../types.js").BoardMove} BoardMove
 */

import { el } from "../shared/dom.js";
import { createHeap } from "./heap.js";

/**
 * @param {(move: BoardMove) => void} make
 * @param {(words: string) => void} say
 */
export function createHeaps(make, say) {
  const element = el("ol", { class: "cards", "aria-label": "Heaps" });
  /** @type {ReturnType<typeof createHeap>[]} */
  let cards = [];

  return {
    element,
    /**
     * @param {Board} board
     * @param {boolean} yours  whether someone at this screen is to move
     */
    show({ heaps, made }, yours) {
      while (cards.length > heaps.length) cards.pop()?.element.remove();
      while (cards.length < heaps.length) {
        const card = createHeap(cards.length, make, say);
        cards = [...cards, card];
        element.append(card.element);
      }
      const last = made.at(-1);
      for (const [place, heap] of heaps.entries()) cards[place]?.show(heap, yours, last?.heap === place);
    },
  };
}
