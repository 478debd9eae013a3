/** A first visit is light: what is loaded before the first picture, counted as it goes over the wire. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, settled } from "./map.js";

/** The most that a first picture may wait for. `cargo xtask test --only budget` says where the bytes are. */
const MOST = { bytes: 400_000, requests: 30 };

/** A visitor without a link sees the front page, whose modules come before the first picture; behind a link they come later. */
const VISITS = {
  "without a link": {
    link: "",
    there: (page) => page.locator('#front-map-2[data-state="ready"]').waitFor(),
    later: [],
  },
  "by a link": { link: "mem", there: settled, later: ["front.css", "index.js"] },
};

for (const [visit, { link, there, later }] of Object.entries(VISITS)) {
  journey(`a first picture needs few requests and few bytes: ${visit}`, async ({ open }) => {
    const asked = [];
    const page = await open(link, { init: timeFirstPicture, onRequest: (request) => asked.push(request) });
    await there(page);
    await page.locator("#claims .claims").first().waitFor({ state: "attached" });
    await eventually(
      () => asked.filter((request) => request.url().endsWith("front.css")).length,
      (count) => count === 1,
      "the style of the front page",
    );
    const drawn = await page.evaluate(() => window.firstPicture);
    assert.ok(drawn > 0, "no picture was drawn");
    const loaded = await Promise.all(asked.map(async (request) => ({ request, bytes: await transferred(request) })));
    const before = loaded.filter(({ request }) => request.timing().startTime <= drawn);
    const bytes = before.reduce((sum, one) => sum + one.bytes, 0);
    const list = before.map((one) => `${one.bytes} ${new URL(one.request.url()).pathname}`).join("\n");
    assert.ok(bytes <= MOST.bytes, `${bytes} bytes came before the first picture:\n${list}`);
    assert.ok(before.length <= MOST.requests, `${before.length} requests came before the first picture:\n${list}`);
    // What the papers state comes behind it, so that the page has all of itself.
    // Small pictures are drawn by the page itself, and have addresses within it.
    const files = loaded.filter(({ request }) => !request.url().startsWith("blob:"));
    const behind = files.filter(({ request }) => request.timing().startTime > drawn);
    assert.deepEqual(
      behind.map(({ request }) => new URL(request.url()).pathname.split("/").pop()).sort(),
      [
        "beside.css",
        "finding.css",
        "later.css",
        "later.js",
        "papers.js",
        "papers_bg.wasm",
        "print.css",
        ...later,
      ].sort(),
    );
  });
}

journey("nothing is loaded twice, but the bindings of the core, which the worker needs too", async ({ open }) => {
  const asked = [];
  const page = await open("mem0", { onRequest: (request) => asked.push(request.url()) });
  await settled(page);
  const twice = asked.filter((url, i) => asked.indexOf(url) < i).map((url) => url.split("/").pop());
  assert.deepEqual(
    twice.filter((name) => name !== "favicon.svg"),
    ["nimscope.js"],
  );
});

/** Head and body of an answer as they went over the wire. The browser does not tell the body's size of a worker's script. */
async function transferred(request) {
  const { responseHeadersSize } = await request.sizes();
  const response = await request.response();
  return responseHeadersSize + Number(await response.headerValue("content-length"));
}

/** Runs in the page before its own code: notes when the map first gets something that a table was painted into. */
function timeFirstPicture() {
  window.firstPicture = 0;
  const draw = CanvasRenderingContext2D.prototype.drawImage;
  CanvasRenderingContext2D.prototype.drawImage = function (image, ...rest) {
    if (image instanceof ImageBitmap) window.firstPicture ||= performance.timeOrigin + performance.now();
    return draw.call(this, image, ...rest);
  };
}

journey("the head of the front page is there at the first paint, before any module", async ({ open }) => {
  const watch = () => {
    window.painted = [];
    for (const type of ["paint", "largest-contentful-paint"]) {
      new PerformanceObserver((list) => {
        for (const { name, startTime, element } of list.getEntries()) {
          window.painted.push({ name: element ? element.parentElement.className : name, startTime });
        }
      }).observe({ type, buffered: true });
    }
  };
  const page = await open("", { init: watch, viewport: { width: 390, height: 700 } });
  const [first, lead] = await eventually(
    () =>
      page.evaluate(() =>
        ["first-contentful-paint", "lead"].map((what) => window.painted.find(({ name }) => name === what)?.startTime),
      ),
    (times) => times.every(Boolean),
    "what is painted",
  );
  assert.equal(lead, first, "something else was painted before");
});

journey("what is there already does not move while the front page comes", async ({ open }) => {
  const watch = () => {
    window.moved = 0;
    new PerformanceObserver((list) => {
      for (const { value } of list.getEntries()) window.moved += value;
    }).observe({ type: "layout-shift", buffered: true });
  };
  const page = await open("", { init: watch, viewport: { width: 1350, height: 940 } });
  await page.locator("#claims .claims").first().waitFor({ state: "attached" });
  const moved = await page.evaluate(() => window.moved);
  // Browsers call a page steady below 0.1.
  assert.ok(moved < 0.02, `${moved}`);
});
