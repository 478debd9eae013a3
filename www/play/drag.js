/** Takes tokens with a hand: pointed at, those that would go are shown; a tap counts them; dragged off, they are taken. */

/** Farther than this, in pixels, a hand drags; and farther than that, what it holds is off the heap. */
const DRAGS = 8;
const OFF = 56;

/**
 * @param {ReturnType<typeof import("./tokens.js").createTokens>} tokens
 * @param {object} hand
 * @param {() => boolean} hand.isOn
 * @param {(taken: number) => void} hand.hover
 * @param {(taken: number) => void} hand.pick
 * @param {(taken: number) => void} hand.hold
 * @param {() => void} hand.drop
 */
export function createDrag(tokens, { isOn, hover, pick, hold, drop }) {
  const { element } = tokens;
  /** @type {{ x: number, y: number, taken: number, drags: boolean } | null} */
  let held = null;

  element.addEventListener("pointerdown", (event) => {
    if (!isOn() || event.button !== 0) return;
    held = { x: event.clientX, y: event.clientY, taken: tokens.from(event), drags: false };
    element.setPointerCapture(event.pointerId);
  });
  element.addEventListener("pointermove", (event) => {
    if (!isOn()) return;
    if (!held) {
      if (event.pointerType === "mouse") hover(tokens.from(event));
      return;
    }
    const [dx, dy] = [event.clientX - held.x, event.clientY - held.y];
    if (!held.drags && Math.hypot(dx, dy) > DRAGS) {
      held.drags = true;
      hold(held.taken);
    }
    if (held.drags) tokens.carry(dx, dy, Math.hypot(dx, dy) > OFF);
  });
  element.addEventListener("pointerup", (event) => {
    if (!held) return;
    const { taken, drags, x, y } = held;
    held = null;
    tokens.carry(0, 0, false);
    if (!drags) pick(taken);
    else if (Math.hypot(event.clientX - x, event.clientY - y) > OFF) drop();
  });
  // The page scrolls.
  element.addEventListener("pointercancel", () => {
    held = null;
    tokens.carry(0, 0, false);
  });
  element.addEventListener("pointerleave", () => {
    if (!held) hover(0);
  });
}
