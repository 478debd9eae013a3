/**
 * The wheel zooms at the pointer: both axes, or with shift only across, with alt only down. A trackpad's pinch arrives as
 * a wheel with ctrl, in small steps. Over an axis the wheel zooms that axis.
 *
 * @typedef {import("./gestures.js").Point} Point
 */

/** One notch of a mouse wheel is about 100 and zooms by a fifth; a trackpad sends many small steps. */
const RATE = 0.0018;
const PINCH_RATE = 0.01;
const LONGEST = 200;

/** Steps from this size on come from a wheel with notches, and look better as a short motion. */
const NOTCH = 60;

const LINE = 18;
const PAGE = 400;

/**
 * @param {HTMLCanvasElement} canvas
 * @param {object} events
 * @param {(event: WheelEvent) => Point} events.point
 * @param {(point: Point, factor: number, axis: "both" | "n" | "k", notch: boolean) => void} events.onZoom
 * @param {(dx: number) => void} events.onSlide  a sideways swipe, in CSS pixels
 */
export function watchWheel(canvas, { point, onZoom, onSlide }) {
  canvas.addEventListener(
    "wheel",
    (event) => {
      event.preventDefault();
      const unit =
        event.deltaMode === WheelEvent.DOM_DELTA_LINE ? LINE : event.deltaMode === WheelEvent.DOM_DELTA_PAGE ? PAGE : 1;
      const dx = event.deltaX * unit;
      const dy = event.deltaY * unit;
      const sideways = Math.abs(dx) > Math.abs(dy);
      if (sideways && !event.shiftKey && !event.ctrlKey && !event.altKey) {
        onSlide(dx);
        return;
      }
      // Some systems turn a wheel with shift held into a sideways one.
      const length = Math.min(Math.max(sideways ? dx : dy, -LONGEST), LONGEST);
      const pinch = event.ctrlKey && Math.abs(length) < NOTCH;
      const factor = Math.exp(-length * (pinch ? PINCH_RATE : RATE));
      const axis = event.shiftKey ? "k" : event.altKey ? "n" : "both";
      onZoom(point(event), factor, axis, Math.abs(length) >= NOTCH);
    },
    { passive: false },
  );
}
