/**
 * The game switcher: a button that names the game, and a menu of all games, grouped by paper.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").Entry} Entry
 * @typedef {import("../types.js").State} State
 */

import { entry_apart as entryApart, game_of as nameIn } from "../../pkg/nimscope.js";
import { el, fill, icon } from "../shared/dom.js";
import { createMenu } from "./menu.js";
import { rich } from "./text.js";

/**
 * The catalogue's entry of the game that a spec names.
 * @param {Catalogue} catalogue
 * @param {string} spec
 * @returns {Entry}
 */
export function gameOf(catalogue, spec) {
  const known = apart.get(spec);
  if (known) return known;
  const entry = entryApart(spec);
  if (!entry) return gameNamed(catalogue, nameIn(spec));
  apart.set(spec, entry);
  return entry;
}

/** The entries of differences, which no catalogue lists. @type {Map<string, Entry>} */
const apart = new Map();

/**
 * @param {Catalogue} catalogue
 * @param {string} name
 */
function gameNamed(catalogue, name) {
  return catalogue.games.find((game) => game.name === name) ?? /** @type {Entry} */ (catalogue.games[0]);
}

/**
 * Games by paper, in the catalogue's order.
 * @param {Entry[]} games
 */
function byPaper(games) {
  /** @type {Map<string, Entry[]>} */
  const papers = new Map();
  for (const game of games) papers.set(game.paper.id, [...(papers.get(game.paper.id) ?? []), game]);
  return [...papers.values()];
}

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {(game: Entry) => void} onChoose
 * @returns {(state: State) => void} shows the state's game as the current one
 */
export function createGames(root, catalogue, onChoose) {
  const label = el("b");
  const button = el("button", { type: "button", id: "game-button", class: "quiet" }, label, icon("down"));
  const menu = createMenu(button, "Game", (name) => onChoose(gameNamed(catalogue, name)));
  fill(root, button, menu.element);

  /** @type {Entry | null | undefined} */
  let shown;

  return (state) => {
    // The front page is no game's.
    const current = state.show === "front" ? null : gameOf(catalogue, state.spec);
    if (current === shown) return;
    shown = current;
    label.textContent = current?.title ?? "Games";
    button.setAttribute("aria-label", current ? `Game: ${current.title}` : "Games");
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
