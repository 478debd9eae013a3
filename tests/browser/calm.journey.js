/** Whoever prefers less motion gets none: views change at once, and nothing fades or slides. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { geometry, move, settled } from "./map.js";
import { whole } from "./panel.js";

/** Runs in the page: notes every scale and place that the map goes through. */
function record() {
  const canvas = document.getElementById("map");
  window.places = new Set();
  const note = () => {
    const { originX, originY, scaleX } = canvas.dataset;
    window.places.add([originX, originY, scaleX].join());
  };
  note();
  new MutationObserver(note).observe(canvas, { attributes: true });
}

/** The places that the map goes through on its way. */
async function places(page, action) {
  await page.evaluate(record);
  await move(page, action);
  return await page.evaluate(() => window.places.size);
}

const WAYS = {
  "a wheel's notch": (page) => page.mouse.wheel(0, -100),
  "a key that zooms": (page) => page.keyboard.press("+"),
  "a key that moves the map": (page) => page.keyboard.press("Control+ArrowDown"),
  home: (page) => page.keyboard.press("0"),
  "two clicks": (page) => page.mouse.dblclick(400, 400),
};

journey("the map goes from one view to the next without a way between", async ({ open }) => {
  for (const [reducedMotion, calm] of [
    ["reduce", true],
    ["no-preference", false],
  ]) {
    const page = await open("mem?n=0-400&k=0-400", { reducedMotion });
    await whole(page);
    await page.locator("#map").focus();
    await page.mouse.move(400, 400);
    for (const [what, way] of Object.entries(WAYS)) {
      const count = await places(page, () => way(page));
      // A view that has come to rest is written down in round numbers, by less than a pixel.
      if (calm) assert.ok(count <= 3, `${what}: ${count} places`);
      else assert.ok(count > 3, `${what}: only ${count} places, so that this journey would see no motion`);
    }
  }
});

journey("nothing on the page fades or slides", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40", { reducedMotion: "reduce" });
  await whole(page);
  await geometry(page);
  const moving = () =>
    page.evaluate(() =>
      [...document.querySelectorAll("*")]
        .flatMap((element) => [null, "::before", "::after"].map((part) => [element, getComputedStyle(element, part)]))
        .filter(([, style]) => {
          const times = [style.transitionDuration, style.animationDuration].join().split(",").map(Number.parseFloat);
          return times.some((time) => time > 0) || style.scrollBehavior === "smooth";
        })
        .map(([element]) => element.id || element.className || element.tagName),
    );
  assert.deepEqual(await moving(), []);
  for (const tab of ["claims", "colour", "view", "about"]) {
    await page.locator(`#tab-${tab}`).click();
    assert.deepEqual(await moving(), [], tab);
  }
  await page.locator("#help-button").click();
  assert.deepEqual(await moving(), [], "the help");
  await page.keyboard.press("Escape");
  await settled(page);
});
