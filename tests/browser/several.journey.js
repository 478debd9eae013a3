/** Several maps on one page, made of the page's own modules: each is as it would be alone. */

import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { journey } from "./harness.js";
import { eventually, settled } from "./map.js";

const TYPES = { js: "text/javascript", css: "text/css", html: "text/html", svg: "image/svg+xml" };

/** The two games, and a table that takes some time to grow. */
const PLANE = "mem0?n=0-30&k=0-30&cell=22,2";
const STRIP = "imark?d=2&S=1,2&n=0-12&k=0-31";
const LONG = "mem?n=0-12000&k=0-1200";

journey("two maps draw what each draws alone, with views and cells of their own", async ({ open }) => {
  const alone = [];
  for (const link of [PLANE, STRIP]) alone.push(await picture(await several(open, [link]), 0));
  assert.notEqual(alone[0], alone[1]);
  const page = await several(open, [PLANE, STRIP]);
  assert.equal(await picture(page, 0), alone[0]);
  assert.equal(await picture(page, 1), alone[1]);
  const specs = await page.locator("canvas.map").evaluateAll((maps) => maps.map((map) => map.dataset.spec));
  assert.equal(new Set(specs).size, 2, `${specs}`);

  // Each has a cell of its own.
  await cell(page, 0, /22.*11/s);
  assert.equal(await page.locator("#cell-1").getAttribute("data-source"), "none");
  await page.locator("#map-1").click({ position: { x: 200, y: 200 } });
  await cell(page, 1, /Pinned/);
  await cell(page, 0, /22.*11.*|Pinned/s);
  const ids = await page.locator("[id]").evaluateAll((named) => named.map(({ id }) => id));
  assert.deepEqual(ids, [...new Set(ids)], "an element's name occurs twice");
  await page.locator("#cell-1 .clear-pin").click();
  await cell(page, 0, /Pinned/);

  // Each has a view of its own.
  await page.mouse.move(2, 2);
  await page.locator("#map-1").focus();
  const before = await facts(page);
  for (const key of ["+", "+", "Control+ArrowDown"]) await page.keyboard.press(key);
  await ready(page, 1);
  const after = await facts(page);
  assert.deepEqual(after[0], before[0]);
  assert.notDeepEqual(after[1], before[1]);
  assert.equal(await picture(page, 0), alone[0]);
});

journey("a map that moves cancels nothing of another that grows", async ({ open }) => {
  const alone = await picture(await several(open, [LONG]), 0);
  const page = await several(open, [LONG, PLANE]);
  await ready(page, 1);
  await page.locator("#map-1").focus();
  // So many requests of the second map come while the first is under way.
  for (let turn = 0; turn < 12; turn++) {
    await page.keyboard.press(turn % 2 ? "Control+ArrowUp" : "Control+ArrowDown");
    await ready(page, 1);
  }
  assert.equal(await picture(page, 0), alone);
  await page.locator("#map-0").focus();
  await page.keyboard.press("Control+ArrowDown");
  await page.locator("#map-1").focus();
  await page.keyboard.press("+");
  await ready(page, 0);
  await ready(page, 1);
});

/** A page with these maps. Its modules are the sources; what is bound to the core comes from the built site. */
async function several(open, links) {
  return await open(encodeURIComponent(links.join("|")), {
    at: "several.html",
    async answer(path) {
      const file = path === "several.html" ? "several/index.html" : path;
      if (!/^(several|www)\//.test(file)) return null;
      const from = new URL(file.startsWith("www/") ? `../../${file}` : file, import.meta.url);
      return { contentType: TYPES[file.split(".").at(-1)], body: await readFile(from) };
    },
  });
}

/** What each map says of itself. */
async function facts(page) {
  return await page.locator("canvas.map").evaluateAll((maps) => maps.map((map) => ({ ...map.dataset, state: "" })));
}

async function ready(page, index) {
  await settled(page, `map-${index}`);
}

async function picture(page, index) {
  await ready(page, index);
  return await page.locator(`#map-${index}`).evaluate((map) => map.toDataURL());
}

/** Waits until the inspector of a map says so. */
async function cell(page, index, pattern) {
  const read = () => page.locator(`#cell-${index}`).innerText();
  await eventually(read, (text) => pattern.test(text), `the cell of map ${index}`);
}
