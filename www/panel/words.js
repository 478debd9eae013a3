/** What the catalogue says of games beyond names comes with the papers' part of the core. */

import { insist } from "../shared/insist.js";

/**
 * Fills it in.
 * @param {import("../types.js").Catalogue} catalogue
 * @param {import("../types.js").Client} client
 */
export async function loadWords({ games }, client) {
  const words = (await insist(client.words)) ?? [];
  for (const [i, game] of games.entries()) {
    const { certainty, presets, marks, sheets } = words[i] ?? { certainty: "", presets: [], marks: [], sheets: [] };
    game.certainty = certainty;
    for (const [at, preset] of game.presets.entries()) preset.caption = presets[at] ?? "";
    for (const [at, mark] of game.marks.entries()) mark.hint = marks[at] ?? "";
    for (const [at, sheet] of game.sheets.entries()) sheet.hint = sheets[at] ?? "";
  }
}
