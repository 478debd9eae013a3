/** What was wrong with a link, and what failed on the way, in words. A notice never blocks the page. */

import { byId, el, fill, icon } from "./dom.js";
import { rich } from "./text.js";

export function createNotice() {
  const root = byId("notice");
  const close = () => fill(root);

  /**
   * @param {string} title
   * @param {string[]} lines
   */
  function show(title, lines) {
    fill(
      root,
      el(
        "div",
        { class: "notice" },
        el(
          "div",
          {},
          el("p", {}, el("b", {}, title)),
          lines.length > 0 && el("ul", {}, ...lines.map((line) => el("li", {}, ...rich(line)))),
        ),
        el(
          "button",
          { type: "button", id: "dismiss", class: "quiet square", "aria-label": "Dismiss", onclick: close },
          icon("close"),
        ),
      ),
    );
  }

  return {
    /** @param {string[]} problems */
    problems(problems) {
      if (problems.length === 0) close();
      else show("Part of this link could not be read. The nearest view is shown.", problems);
    },
    /** @param {string} message */
    failure(message) {
      show("The computation failed. Reload the page to start it again.", [message]);
    },
  };
}
