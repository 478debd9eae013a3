/**
 * The keyboard: arrows move the cell cursor, everything else has one key.
 *
 * @typedef {object} KeyActions
 * @property {(rows: number, columns: number) => void} step  the cursor, by cells
 * @property {(down: number, right: number) => void} pan  the view, in parts of its size
 * @property {(down: number) => void} page  view and cursor, in parts of the view's height
 * @property {(place: "start" | "end" | "first" | "last") => void} jump  the cursor: along its row, or to a corner
 * @property {(factor: number) => void} zoom
 * @property {() => void} home
 * @property {() => void} fit
 * @property {() => void} pin
 * @property {() => void} escape
 */

const STRIDE = 10;
const PAN = 0.2;
const PAGE = 0.9;
const ZOOM = Math.SQRT2;

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowUp: [-1, 0], ArrowDown: [1, 0], ArrowLeft: [0, -1], ArrowRight: [0, 1] };

/**
 * @param {HTMLCanvasElement} canvas
 * @param {KeyActions} actions
 */
export function watchKeys(canvas, actions) {
  /** @type {Record<string, () => void>} */
  const plain = {
    "+": () => actions.zoom(ZOOM),
    "=": () => actions.zoom(ZOOM),
    "-": () => actions.zoom(1 / ZOOM),
    _: () => actions.zoom(1 / ZOOM),
    "−": () => actions.zoom(1 / ZOOM),
    0: actions.home,
    f: actions.fit,
    F: actions.fit,
    Enter: actions.pin,
    " ": actions.pin,
    Escape: actions.escape,
    PageUp: () => actions.page(-PAGE),
    PageDown: () => actions.page(PAGE),
    Home: () => actions.jump("start"),
    End: () => actions.jump("end"),
  };
  /** @type {Record<string, () => void>} */
  const withCtrl = {
    Home: () => actions.jump("first"),
    End: () => actions.jump("last"),
  };

  canvas.addEventListener("keydown", (event) => {
    const action = find(event);
    if (!action) return;
    event.preventDefault();
    action();
  });

  /**
   * Whatever has no meaning here stays with the browser, such as its own zoom.
   * @param {KeyboardEvent} event
   * @returns {(() => void) | undefined}
   */
  function find({ key, shiftKey, ctrlKey, metaKey, altKey }) {
    if (altKey) return undefined;
    const ctrl = ctrlKey || metaKey;
    const arrow = ARROWS[key];
    if (!arrow) return ctrl ? withCtrl[key] : plain[key];
    const [rows, columns] = arrow;
    if (ctrl) return () => actions.pan(PAN * rows, PAN * columns);
    const stride = shiftKey ? STRIDE : 1;
    return () => actions.step(stride * rows, stride * columns);
  }
}
