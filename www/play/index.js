/**
 * The board: heaps to take tokens off, an opponent, and why a move wins. All that is shown comes from the core.
 *
 * @typedef {import("../types.js").BoardShown} Board
 * @typedef {object} Page
 * @property {string} build  the mark of the page's own
 * @property {import("../types.js").Catalogue} catalogue
 * @property {import("../state.js").Store} store
 * @property {import("../types.js").Client} client
 * @property {import("../panel/clipboard.js").CopyText} copyText
 * @property {typeof import("../map/index.js").createMap} createMap
 * @property {ReturnType<typeof import("../panel/notice.js").createNotice>} notice
 */

import { beOfThisBuild } from "../shared/build.js";
import { el } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";
import { styled } from "../shared/styled.js";
import { createGame } from "./game.js";
import { createHeaps } from "./heaps.js";
import { createMoves } from "./moves.js";
import { createPlace } from "./place.js";
import { createSetup } from "./setup.js";
import { createTyped } from "./typed.js";
import { createWhy } from "./why.js";
import { lastMove, turn } from "./words.js";

/** What the program waits before it answers, in milliseconds, so that one sees what happens. */
const THINKING = 700;

/** Loads its style, which is there before all that it is for. */
export function dress() {
  return styled(new URL("./play.css", import.meta.url));
}

/**
 * @param {HTMLElement} root
 * @param {Page} page
 */
export function createPlay(root, { build, catalogue, store, client, copyText, createMap, notice }) {
  beOfThisBuild(build);
  const game = createGame(store);
  const status = el("p", { class: "turn" });
  const spoken = el("p", { class: "unseen", role: "status" });
  const trouble = el("p", { class: "trouble", role: "alert", hidden: true });
  const heaps = createHeaps(game.make, say);
  const typed = createTyped((text) => client.typed(game.link(), text), game.make, say);
  const moves = createMoves(game, copyText);
  const why = createWhy(game.make, createPlace({ catalogue, client, createMap }));
  const setup = createSetup(catalogue, game, (sum) => client.typed(game.linkOf(sum), ""));
  root.append(
    el(
      "div",
      { class: "board" },
      el("div", { class: "table" }, status, trouble, heaps.element, typed.element),
      el("div", { class: "side" }, moves.element, why.element, setup.element),
      spoken,
    ),
  );

  /** The game that is shown, as links write it; "" if none is. */
  let shown = "";
  /** What the board was asked for last. */
  let asked = "";
  /** What was wrong with it. */
  let complaint = "";
  let waiting = 0;
  /** What was said of it. */
  let told = "";

  /** What is read aloud. @param {string} words */
  function say(words) {
    // The same words once more are said once more.
    spoken.textContent = spoken.textContent === words ? `${words}\u00a0` : words;
  }

  async function read() {
    const link = game.link();
    asked = link;
    clearTimeout(waiting);
    trouble.hidden = true;
    // The first game may have to wait for what knows it.
    if (told === "") status.textContent = "The heaps are being laid out…";
    try {
      await client.board(link, (board) => {
        // Another game may have begun, and the nearest one to what was asked for is the same.
        if (shown !== "" && asked === link) show(board);
      });
    } catch (error) {
      if (isDropped(error) || link !== asked) return;
      trouble.textContent = wordsOf(error);
      trouble.hidden = false;
    }
  }

  /** @param {Board} board */
  function show(board) {
    if (board.played) game.fit(board.played);
    shown = game.link();
    const wrong = board.problems.join("\n");
    if (wrong && wrong !== complaint) notice.problems(board.problems);
    complaint = wrong;
    const yours = !board.winner && board.toMove !== "opponent";
    status.replaceChildren(...turn(board, game.playing().puzzle));
    root.dataset.winner = board.winner ?? "";
    heaps.show(board, yours);
    typed.show(board, yours);
    moves.show(board);
    why.show(board);
    setup.show(board);
    if (board.refusal && board.toMove === "opponent") {
      trouble.textContent = `The program cannot answer: ${board.refusal}. Play against a friend.`;
      trouble.hidden = false;
    }
    const words = `${lastMove(board)} ${status.textContent}`.trim();
    if (words !== told) say(words);
    told = words;
    const { answer } = board;
    if (answer) waiting = setTimeout(() => game.make(answer), THINKING);
  }

  return {
    show() {
      game.begin();
      const link = game.link();
      if (link === shown) return;
      shown = link;
      read();
    },
    /** Nobody looks at it. */
    leave() {
      clearTimeout(waiting);
      shown = "";
    },
  };
}
