/**
 * The members of a set as thumbs on one track. A thumb is dragged, or moved by arrow keys; dragged off the track, or by
 * Delete, it goes. A click on the track adds a member, and dragging the track, or Shift with an arrow key, shifts them all.
 */

import { el } from "../shared/dom.js";
import { createDragging } from "./dragging.js";

/** The track ends at one of these, the first that has all members. */
const ENDS = [20, 50, 100, 250, 500];

/** How far the keys go at once. @type {Record<string, number>} */
const STEPS = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * @param {object} options
 * @param {string} options.label
 * @param {number} options.min
 * @param {number} options.max
 * @param {(members: number[]) => void} options.onChange
 */
export function createMembers({ label, min, max, onChange }) {
  /** @type {Map<number, HTMLElement>} a thumb for each member, from the least on */
  let thumbs = new Map();
  let end = max;
  /** @type {HTMLElement | null} the thumb in somebody's hand, which stays whatever becomes of its member */
  let held = null;
  const line = el("div", { class: "line", "data-min": min });
  const shifter = (/** @type {-1 | 1} */ by, /** @type {string} */ sign, /** @type {string} */ words) =>
    el(
      "button",
      { type: "button", class: "quiet", "aria-label": `Shift all of ${label} ${words}`, onclick: () => shift(by) },
      sign,
    );
  const element = el(
    "div",
    { class: "members", role: "group", "aria-label": `${label} on a track` },
    shifter(-1, "‹", "down"),
    line,
    shifter(1, "›", "up"),
  );

  const members = () => [...thumbs.keys()];

  /** @param {Map<number, HTMLElement>} next */
  function become(next) {
    const same = String([...next.keys()].sort(byValue)) === String(members());
    lay(next);
    if (!same) onChange(members());
  }

  /** Puts the thumbs into their order, around the one that has the focus, which would lose it by being moved. @param {Map<number, HTMLElement>} next */
  function lay(next) {
    const kept = new Set(next.values());
    for (const thumb of thumbs.values()) if (!kept.has(thumb) && thumb !== held) thumb.remove();
    thumbs = new Map([...next].sort(([one], [other]) => one - other));
    const focused = [...kept].find((thumb) => thumb.matches(":focus"));
    let passed = false;
    for (const [value, thumb] of thumbs) {
      if (thumb === focused) passed = true;
      else if (focused && !passed) line.insertBefore(thumb, focused);
      else line.append(thumb);
      thumb.style.setProperty("--at", String((value - min) / (end - min)));
      thumb.setAttribute("aria-valuenow", String(value));
      thumb.setAttribute("aria-valuemax", String(end));
    }
  }

  /** @param {number} value */
  function thumbAt(value) {
    return (
      thumbs.get(value) ??
      el("div", { role: "slider", tabindex: 0, "aria-label": `Member of ${label}`, "aria-valuemin": min, onkeydown })
    );
  }

  /** Shifts all members, as far as that leaves them on the track. @param {number} by */
  function shift(by, from = thumbs) {
    const [least, most] = [Math.min(...from.keys()), Math.max(...from.keys())];
    const way = Math.min(Math.max(by, min - least), end - most);
    become(new Map([...from].map(([value, thumb]) => [value + way, thumb])));
  }

  /** A member moves, or goes; the others stay. @param {HTMLElement} thumb @param {number | null} to */
  function move(thumb, to, from = thumbs) {
    const others = [...from].filter(([, other]) => other !== thumb);
    if (to === null && others.length === 0) return;
    become(new Map(to === null ? others : [...others, [to, thumb]]));
  }

  /** @param {KeyboardEvent} event */
  function onkeydown(event) {
    const thumb = /** @type {HTMLElement} */ (event.currentTarget);
    const step = STEPS[event.key];
    const value = Number(thumb.getAttribute("aria-valuenow"));
    if (event.key === "Delete" || event.key === "Backspace") {
      const at = members().indexOf(value);
      move(thumb, null);
      ([...thumbs.values()][Math.min(at, thumbs.size - 1)] ?? thumb).focus();
    } else if (step === undefined) return;
    else if (event.shiftKey) shift(step);
    else {
      // A place that is taken is stepped over.
      let to = Math.min(Math.max(value + step, min), max);
      while (to !== value && thumbs.has(to)) to += Math.sign(step);
      if (to >= min && to <= max) move(thumb, to);
    }
    event.preventDefault();
  }

  createDragging(line, {
    place: (share) => Math.round(min + Math.min(Math.max(share, 0), 1) * (end - min)),
    hold(thumb) {
      held = thumb;
      return thumbs;
    },
    drop(thumb) {
      held = null;
      if (thumb && !thumbs.has(Number(thumb.getAttribute("aria-valuenow")))) thumb.remove();
      fit();
    },
    move,
    shift: (share, from) => shift(Math.round(share * (end - min)), from),
    add(value) {
      become(new Map([...thumbs, [value, thumbAt(value)]]));
      thumbs.get(value)?.focus();
    },
    restore: become,
  });

  /** The track is as long as it must be, but does not change under somebody's hand. */
  function fit() {
    if (held) return;
    end = Math.min(ENDS.find((one) => one >= Math.max(...thumbs.keys())) ?? max, max);
    line.dataset.end = String(end);
    line.style.setProperty("--places", String(end - min));
    lay(thumbs);
  }

  return {
    element,
    /** @param {number[]} next */
    show(next) {
      lay(new Map(next.map((value) => [value, thumbAt(value)])));
      fit();
    },
  };
}

/** @param {number} one @param {number} other */
function byValue(one, other) {
  return one - other;
}
