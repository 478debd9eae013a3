/**
 * The dialog of the bookmarks: this view under a name, a list to open, rename and delete, and a file for all of them.
 *
 * @typedef {import("./bookmarked.js").Bookmark} Bookmark
 */

import { parse_link as parseLink, print_link as printLink } from "../../pkg/nimscope.js";
import { el, fill, icon, within } from "../shared/dom.js";
import { createBookmarked } from "./bookmarked.js";
import { bookmarkRow } from "./bookmarkrow.js";
import { textField } from "./field.js";
import { saveFile } from "./file.js";
import { digits } from "./text.js";

const NOT_KEPT = "The browser keeps nothing for this page, so that bookmarks last for this visit. Save them as a file.";

/**
 * @param {HTMLElement} button  opens the dialog
 * @param {import("../state.js").Store} store
 * @param {(spec: string) => string} titleOf  a game in words
 * @param {(problems: string[]) => void} onProblems  what was wrong in a link that was opened
 */
export function createBookmarks(button, store, titleOf, onProblems) {
  const bookmarked = createBookmarked(check, show);
  const name = textField({ id: "bookmark-name", label: "A name for this view" });
  name.input.maxLength = 200;
  const list = el("ul", { class: "bookmarks" });
  const words = el("p", { class: "hint", role: "status" });
  const chosen = el("input", {
    type: "file",
    id: "bookmark-file",
    accept: ".json,application/json",
    hidden: true,
    onchange: take,
  });
  const save = el(
    "button",
    {
      type: "button",
      id: "bookmark-export",
      onclick: () =>
        saveFile(new Blob([bookmarked.written()], { type: "application/json" }), "nimscope-bookmarks.json"),
    },
    "Save as a file",
  );
  const dialog = el(
    "dialog",
    {
      id: "bookmarks",
      "aria-labelledby": "bookmarks-title",
      onclick: (/** @type {Event} */ event) => event.target === dialog && dialog.close(),
    },
    el(
      "header",
      {},
      el("h2", { id: "bookmarks-title" }, "Bookmarks"),
      el(
        "button",
        { type: "button", class: "quiet square", "aria-label": "Close", onclick: () => dialog.close() },
        icon("close"),
      ),
    ),
    el(
      "form",
      { class: "pair with-button add", novalidate: true, onsubmit: add },
      name.element,
      el("button", { type: "submit", id: "bookmark-add" }, "Add"),
    ),
    list,
    words,
    el(
      "footer",
      { class: "row" },
      save,
      el("button", { type: "button", id: "bookmark-import", onclick: () => chosen.click() }, "Open a file"),
      chosen,
    ),
  );
  document.body.append(dialog);

  /** @param {string} text */
  function check(text) {
    const { state, problems } = parseLink(text);
    return { link: printLink(state), problems };
  }

  /** @param {Event} event */
  function add(event) {
    event.preventDefault();
    const text = name.input.value.trim();
    name.complain(text ? "" : "Type a name.");
    if (!text) return;
    bookmarked.add({ name: text, link: printLink(store.get()) });
    say(`“${text}” was added.`);
  }

  async function take() {
    const [file] = chosen.files ?? [];
    chosen.value = "";
    if (file) say(bookmarked.take(await file.text()));
  }

  /** @param {string} text @param {HTMLElement} [action] */
  function say(text, action) {
    fill(words, text, action && " ", action, bookmarked.isKept() ? "" : ` ${NOT_KEPT}`);
  }

  /** @param {Bookmark} bookmark */
  function open(bookmark) {
    const { state, problems } = parseLink(bookmark.link);
    dialog.close();
    store.set(state, { history: "push" });
    onProblems(problems);
  }

  /** @param {Bookmark} bookmark */
  function remove(bookmark) {
    const putBack = bookmarked.remove(bookmark);
    const undo = el(
      "button",
      {
        type: "button",
        id: "bookmark-undo",
        class: "quiet",
        onclick: () => {
          putBack();
          say(`“${bookmark.name}” is back.`);
        },
      },
      "Undo",
    );
    say(`“${bookmark.name}” was deleted.`, undo);
    undo.focus();
  }

  function show() {
    if (!dialog.open) return;
    const rows = bookmarked
      .list()
      .map((bookmark) => bookmarkRow(bookmark, { open, remove, rename: bookmarked.rename }));
    fill(list, ...rows);
    save.disabled = rows.length === 0;
  }

  function ask() {
    name.input.value = suggested();
    name.complain("");
    dialog.showModal();
    show();
    say(bookmarked.list().length === 0 ? "None yet. They stay in this browser." : "");
    name.input.select();
  }

  function suggested() {
    const { spec, n, k } = store.get();
    const [rows, columns] = [n, k].map((ends) => ends.map((end) => digits(Math.max(0, Math.round(end)))).join("–"));
    return `${titleOf(spec)}, rows ${rows}, columns ${columns}`;
  }

  button.addEventListener("click", ask);
  addEventListener("keydown", (event) => {
    const { key, ctrlKey, metaKey, altKey } = event;
    const isTyping = within(event, "input[type=text], textarea, select, dialog");
    if (key !== "b" || ctrlKey || metaKey || altKey || isTyping) return;
    event.preventDefault();
    ask();
  });
}
