/** Heaps in a row: a field for all of them, and a slider for each that the map does not vary. */

import { el, icon } from "../shared/dom.js";
import { createSlider } from "./slider.js";
import { typedField } from "./typed.js";

/**
 * @param {import("../types.js").ParameterOf<"heaps">} parameter
 * @param {import("./parameter.js").OnEdit} onEdit
 * @returns {import("./parameter.js").Control}
 */
export function createHeaps(parameter, onEdit) {
  const { count, varied, slider: end } = parameter.kind;
  /** @type {string[]} */
  let heaps = [];
  /** @type {ReturnType<typeof createRow>[]} */
  const rows = [];
  const list = el("ul", { class: "heaps" });
  const add = el(
    "button",
    {
      ...{ type: "button", class: "square", "aria-label": "Add a heap", title: "Add a heap" },
      onclick: () => write([...heaps, ...missing(), "1"]),
    },
    icon("plus"),
  );
  const field = typedField(parameter, onEdit, { extra: [add], under: [list] });

  /** The heaps that the map varies are there, even if nobody wrote them. */
  const missing = () => Array.from({ length: Math.max(varied - heaps.length, 0) }, () => "0");

  /** @param {string[]} next */
  function write(next) {
    field.write(next.join(","));
  }

  /** @param {number} place */
  function createRow(place) {
    const label = `Heap ${place + 1}`;
    const slider = createSlider({ label, max: end, onMove: (size) => write(heaps.with(place, String(size))) });
    const size = el("span", { class: "size" });
    const button = el(
      "button",
      { type: "button", class: "quiet square", "aria-label": `Remove heap ${place + 1}`, onclick: () => remove(place) },
      icon("close"),
    );
    return {
      element: el("li", {}, el("span", { "aria-hidden": "true" }, label), slider.input, size, button),
      button,
      /** @param {string} text */
      show(text) {
        slider.show(Number(text), text);
        size.textContent = text;
      },
    };
  }

  /** @param {number} place */
  function remove(place) {
    write(heaps.toSpliced(place, 1));
    (rows[Math.min(place - varied, rows.length - 1)]?.button ?? add).focus();
  }

  return {
    ...field,
    show(text, typing) {
      field.show(text, typing);
      heaps = text.split(",");
      const tail = heaps.slice(varied);
      while (rows.length > tail.length) rows.pop()?.element.remove();
      while (rows.length < tail.length) {
        const row = createRow(varied + rows.length);
        rows.push(row);
        list.append(row.element);
      }
      for (const [i, row] of rows.entries()) row.show(tail[i] ?? "");
      add.disabled = heaps.length >= count;
    },
  };
}
