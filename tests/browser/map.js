/** What journeys do with the map: wait for it, find a cell on it, and read its pixels. */

import assert from "node:assert/strict";
import { PATIENCE, pixels } from "./harness.js";
import { settled } from "./settled.js";

export { settled };

/** Room for the labels of the axes, in CSS pixels: the plot begins there. */
export const GUTTER = { left: 60, top: 42 };

/** Opens another permalink in the same page, as someone who edits the address does. */
export async function visit(page, fragment) {
  await go(page, fragment);
  await settled(page);
}

/**
 * The same for whoever waits for the map anyway, such as for its picture; with `replace`, without a trail. The page hears
 * of its new address only later, and has followed it when this is over.
 */
export async function go(page, fragment, how = "assign") {
  await page.evaluate(
    ([hash, way]) =>
      new Promise((resolve) => {
        const before = location.href;
        addEventListener("hashchange", resolve, { once: true });
        location[way](`#${hash.replace(/^#/, "")}`);
        if (location.href === before) resolve();
      }).then(() => {}),
    [fragment, how],
  );
}

/** The fragment without '#', as soon as it passes the test. The address bar follows the view with some delay. */
export async function fragment(page, test = () => true) {
  const read = () => page.evaluate(() => location.hash.slice(1));
  return await eventually(read, test, "the address");
}

/** Waits until the address stays the same, and gives its fragment. */
export async function restingFragment(page) {
  await settled(page);
  let before = "";
  return await eventually(
    async () => {
      const last = before;
      before = await page.evaluate(() => new Promise((done) => setTimeout(() => done(location.hash.slice(1)), 260)));
      return [last, before];
    },
    ([last, now]) => last === now,
    "the address",
  ).then(([, now]) => now);
}

/** Asks again until the answer passes the test. */
export async function eventually(ask, test, what, patience = PATIENCE) {
  const end = Date.now() + patience;
  for (;;) {
    const answer = await ask();
    if (test(answer)) return answer;
    if (Date.now() > end) assert.fail(`${what} is still ${JSON.stringify(answer)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** Where the cells are, in device pixels of the canvas. */
export async function geometry(page) {
  const facts = await page.locator("#map").evaluate((canvas) => ({
    ...canvas.dataset,
    width: canvas.width,
    height: canvas.height,
    ratio: canvas.width / canvas.clientWidth,
  }));
  const { width, height, ratio } = facts;
  const [originX, originY, scaleX, scaleY] = ["originX", "originY", "scaleX", "scaleY"].map((name) =>
    Number(facts[name]),
  );
  const [left, top] = [Math.round(GUTTER.left * ratio), Math.round(GUTTER.top * ratio)];
  const edgeX = (k) => Math.round(originX + k * scaleX);
  const edgeY = (n) => Math.round(originY + n * scaleY);
  // A range that ends at a cell's edge must not touch the next cell for a rounding error.
  const reach = (start, end, origin, scale) => ({
    from: Math.max(Math.floor((start - origin) / scale + 1e-6), 0),
    to: Math.ceil((end - origin) / scale - 1e-6),
  });
  return {
    ...{ originX, originY, scaleX, scaleY, width, height, left, top, ratio, edgeX, edgeY },
    /** The rows and columns in view, half-open. */
    rows: reach(top, height, originY, scaleY),
    columns: reach(left, width, originX, scaleX),
    /** The middle of a cell in CSS pixels of the canvas. */
    middle: (n, k) => ({ x: (originX + (k + 0.5) * scaleX) / ratio, y: (originY + (n + 0.5) * scaleY) / ratio }),
  };
}

/** The middle of a cell, as a mouse finds it on the page. */
export async function pointAt(page, n, k) {
  const box = await page.locator("#map").boundingBox();
  const { x, y } = (await geometry(page)).middle(n, k);
  return [box.x + x, box.y + y];
}

/** The map at rest as a person sees it, with nothing pointed at. `hidden(x, y)` tells whether something lies over it. */
export async function picture(page) {
  await page.evaluate(() => document.activeElement?.blur());
  await page.mouse.move(2, 2);
  await settled(page);
  const place = await geometry(page);
  const covers = await page.evaluate(() => {
    const { left, top } = document.getElementById("map").getBoundingClientRect();
    return [...document.querySelectorAll(".corner > *")]
      .map((element) => element.getBoundingClientRect())
      .map((box) => ({ left: box.left - left, top: box.top - top, right: box.right - left, bottom: box.bottom - top }));
  });
  // The overview shows where one has been, which is no part of the map.
  const image = await withoutOverview(page, () => pixels(page.locator("#map")));
  const hidden = (x, y) =>
    covers.some(
      (box) =>
        x >= (box.left - 1) * place.ratio &&
        x <= (box.right + 1) * place.ratio &&
        y >= (box.top - 1) * place.ratio &&
        y <= (box.bottom + 1) * place.ratio,
    );
  return { ...image, ...place, hidden };
}

/** Does something while the overview lets the map be seen. */
async function withoutOverview(page, look) {
  const make = (visibility) =>
    page.evaluate((now) => {
      const overview = document.getElementById("overview");
      if (overview) overview.style.visibility = now;
    }, visibility);
  await make("hidden");
  const seen = await look();
  await make("");
  return seen;
}

/**
 * Whether two pictures have the same size and the same colour at every pixel. The browser blends the round corners of
 * what lies over the map now and then by one step otherwise; only there, that much is forgiven. Rows of pixels above `top`
 * are not compared.
 */
export function samePixels(a, b, top = 0) {
  if (a.width !== b.width || a.height !== b.height || a.bytes.length !== b.bytes.length) return false;
  const channels = a.bytes.length / (a.width * a.height);
  return a.bytes.every((byte, i) => {
    if (byte === b.bytes[i] || i < top * a.width * channels) return true;
    const pixel = Math.floor(i / channels);
    return Math.abs(byte - b.bytes[i]) === 1 && a.hidden(pixel % a.width, Math.floor(pixel / a.width));
  });
}

/** Where the map was before an action and where it came to rest after it; the action must move it. */
export async function move(page, action) {
  const before = await geometry(page);
  await action();
  const changed = (now) => ["originX", "originY", "scaleX", "scaleY"].some((name) => now[name] !== before[name]);
  await eventually(() => geometry(page), changed, "the view");
  await settled(page);
  return [before, await geometry(page)];
}
