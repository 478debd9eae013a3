/** Every way to look at a game: by the menu, by a link and by keyboard, with known pixels; and marks over it. */

import assert from "node:assert/strict";
import { checkCells } from "./cells.js";
import { isColour, paperColours } from "./colours.js";
import { journey } from "./harness.js";
import { fractionsBetween, golden, maxNim } from "./known.js";
import { eventually, fragment, picture, samePixels, settled, visit } from "./map.js";

const SEVEN_FOURTHS = golden("max_nim", "games").find(({ d }) => String(d) === "7,4").g;

/** Rows of a graph are counted from above, and its values from below. */
const CEILING = 2 ** 24;

/** The middle of the point of a heap, in device pixels. */
function pointOf({ edgeX, edgeY }, heap, value) {
  const row = CEILING - 1 - value;
  return [(edgeX(heap) + edgeX(heap + 1)) >> 1, (edgeY(row) + edgeY(row + 1)) >> 1];
}

journey("a graph has a point for each heap, at its value, upwards on the page's ground", async ({ open }) => {
  const page = await open("maxnim?d=7/4&axis=graph&n=0-63&k=0-127&aspect=1&scale=linear&range=0-1", {
    colorScheme: "light",
  });
  const shown = await picture(page);
  const ground = [0xf4, 0xf5, 0xf7];
  // One heap has a colour well apart from the ground, as one step below a frontier has.
  const point = paperColours("frontier", [0, 1])(1);
  let seen = 0;
  for (let heap = 0; heap < 128; heap++) {
    for (let value = 0; value < 64; value++) {
      const [x, y] = pointOf(shown, heap, value);
      if (x >= shown.width || y < shown.top || y >= shown.height || shown.hidden(x, y)) continue;
      const wanted = SEVEN_FOURTHS[heap] === value ? point : ground;
      assert.ok(isColour(shown.at(x, y), wanted), `heap ${heap}, value ${value}: ${shown.at(x, y)}`);
      seen++;
    }
  }
  assert.ok(seen > 5000, `${seen} places`);
  assert.ok(shown.edgeY(CEILING) <= shown.height && shown.edgeY(CEILING) > shown.height - 2, "0 is at the lower edge");
  assert.match(await page.locator("#legend figcaption").textContent(), /heaps in a pixel/i);
  assert.equal(await page.locator("#map").getAttribute("data-axis"), "graph");

  // From afar no heap is lost, and each is three pixels wide and high, with a ring around it.
  await visit(page, "maxnim?d=7/4&axis=graph&n=0-511&k=0-1023&aspect=1&scale=linear&range=0-4");
  const far = await picture(page);
  const isGround = (x, y) => isColour(far.at(x, y), ground);
  let checked = 0;
  for (let heap = 0; heap < 900; heap += 2) {
    const [x, y] = pointOf(far, heap, SEVEN_FOURTHS[heap]);
    if (x + 3 >= far.width || y < far.top + 3 || y + 3 >= far.height || far.hidden(x, y)) continue;
    const near = [-1, 0, 1].flatMap((dx) => [-1, 0, 1].map((dy) => [x + dx, y + dy]));
    assert.ok(near.filter(([px, py]) => !isGround(px, py)).length >= 9, `heap ${heap} is smaller than three pixels`);
    checked++;
  }
  assert.ok(checked > 300, `${checked} heaps`);
});

journey("a graph that was opened by a link says what its colours are", async ({ open }) => {
  const page = await open("maxnim?d=7/4&axis=graph&n=0-63&k=0-127");
  await settled(page);
  const entries = page.locator("#legend li");
  await eventually(
    () => entries.allTextContents(),
    (texts) => texts.join() === "1",
    "the legend",
  );
  assert.ok(await page.locator("#legend").isVisible());
  // It lies where small heaps would have large values, and so over no point.
  const legend = await page.locator("#legend").boundingBox();
  const map = await page.locator("#map").boundingBox();
  assert.ok(legend.x + legend.width < map.x + map.width / 2 && legend.y + legend.height < map.y + map.height / 2);
});

journey("a sweep has a game in each row, named by its parameter", async ({ open }) => {
  const page = await open("maxnim?d=50&v=1&axis=sweep:d:4/3-3:6&n=0-20&k=0-63&scale=linear&range=0-60");
  const shown = await picture(page);
  const rows = fractionsBetween([4, 3], [3, 1], 6);
  const tables = rows.map(([p, q]) => maxNim(p, q, 200));
  const part = { ...shown, rows: { from: 0, to: Math.min(shown.rows.to, rows.length) } };
  assert.ok(checkCells(part, (row, heap) => tables[row][heap], paperColours("linear", [0, 60])) > 1000);

  // A row is inspected as a game of its own.
  const row = rows.findIndex(([p, q]) => p === 7 && q === 4);
  await visit(page, `maxnim?axis=sweep:d:4/3-3:6&n=0-20&k=0-63&cell=${row},40`);
  await page.locator("#inspector h2").getByText("40 at d = 7/4").waitFor();
  await eventually(
    () => page.locator("#inspector .value").textContent(),
    (text) => text === `Nim value ${SEVEN_FOURTHS[40]}`,
    "the value",
  );

  // The numbers are those of the rows, with their names.
  await page.getByRole("radio", { name: "Numbers" }).check();
  const line = page.locator("#numbers tbody tr").nth(row);
  await line.waitFor();
  assert.equal(await line.locator("th").textContent(), "7/4");
  await eventually(
    () => line.locator("td").allTextContents(),
    (texts) => texts.slice(0, 40).map(Number).join() === SEVEN_FOURTHS.slice(0, 40).join(),
    "the numbers",
  );
});

journey("the bounds of a sweep are typed; what is wrong says why and loses nothing", async ({ open }) => {
  const page = await open("maxnim?axis=sweep:d:4/3-3:6");
  await settled(page);
  await page.locator("#tab-view").click();
  const [from, to] = [page.locator("#sweep-from"), page.locator("#sweep-to")];
  assert.deepEqual([await from.inputValue(), await to.inputValue()], ["4/3", "3"]);
  await from.fill("1");
  await from.press("Enter");
  await page.locator("#sweep-from-error").getByText("larger than 1").waitFor();
  assert.equal(await from.inputValue(), "1");
  assert.match(await fragment(page), /sweep:d:4\/3-3:6/);
  await from.fill("5/2");
  await to.fill("2");
  await to.press("Enter");
  await page.locator("#sweep-to-error").waitFor();
  assert.equal(await to.inputValue(), "2");
  await fragment(page, (now) => now.includes("axis=sweep:d:5/2-3:6"));
  await to.fill("7/2");
  await to.press("Enter");
  await fragment(page, (now) => now.includes("axis=sweep:d:5/2-7/2:6"));
  await page.getByRole("button", { name: "More Largest denominator" }).click();
  await fragment(page, (now) => now.includes("axis=sweep:d:5/2-7/2:7"));
  await page.goBack();
  await fragment(page, (now) => now.includes("axis=sweep:d:5/2-7/2:6"));
});

journey("views are chosen by the menu and by keyboard, and back goes back", async ({ open }) => {
  const page = await open("maxnim?d=7/4&v=1&n=0-63&k=0-63&cell=40,0");
  await settled(page);
  await page.locator("#tab-view").click();
  await page.getByRole("radio", { name: "Graph" }).check();
  const graph = await fragment(page, (now) => now.includes("axis=graph"));
  assert.match(graph, /cell=40,0/, "a pin stays in the same table");
  await settled(page);
  await page.keyboard.press("ArrowRight");
  const sweep = await fragment(page, (now) => now.includes("axis=sweep:d"));
  assert.doesNotMatch(sweep, /cell=/, "a pin does not fit another table");
  await settled(page);
  await page.goBack();
  await fragment(page, (now) => now === graph);
  await page.goBack();
  await fragment(page, (now) => !now.includes("axis="));
  await settled(page);
  assert.ok(await page.getByRole("radio", { name: "Strip" }).isChecked());
});

journey("a graph is walked by heaps, and the pinned heap is a column", async ({ open }) => {
  const page = await open("maxnim?d=7/4&axis=graph&n=0-63&k=0-127");
  await settled(page);
  await page.locator("#map").focus();
  await page.keyboard.press("Control+Home");
  for (let i = 0; i < 3; i++) await page.keyboard.press("Shift+ArrowRight");
  await page.locator("#inspector h2").getByText("30", { exact: true }).waitFor();
  const before = await picture(page);
  await page.locator("#map").focus();
  await page.keyboard.press("Enter");
  await fragment(page, (now) => now.includes("cell=30,0"));
  const after = await picture(page);
  const around = Array.from({ length: 20 }, (_, i) => after.edgeX(30) - 8 + i);
  for (const y of [after.top + 10, after.top + 300, after.height - 10]) {
    assert.ok(
      around.some((x) => before.at(x, y) !== after.at(x, y)),
      `the pin is missing at ${y}`,
    );
  }
});

journey("ten million heaps fit into one graph", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3&axis=graph");
  await settled(page);
  await page.locator("#map").focus();
  await page.keyboard.press("f");
  await eventually(
    () => page.locator("#map").evaluate((map) => Number(map.dataset.scaleX)),
    (scale) => scale < 1e-4,
    "the scale",
  );
  await page.locator('#map[data-state="ready"]').waitFor({ timeout: 200_000 });
  const shown = await picture(page);
  assert.ok(shown.originX + 1e7 * shown.scaleX <= shown.width + 1);
  // Every value of the game is frequent, so that the rows of the values are full to the right end, and the next is empty.
  const values = [...golden("imark_sg", "games").find(({ S, D }) => String(S) === "1" && String(D) === "2,3").sg];
  const highest = Math.max(...values.map(Number));
  const ground = await page
    .locator("#map")
    .evaluate((map) => getComputedStyle(map.parentElement.parentElement).backgroundColor);
  const channels = ground.match(/\d+/g).map(Number);
  for (const x of [shown.left + 40, (shown.left + shown.width) >> 1]) {
    const at = (value) => shown.at(x, Math.floor(shown.originY + (CEILING - value - 0.5) * shown.scaleY));
    for (let value = 0; value <= highest; value++) assert.ok(!isColour(at(value), channels), `value ${value} at ${x}`);
  }
});

journey("a width that lines the sequence up is found and chosen", async ({ open }) => {
  // With S = {1, 2} and D = {4}, long stretches of the values repeat after three heaps.
  const page = await open("imark?S=1,2&D=4&v=1&n=0-63&k=0-63");
  await settled(page);
  await page.locator("#tab-view").click();
  await page.locator("#find-width").click();
  const best = page.getByRole("group", { name: "Widths that fit" }).getByRole("button").first();
  await best.waitFor();
  const width = Number(await best.textContent());
  assert.equal(width % 3, 0, `${width} is no multiple of the period`);
  await best.click();
  await fragment(page, (now) => now.includes(`&w=${width}`));
  await settled(page);
  assert.equal(await best.getAttribute("aria-pressed"), "true");
  assert.equal(await page.locator("#strip-width").inputValue(), String(width));
});

journey("a heap of thirty digits is gone to, and a row of a sweep by its name", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3");
  await settled(page);
  await page.locator("#tab-view").click();
  await page.locator("#goto-n").fill("10^30+7");
  await page.keyboard.press("Enter");
  await fragment(page, (now) => now.includes("axis=far:64:"));
  await page
    .locator("#inspector h2")
    .getByText(/000\u202f007$/)
    .waitFor();
  await page.locator("#goto-n").fill("10^x");
  await page.keyboard.press("Enter");
  await page.locator("#goto-n-error").waitFor();
  assert.equal(await page.locator("#goto-n").inputValue(), "10^x");
  await page.locator("#goto-n").fill("12");
  await page.keyboard.press("Enter");
  await fragment(page, (now) => now.includes("cell=12,0") && !now.includes("far"));
  await page.locator("#goto-n").fill("10^30");
  await page.keyboard.press("Enter");
  await fragment(page, (now) => now.includes("axis=far:64:"));
  await page.locator("#view-home").click();
  await fragment(page, (now) => now.endsWith("n=0-63&k=0-63"));

  // A value that cannot be had is refused where it was asked for, and the map stays.
  await visit(page, "maximum?f=n%20mod%207");
  await page.locator("#goto-n").fill("10^20");
  await page.keyboard.press("Enter");
  await page
    .locator("#goto-n-error")
    .getByText(/^maximum.* which the form of n mod 7 does not prove$/)
    .waitFor();
  await fragment(page, (now) => !now.includes("far"));

  // Max Nim with a pass goes as far as the theorem corrected does, which the inspector names.
  await visit(page, "maxnim?d=7/4&pass=1");
  await page.locator("#goto-n").fill("10^20");
  await page.keyboard.press("Enter");
  await fragment(page, (now) => now.includes("axis=far:64:"));
  await page
    .locator("#inspector")
    .getByText(/^Proved: Theorem 4 of Some formulas for Max Nim, corrected in /)
    .waitFor();

  await visit(page, "maxnim?axis=sweep:d:4/3-3:6");
  await page.locator("#goto-n").fill("7/4");
  await page.locator("#goto-k").fill("40");
  await page.keyboard.press("Enter");
  await page.locator("#inspector h2").getByText("40 at d = 7/4").waitFor();
});

journey("a strip is drawn at any depth, and its values are read in full", async ({ open }) => {
  const page = await open("maxnim?d=7/4&pass=0&scale=linear");
  await settled(page);
  await page.locator("#tab-view").click();
  await page.locator("#goto-n").fill("10^20 + 3");
  await page.keyboard.press("Enter");
  await fragment(page, (now) => now.includes("axis=far:64:"));
  const written = (value) => String(value).replace(/\B(?=(\d{3})+$)/g, "\u202f");
  const shown = page.locator("#inspector .value");
  await shown.getByText(written(deepMaxNim(10n ** 20n + 3n))).waitFor();
  await page.locator("#legend").getByText("logarithmic scale").waitFor();
  await page.locator("#legend").getByText("10¹⁸", { exact: true }).waitFor({ state: "attached" });
  const { at, middle, ratio, rows } = await picture(page);
  const middles = Array.from({ length: 64 }, (_, k) => middle(rows.from + 1, k));
  const colours = new Set(middles.map(({ x, y }) => at(Math.floor(x * ratio), Math.floor(y * ratio))));
  assert.ok(colours.size > 3, `a row has ${colours.size} colours`);

  const start = BigInt(/far:64:(\d+)/.exec(await fragment(page))?.[1] ?? 0);
  await page.getByRole("radio", { name: "Numbers" }).check();
  const expected = Array.from({ length: 40 }, (_, i) => written(deepMaxNim(start + BigInt(i))));
  await eventually(
    () => page.locator("#numbers td").allTextContents(),
    (texts) => texts.slice(0, 40).join() === expected.join(),
    "the numbers",
  );
});

/** G(n) for d = 7/4, by Lemma 1: ⌈n/d⌉ if that has just risen, else the value of n − ⌈n/d⌉ − 1. */
function deepMaxNim(n) {
  const bound = (m) => (4n * m + 6n) / 7n;
  while (n > 0n && bound(n) === bound(n - 1n)) n -= bound(n) + 1n;
  return bound(n);
}

journey("marks are drawn and taken away, and the link knows", async ({ open }) => {
  const page = await open("mem?n=0-100&k=0-100&marks=none&scale=linear&range=0-20");
  const bare = await picture(page);
  await page.locator("#tab-view").click();
  await page.getByRole("checkbox", { name: "Parabola" }).check();
  await fragment(page, (now) => now.includes("marks=parabola"));
  const marked = await picture(page);
  const differs = (n, k) => {
    const [x, y] = [Math.round(marked.originX + k * marked.scaleX), Math.round(marked.originY + n * marked.scaleY)];
    return bare.at(x, y) !== marked.at(x, y);
  };
  for (const k of [2, 5, 8]) {
    assert.ok(differs(k * k, k), `the parabola is missing at ${k}`);
    assert.ok(!differs(k * k, k + 4), `something is drawn beside the parabola at ${k}`);
  }
  await page.getByRole("checkbox", { name: "Parabola" }).uncheck();
  await fragment(page, (now) => !now.includes("marks="));
  const again = await picture(page);
  assert.ok(samePixels(again, bare), "the marks left something behind");
});

journey("a mark that draws nothing says so", async ({ open }) => {
  const page = await open("imark?S=1,2&D=2,3");
  await page.locator("#tab-view").click();
  const words = page.locator(".overlay").getByText("Nothing to draw: ").first();
  await words.waitFor();
  await visit(page, "maxnim?d=7/4&pass=1");
  await words.waitFor({ state: "hidden" });
  await visit(page, "maximum?axis=triangle");
  await page.locator(".overlay").getByText("Nothing to draw in this view.").waitFor();
  // The legend, too, says what is shown.
  await page
    .locator("#legend figcaption")
    .getByText(/^Count of heaps/)
    .waitFor();
});
