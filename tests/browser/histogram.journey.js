/** The values in view as bars: exact counts, and a range that is set by sweeping, by touch and by sliders. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { golden } from "./known.js";
import { eventually, fragment, geometry, settled, visit } from "./map.js";
import { whole } from "./panel.js";

/** What the bars say, by their titles. */
async function counts(page) {
  const titles = await page.locator(".bars title").allTextContents();
  return Object.fromEntries(
    titles.map((title) => title.replace(/\u202f/g, "").split(": ")).map(([value, count]) => [value, Number(count)]),
  );
}

async function opened(open, link, options) {
  const page = await open(link, options);
  await whole(page);
  await page.locator("#tab-colour").click();
  await page.locator(".bars g").first().waitFor();
  return page;
}

journey("the bars are the counts of the values in view", async ({ open }) => {
  const page = await opened(open, "maxnim?d=7/4&v=1&n=0-9&k=0-9&w=10");
  const values = golden("max_nim", "games").find(({ d }) => String(d) === "7,4").g;
  const { rows, columns } = await geometry(page);
  const seen = {};
  for (let row = rows.from; row < rows.to; row++) {
    for (let column = columns.from; column < Math.min(columns.to, 10); column++) {
      const value = values[10 * row + column];
      seen[value] = (seen[value] ?? 0) + 1;
    }
  }
  const told = await counts(page);
  for (const [value, count] of Object.entries(seen)) assert.equal(told[value], count, `value ${value}`);
  assert.match(await page.locator(".bars").getAttribute("aria-label"), /^Values from 0 to \d+; most often/);
});

journey(
  "a sweep sets the range, a double click leaves it to what is in view, and sliders do the same",
  async ({ open }) => {
    const page = await opened(open, "mem0?v=1&n=0-60&k=0-60");
    const box = await page.locator(".bars").boundingBox();
    const bars = await page.locator(".bars g").count();
    const at = (bar) => [box.x + ((bar + 0.5) * box.width) / bars, box.y + box.height / 2];
    await page.mouse.move(...at(4));
    await page.mouse.down();
    await page.mouse.move(...at(9), { steps: 3 });
    await page.mouse.up();
    await fragment(page, (link) => link.includes("range=4-9"));
    assert.equal(await page.locator(".bars .outside").count(), bars - 6);
    await page.locator("#legend").getByText("≥ 9").waitFor();

    await page.locator("#histogram-high").focus();
    await page.keyboard.press("ArrowRight");
    await fragment(page, (link) => link.includes("range=4-10"));
    assert.equal(await page.locator("#histogram-high").getAttribute("aria-valuetext"), "10");
    await page.locator("#histogram-low").focus();
    await page.keyboard.press("ArrowLeft");
    await fragment(page, (link) => link.includes("range=3-10"));

    await page.mouse.dblclick(...at(6));
    await fragment(page, (link) => !link.includes("range="));
  },
);

journey("it follows the view and the colours, and is touched as well", async ({ open }) => {
  const page = await opened(open, "mem0?v=1&n=0-40&k=0-40", { hasTouch: true });
  const before = await counts(page);
  await visit(page, "mem0?v=1&n=0-40&k=0-40&palette=magma");
  const fill = () => page.locator(".bars g:nth-child(9) rect:not(.room)").getAttribute("fill");
  const first = await fill();
  await visit(page, "mem0?v=1&n=0-80&k=0-80&palette=viridis");
  await eventually(fill, (now) => now !== first, "the colour of a bar");
  await eventually(
    () => counts(page),
    (now) => now["0"] > before["0"],
    "the counts",
  );
  const box = await page.locator(".bars").boundingBox();
  const client = await page.context().newCDPSession(page);
  const touch = (type, x) =>
    client.send("Input.dispatchTouchEvent", { type, touchPoints: x === null ? [] : [{ x, y: box.y + 20 }] });
  await touch("touchStart", box.x + 10);
  for (const x of [40, 80, 120]) await touch("touchMove", box.x + x);
  await touch("touchEnd", null);
  await fragment(page, (link) => link.includes("range="));
  await settled(page);
  // The thumbs, which lie on the lower edge of the bars, leave the numbers below them to be read.
  const [bars, ends] = await Promise.all([".bars", ".ends"].map((one) => page.locator(one).boundingBox()));
  assert.ok(ends.y >= bars.y + bars.height + 12, `the numbers begin ${ends.y - bars.y - bars.height} pixels below`);
});
