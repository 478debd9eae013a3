/** A sequence in view, its first terms, and a link to what the OEIS knows of them, which loads nothing until someone follows it. */

import { el, fill } from "../shared/dom.js";
import { isDropped, wordsOf } from "../shared/failures.js";
import { listed } from "./listed.js";
import { segments } from "./segments.js";

const LINES = [
  { value: "row", title: "Row" },
  { value: "column", title: "Column" },
  { value: "antidiagonal", title: "Antidiagonal" },
];

/**
 * @param {import("../state.js").Store} store
 * @param {import("../types.js").Client} client
 */
export function createTerms(store, client) {
  let along = "column";
  const lines = segments("list-along", LINES, (value) => {
    along = value;
    look();
  });
  const choices = el("div", { class: "segments wide" }, ...lines.labels);
  const told = el("p", { class: "terms", role: "status" });

  /** Heaps are one sequence, and a row of a sweep is one. */
  function present() {
    const { chart } = listed(store.get()).subject;
    if (chart.width > 0) return "heaps";
    return chart.named ? "row" : along;
  }

  async function look() {
    const link = store.url({ show: "map", embed: false });
    try {
      const found = await client.terms(link, present());
      const words = "Look these terms up in the OEIS";
      fill(
        told,
        el("b", {}, `${found.terms.join(", ")}, …`),
        el("span", {}, found.told),
        el("a", { id: "oeis", href: found.address, target: "_blank", rel: "noopener noreferrer" }, words),
      );
    } catch (error) {
      const why = wordsOf(error);
      if (!isDropped(error)) fill(told, `${why.charAt(0).toUpperCase()}${why.slice(1)}.`);
    }
  }

  return {
    element: el("fieldset", { class: "group" }, el("legend", {}, "Sequence"), choices, told),
    along: present,
    open() {
      const { chart } = listed(store.get()).subject;
      choices.hidden = chart.width > 0 || chart.named;
      lines.show(along);
      fill(told);
      look();
    },
  };
}
