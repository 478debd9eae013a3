/**
 * The figures and tables of the current game's paper, one click each, grouped by game.
 *
 * @typedef {import("../types.js").Catalogue} Catalogue
 * @typedef {import("../types.js").State} State
 * @typedef {import("../types.js").Preset} Preset
 */

import { el, fill } from "../shared/dom.js";
import { gameOf } from "./games.js";
import { rich } from "./text.js";

/**
 * @param {HTMLElement} root
 * @param {Catalogue} catalogue
 * @param {Promise<import("../types.js").Later>} later
 * @param {(preset: Preset) => void} onChoose
 * @returns {(state: State, links: string[]) => void} marks the preset that the page equals, or its chosen map
 */
export function createPresets(root, catalogue, later, onChoose) {
  /** The links of presets are written as states are. @type {{ button: HTMLButtonElement, preset: Preset }[]} */
  let rows = [];
  let paper = "";
  let shown = "";
  const caption = el("p", { class: "hint preset-caption" });

  /** @param {State} state */
  function build(state) {
    const current = gameOf(catalogue, state.spec);
    paper = current.paper.id;
    rows = [];
    const games = catalogue.games.filter((game) => game.paper.id === paper && game.presets.length > 0);
    fill(
      root,
      el("h2", { class: "unseen" }, `Figures and tables of ${current.paper.title}`),
      games.length === 0 && el("p", { class: "hint" }, "This paper has no presets yet."),
      ...games.map((game) =>
        el(
          "section",
          { class: "preset-group", "data-game": game.name },
          el("h3", {}, game.title),
          el("ul", { class: "presets" }, ...game.presets.map((preset) => el("li", {}, row(preset)))),
        ),
      ),
    );
  }

  /** @param {Preset} preset */
  function row(preset) {
    const picture = el("span", { class: "thumbnail" });
    later.then(({ thumbnails }) => picture.replaceWith(thumbnails.of(preset.link)));
    const button = el(
      "button",
      { type: "button", class: "preset", onclick: () => onChoose(preset) },
      picture,
      el("span", { class: "title" }, ...rich(preset.title)),
      el("span", { class: "source" }, preset.source),
    );
    rows.push({ button, preset });
    return button;
  }

  return (state, links) => {
    const game = gameOf(catalogue, state.spec);
    if (game.paper.id !== paper) build(state);
    if (game.name !== shown) root.querySelector(`[data-game="${game.name}"]`)?.scrollIntoView({ block: "nearest" });
    shown = game.name;
    caption.remove();
    const link = links.find((one) => rows.some(({ preset }) => preset.link === one));
    for (const { button, preset } of rows) {
      if (preset.link === link) {
        button.setAttribute("aria-current", "true");
        fill(caption, ...rich(preset.caption));
        // What it says may still be on its way.
        if (preset.caption) button.closest("section")?.append(caption);
      } else {
        button.removeAttribute("aria-current");
      }
    }
  };
}
