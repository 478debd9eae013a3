/** What an axis says of itself. */

/**
 * The width of a strip, wherever it begins; 0 where the map is no strip.
 * @param {string} axis
 */
export function widthOf(axis) {
  return Number(/^(?:strip|far):(\d+)/.exec(axis)?.[1] ?? 0);
}
