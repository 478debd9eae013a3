/**
 * An exact ratio: a field with steps from fraction to fraction, and a slider that walks through the simple fractions,
 * with the places that matter marked on its track. Which fraction follows which is the core's business.
 */

import { fraction_beside as beside, fractions, fraction_place as placeOf } from "../../pkg/nimscope.js";
import { el } from "../shared/dom.js";
import { createSlider } from "./slider.js";
import { typedField } from "./typed.js";

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
  const track = el("div", { class: "track" }, slider.input, el("div", { class: "marks" }, ...buttons));
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
    for (const [i, button] of buttons.entries()) {
      button.style.setProperty("--at", String((places[i] ?? 0) / (walk.length - 1)));
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
