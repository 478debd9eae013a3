/**
 * How large a picture is: as on screen, in pixels, in pixels a cell, or in print.
 *
 * @typedef {{ unit: "pixels" | "cell" | "mm", amount: number, dpi: number }} Size
 * @typedef {"screen" | "pixels" | "cell" | "mm"} Way
 */

import { el } from "../shared/dom.js";
import { numberField } from "./field.js";
import { segments } from "./segments.js";

const WAYS = [
  { value: "screen", title: "Screen", hint: "As wide as what is on the screen" },
  { value: "pixels", title: "Pixels", hint: "So many pixels wide" },
  { value: "cell", title: "Cells", hint: "So many pixels a cell, and whole cells" },
  { value: "mm", title: "Print", hint: "So many millimetres wide, with letters of 8 points" },
];

/** The pixels of a side that the core draws. */
const SIDES = [240, 8192];

/**
 * @param {() => number} screen  how many pixels of the screen the map, or all maps side by side, are wide
 * @param {() => void} onChange
 */
export function createSize(screen, onChange) {
  /** @type {Way} */
  let way = "screen";
  let printed = false;
  const choices = segments("save-size", WAYS, (value) => {
    way = /** @type {Way} */ (value);
    show();
    onChange();
  });
  const fields = {
    pixels: field("pixels", "Pixels wide", SIDES[0], SIDES[1], 1600),
    cell: field("cell", "Pixels a cell", 1, 64, 4),
    mm: field("mm", "Millimetres wide", 40, 1000, 120),
    dpi: field("dpi", "Pixels an inch", 72, 1200, 300),
  };

  /**
   * @param {string} name
   * @param {string} label
   * @param {number | undefined} min
   * @param {number | undefined} max
   * @param {number} usual
   */
  function field(name, label, min = 1, max = 1, usual = min) {
    const made = numberField({ id: `save-${name}`, label, min, max, onValue: onChange });
    made.show(usual);
    return made;
  }

  /** What LaTeX sets has a size on paper. */
  const present = () => (printed ? "mm" : way);

  function show() {
    const now = present();
    choices.show(now);
    for (const input of element.querySelectorAll("input[type=radio]")) {
      if (input instanceof HTMLInputElement) input.disabled = printed && input.value !== "mm";
    }
    fields.pixels.element.hidden = now !== "pixels";
    fields.cell.element.hidden = now !== "cell";
    fields.mm.element.hidden = now !== "mm";
    fields.dpi.element.hidden = now !== "mm";
  }

  const element = el(
    "fieldset",
    { class: "group" },
    el("legend", {}, "Size"),
    el("div", { class: "segments wide" }, ...choices.labels),
    el("div", { class: "sizes" }, ...Object.values(fields).map((one) => one.element)),
  );
  show();

  return {
    element,
    /** @param {boolean} onPaper  whether it must be a size on paper */
    print(onPaper) {
      printed = onPaper;
      show();
    },
    /** The size, or null after showing what is wrong. @returns {Size | null} */
    read() {
      const now = present();
      const dpi = now === "mm" ? fields.dpi.read() : 0;
      const [least = 0, most = 0] = SIDES;
      const amount = now === "screen" ? Math.min(Math.max(screen(), least), most) : fields[now].read();
      if (amount === null || dpi === null) return null;
      return { unit: now === "screen" ? "pixels" : now, amount, dpi };
    },
  };
}
