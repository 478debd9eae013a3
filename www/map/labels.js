/**
 * Labels over the map, each where there is still room for it.
 *
 * @typedef {import("./scene.js").Scene} Scene
 * @typedef {import("./shapes.js").Point} Point
 */

/** Sizes in CSS pixels. */
const TYPE = 11;
const GAP = 3;
/** The plot in boxes of this size, each of which belongs to one label at most. */
const BOX = 8;

/** More would be a carpet. */
const MOST = 300;

/**
 * @param {CanvasRenderingContext2D} context
 * @param {Scene} scene
 */
export function createLabels(context, { frame, theme }) {
  const { ratio } = frame;
  const font = `600 ${TYPE * ratio}px ${theme.font}`;
  /** @type {Set<number>} */
  const taken = new Set();
  /** @type {Map<string, number>} */
  const widths = new Map();
  /** @type {(Point & { text: string, colour: string })[]} */
  const placed = [];

  /** @param {string} text */
  function widthOf(text) {
    const known = widths.get(text);
    if (known !== undefined) return known;
    context.font = font;
    const width = context.measureText(text).width;
    widths.set(text, width);
    return width;
  }

  /**
   * The boxes under a text whose lower left corner is at a place; none if it leaves the plot.
   * @param {Point} at
   * @param {number} width
   */
  function boxes({ x, y }, width) {
    const height = TYPE * ratio;
    if (x < frame.left || y - height < frame.top || x + width > frame.width || y > frame.height) return [];
    const size = BOX * ratio;
    const across = Math.ceil(frame.width / size);
    const found = [];
    for (let row = Math.floor((y - height) / size); row <= Math.floor(y / size); row++) {
      for (let column = Math.floor(x / size); column <= Math.floor((x + width) / size); column++) {
        found.push(row * across + column);
      }
    }
    return found;
  }

  return {
    /**
     * @param {string} text
     * @param {Point[]} places
     * @param {string} colour
     */
    add(text, places, colour) {
      if (!text || placed.length >= MOST) return;
      for (const { x, y } of places) {
        const at = { x: Math.round(x + GAP * ratio), y: Math.round(y - GAP * ratio) };
        const under = boxes(at, widthOf(text));
        if (under.length === 0 || under.some((box) => taken.has(box))) continue;
        for (const box of under) taken.add(box);
        placed.push({ ...at, text, colour });
        return;
      }
    },
    draw() {
      context.font = font;
      context.textAlign = "left";
      context.textBaseline = "alphabetic";
      context.strokeStyle = theme.ground;
      context.lineWidth = 3.5 * ratio;
      for (const { text, x, y } of placed) context.strokeText(text, x, y);
      for (const { text, x, y, colour } of placed) {
        context.fillStyle = colour;
        context.fillText(text, x, y);
      }
    },
  };
}
