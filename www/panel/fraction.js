/**
 * An exact ratio: a field with steps from fraction to fraction, and a slider that walks through the simple fractions,
 * with the places that matter marked on its track. Which fraction follows which is the core's business.
 */

import { fraction_beside as beside, fractions, fraction_place as placeOf } from "../../pkg/nimscope.js";
import { el, svg } from "../shared/dom.js";
import { createSlider } from "./slider.js";
import { typedField } from "./typed.js";

/** The least distance of two marks' labels, as a part of the track: the narrowest track is 270 pixels wide. */
const APART = 0.1;

/**
 * @param {import("../types.js").ParameterOf<"ratio">} parameter
 * @param {import("./parameter.js").OnEdit} onEdit
 * @returns {import("./parameter.js").Control}
 */
export function createFraction(parameter, onEdit) {
  const { name, label, default: usual, kind } = parameter;
  const { above, max, slider: end, denominators, marks } = kind;
  let { denominator } = kind;
  let value = usual;
  /** @type {string[]} the fractions under the slider */
  let walk = [];
  /** @type {number[]} the places of the marks among them */
  let places = [];

  const slider = createSlider({
    ...{ id: `rule-${name}-slider`, label, max: 0 },
    onMove: (place) => field.write(walk[place] ?? value),
  });
  slider.input.title = "Page Up and Page Down go from mark to mark";
  slider.input.addEventListener("keydown", (event) => {
    const at = Number(slider.input.value);
    const mark =
      event.key === "PageUp"
        ? places.findIndex((place) => place > at)
        : event.key === "PageDown"
          ? places.findLastIndex((place) => place < at)
          : -1;
    if (mark < 0) return;
    event.preventDefault();
    field.write(marks[mark] ?? value);
  });
  // The slider goes from mark to mark by Page Up and Page Down, so that they need no stops of their own.
  const buttons = marks.map((mark) => {
    const [over, under] = mark.split("/");
    return el(
      "button",
      { type: "button", tabindex: -1, "aria-label": `Set ${label} to ${mark}`, onclick: () => field.write(mark) },
      ...[over, under && el("i", {}, "/"), under],
    );
  });
  // Marks may lie closer than labels fit, so that a line leads from each to its label.
  const leads = marks.map(() => svg("line", { y1: "0", y2: "100%" }));
  const lines = svg("svg", { class: "leads", "aria-hidden": true }, ...leads);
  const track = el("div", { class: "track" }, slider.input, el("div", { class: "marks" }, lines, ...buttons));
  const choice = el(
    "select",
    { id: `rule-${name}-denominator`, onchange: () => lay(Number(choice.value)) },
    ...denominators.map((each) => el("option", { value: each, selected: each === denominator }, String(each))),
  );
  const field = typedField(parameter, onEdit, {
    steps: ["Previous fraction for", "Next fraction for"],
    under: [track, el("label", { class: "walk" }, "denominators to", choice)],
    onStep(by) {
      // What was just typed is where the step begins.
      onEdit(true);
      const next = beside(value, by > 0, above, max, denominator);
      if (next) field.write(next);
    },
  });

  /** Lays the fractions with denominators up to `most` along the slider. @param {number} most */
  function lay(most) {
    denominator = most;
    walk = fractions(above, end, denominator);
    places = marks.map((mark) => placeOf(mark, above, end, denominator));
    slider.limit(walk.length - 1);
    const ticks = places.map((place) => place / (walk.length - 1));
    for (const [i, at] of spread(ticks, APART).entries()) {
      buttons[i]?.style.setProperty("--at", String(at));
      leads[i]?.setAttribute("x1", `${100 * (ticks[i] ?? 0)}%`);
      leads[i]?.setAttribute("x2", `${100 * at}%`);
    }
    point();
  }

  function point() {
    slider.show(placeOf(value, above, end, denominator), value);
    for (const [i, button] of buttons.entries()) button.setAttribute("aria-pressed", String(marks[i] === value));
  }

  lay(denominator);
  return {
    ...field,
    show(text, typing) {
      field.show(text, typing);
      value = text;
      point();
    },
  };
}

/**
 * Places in the same order, near those given but nowhere closer than `apart`: halfway between what pushing all to the right and
 * pushing all to the left would do.
 * @param {number[]} places  from the least on
 * @param {number} apart
 */
function spread(places, apart) {
  const pushed = (/** @type {number[]} */ from) => {
    let least = Number.NEGATIVE_INFINITY;
    return from.map((place) => {
      least = Math.max(place, least + apart);
      return least;
    });
  };
  const right = pushed(places);
  const left = pushed(places.map((place) => -place).reverse()).reverse();
  return places.map((_, i) => ((right[i] ?? 0) - (left[i] ?? 0)) / 2);
}
