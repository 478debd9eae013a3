/** The words of the trade, explained where they are met: each becomes a button that says what it means. */

import { el, fill } from "../shared/dom.js";
import { insist } from "../shared/insist.js";

/** Words within these stay as they are: a button cannot hold another. */
const TAKEN = "button, a, summary, code, input, h2, .term, .unseen, [aria-live]";

/** Numbers and drawings have no words, and large tables are changed often. @param {Node} node */
function wordy(node) {
  if (node instanceof Text) return NodeFilter.FILTER_ACCEPT;
  return node instanceof Element && node.matches("table, svg") ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP;
}

/** How far an explanation stands from its word and from the edge of the page. */
const GAP = 6;

/**
 * @param {HTMLElement[]} rooms  whose texts have such words
 * @param {import("../types.js").Client} client
 */
export async function createGlossary(rooms, client) {
  const terms = (await insist(client.glossary)) ?? [];
  if (terms.length === 0) return;
  const meaning = new Map(terms.flatMap((term) => term.words.map((word) => [word, term])));
  const words = [...meaning.keys()].sort((one, other) => other.length - one.length);
  const pattern = new RegExp(`(?<![\\p{L}-])(${words.join("|")})(?![\\p{L}-])`, "u");
  const card = el("div", { class: "meaning", popover: "auto", role: "dialog", "aria-label": "What a word means" });
  document.body.append(card);

  /** @param {HTMLElement} button */
  function explain(button) {
    const term = meaning.get(button.textContent ?? "");
    if (!term) return;
    fill(card, el("b", {}, term.words[0] ?? ""), el("p", {}, term.meaning), el("p", { class: "hint" }, term.example));
    card.showPopover();
    const box = button.getBoundingClientRect();
    const { offsetWidth: width, offsetHeight: height } = card;
    const below = box.bottom + GAP + height < innerHeight ? box.bottom + GAP : box.top - GAP - height;
    card.style.left = `${Math.min(Math.max(box.left, GAP), innerWidth - width - GAP)}px`;
    card.style.top = `${Math.max(below, GAP)}px`;
  }

  /** The first of each word in a part of the page. @param {Element} part */
  function mark(part) {
    const met = new Set([...part.querySelectorAll(".term")].map(({ textContent }) => meaning.get(textContent ?? "")));
    const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT, wordy);
    /** @type {Text[]} */
    const texts = [];
    while (walker.nextNode()) texts.push(/** @type {Text} */ (walker.currentNode));
    for (const text of texts) {
      const found = pattern.exec(text.data);
      const term = found && meaning.get(found[0]);
      if (!found || !term || met.has(term) || text.parentElement?.closest(TAKEN)) continue;
      met.add(term);
      const rest = text.splitText(found.index);
      rest.splitText(found[0].length);
      const button = el("button", { type: "button", class: "term", title: "What is this?" }, found[0]);
      button.addEventListener("click", () => explain(button));
      rest.replaceWith(button);
    }
  }

  for (const room of rooms) {
    const observer = new MutationObserver(() => {
      observer.disconnect();
      if (room.checkVisibility()) mark(room);
      watch();
    });
    const watch = () => observer.observe(room, { childList: true, subtree: true, attributeFilter: ["hidden"] });
    mark(room);
    watch();
  }
}
