/** The page as a part of another one: its picture in a frame, and an outer page that still scrolls. */

import assert from "node:assert/strict";
import { SITE } from "./chromium.js";
import { journey } from "./harness.js";
import { eventually, geometry, settled } from "./map.js";
import { whole } from "./panel.js";

/** An outer page with a frame between long texts. */
const outer = (frame) => ({
  contentType: "text/html",
  body: `<!doctype html><title>Outer</title><body style="margin:0"><p style="height:200px">Above</p>${frame}<p style="height:3000px">Below</p>`,
});

/** The code that the page gives for what it shows. */
async function code(open, link) {
  const page = await open(link);
  await whole(page);
  await page.locator("#tab-view").click();
  await page.locator("#embed-button").click();
  const text = await page.locator("#embed textarea").inputValue();
  await page.keyboard.press("Escape");
  assert.equal(await page.locator("#embed").evaluate((dialog) => dialog.open), false);
  return text;
}

/** The outer page, and what is in its frame. */
async function framed(open, link, options = {}) {
  const text = await code(open, link);
  const answer = (path) => (path === "outer.html" ? outer(text) : null);
  const page = await open("", { ...options, at: "outer.html", answer });
  const frame = page.frames()[1] ?? (await page.waitForEvent("frameattached"));
  await frame.locator("footer.embedded a").waitFor();
  await settled(frame);
  return { page, frame, text };
}

const scrolled = (page) => page.evaluate(() => scrollY);

journey("the code shows map, legend and a link in a frame, and nothing else", async ({ open }) => {
  const { frame, text } = await framed(open, "mem0?n=0-60&k=0-60&cell=22,2");
  assert.match(text, /^<iframe src="[^"]+#mem0\?v=1&amp;n=0-60&amp;k=0-60&amp;cell=22,2&amp;embed=1"/);
  for (const seen of ["#map", "#legend", "footer.embedded a"]) {
    assert.ok(await frame.locator(seen).isVisible(), `${seen} is there`);
  }
  for (const unseen of [".bar", "#panel", "#rules"]) {
    assert.equal(await frame.locator(unseen).isVisible(), false, `${unseen} is not`);
  }
  const link = frame.locator("footer.embedded a");
  assert.equal(await link.getAttribute("target"), "_blank");
  assert.equal(await link.evaluate((a) => a.href), `${SITE}#mem0?v=1&n=0-60&k=0-60&cell=22,2`);
});

journey("the wheel scrolls the outer page until the map is clicked", async ({ open }) => {
  const { page, frame } = await framed(open, "mem0?n=0-60&k=0-60");
  const box = await page.locator("iframe").boundingBox();
  await page.mouse.move(box.x + 300, box.y + 200);
  const before = await geometry(frame);
  await page.mouse.wheel(0, 100);
  await eventually(
    () => scrolled(page),
    (y) => y > 50,
    "the outer page",
  );
  assert.equal((await geometry(frame)).scaleX, before.scaleX, "the map stays");

  await page.evaluate(() => scrollTo(0, 0));
  await page.keyboard.down("Control");
  await page.mouse.wheel(0, -100);
  await page.keyboard.up("Control");
  const zoomed = await eventually(
    () => geometry(frame),
    ({ scaleX }) => scaleX > before.scaleX,
    "the map",
  );
  await settled(frame);
  await page.mouse.click(box.x + 300, box.y + 200);
  await page.mouse.wheel(0, -100);
  await eventually(
    () => geometry(frame),
    ({ scaleX }) => scaleX > zoomed.scaleX,
    "the map",
  );
  assert.equal(await scrolled(page), 0);
});

journey("one finger scrolls the outer page, two move the map", async ({ open }) => {
  const { page, frame } = await framed(open, "mem0?n=0-60&k=0-60", { hasTouch: true, isMobile: true });
  assert.match(await frame.locator("footer.embedded .touch-only").textContent(), /Two fingers/);
  const client = await page.context().newCDPSession(page);
  const box = await page.locator("iframe").boundingBox();
  const touch = (type, ...points) =>
    client.send("Input.dispatchTouchEvent", {
      type,
      touchPoints: points.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id })),
    });
  const before = await geometry(frame);
  await touch("touchStart", [200, 300]);
  for (let y = 290; y >= 100; y -= 10) await touch("touchMove", [200, y]);
  await touch("touchEnd");
  await eventually(
    () => scrolled(page),
    (y) => y > 50,
    "the outer page",
  );
  await settled(frame);
  assert.equal((await geometry(frame)).originY, before.originY, "the map stays");
  assert.ok(!(await frame.evaluate(() => location.hash)).includes("cell="), "and nothing is pinned");

  // A page that was flung goes on for a while.
  await eventually(
    async () => [await scrolled(page), await page.waitForTimeout(300), await scrolled(page)],
    ([before, , after]) => before === after,
    "the outer page",
  );
  await page.evaluate(() => scrollTo(0, 0));
  await touch("touchStart", [150, 250]);
  await touch("touchStart", [150, 250], [250, 250]);
  for (let way = 10; way <= 60; way += 10) await touch("touchMove", [150 - way, 250], [250 + way, 250]);
  await touch("touchEnd");
  await eventually(
    () => geometry(frame),
    ({ scaleX }) => scaleX > 1.5 * before.scaleX,
    "the map",
  );
  assert.equal(await scrolled(page), 0);
});
