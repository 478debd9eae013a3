/** The main ways through the page in Firefox and in WebKit. `cargo xtask` names those that the machine has. */

import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { after, test } from "node:test";
import { compare, SHARP } from "./alike.js";
import { SITE } from "./chromium.js";
import { startFirefox } from "./engines/firefox.js";
import { createPage } from "./engines/page.js";
import { startWebKit } from "./engines/webkit.js";
import { startHost } from "./host.js";
import { eventually, fragment, geometry, go, settled } from "./map.js";
import { decode } from "./png.js";

const { FIREFOX, WEBKIT_DRIVER, XVFB, NIMSCOPE } = process.env;
const DESK = [1280, 800];
const PHONE = [390, 844];

/** So long a journey may take on a busy machine. */
const TIMEOUT = 300_000;

if (FIREFOX) engine("Firefox", () => startFirefox(FIREFOX));
if (WEBKIT_DRIVER && XVFB) engine("WebKit", () => startWebKit(WEBKIT_DRIVER, XVFB));

/** All journeys through one engine, one after the other in the same window. */
function engine(name, start) {
  let started = null;
  after(async () => (await started)?.close());
  const journey = (what, body) =>
    test(`${name}: ${what}`, { timeout: TIMEOUT }, async () => {
      started ??= start().then(createPage);
      const page = await started;
      await body(page);
      assert.deepEqual(page.problems.splice(0), [], "something went wrong in the page");
    });

  journey("the map is the picture that the command line draws", async (page) => {
    await open(page, "mem0?n=0-40&k=0-40");
    await page.evaluate(withoutLetters);
    for (const link of ["mem?n=0-100&k=0-100", "mem0?n=0-400&k=0-400&scale=value:12", "imark?S=1&D=2,3"]) {
      await go(page, link);
      await settled(page);
      const shown = decode(Buffer.from(await page.evaluate(picture), "base64"));
      compare(shown, rendered(link, shown), `${name}, ${link}`, SHARP);
    }
  });

  journey("a person sees the map, points at a cell and pins it", async (page) => {
    await open(page, "mem0?n=0-30&k=0-30&scale=linear");
    const seen = await page.screenshot();
    const box = await page.evaluate(() => document.getElementById("map").getBoundingClientRect().toJSON());
    const { middle } = await geometry(page);
    const spot = (n, k) => [box.x + middle(n, k).x, box.y + middle(n, k).y];
    const colours = new Set([3, 9, 15, 21].map((n) => seen.at(...spot(n, 20.3).map(Math.round))));
    assert.ok(colours.size > 2, `the cells have the colours ${[...colours]}`);
    await page.hover(...spot(22, 2));
    await eventually(
      () => page.locator("#inspector").textContent(),
      (text) => /22.*12/s.test(text),
      "the inspector",
    );
    await page.click(...spot(22, 2));
    await fragment(page, (link) => link.includes("cell=22,2"));
  });

  journey("the map is dragged and zoomed by keyboard", async (page) => {
    await open(page, "mem?n=0-60&k=0-60");
    const before = await geometry(page);
    await page.drag([500, 500], [440, 420]);
    const dragged = await moved(page, before);
    assert.ok(Math.abs((dragged.originX - before.originX) / before.ratio + 60) < 1, "it is dragged across");
    assert.ok(Math.abs((dragged.originY - before.originY) / before.ratio + 80) < 1, "it is dragged down");
    await page.evaluate(() => document.getElementById("map").focus());
    await page.press("+");
    assert.ok((await moved(page, dragged)).scaleX > dragged.scaleX);
  });

  journey("a slider walks through the fractions and the picture follows", async (page) => {
    await open(page, "maxnim?d=3/2&pass=0");
    await page.evaluate(withoutLetters);
    await page.evaluate(() => document.getElementById("rule-d-slider").focus());
    for (let step = 0; step < 12; step++) await page.press("ArrowRight");
    await fragment(page, (link) => link.startsWith("maxnim?d=7/4&"));
    await settled(page);
    const shown = decode(Buffer.from(await page.evaluate(picture), "base64"));
    compare(shown, rendered("maxnim?d=7/4&pass=0", shown), `${name}, a slider`, SHARP);
  });

  journey("the tables are there", async (page) => {
    await open(page, "maxnim?d=3&pass=1&show=tables");
    await page.locator("#tables:not([aria-busy]) table").waitFor();
    await eventually(
      () => page.locator("#tables").textContent(),
      (text) => text.includes("pass"),
      "the table",
    );
    await page.locator('#show input[value="numbers"] + span').click();
    await page.locator("#numbers table td").waitFor();
  });

  journey("the front page has its three maps and its gallery, and leads to a map", async (page) => {
    await open(page, "");
    for (const index of [0, 1, 2]) await page.locator(`#front-map-${index}[data-state="ready"]`).waitFor();
    await page.locator(".moves button").waitFor();
    const [colours, room] = await page.evaluate(() => {
      const colours = [...document.querySelectorAll(".front-map canvas")].map((canvas) => {
        const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext("2d");
        copy.drawImage(canvas, 0, 0);
        const at = (x, y) => copy.getImageData(x * canvas.width, y * canvas.height, 1, 1).data.join();
        const shares = [0.3, 0.4, 0.5, 0.6, 0.7, 0.8];
        return new Set(shares.flatMap((share) => [at(share, 0.8), at(0.3, share)])).size;
      });
      const front = document.getElementById("front");
      return [colours, front.scrollWidth - front.clientWidth];
    });
    assert.ok(
      colours.every((count) => count > 2),
      `the maps show ${colours} colours`,
    );
    assert.equal(room, 0, "nothing sticks out");
    await page.locator(".exhibit").click();
    await settled(page);
    await fragment(page, (link) => link.length > 3);
    assert.equal(await page.locator("body").evaluate(({ dataset }) => dataset.show), "map");
  });

  journey("several maps stand side by side, move together, and one is wiped over another", async (page) => {
    await open(page, "mem?v=1&n=0-100&k=0-100;mem0");
    const maps = () =>
      page.evaluate(() =>
        [...document.querySelectorAll(".one:not([hidden]) canvas.map")].map((map) => {
          const { x, y, width, height } = map.getBoundingClientRect();
          const { state, originX, originY, scaleX } = map.dataset;
          return { state, place: [originX, originY, scaleX].map(Number), box: [x, y, width, height] };
        }),
      );
    const together = ([a, b]) => a.state === "ready" && b?.state === "ready" && String(a.place) === String(b.place);
    const [left, right] = await eventually(maps, (all) => all.length === 2 && together(all), "the maps");
    assert.ok(left.box[0] + left.box[2] <= right.box[0] && left.box[2] === right.box[2], "side by side");
    const [x, y] = [right.box[0] + 300, right.box[1] + 300];
    await page.drag([x, y], [x - 80, y - 60]);
    const [dragged] = await eventually(maps, (all) => together(all) && all[0].place[0] < left.place[0], "both maps");
    assert.ok(dragged.place[1] < left.place[1]);

    await open(page, "mem?v=1&n=0-100&k=0-100&wipe=0.5;mem0");
    const edge = await page.locator(".wipe").evaluate((wipe) => wipe.getBoundingClientRect().toJSON());
    await page.drag([edge.x + edge.width / 2, edge.y + 200], [edge.x - 150, edge.y + 200]);
    await fragment(page, (link) => Number(/wipe=([\d.]+)/.exec(link)?.[1]) < 0.45);
  });

  journey("the link is copied, or offered to be copied by hand", async (page) => {
    await open(page, "mem0?n=0-40&k=0-40&cell=22,2");
    await page.locator("#copy-link").click();
    const told = () =>
      page.evaluate(() => {
        const share = document.getElementById("share");
        return share.open
          ? document.getElementById("share-text").value
          : document.getElementById("copy-link").textContent;
      });
    const link = await page.evaluate(() => location.href);
    assert.match(link, /cell=22,2/);
    await eventually(told, (text) => text.trim() === "Copied" || text === link, "the button");
  });

  journey("a finger moves the map and pins a cell", async (page) => {
    await open(page, "mem0?n=0-60&k=0-60", PHONE);
    const before = await geometry(page);
    await page.evaluate(swipe, [200, 300], [140, 220]);
    const after = await moved(page, before);
    assert.ok(Math.abs((after.originX - before.originX) / before.ratio + 60) < 1, "it is moved across");
    assert.ok(Math.abs((after.originY - before.originY) / before.ratio + 80) < 1, "it is moved down");
    await page.evaluate(swipe, [200, 300], [200, 300]);
    await fragment(page, (link) => link.includes("cell="));
  });

  journey("a second visit needs no network", async (page) => {
    const host = await startHost();
    await open(page, "mem0?n=0-40&k=0-40", DESK, host.site);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => {}));
    await eventually(
      () => page.evaluate(() => navigator.serviceWorker.ready.then(({ active }) => active.state)),
      (state) => state === "activated",
      "the service worker",
    );
    await host.stop();
    await open(page, "maxnim?d=3&pass=1", DESK, host.site);
    assert.equal(await page.locator("#map").evaluate((map) => map.dataset.spec), "maxnim?d=3&pass=1");
    await page.locator("#claims .claims").waitFor();
  });

  journey("a bad link opens the nearest view and says what was wrong", async (page) => {
    await open(page, "mem0?n=0-40&k=0-40&scale=purple");
    await eventually(
      () => page.locator("#notice").textContent(),
      (text) => text.includes("purple"),
      "the notice",
    );
    assert.equal(await page.locator("#map").evaluate((map) => map.dataset.state), "ready");
  });
}

/** Opens a link in the window as it is, with nothing left of the page before. */
async function open(page, link, [width, height] = DESK, site = SITE) {
  await page.resize(width, height);
  await page.navigate("about:blank");
  const url = new URL(site);
  url.hash = link;
  await page.navigate(url.href);
  await page.locator('body[data-ready="yes"]').waitFor();
  if (link) await settled(page);
}

/** Where the map comes to rest once it has moved. */
async function moved(page, before) {
  const changed = (now) => ["originX", "originY", "scaleX", "scaleY"].some((name) => now[name] !== before[name]);
  await eventually(() => geometry(page), changed, "the view");
  await settled(page);
  return await geometry(page);
}

/** What the command line makes of a link, in the same size. */
function rendered(link, { width, height }) {
  const folder = mkdtempSync(join(tmpdir(), "nimscope-"));
  try {
    const file = join(folder, "picture.png");
    const size = ["--width", width, "--height", height].map(String);
    execFileSync(NIMSCOPE, ["render", link, "-o", file, "--layout", "page", "--no-letters", ...size]);
    return decode(readFileSync(file));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Runs in the page: what its canvas shows. */
function picture() {
  return document.getElementById("map").toDataURL("image/png").split(",")[1];
}

/** Runs in the page: what is drawn from now on has no letters, since each engine has typefaces of its own. */
function withoutLetters() {
  CanvasRenderingContext2D.prototype.fillText = () => {};
  CanvasRenderingContext2D.prototype.strokeText = () => {};
}

/** Runs in the page: one finger goes from here to there, on the canvas. Neither protocol has fingers for all systems. */
async function swipe([x0, y0], [x1, y1]) {
  const map = document.getElementById("map");
  const send = (type, x, y) =>
    map.dispatchEvent(
      new PointerEvent(type, {
        ...{ pointerId: 7, pointerType: "touch", isPrimary: true, bubbles: true, cancelable: true },
        ...{ clientX: x, clientY: y, buttons: type === "pointerup" ? 0 : 1, button: type === "pointermove" ? -1 : 0 },
      }),
    );
  // What was never down cannot be captured.
  map.setPointerCapture = () => {};
  map.releasePointerCapture = () => {};
  send("pointerdown", x0, y0);
  for (let step = 1; step <= 4; step++) {
    await new Promise((resolve) => requestAnimationFrame(resolve));
    if (x0 !== x1 || y0 !== y1) send("pointermove", x0 + ((x1 - x0) * step) / 4, y0 + ((y1 - y0) * step) / 4);
  }
  send("pointerup", x1, y1);
}
