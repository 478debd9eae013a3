/**
 * The canvas as a surface of whole device pixels, drawn once a frame at most and only when something changed.
 *
 * @typedef {import("./view.js").Frame} Frame
 */

import { frame_of as frameOf } from "../../pkg/nimscope.js";

/**
 * @param {HTMLCanvasElement} canvas
 * @param {(context: CanvasRenderingContext2D, frame: Frame) => void} draw
 * @param {() => void} onResize
 */
export function createSurface(canvas, draw, onResize) {
  const context = canvas.getContext("2d", { alpha: false });
  if (!context) throw new Error("This browser cannot draw on a canvas.");
  /** @type {Frame} */
  let frame = measure(canvas.clientWidth * devicePixelRatio, canvas.clientHeight * devicePixelRatio);
  let request = 0;

  /**
   * @param {number} width
   * @param {number} height
   * @returns {Frame}
   */
  function measure(width, height) {
    const ratio = canvas.clientWidth > 0 ? width / canvas.clientWidth : devicePixelRatio;
    return frameOf(Math.max(Math.round(width), 1), Math.max(Math.round(height), 1), ratio);
  }

  function now() {
    cancelAnimationFrame(request);
    request = 0;
    if (frame.width > frame.left && frame.height > frame.top) draw(/** @type {any} */ (context), frame);
  }

  const observer = new ResizeObserver(([entry]) => {
    // Paper has a picture of its own, and the screen is as it was afterwards.
    if (matchMedia("print").matches) return;
    const width = entry.contentRect.width * devicePixelRatio;
    const height = entry.contentRect.height * devicePixelRatio;
    // The exact size tells to which side a fraction was rounded; an emulated screen reports that of the real one instead.
    const exact = entry.devicePixelContentBoxSize?.[0];
    const trusted = exact && Math.abs(exact.inlineSize - width) < 1 && Math.abs(exact.blockSize - height) < 1;
    frame = trusted ? measure(exact.inlineSize, exact.blockSize) : measure(width, height);
    if (canvas.width === frame.width && canvas.height === frame.height) return;
    canvas.width = frame.width;
    canvas.height = frame.height;
    onResize();
    // Resizing cleared the canvas, and the page is painted before the next animation frame.
    now();
  });
  try {
    observer.observe(canvas, { box: "device-pixel-content-box" });
  } catch {
    observer.observe(canvas);
  }

  return {
    frame: () => frame,
    dirty() {
      request ||= requestAnimationFrame(now);
    },
    /**
     * A pointer's place in device pixels of the canvas.
     * @param {{ clientX: number, clientY: number }} event
     */
    point({ clientX, clientY }) {
      const box = canvas.getBoundingClientRect();
      return { x: (clientX - box.left) * frame.ratio, y: (clientY - box.top) * frame.ratio };
    },
  };
}
