/**
 * What is told beside the pointer of the cell that is being read.
 *
 * @typedef {import("../types.js").Inspection} Inspection
 */

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/** How much room a finger needs above the place that it touches, in CSS pixels. */
export const FINGER = 44;

/**
 * A position and its value in one line.
 * @param {Inspection} inspection
 */
export function briefly({ name, value, outcome, options }) {
  const position = name.replace(/_(\d+)/g, (_, digits) => [...digits].map((digit) => SUBSCRIPTS[digit]).join(""));
  const said = position.replace("_", " ");
  if (value === null) return `${said}: ${options.summary}`;
  return `${said} = ${value}${outcome === "P" ? ", P-position" : ""}`;
}

/**
 * What the picture is told of it: a graph draws a heap at its value, and where nothing else tells it, a tag does.
 * @param {{ cell: import("./lattice.js").Cell, inspection: Inspection } | null} read
 * @param {{ x: number, y: number, finger: boolean } | null} pointer
 * @param {boolean} tagged
 * @param {number} ratio
 */
export function readingOf(read, pointer, tagged, ratio) {
  if (!read) return null;
  const { value } = read.inspection;
  return {
    ...read.cell,
    value: typeof value === "number" ? value : null,
    text: tagged ? briefly(read.inspection) : "",
    x: pointer?.x ?? null,
    y: pointer?.y ?? null,
    clear: pointer?.finger ? FINGER * ratio : 0,
  };
}
