/** One bookmark of the list: its name, which opens it, and buttons to rename and to delete it. */

import { el, fill, icon, svg } from "../shared/dom.js";

/** A pencil. */
const PENCIL = "M4 16l.8-3.2L13 4.6l2.4 2.4-8.2 8.2L4 16z";

/**
 * @typedef {import("./bookmarked.js").Bookmark} Bookmark
 * @param {Bookmark} bookmark
 * @param {{ open: (one: Bookmark) => void, remove: (one: Bookmark) => void, rename: (one: Bookmark) => void }} actions
 */
export function bookmarkRow(bookmark, { open, remove, rename }) {
  const { name } = bookmark;
  const row = el("li", {});

  function rest() {
    const pencil = svg("svg", { class: "icon", "aria-hidden": true }, svg("path", { d: PENCIL }));
    fill(
      row,
      el("button", { type: "button", class: "quiet open", onclick: () => open(bookmark) }, el("span", {}, name)),
      el(
        "button",
        { type: "button", class: "quiet square", "aria-label": `Rename ${name}`, title: "Rename", onclick: edit },
        pencil,
      ),
      el(
        "button",
        {
          type: "button",
          class: "quiet square",
          "aria-label": `Delete ${name}`,
          title: "Delete",
          onclick: () => remove(bookmark),
        },
        icon("close"),
      ),
    );
  }

  function edit() {
    const field = el("input", {
      type: "text",
      "aria-label": `A new name for ${name}`,
      maxlength: 200,
      onkeydown: decide,
      onblur: rest,
    });
    field.value = name;
    fill(row, field);
    field.focus();
    field.select();

    /** @param {KeyboardEvent} event */
    function decide(event) {
      if (event.key !== "Enter" && event.key !== "Escape") return;
      // Escape leaves the field, and not the dialog.
      event.preventDefault();
      event.stopPropagation();
      const next = field.value.trim();
      if (event.key === "Enter" && next && next !== name) rename({ ...bookmark, name: next });
      else rest();
    }
  }

  rest();
  return row;
}
