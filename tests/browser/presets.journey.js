/** Every figure and table of the papers, opened from the page's own menu and compared cell by cell with known values. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkCells, valuesInView } from "./cells.js";
import { paperColours } from "./colours.js";
import { journey } from "./harness.js";
import { golden, printed, table } from "./known.js";
import { eventually, fragment, go, picture } from "./map.js";

/** At this size all but one of the figures have cells of two pixels or more, whose edges are exact. */
const LAPTOP = { viewport: { width: 1440, height: 900 } };

/** The figures whose cells are all known here, by the words of the menu. */
const FIGURES = {
  mem: ["Figure 1, left", "Figure 3, left", "Figure 3, middle", "Figure 3, right", "Figure 5"],
  memplus: ["Figure 1, centre", "Figure 2"],
  mem0: ["Figure 1, right", "Figure 4, left", "Figure 4, right", "Section 5"],
};
const TABLES = { mem: "Table 2", memplus: "Table 1", mem0: "Table 3" };
/** Rows by the million, and what is left of MEM: million.journey.js and the tests of the core look at them. */
const FAR = { mem: ["Beyond the paper", "Beyond the paper", "Beyond the paper"], mem0: "Beyond the paper" };
/** Tables of text, which other journeys read. */
const SHEETS = { mem0: "Section 5, examples" };
/** Several maps, which a journey of their own walks through. */
const SEVERAL = { mem: "Figure 1" };

test("the values computed here are the golden ones and the printed ones", () => {
  const names = {
    mem: ["mem", "table-2-mem"],
    memplus: ["mem_plus", "table-1-mem-plus"],
    mem0: ["mem_zero", "table-3-mem-zero"],
  };
  for (const [game, [file, paper]] of Object.entries(names)) {
    const value = table(game, 201);
    golden(file).forEach((row, n) => {
      assert.deepEqual(
        row.map((_, k) => value(n, k)),
        row,
        `row ${n} of ${game}`,
      );
    });
    const { columns, rows } = printed(paper);
    for (const { label, values } of rows)
      assert.deepEqual(
        columns.map((k) => value(label, k)),
        values,
      );
  }
  const value = table("mem0", 1000);
  assert.deepEqual(
    Array.from({ length: 1000 }, (_, n) => value(n, n + 1)),
    golden("mem_zero_frontier").slice(0, 1000),
  );
});

for (const [game, sources] of Object.entries(FIGURES)) {
  journey(`the figures of ${game} show the known values`, async ({ open }) => {
    const page = await open(game, LAPTOP);
    for (const source of sources) {
      const preset = presets(page, game).filter({ has: page.getByText(source, { exact: true }) });
      await preset.click();
      assert.equal(await preset.getAttribute("aria-current"), "true", source);
      const link = await fragment(page);
      const shown = await picture(page);
      const value = table(game, shown.rows.to + 2);
      const colour = paperColours(/scale=([^&]+)/.exec(link)?.[1] ?? "sqrt", valuesInView(shown, value));
      const compared = checkCells(shown, value, colour);
      assert.ok(compared > 500, `only ${compared} cells of ${source} were compared`);
    }
  });
}

journey("every preset is known here, is a permalink, and says what to look at", async ({ open }) => {
  const page = await open("mem");
  for (const game of ["mem", "memplus", "mem0"]) {
    const listed = await presets(page, game).locator(".source").allTextContents();
    const known = [...FIGURES[game], TABLES[game], FAR[game] ?? [], SHEETS[game] ?? [], SEVERAL[game] ?? []].flat();
    assert.deepEqual(listed.sort(), known.sort(), `the presets of ${game}`);
  }

  const links = new Map();
  for (const preset of await page.locator(".preset").all()) {
    const source = await preset.locator(".title").textContent();
    await preset.click();
    links.set(source, await fragment(page));
    assert.match(await page.locator(".preset-caption").textContent(), /\w.*\.$/u, source);
  }
  assert.equal(new Set(links.values()).size, links.size, "two presets have the same link");

  const other = await open("mem");
  for (const [source, link] of links) {
    await go(other, link, "replace");
    const current = other.locator(".preset[aria-current] .title");
    await eventually(
      () => current.allTextContents(),
      (titles) => titles.join() === source,
      `the preset of ${link}`,
    );
  }
});

/** The presets of a game, as the menu lists them. */
function presets(page, game) {
  return page.locator(`[data-game="${game}"] .preset`);
}
