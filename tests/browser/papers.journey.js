/** Every preset of the four later papers, opened from the page's own menu and held to values computed from the rules. */

import assert from "node:assert/strict";
import { test } from "node:test";
import { checkCells, valuesInView } from "./cells.js";
import { paperColours } from "./colours.js";
import { journey } from "./harness.js";
import { golden } from "./known.js";
import { eventually, fragment, picture, settled, visit } from "./map.js";
import { grown, ready } from "./panel.js";
import { division, dynamic, sequence, shownBy } from "./rules.js";

const LAPTOP = { viewport: { width: 1440, height: 900 } };

/** A game of each paper, and how many presets the paper has. */
const PAPERS = { imark: 16, dynamic: 8, maximum: 14, maxnim: 11 };

test("the values computed here are the golden ones", () => {
  const digits = (text) => [...text].map(Number);
  for (const { S, D, sg } of golden("imark_sg", "games").filter(({ D }) => D.length > 1 || D[0] < 8)) {
    assert.deepEqual(division(S, D, undefined, 0, sg.length), digits(sg), `i-Mark({${S}}, {${D}})`);
  }
  for (const { S, D, div, end, sg } of golden("sd_sg", "games")) {
    assert.deepEqual(division(S, D, div, end, sg.length), digits(sg), `({${S}}, {${D}}, ${div}, ${end})`);
  }
  for (const { d, g, gp } of golden("max_nim", "games")) {
    for (const [pass, values] of [g, gp].entries()) {
      assert.deepEqual(sequence("maxnim", { d: d.join("/"), pass: String(pass) }, values.length), values, `d = ${d}`);
    }
  }
  const typed = ["max(0, floor((n-1)/2))", "floor(sqrt(n))", "if(n = 0, 0, 2^floor(log2(n)) - 1)"];
  for (const [i, { max_nim, min_nim }] of golden("maxmin_nim", "rules").entries()) {
    assert.deepEqual(sequence("maximum", { f: typed[i] }, max_nim.length), max_nim, typed[i]);
    assert.deepEqual(sequence("minimum", { f: typed[i] }, min_nim.length), min_nim, typed[i]);
  }
  const { grundy } = golden("dynamic_nim", "games").find(({ f }) => f === "2n");
  const value = dynamic((n) => 2 * n, grundy.length);
  for (const [n, row] of grundy.entries())
    assert.deepEqual(
      row.map((_, i) => value(n, i + 1)),
      row,
      `N = ${n}`,
    );
  const pairs = golden("serial_nim")["3"];
  const serial = shownBy("serial?heaps=0,0,4", 7);
  for (let n = 0; n < 7; n++) for (let k = 0; k < 7; k++) assert.equal(serial(n, k), pairs[49 * n + 7 * k + 4]);
});

for (const [game, count] of Object.entries(PAPERS)) {
  journey(`every preset of the paper of ${game} shows what its source says`, async ({ open }) => {
    const page = await open(game, LAPTOP);
    await ready(page);
    const presets = await page.locator(".preset").all();
    assert.equal(presets.length, count);
    for (const preset of presets) {
      await preset.click();
      const title = await preset.locator(".title").textContent();
      assert.equal(await preset.getAttribute("aria-current"), "true", title);
      const link = await fragment(page);
      const show = await page.locator("body").getAttribute("data-show");
      // What is taken from what is compared with the slow way cell by cell in tests/it/difference.rs.
      if (link.includes("&less=")) await settled(page);
      else if (show === "map") await checkMap(page, link, title);
      else if (show === "numbers") await checkNumbers(page, link, title);
      else await checkSheet(page, link, title);
      assert.equal(await page.locator("#notice > *").count(), 0, `${title} opens with a notice`);
    }
  });
}

/** The map without what theory draws over it. */
async function checkMap(page, link, title) {
  await visit(page, `${link}&marks=none`);
  const shown = await picture(page);
  const width = Number(/&w=(\d+)/.exec(link)?.[1] ?? 64);
  const strip = (await page.locator("#map").getAttribute("data-axis")).startsWith("strip");
  const columns = strip ? { ...shown.columns, to: Math.min(shown.columns.to, width) } : shown.columns;
  const part = { ...shown, columns };
  const value = shownBy(link, Math.max(shown.rows.to, strip ? 0 : shown.columns.to) + 1);
  const compared = checkCells(part, value, paperColours("sqrt", valuesInView(part, value)));
  assert.ok(compared > 200, `only ${compared} cells of ${title} were compared`);
}

async function checkNumbers(page, link, title) {
  const cells = page.locator("#numbers tbody td");
  const value = shownBy(link, 1);
  await eventually(
    () => cells.allTextContents(),
    (texts) => texts.length > 20 && texts.every((text, heap) => text === String(value(0, heap))),
    title,
  );
}

/** A sheet has tables with rows, and what is computed agrees with what is proved. */
async function checkSheet(page, link, title) {
  // The table of gaps goes on for seconds, to which tables.journey.js listens; here it is read as far as it is.
  if (link.includes("sheet=") || !link.startsWith("imark?")) await grown(page);
  else await page.locator("#tables .growing", { hasText: "Computed up to" }).waitFor();
  await page.locator("#tables .part tbody tr").first().waitFor();
  const cells = page.locator("#tables .part tbody td:not(:empty)");
  await eventually(
    () => cells.count(),
    (count) => count > 5,
    `the cells of ${title}`,
  );
  assert.equal(await page.locator("#tables .refusal").count(), 0, title);
}
