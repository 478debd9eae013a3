/**
 * What people wait for, for `cargo xtask bench --only browser`: the first picture, a slider's frame, a pan over a million
 * rows, and the small pictures of the gallery. Each is measured in turns for this page and for another one, if NIMSCOPE_AGAINST says where that is, so that what else
 * the machine does hits both alike. Times are in milliseconds; the median of each counts.
 */

import { launch, SITE } from "./chromium.js";
import { settled } from "./settled.js";

const TURNS = 7;
/** The most times as long as the other page that this one may take: medians of equal pages differ by less. */
const SLOWEST = 1.1;

const against = process.env.NIMSCOPE_AGAINST;
const sites = against ? [SITE, new URL(against)] : [SITE];
/** @type {Map<string, number[][]>} for each measure the times of each site */
const times = new Map();

const browser = await launch();
for (let turn = 0; turn < TURNS; turn++) {
  for (const [index, site] of sites.entries()) {
    for (const measure of [open, slide, pan, hang]) {
      // A new context has nothing in its caches.
      const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
      for (const [what, time] of Object.entries(await measure(context, site))) {
        const all = times.get(what) ?? sites.map(() => []);
        all[index].push(time);
        times.set(what, all);
      }
      await context.close();
    }
  }
}
await browser.close();

tell(against ? "\n| what | this page | the other | ratio |\n|---|---|---|---|" : "\n| what | time |\n|---|---|");
for (const [what, all] of times) {
  // What a page does not have takes it no time.
  const medians = all.map((one) => (one.length > 0 ? median(one) : Number.NaN));
  const [here, there] = medians;
  const ratio = against ? ` ${(here / there).toFixed(2)} |` : "";
  tell(`| ${what} | ${medians.map((time) => `${time.toFixed(1)} ms`).join(" | ")} |${ratio}`);
  if (here > SLOWEST * there) {
    console.error(`${what} takes ${(here / there).toFixed(2)} times as long as before; ${SLOWEST} is the most`);
    process.exitCode = 1;
  }
}

function tell(line) {
  process.stdout.write(`${line}\n`);
}

function median(all) {
  return all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)];
}

/** From the start of the navigation until something of a table is drawn. */
async function open(context, site) {
  const page = await context.newPage();
  await page.addInitScript(() => {
    const draw = CanvasRenderingContext2D.prototype.drawImage;
    CanvasRenderingContext2D.prototype.drawImage = function (image, ...rest) {
      if (!(image instanceof HTMLElement)) window.firstPicture ||= performance.now();
      return draw.call(this, image, ...rest);
    };
  });
  await page.goto(new URL("#mem", site).href);
  await page.waitForFunction(() => window.firstPicture);
  return { "first picture from a cold start": await page.evaluate(() => window.firstPicture) };
}

/** From a change of the slider until the map shows its table. */
async function slide(context, site) {
  const page = await visit(context, site, "maxnim?d=5/4&v=1&n=0-63&k=0-63&scale=linear&range=0-4096");
  await page.locator("#rule-d-denominator").selectOption("60");
  const frames = await page.evaluate(async () => {
    const [slider, map] = [document.getElementById("rule-d-slider"), document.getElementById("map")];
    const all = [];
    for (let step = 0; step < 60; step++) {
      const before = map.dataset.spec;
      const start = performance.now();
      slider.stepUp();
      slider.dispatchEvent(new Event("input", { bubbles: true }));
      while (map.dataset.spec === before) await new Promise(requestAnimationFrame);
      all.push(performance.now() - start);
    }
    return all;
  });
  return { "a slider's frame": median(frames) };
}

/** What a move of a drag takes of the page's thread, and how long after it all is sharp. */
async function pan(context, site) {
  const page = await visit(context, site, "mem0?n=400000-700000&k=400000-700000");
  const session = await context.newCDPSession(page);
  await session.send("Performance.enable");
  const busy = async () => {
    const { metrics } = await session.send("Performance.getMetrics");
    return 1000 * metrics.find(({ name }) => name === "ThreadTime").value;
  };
  const moves = 60;
  await page.mouse.move(700, 600);
  await page.mouse.down();
  const before = await busy();
  for (let move = 1; move <= moves; move++) {
    await page.mouse.move(700 - 5 * move, 600 - 6 * move);
    await page.evaluate(() => new Promise(requestAnimationFrame).then(() => {}));
  }
  const spent = (await busy()) - before;
  await page.mouse.up();
  const start = performance.now();
  await settled(page);
  return {
    "a move over MEM⁰'s million rows, of the page's thread": spent / moves,
    "after the last move, until all is sharp": performance.now() - start,
  };
}

/** From the moment at which the first hall of the gallery comes into sight until each of its pictures in sight shows something. */
async function hang(context, site) {
  const page = await context.newPage();
  await page.goto(site.href);
  await page.locator('body[data-ready="yes"]').waitFor();
  if ((await page.locator("#front").count()) === 0) return {};
  await page.locator(".hall").first().waitFor({ state: "attached" });
  const time = await page.evaluate(async () => {
    const start = performance.now();
    document.querySelector(".hall").scrollIntoView();
    const isDrawn = (small) => {
      const { top, bottom } = small.getBoundingClientRect();
      return bottom < 0 || top > innerHeight || small.childElementCount > 0;
    };
    while (![...document.querySelectorAll(".exhibit .thumbnail")].every(isDrawn)) {
      await new Promise(requestAnimationFrame);
    }
    return performance.now() - start;
  });
  return { "small pictures of the gallery, all in sight": time };
}

async function visit(context, site, link) {
  const page = await context.newPage();
  await page.goto(new URL(`#${link}`, site).href);
  await page.locator('body[data-ready="yes"]').waitFor();
  await settled(page);
  return page;
}
