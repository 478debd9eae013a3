/** Full screen for lectures: the map alone, with its legend, and the panel within reach. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, fragment, pointAt, settled } from "./map.js";
import { whole } from "./panel.js";

const size = (page, selector) => page.locator(selector).evaluate((element) => element.clientWidth);
const isFull = (page) => page.evaluate(() => [document.fullscreenElement !== null, "full" in document.body.dataset]);

/** Waits until the page is, or is not, full. */
async function becomes(page, full) {
  await eventually(
    () => isFull(page),
    (now) => now.every((one) => one === full),
    "full screen",
  );
  await settled(page);
}

journey("full screen shows the map, its legend, and the panel as a drawer", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40");
  await whole(page);
  const before = await size(page, "#map");
  await page.locator("#full").click();
  await becomes(page, true);
  const wide = await size(page, "#map");
  assert.ok(wide > before, "the map has the room of the panel");
  assert.ok(await page.locator("#legend").isVisible());
  for (const unseen of [".bar", "#panel"]) assert.equal(await page.locator(unseen).isVisible(), false, unseen);

  await page.locator("#drawer").click();
  assert.ok(await page.locator("#panel").isVisible());
  assert.equal(await size(page, "#map"), wide, "a drawer lies over the map and does not move it");
  const [panel, legend] = await Promise.all(["#panel", "#legend"].map((one) => page.locator(one).boundingBox()));
  assert.ok(legend.x + legend.width <= panel.x, "the legend keeps out of the drawer");
  await page.mouse.click(...(await pointAt(page, 22, 2)));
  await fragment(page, (link) => link.includes("cell=22,2"));
  await page.locator("#inspector").getByText("N-position").first().waitFor();
  await page.locator("#presets .preset").nth(2).click();
  await settled(page);
  assert.deepEqual(await isFull(page), [true, true], "another preset stays there");

  await page.locator("#full").click();
  await becomes(page, false);
  assert.ok(await page.locator("#panel").isVisible(), "the panel is as it was");
  assert.equal(await size(page, "#map"), before);
});

journey("Shift and F enter and leave, f alone fits, and a typed F is a letter", async ({ open }) => {
  const page = await open("maximum?f=floor(n/2)");
  await whole(page);
  await page.locator("#map").focus();
  await page.keyboard.press("f");
  await settled(page);
  assert.deepEqual(await isFull(page), [false, false]);
  await page.keyboard.press("Shift+F");
  await becomes(page, true);
  await page.keyboard.press("Shift+F");
  await becomes(page, false);
  await page.keyboard.press("Shift+F");
  await becomes(page, true);
  await page.keyboard.press("Escape");
  await becomes(page, false);
  await page.locator('#rules [data-kind="rule"]').focus();
  await page.keyboard.press("Shift+F");
  assert.deepEqual(await isFull(page), [false, false]);
});

journey("where pages have no full screen the map gets all of the page, and Escape leaves", async ({ open }) => {
  for (const init of [
    () => delete Element.prototype.requestFullscreen,
    () => {
      Element.prototype.requestFullscreen = () => Promise.reject(new TypeError("not allowed"));
    },
  ]) {
    const page = await open("mem0?n=0-40&k=0-40", { init });
    await whole(page);
    await page.locator("#full").click();
    await settled(page);
    assert.equal(await size(page, "#map"), 1024);
    assert.deepEqual(await isFull(page), [false, true]);
    await page.keyboard.press("?");
    await page.locator("#help").waitFor();
    await page.keyboard.press("Escape");
    assert.deepEqual(await isFull(page), [false, true], "Escape closes what is open first");
    await page.keyboard.press("Escape");
    assert.deepEqual(await isFull(page), [false, false]);
    assert.ok(await page.locator("#panel").isVisible());
  }
});

journey("on a phone the panel is within reach as well", async ({ open }) => {
  // Not every browser lets a window that is full be turned, so that each page is as it stays.
  const openFull = async (width, height) => {
    const page = await open("mem0?n=0-40&k=0-40", { viewport: { width, height }, hasTouch: true });
    await whole(page);
    await page.locator("#full").click();
    await becomes(page, true);
    return page;
  };
  const page = await openFull(390, 844);
  assert.equal(await page.locator("#tabs").isVisible(), false);
  await page.locator("#drawer").click();
  await page.locator("#tab-colour").click();
  await page.locator("#colour").waitFor();
  await page.locator("#tab-colour").click();
  const [tabs, legend] = await Promise.all(["#tabs", "#legend"].map((one) => page.locator(one).boundingBox()));
  assert.ok(legend.y + legend.height <= tabs.y, "the legend keeps out of the tabs");

  const turned = await openFull(844, 390);
  await turned.locator("#drawer").click();
  await turned.locator("#tab-colour").waitFor();
  const [beside, aside] = await Promise.all(["#tabs", "#legend"].map((one) => turned.locator(one).boundingBox()));
  assert.ok(aside.x + aside.width <= beside.x, "nor on a phone that is turned");
  assert.ok(aside.y + aside.height > 330, "and it stays at the edge");
});
