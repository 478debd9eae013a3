/** How numbers and positions are written: grouped digits, and real subscripts. */

import { el } from "../shared/dom.js";

/**
 * Digits in groups of three from 10 000 on, parted by a narrow space that does not break.
 * @param {import("../types.js").Written} value
 */
export function digits(value) {
  return grouped(String(value));
}

/**
 * A text with its numbers written so, however many digits they have.
 * @param {string} text
 */
export function grouped(text) {
  return text.replace(/\d{5,}/g, (run) => run.replace(/\B(?=(\d{3})+$)/g, "\u202f"));
}

/**
 * A large count in few characters, such as 1.2 M.
 * @param {number} value
 */
export function rough(value) {
  if (value < 1000) return String(Math.round(value));
  const [unit, letter] = value < 1e6 ? [1e3, "k"] : [1e6, "M"];
  return `${(value / unit).toFixed(value < 10 * unit ? 1 : 0)}\u202f${letter}`;
}

/**
 * A position as its paper writes it; an underscore begins a subscript.
 * @param {string} name
 */
export function position(name) {
  const [base = "", below] = grouped(name).split("_");
  return el("span", { class: "position" }, ...breaking(base), below !== undefined && el("sub", {}, below));
}

/**
 * A grouped text that may break at the gaps between its groups, and reads and copies as it is.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function breaking(text) {
  return text.split(/(?<=\u202f)/).flatMap((group, i) => (i ? [el("wbr"), group] : [group]));
}

/**
 * A text whose underscores mean subscripts, as in "G(22_∞)", "(n−j)_j" or "G_{d,p}"; what it quotes stands as it was written.
 * @param {string} text
 * @returns {(Node | string)[]}
 */
export function rich(text) {
  const parts = text.split(/(“[^”]*”)|_(\{[^}]*\}|[\p{L}\p{N}∞]+)/u);
  return parts.map((part, i) => (i % 3 === 2 && part ? el("sub", {}, part.replace(/[{}]/g, "")) : (part ?? "")));
}

/**
 * The core's reasons begin small and have no full stop, so that they can stand inside a sentence.
 * @param {string} reason
 */
export function sentence(reason) {
  return `${reason.charAt(0).toUpperCase()}${reason.slice(1)}${reason.endsWith(".") ? "" : "."}`;
}
