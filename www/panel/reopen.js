/**
 * A saved picture opens the view that it shows: it carries a link, of which only what stands after the # is read. It is dropped
 * on the page, or chosen by a button.
 */

import { parse_link as parseLink } from "../../pkg/nimscope.js";
import { el } from "../shared/dom.js";
import { wordsOf } from "../shared/failures.js";

/** No picture of ours has more bytes. */
const LARGEST = 2 ** 26;

/**
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").Client} client
 * @param {ReturnType<typeof import("./notice.js").createNotice>} notice
 * @returns {HTMLElement} the button
 */
export function createReopening(store, client, notice) {
  const { body } = document;
  const input = el("input", { type: "file", accept: ".png,.svg,.tex,.tikz", hidden: true, onchange: choose });
  const button = el("button", { type: "button", id: "reopen", onclick: () => input.click() }, "Open a saved picture");
  button.append(input);

  /** @param {File} file */
  async function open(file) {
    try {
      if (file.size > LARGEST) throw new Error("it is larger than any picture that nimscope saves");
      const link = await client.carried(new Uint8Array(await file.arrayBuffer()));
      const { state, problems } = parseLink(link);
      button.closest("dialog")?.close();
      store.set({ ...state, embed: store.get().embed }, { history: "push" });
      notice.problems(problems);
    } catch (error) {
      button.closest("dialog")?.close();
      notice.say(`${file.name} cannot be opened.`, wordsOf(error));
    }
  }

  function choose() {
    const file = input.files?.[0];
    input.value = "";
    if (file) open(file);
  }

  /** @param {DragEvent} event */
  const hasFile = ({ dataTransfer }) => dataTransfer?.types.includes("Files") ?? false;
  addEventListener("dragover", (event) => {
    if (!hasFile(event)) return;
    event.preventDefault();
    body.dataset.drop = "";
  });
  addEventListener("dragleave", (event) => event.relatedTarget || delete body.dataset.drop);
  addEventListener("drop", (event) => {
    delete body.dataset.drop;
    if (!hasFile(event)) return;
    event.preventDefault();
    const file = event.dataTransfer?.files[0];
    if (file) open(file);
  });
  return button;
}
