/**
 * What is told beside the pointer of the cell that is being read.
 *
 * @typedef {import("../types.js").Inspection} Inspection
 */

const SUBSCRIPTS = "₀₁₂₃₄₅₆₇₈₉";

/** How much room a finger needs above the place that it touches, in CSS pixels. */
const FINGER = 44;

/**
 * A position and its value in one line.
 * @param {Inspection} inspection
 */
function briefly({ name, value, outcome, options }) {
  const position = name.replace(/_(\d+)/g, (_, digits) => [...digits].map((digit) => SUBSCRIPTS[digit]).join(""));
  const said = position.replace("_", " ");
  if (value === null) return `${said}: ${options.summary}`;
  return `${said} = ${value}${outcome === "P" ? ", P-position" : ""}`;
}

/**
 * What the picture is told of it: a graph draws a heap at its value, and where nothing else tells it, a tag does.
 * @param {ReturnType<typeof import("./inspecting.js").createInspecting>} inspecting
 * @param {{ x: number, y: number, finger: boolean } | null} pointer
 * @param {(still: boolean) => boolean} isTold  whether something else tells it, also of a cell that nobody's hand points at
 * @param {import("./view.js").Frame} frame
 */
export function readingOf(inspecting, pointer, isTold, { ratio }) {
  const read = inspecting.read();
  if (!read) return null;
  const { value } = read.inspection;
  const hand = inspecting.get("hover") && pointer;
  return {
    ...read.cell,
    value: typeof value === "number" ? value : null,
    text: isTold(!inspecting.get("hover")) ? "" : briefly(read.inspection),
    x: hand?.x ?? null,
    y: hand?.y ?? null,
    clear: hand?.finger ? FINGER * ratio : 0,
  };
}

/**
 * Boxes of the page in pixels of a canvas.
 * @param {DOMRect[]} boxes
 * @param {HTMLCanvasElement} canvas
 * @param {import("./view.js").Frame} frame
 */
export function onCanvas(boxes, canvas, { ratio }) {
  const { left, top } = canvas.getBoundingClientRect();
  return boxes.map((box) => ({
    left: (box.left - left) * ratio,
    right: (box.right - left) * ratio,
    top: (box.top - top) * ratio,
    bottom: (box.bottom - top) * ratio,
  }));
}

/**
 * What of a picture is to be seen, and which of its cells stand out.
 * @param {import("./pictures.js").Picture} picture
 * @param {import("./view.js").Frame} frame
 * @param {ReturnType<typeof import("./inspecting.js").createInspecting>} inspecting
 */
export function lookAt({ view, lines }, frame, inspecting) {
  return {
    ...{ frame, view, lines },
    hover: inspecting.get("hover"),
    cursor: inspecting.get("cursor"),
    pinned: inspecting.get("pin"),
  };
}
