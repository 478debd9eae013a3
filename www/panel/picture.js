/**
 * A picture of the map, or of all maps side by side, for a talk or a paper: how it should be, how that looks, and the file.
 *
 * @typedef {import("../types.js").Client} Client
 * @typedef {import("../types.js").FigureOrder} FigureOrder
 * @typedef {"png" | "svg" | "tikz"} Format
 */

import { el } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";
import { choice } from "./choice.js";
import { nameOfAll, saveFile } from "./file.js";
import { createSize } from "./size.js";
import { digits } from "./text.js";

const FORMATS = [
  { value: "png", title: "PNG", hint: "Pixels, for pages and slides" },
  { value: "svg", title: "SVG", hint: "A drawing whose lines and letters stay sharp at any size" },
  { value: "tikz", title: "TikZ", hint: "For LaTeX, which sets it in the letters of the paper" },
];
const LAYOUTS = [
  { value: "figure", title: "Figure", hint: "Title, rule, axes and legend" },
  { value: "axes", title: "Axes", hint: "A frame and axes" },
  { value: "bare", title: "Bare", hint: "The cells alone" },
];
const COLOURS = [
  { value: "light", title: "Light" },
  { value: "dark", title: "Dark" },
];

/** How files of a format end. */
const ENDINGS = { png: "png", svg: "svg", tikz: "tex" };

/** A person who types or tries things out is given so many milliseconds before the preview follows. */
const FOLLOW = 150;

/**
 * @param {import("../state.js").Store} store
 * @param {() => number} screen  how many pixels of the screen it is wide
 * @param {Client} client
 * @param {import("./clipboard.js").CopyText} copyText
 */
export function createPicture(store, screen, client, copyText) {
  const wish = { format: /** @type {Format} */ ("png"), layout: "figure", dark: false };
  const words = el("p", { class: "hint", role: "status" });
  const image = el("img", { class: "preview", alt: "" });
  const bar = el("progress", { max: 1, hidden: true, "aria-label": "Drawing" });
  const size = createSize(screen, follow);
  const format = choice("Format", "save-format", FORMATS, (value) => {
    wish.format = /** @type {Format} */ (value);
    size.print(value === "tikz");
    follow();
  });
  const layout = choice("Around the map", "save-layout", LAYOUTS, (value) => {
    wish.layout = value;
    follow();
  });
  const colours = choice("Colours", "save-colours", COLOURS, (value) => {
    wish.dark = value === "dark";
    follow();
  });
  const copied = el("span", { "aria-live": "polite" }, "Copy");
  const copyButton = el("button", { type: "button", id: "save-copy", onclick: copy }, copied);
  const saveButton = el("button", { type: "button", id: "save-file", class: "main", onclick: save }, "Save");
  let timer = 0;
  let saving = false;

  /** What is asked for, or null after showing what is wrong. @returns {FigureOrder | null} */
  function order() {
    const chosen = size.read();
    // A file is about the map, wherever its page stands.
    return chosen && { ...wish, ...chosen, link: store.url({ show: "map", embed: false }), fit: null };
  }

  /** @param {import("../types.js").SavingProgress} progress */
  function tell({ done, target }) {
    bar.hidden = false;
    bar.value = done / target;
  }

  async function preview() {
    const wanted = order();
    if (!wanted) return;
    const box = image.parentElement?.getBoundingClientRect();
    const fit = Math.max(box?.width ?? 0, box?.height ?? 0, 240) * devicePixelRatio;
    try {
      const made = await client.figure({ ...wanted, format: "png", fit }, tell);
      show(made.file);
      image.alt = `Preview: ${sizeOf(wanted, made)}`;
      words.textContent = sizeOf(wanted, made);
    } catch (error) {
      if (isDropped(error)) return;
      image.removeAttribute("src");
      words.textContent = sentence(wordsOf(error));
    }
    bar.hidden = true;
  }

  /** @param {Blob} file */
  function show(file) {
    const before = image.src;
    image.src = URL.createObjectURL(file);
    if (before) URL.revokeObjectURL(before);
  }

  function follow() {
    clearTimeout(timer);
    timer = setTimeout(preview, FOLLOW);
  }

  async function save() {
    if (saving) {
      client.dropFigure();
      return;
    }
    const wanted = order();
    if (!wanted) return;
    clearTimeout(timer);
    const name = `${nameOfAll(store.get())}.${ENDINGS[wish.format]}`;
    saving = true;
    saveButton.textContent = "Stop";
    words.textContent = "Drawing…";
    try {
      const made = await client.figure(wanted, tell);
      saveFile(made.file, name);
      words.textContent = `Saved ${name}, ${sizeOf(wanted, made)}.`;
    } catch (error) {
      words.textContent = isDropped(error) ? "Stopped; nothing was saved." : `Not saved: ${wordsOf(error)}.`;
    }
    saving = false;
    saveButton.textContent = "Save";
    bar.hidden = true;
  }

  async function copy() {
    const wanted = order();
    if (!wanted) return;
    clearTimeout(timer);
    const file = client.figure(wanted, tell).then((made) => made.file);
    try {
      if (wish.format === "png") await copyText.image(copied, file);
      else await copyText(copied, await (await file).text());
    } catch (error) {
      if (!isDropped(error)) words.textContent = `Not copied: ${wordsOf(error)}.`;
    }
    bar.hidden = true;
  }

  return {
    preview: el("figure", { class: "preview-frame" }, image, bar),
    form: el("div", { class: "save-form" }, format.element, layout.element, colours.element, size.element),
    foot: [words, copyButton, saveButton],
    open() {
      format.show(wish.format);
      layout.show(wish.layout);
      colours.show(wish.dark ? "dark" : "light");
      words.textContent = "";
      preview();
    },
    close() {
      clearTimeout(timer);
      client.dropFigure();
    },
  };
}

/**
 * @param {FigureOrder} order
 * @param {import("../types.js").FigureMade} made
 */
function sizeOf({ format, unit, dpi }, { width, height }) {
  const pixels = `${digits(width)} × ${digits(height)} pixels`;
  if (unit !== "mm") return pixels;
  const paper = [width, height].map((side) => Math.round((side / dpi) * 25.4)).join(" × ");
  return format === "tikz" ? `${paper} mm` : `${paper} mm, ${pixels}`;
}

/** @param {string} clause  what the core says has neither a capital nor a full stop */
function sentence(clause) {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
