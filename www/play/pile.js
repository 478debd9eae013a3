/**
 * Tokens that lie together. The last ones are taken: dragged off, tapped, or counted by keyboard, as a slider is. What cannot be
 * taken can be counted too, and is told why.
 *
 * @typedef {import("../types.js").BoardMove} BoardMove
 * @typedef {Omit<import("../types.js").Pile, "drawn"> & { drawn: number }} Drawn
 * @typedef {object} Hands
 * @property {(move: BoardMove) => void} make
 * @property {(words: string) => void} say
 * @property {(words: string) => void} refuse  shows why something cannot be taken; nothing when that is over
 */

import { position } from "../panel/text.js";
import { el, fill } from "../shared/dom.js";
import { createCounting } from "./counting.js";
import { createDrag } from "./drag.js";
import { createTokens } from "./tokens.js";

/**
 * @param {string} label
 * @param {Hands} hands
 */
export function createPile(label, { make, say, refuse }) {
  const tokens = createTokens(label);
  const less = step("minus", "Take one fewer", -1);
  const more = step("plus", "Take one more", 1);
  const take = el("button", { type: "button", class: "take", onclick: () => go() });
  const bar = el("div", { class: "row taking" }, less, take, more);
  const none = el("p", { class: "hint" }, "empty");
  const element = el("div", { class: "pile" }, tokens.element, none, bar);
  /** @type {Drawn} */
  let pile = { tokens: "0", drawn: 0, moves: [] };
  let yours = false;
  let count = 0;
  let hovered = 0;

  /** @param {number} taken */
  const moveOf = (taken) => pile.moves.find((move) => move.take === taken)?.by;

  function draw() {
    const shown = count || hovered;
    const move = moveOf(shown);
    const isWrong = shown > 0 && !move;
    tokens.mark(shown, isWrong);
    tokens.tell(pile.drawn, count, shown === count ? told(count, move) : told(count, moveOf(count)));
    fill(
      take,
      ...(shown === 0
        ? ["Choose how many to take"]
        : [
            `Take ${shown}`,
            move ? el("span", { class: "to" }, " → ", position(move.to)) : el("span", {}, " – not allowed"),
          ]),
    );
    take.setAttribute("aria-disabled", String(!yours || count === 0 || !moveOf(count)));
    less.disabled = !yours || count === 0;
    more.disabled = !yours || count >= pile.drawn;
    none.hidden = pile.drawn > 0;
    bar.hidden = pile.drawn === 0 || pile.moves.length === 0;
  }

  /** @param {number} next */
  function set(next) {
    count = Math.max(0, Math.min(next, pile.drawn));
    hovered = 0;
    if (count === 0 || moveOf(count)) refuse("");
    else refuse(told(count, undefined));
    draw();
  }

  /** Makes the move, or says why not. */
  function go() {
    const move = moveOf(count);
    if (!yours) return;
    if (move) {
      count = 0;
      make(move);
    } else {
      tokens.shake();
      refuse(count ? told(count, undefined) : "Count first how many to take.");
    }
  }

  createCounting(tokens.element, { get: () => count, most: () => pile.drawn, set, go, allowed: () => pile.moves });
  createDrag(tokens, {
    isOn: () => yours && pile.drawn > 0,
    hover(taken) {
      hovered = count ? 0 : taken;
      draw();
    },
    pick: (taken) => (taken === count ? go() : set(taken)),
    hold: set,
    drop: go,
  });

  /**
   * @param {string} name
   * @param {string} title
   * @param {number} by
   */
  function step(name, title, by) {
    const button = el(
      "button",
      { type: "button", class: "square", "aria-label": title, title },
      name === "plus" ? "+" : "−",
    );
    button.addEventListener("click", () => {
      set(count + by);
      say(told(count, moveOf(count)));
    });
    return button;
  }

  return {
    element,
    /**
     * @param {Drawn} next
     * @param {boolean} isYours
     */
    show(next, isYours) {
      const isSame = next.tokens === pile.tokens && isYours === yours;
      pile = next;
      yours = isYours;
      if (!tokens.element.isConnected) element.replaceChildren(tokens.element, none, bar);
      tokens.draw(pile.drawn);
      if (!isSame) [count, hovered] = [0, 0];
      draw();
    },
    /** One that is too large is a number. @param {HTMLElement} instead */
    hide(instead) {
      pile = { tokens: "", drawn: 0, moves: [] };
      element.replaceChildren(instead);
    },
  };
}

/**
 * @param {number} count
 * @param {BoardMove | undefined} move
 */
function told(count, move) {
  if (count === 0) return "none counted";
  return move ? `take ${count}, leaving ${move.to}` : `${count} cannot be taken.`;
}
