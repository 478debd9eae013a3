/** The gestures on a track of thumbs: drag one, drag one off, drag the track itself, click it. */

/** A thumb that is so many pixels off the track is taken away when it is let go. */
const AWAY = 40;

/** What moves less than so many pixels is a click. */
const STILL = 4;

/**
 * @template State  what the thumbs are, to come back to
 * @param {HTMLElement} line
 * @param {object} actions
 * @param {(share: number) => number} actions.place  the value at a share of the track's length
 * @param {(thumb: HTMLElement | null) => State} actions.hold  a gesture begins; what is there
 * @param {(thumb: HTMLElement | null) => void} actions.drop  it is over
 * @param {(thumb: HTMLElement, to: number | null, from: State) => void} actions.move  null: away
 * @param {(share: number, from: State) => void} actions.shift
 * @param {(value: number) => void} actions.add
 * @param {(from: State) => void} actions.restore
 */
export function createDragging(line, { place, hold, drop, move, shift, add, restore }) {
  /** @type {{ thumb: HTMLElement | null, from: State, x: number, y: number, moved: boolean, pointer: number } | null} */
  let drag = null;

  line.addEventListener("pointerdown", (event) => {
    if (drag || event.button !== 0) return;
    const target = event.target === line ? null : nearest(event.clientX);
    const { clientX: x, clientY: y, pointerId: pointer } = event;
    drag = { thumb: target, from: hold(target), x, y, moved: false, pointer };
    line.setPointerCapture(pointer);
    target?.focus();
    // The browser would take the focus back to what it finds under the pointer.
    if (target) event.preventDefault();
  });

  line.addEventListener("pointermove", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const { left, width } = line.getBoundingClientRect();
    drag.moved ||= Math.abs(event.clientX - drag.x) > STILL || drag.thumb !== null;
    if (!drag.moved) return;
    if (!drag.thumb) return shift((event.clientX - drag.x) / width, drag.from);
    const off = Math.abs(event.clientY - drag.y) > AWAY;
    drag.thumb.classList.toggle("off", off);
    move(drag.thumb, off ? null : place((event.clientX - left) / width), drag.from);
  });

  line.addEventListener("pointerup", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    const { thumb, moved } = drag;
    const { left, width } = line.getBoundingClientRect();
    finish();
    if (!thumb && !moved) add(place((event.clientX - left) / width));
  });

  // A finger that scrolls the page has not dragged anything.
  line.addEventListener("pointercancel", (event) => {
    if (event.pointerId !== drag?.pointer) return;
    restore(drag.from);
    finish();
  });

  /** Thumbs that lie close together cover each other. @param {number} x */
  function nearest(x) {
    const distance = (/** @type {Element} */ thumb) => {
      const { left, width } = thumb.getBoundingClientRect();
      return Math.abs(x - left - width / 2);
    };
    const thumbs = [...line.children].sort((one, other) => distance(one) - distance(other));
    return thumbs[0] instanceof HTMLElement ? thumbs[0] : null;
  }

  function finish() {
    const thumb = drag?.thumb ?? null;
    drag = null;
    thumb?.classList.remove("off");
    drop(thumb);
  }
}
