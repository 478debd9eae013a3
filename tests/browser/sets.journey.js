/** A set as thumbs on a track: by mouse, by keyboard, by finger, and for a screen reader. The picture follows each step. */

import assert from "node:assert/strict";
import { keepsNobodyOutByDayAndNight } from "./axe.js";
import { journey } from "./harness.js";
import { eventually } from "./map.js";
import { is, ready } from "./panel.js";

const LAPTOP = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 };

journey("a mouse drags a member, adds one, takes one away and shifts them all", async ({ open }) => {
  const page = await open("imark?S=1-3,7&D=2,5", LAPTOP);
  await ready(page);
  const track = await trackOf(page, "S");
  assert.deepEqual(await values(page, "S"), [1, 2, 3, 7]);

  // On the way each place is shown, and those of others are passed.
  await page.mouse.move(...track.at(7));
  await page.mouse.down();
  for (const place of [6, 5, 4, 3, 2]) {
    await page.mouse.move(...track.at(place));
    const spec = place > 4 ? `imark?S=1-3,${place}&D=2,5` : place === 4 ? "imark?S=1-4&D=2,5" : "imark?S=1-3&D=2,5";
    await shows(page, spec);
  }
  await page.mouse.move(...track.at(12));
  await page.mouse.up();
  await is(page, "imark?S=1-3,12&D=2,5");

  await page.mouse.click(...track.at(9));
  await is(page, "imark?S=1-3,9,12&D=2,5");
  await thumb(page, "S", 9).and(page.locator(":focus")).waitFor();

  // Far off the track a member is gone, and comes back with the pointer until the button is let go.
  await page.mouse.move(...track.at(2));
  await page.mouse.down();
  await page.mouse.move(...track.at(2, 70));
  await shows(page, "imark?S=1,3,9,12&D=2,5");
  await page.mouse.move(...track.at(2));
  await shows(page, "imark?S=1-3,9,12&D=2,5");
  await page.mouse.move(...track.at(2, 70));
  await page.mouse.up();
  await is(page, "imark?S=1,3,9,12&D=2,5");
  assert.deepEqual(await values(page, "S"), [1, 3, 9, 12]);

  // The track itself takes all of them along, and no farther than its end.
  await page.mouse.move(...track.at(6));
  await page.mouse.down();
  await page.mouse.move(...track.at(8), { steps: 3 });
  await shows(page, "imark?S=3,5,11,14&D=2,5");
  await page.mouse.move(...track.at(19), { steps: 3 });
  await page.mouse.up();
  await is(page, "imark?S=9,11,17,20&D=2,5");
  await page.getByRole("button", { name: "Shift all of S down" }).click();
  await is(page, "imark?S=8,10,16,19&D=2,5");

  // A drag is one step back; chips and thumbs say the same.
  await page.goBack();
  await page.goBack();
  await is(page, "imark?S=1,3,9,12&D=2,5");
  assert.deepEqual(await values(page, "S"), [1, 3, 9, 12]);
});

journey("a set is changed by keyboard alone", async ({ open }) => {
  const page = await open("imark?S=1,2,7&D=2", LAPTOP);
  await ready(page);
  await thumb(page, "S", 2).focus();
  await page.keyboard.press("ArrowRight");
  await is(page, "imark?S=1,3,7&D=2");
  await page.keyboard.press("ArrowLeft");
  await page.keyboard.press("ArrowLeft");
  await is(page, "imark?S=1,2,7&D=2", "there is no place below a member at the least one");
  await page.keyboard.press("PageUp");
  await is(page, "imark?S=1,7,12&D=2");
  // It has kept the focus, and its place among the stops of Tab is that of its value.
  await page.keyboard.press("Shift+Tab");
  await thumb(page, "S", 7).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("ArrowDown");
  await is(page, "imark?S=1,6,12&D=2");
  await page.keyboard.press("Shift+ArrowUp");
  await is(page, "imark?S=2,7,13&D=2");
  await page.keyboard.press("Delete");
  await is(page, "imark?S=2,13&D=2");
  await thumb(page, "S", 13).and(page.locator(":focus")).waitFor();
  await page.keyboard.press("Backspace");
  await is(page, "imark?S=2&D=2");
  await page.keyboard.press("Delete");
  assert.deepEqual(await values(page, "S"), [2], "a set keeps its last member");
  assert.deepEqual(await values(page, "D"), [2]);

  // Beyond its end the track gets longer; ranges are typed as ever.
  await page.locator("#rule-S").fill("1-4, 31");
  await page.keyboard.press("Enter");
  await is(page, "imark?S=1-4,31&D=2");
  assert.equal(await thumb(page, "S", 31).getAttribute("aria-valuemax"), "50");
});

journey("a finger drags, adds, takes away and shifts, and there is room for it", async ({ open }) => {
  const page = await open("imark?S=1,7&D=2,3", PHONE);
  await ready(page);
  const track = await trackOf(page, "S");
  assert.ok(track.width > 220, `the track is ${track.width} pixels wide`);
  const finger = await hand(page);
  await finger(track.at(7), track.at(11));
  await is(page, "imark?S=1,11&D=2,3");
  await page.touchscreen.tap(...track.at(5));
  await is(page, "imark?S=1,5,11&D=2,3");
  await finger(track.at(5), track.at(5, 80));
  await is(page, "imark?S=1,11&D=2,3");
  await finger(track.at(6), track.at(9));
  await is(page, "imark?S=4,14&D=2,3");
});

for (const [screen, options] of Object.entries({ desk: LAPTOP, phone: PHONE })) {
  journey(`the track keeps nobody out and fits: ${screen}`, async ({ open }) => {
    const page = await open("imark?S=1-3,7&D=2,5", options);
    await ready(page);
    await keepsNobodyOutByDayAndNight(page, "#rules", "the track");
    const slider = thumb(page, "S", 7);
    assert.equal(await slider.getAttribute("aria-valuemin"), "1");
    assert.equal(await slider.getAttribute("aria-valuenow"), "7");
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(wide <= 0, "the page is too wide");
  });
}

/** The thumb of a member, as a screen reader finds it. */
function thumb(page, set, value) {
  return page
    .getByRole("group", { name: `${set} on a track` })
    .getByRole("slider", { name: `Member of ${set}` })
    .and(page.locator(`[aria-valuenow="${value}"]`));
}

async function values(page, set) {
  const thumbs = page.getByRole("group", { name: `${set} on a track` }).getByRole("slider");
  return await thumbs.evaluateAll((all) => all.map((one) => Number(one.getAttribute("aria-valuenow"))));
}

/** Where the places of a track are on the screen, and so many pixels below them. */
async function trackOf(page, set) {
  const line = page.getByRole("group", { name: `${set} on a track` }).locator(".line");
  const { x, y, width, height } = await line.boundingBox();
  const [min, end] = await line.evaluate(({ dataset }) => [Number(dataset.min), Number(dataset.end)]);
  return {
    width,
    at: (place, below = 0) => [x + ((place - min) / (end - min)) * width, y + height / 2 + below],
  };
}

/** Waits until the map shows a game, while something is still held. */
async function shows(page, spec) {
  await eventually(
    () => page.locator("#map").getAttribute("data-spec"),
    (shown) => shown === spec,
    "the game on the map",
  );
}

/** A finger that goes from one point to another. */
async function hand(page) {
  const session = await page.context().newCDPSession(page);
  return async (from, to) => {
    const point = ([x, y]) => [{ x, y }];
    await session.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: point(from) });
    for (let step = 1; step <= 8; step++) {
      const at = from.map((start, i) => start + ((to[i] - start) * step) / 8);
      await session.send("Input.dispatchTouchEvent", { type: "touchMove", touchPoints: point(at) });
    }
    await session.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
  };
}
