/** A position worked out: its moves, what they lead to, and the least value that is missing. */

import { el } from "../shared/dom.js";
import { digits, grouped, position } from "./text.js";

/** @param {import("../types.js").Moves} moves */
export function worked({ name, value, moves }) {
  if (value === null) return [];
  const options = moves.map((option) =>
    el("li", {}, el("b", {}, digits(option.value)), el("span", {}, `${grouped(option.how)} → `, position(option.name))),
  );
  return [
    el("h3", {}, "A position worked out"),
    el(
      "p",
      {},
      position(name),
      moves.length === 0 ? " has no move, and so the value 0." : " has these moves, each with the value it leads to:",
    ),
    el("ol", { class: "witnesses" }, ...options),
    moves.length > 0 &&
      el("p", {}, `The least value that is missing is ${digits(value)}: that is the value of `, position(name), "."),
  ];
}
