/** A map in a page that scrolls: the page scrolls on where a hand passes over the map. */

/**
 * The map hears only what is meant for it: the wheel once it was clicked, or while Ctrl is held, and of fingers two.
 * @param {HTMLElement} stage
 * @param {HTMLCanvasElement} canvas
 */
export function letScroll(stage, canvas) {
  const chosen = () => document.hasFocus() && document.activeElement === canvas;
  stage.addEventListener(
    "wheel",
    (event) => {
      if (!chosen() && !event.ctrlKey && !event.metaKey) event.stopPropagation();
    },
    { capture: true, passive: true },
  );

  canvas.style.touchAction = "pan-x pan-y";
  const held = new Set();
  for (const [type, isHeld] of /** @type {const} */ ([
    ["pointerdown", true],
    ["pointerup", false],
    ["pointercancel", false],
  ])) {
    const count = (/** @type {PointerEvent} */ { pointerType, pointerId }) => {
      if (isHeld && pointerType === "touch") held.add(pointerId);
      else held.delete(pointerId);
    };
    stage.addEventListener(type, count, { capture: true });
  }
  stage.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "touch" && held.size < 2) event.stopPropagation();
    },
    { capture: true },
  );
  // What two fingers do is not for the browser.
  for (const type of /** @type {const} */ (["touchstart", "touchmove"])) {
    stage.addEventListener(type, (event) => event.touches.length > 1 && event.preventDefault(), { passive: false });
  }
}
