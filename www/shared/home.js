/** Where a game begins to be looked at. */

import { parse_link as parseLink } from "../../pkg/nimscope.js";

/**
 * What a link with nothing but a game and an axis shows.
 * @param {string} spec
 * @param {string} axis
 * @returns {import("../types.js").State}
 */
export function homeState(spec, axis) {
  return parseLink(`${spec}${spec.includes("?") ? "&" : "?"}axis=${axis}`).state;
}
