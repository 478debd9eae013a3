/**
 * Another game, or a view worth opening, for the map that is chosen.
 *
 * @typedef {import("../types.js").State} State
 */

import { map_beside as mapBeside, parse_link as parseLink } from "../../pkg/nimscope.js";
import { mapPart, mapsOf } from "../shared/maps.js";
import { homeState } from "../shared/subject.js";

/**
 * @param {import("../state.js").Store} store
 * @param {import("../state.js").Store} chosen  the same with the chosen map for the first
 */
export function createChoosing(store, chosen) {
  return {
    /** What the chosen game shows before anyone says more. */
    home: () => chosen.set(mapPart(homeState(chosen.get().spec)), { history: "push" }),
    /**
     * Beside other maps a game shows what they show, as far as it has it.
     * @param {import("../types.js").Entry} game
     */
    game(game) {
      const { palette, reduce, show: before, beside, arrangement } = chosen.get();
      const lacks = before === "front" || before === "play" || (before === "tables" && game.sheets.length === 0);
      const others = mapsOf(store.get()).toSpliced(arrangement.chosen, 1);
      const next = beside.length > 0 ? mapBeside(others, game.name) : homeState(game.name);
      const show = lacks ? "map" : before;
      chosen.set({ ...mapPart(next), palette, reduce, show, sheet: next.sheet }, { history: "push" });
    },
    /**
     * A view of one map is that of the chosen one; several are a page of their own.
     * @param {{ link: string }} preset
     */
    preset(preset) {
      const { state } = parseLink(preset.link);
      const { show, sheet } = state;
      if (state.beside.length > 0) store.set(state, { history: "push" });
      else chosen.set({ ...mapPart(state), show, sheet }, { history: "push" });
    },
  };
}
