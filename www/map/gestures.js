/**
 * Fingers, pens and the mouse: one drags, two pinch and pan, a short press is a tap, two taps zoom.
 *
 * @typedef {{ x: number, y: number }} Point  in device pixels of the canvas
 *
 * @typedef {object} GestureEvents
 * @property {(event: PointerEvent) => Point} point
 * @property {() => number} ratio
 * @property {() => void} onGrab  a hand is on the map; whatever moved stops
 * @property {(from: Point, to: Point, factor: number) => void} onDrag  what was at `from` is now at `to`, larger by `factor`
 * @property {() => void} onRelease
 * @property {(point: Point) => void} onTap
 * @property {(point: Point, out: boolean) => void} onDoubleTap
 * @property {(point: Point | null, finger?: boolean) => void} onHover
 */

/**
 * How far a press may wander and still be a tap, in CSS pixels. A finger is less steady than a mouse.
 * @type {Record<string, number>}
 */
const WANDER = { mouse: 4, pen: 8, touch: 10 };
const DOUBLE = { time: 320, distance: 28 };

/**
 * @param {HTMLCanvasElement} canvas
 * @param {GestureEvents} events
 */
export function watchPointers(canvas, events) {
  /** @type {Map<number, Point>} */
  const held = new Map();
  /** @type {Point | null} the place of a press that may still become a tap */
  let press = null;
  let dragging = false;
  let lastTap = { at: -Infinity, x: 0, y: 0 };

  canvas.style.touchAction = "none";
  canvas.addEventListener("pointerdown", down);
  canvas.addEventListener("pointermove", move);
  canvas.addEventListener("pointerup", (event) => up(event, true));
  canvas.addEventListener("pointercancel", (event) => up(event, false));
  canvas.addEventListener("pointerleave", () => held.size === 0 && events.onHover(null));

  /** @param {PointerEvent} event */
  function down(event) {
    if (event.pointerType === "mouse" && event.button !== 0) return;
    canvas.setPointerCapture(event.pointerId);
    const point = events.point(event);
    held.set(event.pointerId, point);
    press = held.size === 1 ? point : null;
    events.onGrab();
    if (held.size > 1) dragging = true;
    // A finger that rests reads what it points at, as a mouse does that hovers.
    if (event.pointerType === "touch") events.onHover(held.size === 1 ? point : null, true);
  }

  /** @param {PointerEvent} event */
  function move(event) {
    const point = events.point(event);
    const before = held.get(event.pointerId);
    if (!before) {
      if (event.pointerType !== "touch" && held.size === 0) events.onHover(point);
      return;
    }
    if (!dragging && press && distance(press, point) < (WANDER[event.pointerType] ?? WANDER.pen) * events.ratio())
      return;
    // The way to the threshold is not lost: the drag starts where the press was.
    if (!dragging && event.pointerType === "touch") events.onHover(null);
    dragging = true;
    press = null;
    canvas.dataset.dragging = "";
    const from = grip(held);
    held.set(event.pointerId, point);
    const to = grip(held);
    events.onDrag(from, to, from.spread > 0 ? to.spread / from.spread : 1);
  }

  /**
   * @param {PointerEvent} event
   * @param {boolean} finished
   */
  function up(event, finished) {
    if (!held.delete(event.pointerId) || held.size > 0) return;
    const tapped = finished && !dragging && press;
    dragging = false;
    press = null;
    delete canvas.dataset.dragging;
    if (event.pointerType === "touch") events.onHover(null);
    events.onRelease();
    if (!tapped) return;
    const near = DOUBLE.distance * events.ratio();
    if (event.timeStamp - lastTap.at < DOUBLE.time && distance(lastTap, tapped) < near) {
      lastTap = { at: -Infinity, x: 0, y: 0 };
      events.onDoubleTap(tapped, event.shiftKey);
    } else {
      lastTap = { at: event.timeStamp, ...tapped };
      events.onTap(tapped);
    }
  }
}

/**
 * The middle of the fingers, and how far they are spread.
 * @param {Map<number, Point>} held
 */
function grip(held) {
  const points = [...held.values()];
  const x = points.reduce((sum, point) => sum + point.x, 0) / points.length;
  const y = points.reduce((sum, point) => sum + point.y, 0) / points.length;
  return { x, y, spread: points.length > 1 ? distance(points[0], points[1]) : 0 };
}

/**
 * @param {Point} a
 * @param {Point} b
 */
function distance(a, b) {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
