/** While a slider moves the picture follows it: each frame shows one whole table, and the last one is what was asked for. */

import assert from "node:assert/strict";
import { isColour, paperColours } from "./colours.js";
import { journey } from "./harness.js";
import { golden, maxNim } from "./known.js";
import { isHeldUp, longTasksDuring, recordLongTasks } from "./longtasks.js";
import { eventually, fragment, geometry, picture, pointAt, settled } from "./map.js";

const LINK = "maxnim?d=5/4&v=1&n=0-63&k=0-63&scale=linear&range=0-4096";
const STEPS = 200;
/** So many of their tables must be seen; a busy machine may need more steps for that. */
const TABLES = 20;
const HEAPS = 4096;
/** A table that takes longer, in milliseconds, is shown as far as it is known. */
const LONG = 400;
/** How often a run that was held up is tried again. */
const TRIES = 4;

journey("the values that the journeys know are those of the paper", async () => {
  const known = golden("max_nim", "games").find(({ d }) => String(d) === "7,4").g;
  assert.deepEqual(maxNim(7, 4, known.length), known);
});

journey("through 200 fractions, no frame shows parts of two tables, and the last is not stale", async ({ open }) => {
  const page = await open(LINK);
  await settled(page);
  const place = await geometry(page);
  // A spot off the grid's lines and the digits of each sampled cell, all over the picture.
  const spots = Array.from({ length: 48 }, (_, i) => (i * 85) % HEAPS).map((heap) => ({
    heap,
    x: place.edgeX(heap % 64) + 2,
    y: place.edgeY(Math.floor(heap / 64)) + 2,
  }));
  await page.locator("#rule-d-denominator").selectOption("60");
  await page.locator("#rule-d-slider").focus();
  await page.evaluate(watchFrames, spots);
  for (let i = 0, seen = 0; i < STEPS || (seen <= TABLES && i < 5 * STEPS); i++) {
    await page.keyboard.press("ArrowRight");
    // No hand is faster than the frames of the screen, and a flood of keys would keep the worker's replies waiting.
    seen = await page.evaluate(() => new Promise(requestAnimationFrame).then(() => window.frames.seen.size));
  }
  await settled(page);
  const frames = await page.evaluate(() => window.frames.all);
  const tables = new Map();
  let [last] = frames;
  let since = last.time;
  let late = false;
  for (const frame of frames) {
    const { time, spec, colours } = frame;
    // On a busy machine a table may be shown unfinished, but only so long after the one before it came.
    if (spec !== last.spec) [late, since] = [time - since >= LONG, last.time];
    last = frame;
    if (!tables.has(spec)) tables.set(spec, expectedIn(spec));
    const { values, colour } = tables.get(spec);
    const wrong = spots.findIndex(({ heap }, i) => !isColour(colours[i], colour(values[heap])));
    assert.ok(wrong < 0 || late, `heap ${spots[wrong]?.heap} of ${spec} is ${colours[wrong]}`);
  }
  assert.ok(tables.size > TABLES, `only ${tables.size} tables were seen in ${frames.length} frames`);
  const shown = await page.locator("#map").getAttribute("data-spec");
  const wanted = await page.locator("#rule-d").inputValue();
  assert.equal(new URLSearchParams(shown.split("?")[1]).get("d"), wanted);
  await fragment(page, (now) => now.startsWith(`maxnim?d=${wanted}&`));
  const { values, colour } = expectedIn(shown);
  const image = await picture(page);
  for (const { heap, x, y } of spots) {
    if (!image.hidden(x, y)) assert.ok(isColour(image.at(x, y), colour(values[heap])), `heap ${heap} in the end`);
  }
});

journey("dragging the slider holds up nothing, and the cell under the pointer follows", async ({ open }) => {
  const runs = [];
  while (runs.length < TRIES) {
    const page = await open(LINK, { init: recordLongTasks });
    await settled(page);
    await page.locator("#rule-d-denominator").selectOption("60");
    await page.mouse.move(...(await pointAt(page, 10, 10)));
    await page.locator("#inspector h2").getByText("650", { exact: true }).waitFor();
    await page.locator("#rule-d-slider").focus();
    const tasks = await longTasksDuring(page, async () => {
      for (let i = 0; i < STEPS; i++) await page.keyboard.press("ArrowRight");
      await settled(page);
    });
    const shown = await page.locator("#map").getAttribute("data-spec");
    const value = page.locator("#inspector .value");
    await eventually(
      () => value.textContent(),
      (text) => text === `Nim value ${expectedIn(shown).values[650]}`,
      "the value under the pointer",
    );
    if (!isHeldUp(tasks)) return;
    runs.push(tasks);
    await page.context().close();
  }
  assert.fail(`each time a task held up the page: ${JSON.stringify(runs)}`);
});

journey("a table that takes long gives way to a newer one, and is shown as far as it is known", async ({ open }) => {
  const page = await open("maxnim?d=2&v=1&n=31000-31060&k=0-63&scale=linear&range=0-2000000");
  await settled(page);
  await page.locator("#rule-d-slider").focus();
  const times = [];
  while (times.length < TRIES && !(times.at(-1) < 2000)) {
    for (let i = 0; i < 12; i++) {
      await page.keyboard.press("ArrowRight");
      await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 60)));
    }
    const wanted = await page.locator("#rule-d").inputValue();
    const start = Date.now();
    await eventually(
      () => page.locator("#map").getAttribute("data-spec"),
      (spec) => spec.includes(`d=${wanted}&`),
      "the picture",
    );
    times.push(Date.now() - start);
    await settled(page);
  }
  assert.ok(times.at(-1) < 2000, `each time the picture took long: ${times} ms`);
});

journey("the width of a strip follows its slider in the same way", async ({ open }) => {
  const page = await open(LINK);
  await settled(page);
  await page.locator("#tab-view").click();
  await page.locator("#strip-slider").focus();
  for (let i = 0; i < 20; i++) await page.keyboard.press("ArrowRight");
  await fragment(page, (now) => now.includes("&w=84"));
  await settled(page);
  const image = await picture(page);
  const { values, colour } = expectedIn("maxnim?d=5/4");
  let compared = 0;
  for (let heap = 0; heap < HEAPS; heap += 37) {
    const [x, y] = [image.edgeX(heap % 84) + 2, image.edgeY(Math.floor(heap / 84)) + 2];
    if (x >= image.width || y >= image.height || image.hidden(x, y)) continue;
    assert.ok(isColour(image.at(x, y), colour(values[heap])), `heap ${heap} at width 84`);
    compared++;
  }
  assert.ok(compared > 60, `only ${compared} heaps were compared`);
});

/** The table of a spec such as maxnim?d=7/4&pass=0, and the colours of its values. */
function expectedIn(spec) {
  const [p, q = 1] = new URLSearchParams(spec.split("?")[1]).get("d").split("/").map(Number);
  return { values: maxNim(p, q, HEAPS), colour: paperColours("linear", [0, 4096]) };
}

/** Runs in the page: after each frame, when it was, what the map says that it shows, and the colours at some spots. */
function watchFrames(spots) {
  const map = document.getElementById("map");
  const copy = new OffscreenCanvas(map.width, map.height).getContext("2d", { willReadFrequently: true });
  window.frames = { all: [], seen: new Set() };
  const look = (time) => {
    copy.drawImage(map, 0, 0);
    const { data } = copy.getImageData(0, 0, map.width, map.height);
    const hex = (byte) => byte.toString(16).padStart(2, "0");
    const colours = spots.map(({ x, y }) => {
      const at = 4 * (y * map.width + x);
      return `#${hex(data[at])}${hex(data[at + 1])}${hex(data[at + 2])}`;
    });
    window.frames.all.push({ time, spec: map.dataset.spec, colours });
    window.frames.seen.add(map.dataset.spec);
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}
