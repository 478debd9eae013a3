/**
 * The game switcher. Few games stand side by side in a segmented control; many games, or little room, get a menu grouped by paper.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Game} Game
 * @typedef {import("../types.js").State} State
 */

import { byId, el, fill, icon } from "./dom.js";
import { createMenu } from "./menu.js";
import { segments } from "./segments.js";
import { rich } from "./text.js";

const SIDE_BY_SIDE = 4;

/**
 * The catalogue's entry of the game that a spec names; parameters follow a question mark.
 * @param {Catalogue} catalogue
 * @param {string} spec
 * @returns {Game}
 */
export function gameOf(catalogue, spec) {
  const name = spec.split("?")[0];
  return catalogue.games.find((game) => game.name === name) ?? /** @type {Game} */ (catalogue.games[0]);
}

/**
 * Another game through the same window: view, colours and pinned cell stay, as far as they make sense there.
 * @param {Catalogue} catalogue
 * @param {State} state
 * @param {Game} game
 * @param {State} home  the other game's first view
 * @returns {State}
 */
export function sameViewOf(catalogue, state, game, home) {
  const scale = catalogue.scales.find(({ name }) => name === state.scale.kind);
  const next = { ...state, spec: home.spec };
  if (scale?.needsFrontier && !game.frontier) next.scale = home.scale;
  if (state.n[0] >= game.limit || (state.axis === "sqrt" && !game.straightens)) {
    const { n, k, aspect, axis } = home;
    Object.assign(next, { n, k, aspect, axis, cell: null });
  }
  return next;
}

/**
 * Games by paper, in the catalogue's order.
 * @param {Game[]} games
 */
export function byPaper(games) {
  /** @type {Map<string, Game[]>} */
  const papers = new Map();
  for (const game of games) papers.set(game.paper.id, [...(papers.get(game.paper.id) ?? []), game]);
  return [...papers.values()];
}

/**
 * @param {Catalogue} catalogue
 * @param {(game: Game) => void} onChoose
 * @returns {(state: State) => void} shows the state's game as the current one
 */
export function createGames(catalogue, onChoose) {
  const choose = (/** @type {string} */ name) => onChoose(gameOf(catalogue, name));
  const few = catalogue.games.length <= SIDE_BY_SIDE;
  const choices = catalogue.games.map(({ name, title, rule }) => ({ value: name, title, hint: rule }));
  const control = segments("game", few ? choices : [], choose);
  const label = el("b");
  const button = el("button", { type: "button", id: "game-button", class: "quiet" }, label, icon("down"));
  const menu = createMenu(button, "Game", choose);
  const root = byId("games");
  root.classList.toggle("many", !few);
  const legend = el("legend", { class: "unseen" }, "Game");
  fill(
    root,
    few && el("fieldset", { class: "segments", id: "game-segments" }, legend, ...control.labels),
    button,
    menu.element,
  );

  /** @type {Game | null} */
  let shown = null;

  return (state) => {
    const current = gameOf(catalogue, state.spec);
    if (current === shown) return;
    shown = current;
    label.textContent = current.title;
    button.setAttribute("aria-label", `Game: ${current.title}`);
    control.show(current.name);
    menu.show(
      byPaper(catalogue.games).map((games) => ({
        title: games[0]?.paper.title ?? "",
        items: games.map((game) => ({
          value: game.name,
          checked: game === current,
          content: [el("b", {}, game.title), el("span", {}, ...rich(game.rule))],
        })),
      })),
    );
  };
}
