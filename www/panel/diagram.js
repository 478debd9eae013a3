/**
 * A diagram of positions as the core lays it out: boxes with a value beside a heap, and the moves between them.
 *
 * @typedef {import("../types.js").Diagram} Diagram
 */

import { svg } from "../shared/dom.js";
import { digits, grouped } from "./text.js";

/** The lines of a box stand so far apart, and so far from its left edge and from its value's middle. */
const LINE = 15;
const LEFT = 38;
const MIDDLE = 15;

/**
 * @param {Diagram} diagram
 * @param {(heap: number) => void} onHeap  a box was clicked
 */
export function drawing({ label, size: [width, height], node, nodes, edges }, onHeap) {
  const all = { class: "diagram", role: "img", "aria-label": grouped(label), viewBox: `0 0 ${width} ${height}`, width };
  return svg(
    "svg",
    all,
    ...edges.map(({ path, head, divides }) =>
      svg(
        "g",
        { class: divides ? "divides" : "takes" },
        svg("path", { d: path }),
        svg("path", { d: head, class: "head" }),
      ),
    ),
    ...nodes.map((one) => box(one, node, onHeap)),
  );
}

/**
 * @param {Diagram["nodes"][number]} node
 * @param {[number, number]} size
 * @param {(heap: number) => void} onHeap
 */
function box({ at: [x, y], heap, value, lines, spoken }, [width, height], onHeap) {
  const first = height / 2 - (lines.length * LINE) / 2 + 5;
  const line = (/** @type {string} */ words, /** @type {number} */ i) =>
    svg("text", { x: LEFT, y: first + i * LINE, class: i ? "small" : "heap" }, words);
  const element = svg(
    "g",
    { class: value ? "node" : "node lost", transform: `translate(${x} ${y})` },
    svg("title", {}, grouped(spoken)),
    svg("rect", { width, height, rx: 8 }),
    svg("path", { class: "value", d: `M30 1H8a7 7 0 0 0 -7 7V${height - 8}a7 7 0 0 0 7 7H30z` }),
    svg("text", { x: MIDDLE, y: height / 2 + 6, class: "number" }, digits(value)),
    ...[digits(heap), ...lines].map(line),
  );
  element.addEventListener("click", () => onHeap(heap));
  return element;
}
