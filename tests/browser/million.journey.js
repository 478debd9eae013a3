/** A million rows: the page stays quick, tells how far it is, stops and goes on. */

import assert from "node:assert/strict";
import { checkCells } from "./cells.js";
import { GROUND, isColour, lightness } from "./colours.js";
import { journey } from "./harness.js";
import { golden } from "./known.js";
import { isHeldUp, longTasksDuring, recordLongTasks } from "./longtasks.js";
import { eventually, go, picture, settled, visit } from "./map.js";
import { peakMemory, recordProgress, rowsDone } from "./progress.js";

const ROWS = 1_000_000;
/** A million rows take less, in milliseconds, however busy the machine is. */
const LONG = 200_000;
/** What the core may need for these rows of MEM⁰, the tiles in view included. */
const MEGABYTES = 128;
/** How often a run that was held up is tried again. What is wrong with the page itself would show every time. */
const TRIES = 5;

journey("MEM⁰ reaches a million rows without holding up the page, and can be panned everywhere", async ({ open }) => {
  const page = await quickly(open, "mem0", async (page) => {
    // Someone keeps moving the mouse over the map and reading cells meanwhile.
    const box = await page.locator("#map").boundingBox();
    await eventually(
      async () => {
        await page.mouse.move(box.x + 100 + 400 * Math.random(), box.y + 100 + 300 * Math.random());
        return await page.locator("#map").getAttribute("data-state");
      },
      (state) => state === "ready",
      "the map",
      LONG,
    );
  });

  // Every exception lies on or below the diagonal, and every pixel of the diagonal has one: P-positions.
  const far = await picture(page);
  const zoom = await page.locator("#map").evaluate((map) => 2 ** Math.ceil(-Math.log2(Number(map.dataset.scaleX))));
  for (let y = far.top + 4; y < far.height; y++) {
    const x = Math.round(far.left + (y - far.top));
    if (x + 4 < far.width && !far.hidden(x, y) && (y - far.originY) / far.scaleY < ROWS - zoom) {
      const near = [-1, 0, 1].map((dx) => far.at(x + dx, y));
      assert.ok(
        near.some((pixel) => !isColour(pixel, GROUND)),
        `the diagonal has a gap at (${x}, ${y})`,
      );
      assert.ok(isColour(far.at(x + 4, y), GROUND), `right of the diagonal (${x}, ${y}) lies on the frontier`);
    }
  }

  // By Theorem 4.2 the zeros of row n > 0 are n_n with v₂(n) even, however far down.
  const zero = (n, k) => (n === k && Math.log2(n & -n) % 2 === 0 ? 0 : 1);
  for (const start of [999_900, 524_250, 40_000]) {
    await visit(page, `mem0?n=${start}-${start + 99}&k=${start}-${start + 99}&scale=p`);
    const shown = await picture(page);
    const pale = shown.at(shown.edgeX(start + 90) - 1, shown.edgeY(start + 20) - 1);
    const colours = [[0, 0, 0], [1, 3, 5].map((at) => Number.parseInt(pale.slice(at, at + 2), 16))];
    const known = { ...shown, rows: { ...shown.rows, to: Math.min(shown.rows.to, ROWS) } };
    assert.ok(lightness(pale) > 128);
    assert.ok(checkCells(known, zero, (value) => colours[value]) > 5000, `rows from ${start}`);
  }

  // The immortal values 12, 1270 and 105161 first appear on the frontier; the last at row 230784.
  await visit(page, "mem0?n=230700-230800&k=0-100&cell=230784,300000");
  const value = page.locator("#inspector .value");
  await eventually(
    () => value.textContent(),
    (text) => text === "Nim value 105\u202f161",
    "the value",
  );
  const frontier = golden("mem_zero_frontier");
  await visit(page, "mem0?n=4900-5000&k=0-100&cell=5000,6000");
  await eventually(
    () => value.textContent(),
    (text) => text === `Nim value ${frontier[5000]}`,
    "the value",
  );

  // Recolouring, another reduction and panning compute nothing.
  await page.evaluate(() => {
    window.reports = [];
  });
  const links = ["&palette=viridis", "&palette=viridis&scale=rank", "&reduce=sample", "&scale=p", "&scale=frontier"];
  for (const rest of links) {
    const start = Date.now();
    await visit(page, `mem0?n=0-999999&k=0-999999${rest}`);
    assert.ok(Date.now() - start < 15_000, `recolouring with ${rest} takes too long`);
  }
  await visit(page, "mem0?n=700000-701000&k=0-1000");
  const reports = await page.evaluate(() => window.reports);
  assert.deepEqual(
    reports.filter(({ state }) => state !== "idle"),
    [],
    "something was computed again",
  );
  assert.ok(reports.every(({ lines }) => lines === ROWS));
});

journey("a million rows stop and go on when told", async ({ open }) => {
  const act = async (page) => {
    const progress = page.locator("#progress");
    const { text, label, most } = await page.evaluate(() => window.pressed);
    assert.match(text, /^([\d\u202f]+) of 1\u202f000\u202f000 rows, ([\d.]+\u202f[kM]|\d+) rows\/s$/u);
    assert.deepEqual([label, most], ["Rows computed", ROWS]);
    await page.locator('#progress[data-state="stopped"]').waitFor();
    const halted = await rowsDone(page);
    assert.ok(halted < ROWS, `all rows were there before the stop, which came after ${text}`);
    assert.match(await progress.locator(".text").textContent(), /rows, stopped$/);
    assert.equal(await page.locator("#stop").textContent(), "Resume");
    await settled(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
    assert.equal(await rowsDone(page), halted, "the computation went on");

    await page.locator("#stop").click();
    await eventually(
      () => rowsDone(page),
      (rows) => rows >= halted,
      "the rows",
    );
    // The button keeps its word when it is hidden, which may be soon.
    await eventually(
      () => page.locator("#stop").textContent(),
      (word) => word === "Stop",
      "the button",
    );
    // New colours on the way cost no row, as the reports below show.
    await page.locator("#tab-colour").click();
    await page.getByRole("radio", { name: "Viridis" }).check();
    await page.locator('#map[data-state="ready"]').waitFor({ timeout: LONG });
    await progress.waitFor({ state: "hidden" });
  };
  const page = await quickly(open, "mem0", act, pressStop);
  // Small pictures have tables of their own; the map is the page's first.
  const all = await page.evaluate(() => window.reports);
  const reports = all.filter(({ target, map }) => target === ROWS && map === 0);
  const rows = reports.map((report) => report.lines);
  assert.deepEqual(
    rows,
    [...rows].sort((a, b) => a - b),
    "rows were lost and computed again",
  );
  assert.equal(rows.at(-1), ROWS);
  const peak = await peakMemory(page);
  assert.ok(peak > 1 && peak <= MEGABYTES, `the core has grown to ${peak} MB`);

  // In MEM 999999 = 999 · 1001, so that this row has the value 999 all the way to the parabola, and ⌊n/k⌋ beyond it.
  await go(page, "mem?n=999999-999999&k=980-1020&show=numbers");
  const expected = Array.from({ length: 41 }, (_, i) => Math.floor(999_999 / Math.max(980 + i, 1000)));
  await eventually(
    () => page.locator("#numbers td").allTextContents(),
    (texts) => texts.join() === expected.join(),
    "the numbers",
  );
});

/** Opens the preset of a million rows and acts, until that was done once without a task that held up the page. */
async function quickly(open, game, act, prepare = () => {}) {
  const runs = [];
  while (runs.length < TRIES) {
    const init = `(${recordLongTasks})();(${recordProgress})()`;
    const page = await open("memplus?n=0-40&k=0-40", { init, small: true });
    await settled(page);
    await page.evaluate(prepare);
    const tasks = await longTasksDuring(page, async () => {
      await page.locator(`[data-game="${game}"] .preset`, { hasText: "Beyond the paper" }).click();
      await act(page);
    });
    if (!isHeldUp(tasks)) return page;
    runs.push(tasks);
    await page.context().close();
  }
  assert.fail(`each time a task held up the page: ${JSON.stringify(runs)}`);
}

/**
 * Runs in the page: Stop is pressed as soon as the speed is told, since all rows may be there before a click from outside.
 * Keeps what was told then.
 */
function pressStop() {
  const progress = document.getElementById("progress");
  const bar = () => progress.querySelector("progress");
  window.pressed = new Promise((resolve) => {
    const watch = new MutationObserver(() => {
      const text = progress.querySelector(".text")?.textContent ?? "";
      if (!text.includes("of 1\u202f000\u202f000 rows") || !text.endsWith("rows/s")) return;
      watch.disconnect();
      resolve({ text, label: bar().getAttribute("aria-label"), most: bar().max });
      document.getElementById("stop").click();
    });
    watch.observe(progress, { subtree: true, childList: true, characterData: true, attributes: true });
  });
}
