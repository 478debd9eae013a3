/** What was wrong with a link, and what failed on the way, in words. A notice never blocks the page. */

import { el, fill, icon } from "../shared/dom.js";
import { rich } from "./text.js";

/**
 * What failed, and what helps, by the kind of failure.
 * @type {Record<import("../types.js").FailureKind, { title: string, button: string | null }>}
 */
const FAILURES = {
  refused: { title: "This view cannot be computed.", button: "Show the game from its beginning" },
  failed: { title: "The computation failed. Reload the page to start it again.", button: null },
  broken: { title: "The computation failed. Reload the page to start it again.", button: null },
  short: { title: "Memory is short.", button: "Show a smaller view" },
};

/**
 * @param {HTMLElement} root
 * @param {() => void} home  opens the game as it is first shown
 * @param {() => void} editRule  lets someone mend the rule that was typed
 */
export function createNotice(root, home, editRule) {
  const close = () => fill(root);

  /**
   * @param {string} title
   * @param {string[]} lines
   * @param {string | null} [button]  what helps
   * @param {() => void} [help]
   */
  function show(title, lines, button, help = home) {
    const leave = () => {
      close();
      help();
    };
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
          button && el("button", { type: "button", id: "remedy", onclick: leave }, button),
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
    /** What did not work, and why; nothing on the page has changed. @param {string} title @param {string} why */
    say: (title, why) => show(title, [sentence(why)]),
    /** @param {import("../types.js").Told} told */
    failure({ message, kind, reason }) {
      const { title, button } = FAILURES[kind];
      const lines = [kind === "refused" ? sentence(message) : message];
      if (reason === "rule") show(title, lines, "Edit the rule", editRule);
      else show(title, lines, button);
    },
  };
}

/** @param {string} clause  what the core says has neither a capital nor a full stop */
function sentence(clause) {
  return `${clause.charAt(0).toUpperCase()}${clause.slice(1)}.`;
}
