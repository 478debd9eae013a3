/**
 * The way to the board, whose module comes when it is wanted.
 *
 * @typedef {import("./index.js").Page} Page
 */

import { wordsOf } from "../shared/failures.js";

/**
 * @param {HTMLElement} root
 * @param {Page} page
 * @returns {(state: import("../types.js").State) => Promise<void>}
 */
export function createPlayDoor(root, page) {
  /** @type {Promise<ReturnType<typeof import("./index.js").createPlay>> | null} */
  let opening = null;

  async function open() {
    const module = await import("./index.js");
    await module.dress();
    return module.createPlay(root, page);
  }

  return async (state) => {
    if (state.show !== "play") {
      opening?.then(({ leave }) => leave());
      return;
    }
    try {
      opening ??= open();
      (await opening).show();
    } catch (error) {
      // Whoever comes again may find it.
      opening = null;
      page.notice.failure({ message: `The board could not be loaded: ${wordsOf(error)}`, kind: "failed" });
    }
  };
}
