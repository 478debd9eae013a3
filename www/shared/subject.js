/**
 * What a state is about: a game under an axis, which the core has read once.
 *
 * @typedef {import("../types.js").Axis} Axis
 * @typedef {import("../types.js").State} State
 *
 * @typedef {object} Subject
 * @property {string} spec
 * @property {Axis} axis
 * @property {string} text  the axis as links write it; with the spec it tells one map from another, and nobody takes it apart
 * @property {Core} core
 * @property {import("../types.js").Chart} chart
 */

import { Subject as Core } from "../../pkg/nimscope.js";

/** The axes of states, each with what was last asked for under it. @type {WeakMap<Axis, Subject>} */
const known = new WeakMap();

/**
 * @param {Pick<State, "spec" | "axis">} state
 * @returns {Subject}
 */
export function subjectOf({ spec, axis }) {
  const found = known.get(axis);
  if (found?.spec === spec) return found;
  const core = new Core(spec, axis);
  const subject = { spec, axis, text: core.text, core, chart: core.chart() };
  known.set(axis, subject);
  return subject;
}

/**
 * What a link with nothing but a game shows, or with a game and an axis.
 * @param {string} spec
 * @param {Axis} [axis]
 * @returns {State}
 */
export function homeState(spec, axis) {
  return axis ? subjectOf({ spec, axis }).core.home() : Core.usual(spec).home();
}

/**
 * The parameters of a game, by their names, as links write them.
 * @param {string} spec
 */
export function parametersOf(spec) {
  return Core.usual(spec).parameters().values;
}
