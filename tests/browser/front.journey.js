/** The front page: what a visitor without a link sees, touches and finds again. */

import assert from "node:assert/strict";
import { keepsNobodyOutByDayAndNight } from "./axe.js";
import { journey } from "./harness.js";
import { eventually, fragment, settled } from "./map.js";

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

/** Waits until the maps of the first figure are whole. */
async function drawn(page) {
  for (const index of [0, 1, 2]) await page.locator(`#front-map-${index}[data-state="ready"]`).waitFor();
}

/** Where each map is: its origin and the size of its cells. */
async function places(page) {
  return await page
    .locator(".front-map canvas")
    .evaluateAll((maps) => maps.map(({ dataset }) => [dataset.originX, dataset.originY, dataset.scaleX].map(Number)));
}

journey("a visitor without a link sees Figure 1 alive, with a sentence each", async ({ open }) => {
  const page = await open("", DESK);
  await drawn(page);
  assert.equal(await page.title(), "nimscope");
  const specs = await page.locator(".front-map canvas").evaluateAll((maps) => maps.map((map) => map.dataset.spec));
  assert.deepEqual(specs, ["mem", "memplus", "mem0"]);
  for (const figure of await page.locator(".front-map").all()) {
    assert.match(await figure.locator("figcaption p").textContent(), /^Take .*\.$/);
    const box = await figure.locator("canvas").boundingBox();
    assert.ok(box.width > 240 && box.height > 240 && box.y + box.height < 900, "a map is seen at once");
  }
  // So are what a nim value is, and the heap to try it on.
  await page.locator(".moves button").first().waitFor();
  const { y, height } = await page.locator(".nim").boundingBox();
  assert.ok(y + height < 900, "all of the first screen is on the screen");
  assert.equal((await page.locator(".nim > p").textContent()).match(/\.(?= |$)/g).length, 3, "three sentences");
  assert.equal(await page.locator("#map").isVisible(), false);
  assert.equal(await page.evaluate(() => location.hash), "");

  // Each leads to the whole of it, and the way back to where one was.
  await page.setViewportSize({ width: 1024, height: 600 });
  await page.locator("#front").evaluate((front) => front.scrollTo(0, 60));
  await page.locator(".front-map h3 a").nth(2).click();
  await settled(page);
  assert.equal(await fragment(page), "mem0?v=1&n=0-400&k=0-400");
  assert.equal(await page.title(), "MEM⁰ · nimscope");
  await page.goBack();
  await drawn(page);
  await eventually(
    () => page.locator("#front").evaluate((front) => front.scrollTop),
    (top) => top === 60,
    "the place in the page",
  );
  await page.goForward();
  await settled(page);
  await page.locator(".wordmark a").click();
  await drawn(page);
  assert.equal(await page.evaluate(() => location.hash), "");
});

journey("the page scrolls over the maps, which move and zoom together", async ({ open }) => {
  const page = await open("", { viewport: { width: 1024, height: 600 } });
  await drawn(page);
  const before = await places(page);
  const box = await page.locator("#front-map-1").boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.mouse.wheel(0, 120);
  await eventually(
    () => page.locator("#front").evaluate((front) => front.scrollTop),
    (top) => top > 0,
    "how far the page is scrolled",
  );
  assert.deepEqual(await places(page), before);
  await page.locator("#front").evaluate((front) => front.scrollTo(0, 0));

  await page.getByRole("button", { name: "Zoom MEM⁺ in" }).click();
  const near = await eventually(
    () => places(page),
    (now) => now.every(([, , scale], i) => scale > 1.4 * before[i][2]),
    "the zoom",
  );
  await drawn(page);
  await page.mouse.move(box.x + 200, box.y + 150);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 110, { steps: 4 });
  await page.mouse.up();
  const moved = await eventually(
    () => places(page),
    (now) => now.every(([x], i) => x < near[i][0]),
    "the maps",
  );
  assert.deepEqual(moved[0], moved[2]);
  // The link of each follows what it shows.
  const links = await page.locator(".front-map h3 a").evaluateAll((all) => all.map(({ hash }) => hash));
  assert.ok(
    links.every((link) => !link.includes("n=0-400")),
    `${links}`,
  );
  await page.getByRole("button", { name: "MEM as it was" }).click();
  await eventually(
    () => places(page),
    (now) => JSON.stringify(now) === JSON.stringify(before),
    "the maps at home",
  );
  assert.equal(await page.evaluate(() => location.hash), "", "and the page is still the front page");
});

journey("what a nim value is can be tried on a heap", async ({ open }) => {
  const page = await open("", DESK);
  const moves = page.locator(".moves button");
  await moves.first().waitFor();
  assert.deepEqual(await moves.locator("b").evaluateAll((all) => all.map(({ lastChild }) => lastChild.textContent)), [
    "2",
    "1",
    "1",
    "0",
  ]);
  assert.match(await page.locator(".mex").textContent(), /is 3: that is the nim value/);
  assert.equal(await page.locator(".values .missing").textContent(), "3");
  await moves.first().hover();
  assert.equal(await page.locator(".values [data-lit]").textContent(), "2");

  // By keyboard alone to the end of the game.
  await moves.first().focus();
  await page.keyboard.press("Enter");
  await eventually(
    () => page.locator(".values .missing").textContent(),
    (value) => value === "2",
    "the value of 4_1",
  );
  await eventually(() => moves.first().evaluate((move) => move === document.activeElement), Boolean, "the focus");
  await moves.filter({ hasText: "take 4" }).click();
  await eventually(
    () => page.locator(".mex").textContent(),
    (words) => /whoever must move has lost/.test(words),
    "the end",
  );
  await page.getByRole("button", { name: "Start again" }).click();
  await eventually(
    () => moves.count(),
    (count) => count === 4,
    "the moves",
  );
});

journey("whoever comes from the front page is shown around the map once, and nobody by a link", async ({ open }) => {
  const page = await open("", DESK);
  await drawn(page);
  await page.locator("#cheats section").first().waitFor({ state: "attached" });
  await page.locator(".front-map h3 a").first().click();
  const tour = page.getByRole("dialog", { name: "Tour" });
  await tour.waitFor();
  await keepsNobodyOutByDayAndNight(page, "html", "the tour");
  const titles = [];
  let words = 0;
  for (;;) {
    titles.push(await tour.locator("h2").textContent());
    words += (await tour.textContent()).split(/\s+/).length;
    const next = tour.locator(".next");
    assert.ok(await next.evaluate((button) => button === document.activeElement), "the keyboard is there");
    const box = await tour.boundingBox();
    assert.ok(box.x >= 0 && box.y >= 0 && box.x + box.width <= 1440 && box.y + box.height <= 900, "all of it is seen");
    if ((await next.textContent()) === "Done") break;
    await page.keyboard.press("Enter");
  }
  assert.equal(new Set(titles).size, 5);
  assert.ok(words < 180, `${words} words take more than a minute`);
  await page.keyboard.press("Enter");
  await tour.waitFor({ state: "detached" });

  // Never again by itself, but the help has it, and Escape ends it.
  await page.goBack();
  await drawn(page);
  await page.locator(".front-map h3 a").nth(1).click();
  await settled(page);
  await page.waitForTimeout(1200);
  assert.equal(await tour.count(), 0);
  await page.locator("#help-button").click();
  await page.getByRole("button", { name: "Show me around the map" }).click();
  await tour.waitFor();
  await page.keyboard.press("Escape");
  await tour.waitFor({ state: "detached" });
  assert.equal(await page.locator("#help").evaluate((help) => help.open), false);

  const other = await open("mem", { ...DESK });
  await settled(other);
  await other.waitForTimeout(1200);
  assert.equal(await other.getByRole("dialog", { name: "Tour" }).count(), 0);
});

journey("where nothing may be kept the tour is shown once a visit at most", async ({ open }) => {
  const init = () => {
    Object.defineProperty(window, "localStorage", {
      get() {
        throw new DOMException("denied", "SecurityError");
      },
    });
  };
  const page = await open("", { ...DESK, init });
  await drawn(page);
  await page.locator("#cheats section").first().waitFor({ state: "attached" });
  await page.locator(".front-map h3 a").first().click();
  const tour = page.getByRole("dialog", { name: "Tour" });
  await tour.getByRole("button", { name: "Skip" }).click();
  await page.goBack();
  await drawn(page);
  await page.locator(".front-map h3 a").first().click();
  await settled(page);
  await page.waitForTimeout(1200);
  assert.equal(await tour.count(), 0);
});

journey("the gallery has every figure and table and a dozen wonders, drawn when they are seen", async ({ open }) => {
  const page = await open("", { ...DESK, small: true });
  const pictures = page.locator(".exhibit .thumbnail");
  await pictures.first().waitFor({ state: "attached" });
  const presets = await page.evaluate(async () => {
    const core = await import(new URL("pkg/nimscope.js", location.href).href);
    return core.catalogue().games.flatMap((game) => game.presets).length;
  });
  assert.equal(await pictures.count(), presets + 12);
  const titles = await page.locator(".hall h2").allTextContents();
  assert.equal(titles.length, 6, "the wonders, and five papers");
  for (const look of await page.locator(".exhibit .look").allTextContents()) assert.match(look, /\w.*[.?] .*\.$/u);
  assert.equal(await page.locator(".thumbnail[data-drawn]").count(), 0, "nothing is drawn that nobody sees");

  await page.getByRole("button", { name: titles[1] }).click();
  const figure = page.locator('.exhibit[href="#mem?v=1&n=0-400&k=0-400"]');
  await figure.locator("img").waitFor();
  const shown = await figure.locator("img").evaluate(async (image) => {
    await image.decode();
    const canvas = Object.assign(document.createElement("canvas"), {
      width: image.naturalWidth,
      height: image.naturalHeight,
    });
    const context = canvas.getContext("2d", { willReadFrequently: true });
    context.drawImage(image, 0, 0);
    const at = (x, y) => [...context.getImageData(x * canvas.width, y * canvas.height, 1, 1).data];
    return [at(0.9, 0.1), at(0.01, 0.9)];
  });
  assert.deepEqual(shown[0], [0, 0, 0, 255], "k > n has the value 0, which is black");
  assert.ok(shown[1][2] > 200, "and the left edge is bright");
  // Figure 1 is small as well what it is in full: three maps side by side.
  const maps = page.locator('.exhibit[href="#mem?v=1&n=0-400&k=0-400;memplus;mem0"] img');
  await eventually(
    () => maps.count(),
    (count) => count === 3,
    "the maps of Figure 1",
  );
  const places = await maps.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const [left, middle, right] = places;
  assert.ok(left.right <= middle.left && middle.right <= right.left && left.top === right.top, "side by side");
  assert.ok(
    places.every(({ width, height }) => width > 50 && height > 100),
    JSON.stringify(places),
  );
  assert.equal(new Set(await maps.evaluateAll((all) => all.map(({ src }) => src))).size, 3);
  const table = page.locator(".exhibit", { has: page.getByText("Immortal values", { exact: true }) });
  await table.scrollIntoViewIfNeeded();
  await eventually(
    () => table.locator(".extract").textContent(),
    (text) => text.includes("12"),
    "a table of text in small",
  );
  await figure.click();
  await settled(page);
  assert.equal(await fragment(page), "mem?v=1&n=0-400&k=0-400");

  // The presets of the panel have them, too.
  await page.locator(".preset[aria-current] .thumbnail img").waitFor();
});

journey("a small picture that takes long waits for the others, and is drawn at last", async ({ open }) => {
  // Nothing is drawn as soon as this, as on a device that is busy.
  const init = () => {
    const { setTimeout } = window;
    window.setTimeout = (action, delay, ...more) => setTimeout(action, delay === 700 ? 0 : delay, ...more);
  };
  const page = await open("", { ...DESK, init, small: true });
  const small = page.locator(".exhibit", { hasText: "Streaks below the frontier" }).locator(".thumbnail");
  await small.scrollIntoViewIfNeeded();
  const colours = () =>
    small.evaluate(async (box) => {
      const image = box.querySelector("img");
      if (!image || !("drawn" in box.dataset)) return 0;
      await image.decode();
      const { naturalWidth: width, naturalHeight: height } = image;
      const canvas = Object.assign(document.createElement("canvas"), { width, height });
      const context = canvas.getContext("2d", { willReadFrequently: true });
      context.drawImage(image, 0, 0);
      return new Set(new Uint32Array(context.getImageData(0, 0, width, height).data.buffer)).size;
    });
  await eventually(colours, (count) => count > 20, "the colours of the small picture");
});

for (const [screen, options] of Object.entries({
  desk: DESK,
  tablet: { viewport: { width: 820, height: 1180 } },
  phone: PHONE,
})) {
  journey(`the front page keeps nobody out and nothing sticks out: ${screen}`, async ({ open }) => {
    const page = await open("", { ...options, small: true });
    await drawn(page);
    await page.locator(".moves button").first().waitFor();
    const wide = await page.evaluate(() => {
      const front = document.getElementById("front");
      return [front.scrollWidth - front.clientWidth, document.documentElement.scrollWidth - innerWidth];
    });
    assert.deepEqual(wide, [0, 0]);
    await keepsNobodyOutByDayAndNight(page, "html", screen);
  });
}

journey("on a phone two fingers zoom a map, and one scrolls", async ({ open }) => {
  const page = await open("", PHONE);
  await drawn(page);
  assert.equal(await page.locator("#front-map-0").evaluate((map) => getComputedStyle(map).touchAction), "pan-x pan-y");
});
