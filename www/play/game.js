/**
 * The game as the state has it: moves are added and taken back, and another game begins. The core checks them all.
 *
 * @typedef {import("../types.js").BoardMove} BoardMove
 * @typedef {import("../types.js").Played} Playing
 * @typedef {ReturnType<typeof createGame>} Game
 */

import { parse_link as parseLink, print_link as printLink } from "../../pkg/nimscope.js";

/** @param {import("../state.js").Store} store */
export function createGame(store) {
  /** Moves that were taken back, the next one first, and the moves that they come after. @type {{ moves: string[], after: string }} */
  let undone = { moves: [], after: "" };

  const playing = () => /** @type {Playing} */ (store.get().play);

  /** The game so far, by which it is known whether moves can be made again. @param {Playing} of */
  const soFar = ({ sum, moves }) => `${sum} ${moves}`;

  /** @returns {string[]} */
  const ahead = () => (undone.after === soFar(playing()) ? undone.moves : []);

  /**
   * @param {Partial<Playing>} patch
   * @param {import("../state.js").HistoryKind} [history]
   */
  function change(patch, history = "replace") {
    store.set({ show: "play", play: { ...playing(), ...patch } }, { history });
    // Whoever loads the page anew loses no move.
    store.flush();
  }

  /**
   * @param {string[]} moves
   * @param {string[]} left  what was taken back
   */
  function move(moves, left) {
    undone = { moves: left, after: soFar({ ...playing(), moves }) };
    change({ moves });
  }

  return {
    playing,
    /** Whoever comes without a game gets one: from the pinned cell on, or a usual one. */
    begin() {
      if (store.get().play) return;
      const { play } = parseLink(printLink(store.get())).state;
      store.set({ play });
    },
    link: () => printLink(store.get()),
    /** @param {BoardMove | { written: string }} move */
    make({ written }) {
      const [next, ...rest] = ahead();
      move([...playing().moves, written], written === next ? rest : []);
    },
    /** Goes back, or on, to where so many moves were made. @param {number} count */
    go(count) {
      const all = [...playing().moves, ...ahead()];
      move(all.slice(0, count), all.slice(count));
    },
    /** How many moves could be made again. */
    ahead: () => ahead().length,
    /** The core has made the nearest game of what the link says. @param {Playing} play */
    fit(play) {
      if (soFar(play) === soFar(playing()) && play.opponent === playing().opponent) return;
      store.set({ play });
    },
    /**
     * Another game begins, which can be gone back from.
     * @param {Partial<Playing>} patch
     */
    start(patch) {
      change({ moves: [], puzzle: null, ...patch }, "push");
    },
    /** Who answers from now on. @param {string} opponent */
    against: (opponent) => change({ opponent }),
    /**
     * The usual sum of a game.
     * @param {string} name
     */
    usual(name) {
      const { state } = parseLink(name);
      return parseLink(printLink({ ...state, show: "play" })).state.play?.sum ?? "";
    },
    /** The link of another sum. @param {string} sum */
    linkOf: (sum) => printLink({ ...store.get(), show: "play", play: { ...playing(), sum, moves: [], puzzle: null } }),
  };
}
