/**
 * The game switcher. Few games stand side by side in a segmented control; many games, or little room, get a menu grouped by paper.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Game} Game
 * @typedef {import("../types.js").State} State
 */

import { byId, el, fill, icon } from "./dom.js";
import { createMenu } from "./menu.js";
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
  const segments = catalogue.games.length <= SIDE_BY_SIDE ? segmented(catalogue, onChoose) : null;
  const label = el("b");
  const button = el("button", { type: "button", id: "game-button", class: "quiet" }, label, icon("down"));
  const menu = createMenu(button, "Game", (value) => onChoose(gameOf(catalogue, value)));
  const root = byId("games");
  root.classList.toggle("many", !segments);
  fill(root, segments, button, menu.element);

  /** @type {Game | null} */
  let shown = null;

  return (state) => {
    const current = gameOf(catalogue, state.spec);
    if (current === shown) return;
    shown = current;
    label.textContent = current.title;
    button.setAttribute("aria-label", `Game: ${current.title}`);
    for (const input of segments?.querySelectorAll("input") ?? []) input.checked = input.value === current.name;
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

/**
 * @param {Catalogue} catalogue
 * @param {(game: Game) => void} onChoose
 */
function segmented(catalogue, onChoose) {
  return el(
    "fieldset",
    { class: "segments", id: "game-segments" },
    el("legend", { class: "unseen" }, "Game"),
    ...catalogue.games.map((game) =>
      el(
        "label",
        { title: game.rule },
        el("input", { type: "radio", name: "game", value: game.name, onchange: () => onChoose(game) }),
        el("span", {}, el("b", {}, game.title)),
      ),
    ),
  );
}
