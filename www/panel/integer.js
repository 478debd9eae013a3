/** A whole number: a field with steps, and a slider over the values that are looked at most. */

import { createSlider } from "./slider.js";
import { typedField } from "./typed.js";

/**
 * @param {import("../types.js").ParameterOf<"integer">} parameter
 * @param {import("./parameter.js").OnEdit} onEdit
 * @returns {import("./parameter.js").Control}
 */
export function createInteger(parameter, onEdit) {
  const { name, label, default: usual, kind } = parameter;
  const { min, max, step, slider: end } = kind;
  const slider = createSlider({
    ...{ id: `rule-${name}-slider`, label, min, max: end, step },
    onMove: (place) => field.write(String(place)),
  });
  const field = typedField(parameter, onEdit, {
    under: [slider.input],
    onStep(by) {
      const next = (Number(field.read()) || Number(usual)) + by * step;
      field.write(String(Math.min(Math.max(next, min), max)));
    },
  });
  field.input.inputMode = "numeric";
  return {
    ...field,
    show(text, typing) {
      field.show(text, typing);
      slider.show(Number(text), text);
    },
  };
}
