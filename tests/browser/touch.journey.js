/** The map under fingers, on a phone: pan, pinch, two fingers that move together, tap and double-tap. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { table } from "./known.js";
import { eventually, fragment, geometry, move, settled } from "./map.js";

const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const LINK = "mem0?v=1&n=0-60&k=0-60";

journey("one finger moves the map, two pinch it and move it", async ({ open }) => {
  const page = await open(LINK, PHONE);
  await settled(page);
  const fingers = await hand(page);

  const [start, panned] = await move(page, () => fingers([[200, 300]], [[140, 220]]));
  near(panned.originX - start.originX, -60 * 2, 0.1, "one finger across");
  near(panned.originY - start.originY, -80 * 2, 0.1, "one finger down");
  near(panned.scaleX / start.scaleX, 1, 1e-4);

  // The fingers go from 100 to 200 pixels apart around a middle that stays.
  const from = [
    [150, 300],
    [250, 300],
  ];
  const to = [
    [100, 300],
    [300, 300],
  ];
  const [before, pinched] = await move(page, () => fingers(from, to));
  near(pinched.scaleX / before.scaleX, 2, 0.01, "a pinch across");
  near(pinched.scaleY / before.scaleY, 2, 0.01, "a pinch down");
  near((400 - pinched.originX) / pinched.scaleX, (400 - before.originX) / before.scaleX, 1 / pinched.scaleX);
  near((600 - pinched.originY) / pinched.scaleY, (600 - before.originY) / before.scaleY, 1 / pinched.scaleY);

  const [held, shifted] = await move(page, () =>
    fingers(
      [
        [120, 250],
        [220, 350],
      ],
      [
        [160, 280],
        [260, 380],
      ],
    ),
  );
  near(shifted.originX - held.originX, 40 * 2, 0.2, "two fingers across");
  near(shifted.originY - held.originY, 30 * 2, 0.2, "two fingers down");
  near(shifted.scaleX / held.scaleX, 1, 0.01);

  await fragment(page, (link) => link !== LINK && !link.includes("cell"));
  assert.equal(await page.evaluate(() => visualViewport?.scale), 1, "the page itself is not zoomed");
});

journey("a tap pins a cell, and a double-tap zooms there", async ({ open }) => {
  const page = await open(LINK, PHONE);
  await settled(page);
  const fingers = await hand(page);
  const { middle } = await geometry(page);
  const { x, y } = middle(22, 2);
  await fingers([[x, y]]);
  const pinned = new URLSearchParams((await fragment(page, (link) => link.includes("cell="))).split("?")[1]);
  const [n, k] = pinned.get("cell").split(",").map(Number);
  // A cell is 5 pixels wide here, and a finger's place is rounded.
  assert.ok(Math.abs(n - 22) <= 1 && Math.abs(k - 2) <= 1, `${n}_${k}`);
  const value = table("mem0", 40)(n, k);
  await eventually(
    () => page.locator("#peek").textContent(),
    (text) => new RegExp(`= ${value}(\\D|$)`).test(text),
    "the value at hand",
  );
  await page.locator("#peek").tap();
  await page.locator("#inspector").waitFor();
  assert.equal(await page.locator("#inspector .value").textContent(), `Nim value ${value}`);
  await page.locator("#tab-inspector").tap();
  // The sheet closes by the same tab.
  await page.locator("#inspector").waitFor({ state: "hidden" });

  await settled(page);
  const [before, after] = await move(page, async () => {
    await fingers([[250, 400]]);
    await fingers([[250, 400]]);
  });
  near(after.scaleX / before.scaleX, 2, 0.01, "a double-tap");
  near((500 - after.originX) / after.scaleX, (500 - before.originX) / before.scaleX, 1 / after.scaleX);
});

journey("on a phone the games and the presets are a tap away", async ({ open }) => {
  const page = await open("mem", PHONE);
  await page.locator("#game-button").tap();
  await page.getByRole("menuitemradio", { name: /^MEM⁰ / }).tap();
  await fragment(page, (link) => link.startsWith("mem0?"));
  assert.equal(await page.locator("#game-button").getAttribute("aria-label"), "Game: MEM⁰");
  await page.locator("#tab-presets").tap();
  await page.locator(".preset", { hasText: "Figure 4, left" }).tap();
  await fragment(page, (link) => link === "mem0?v=1&n=1-60&k=1-60&scale=linear");
  await page.locator("#tab-colour").tap();
  await page.locator(".palette", { hasText: "Cividis" }).tap();
  await fragment(page, (link) => link.includes("palette=cividis"));
  await eventually(() => page.locator("#colour").isVisible(), Boolean, "the sheet");
});

journey("on a phone the sheet gives way to what was gone to, and comes back with a refusal", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3", PHONE);
  await settled(page);
  await page.locator("#tab-view").tap();
  await page.locator("#goto-n").fill("10^199+7");
  await page.locator("#goto-go").tap();
  await page.locator("#view").waitFor({ state: "hidden" });
  const peek = page.locator("#peek");
  await peek.getByText(/^ = \d$/).waitFor();
  const { height } = await peek.boundingBox();
  assert.ok(height < 60, `a name of 200 digits takes one line, not ${height} pixels`);
  for (const part of [".number", "span:last-child"]) {
    const { x, width, height } = await peek.locator(part).boundingBox();
    assert.ok(x + width < 350 && height < 30, `${part} is in sight, on one line`);
  }
  await peek.tap();
  const title = page.locator("#inspector h2");
  assert.equal(await title.textContent(), `10${"\u202f000".repeat(65)}\u202f007`);
  assert.ok((await title.boundingBox()).height < 60);

  const other = await open("imark?S=1&D=2,3,5,7", PHONE);
  await settled(other);
  await other.locator("#tab-view").tap();
  await other.locator("#goto-n").fill("10^150");
  await other.locator("#goto-go").tap();
  // A tap reaches only what nothing covers.
  await other.locator("#stop").tap();
  const error = other.locator("#goto-n-error");
  await error.getByText("Stopped before the value was certain.").waitFor();
  const box = await error.boundingBox();
  const tabs = await other.locator("#tabs").boundingBox();
  assert.ok(box.y + box.height <= tabs.y, "the refusal is in sight");
  assert.ok(box.width > 340, "and as wide as the panel");
});

/**
 * Fingers on the map, in CSS pixels of the map: they come down, move in steps to where they should be, and go up. Playwright
 * itself knows only taps.
 */
async function hand(page) {
  const session = await page.context().newCDPSession(page);
  const box = await page.locator("#map").boundingBox();
  // Two taps make a double-tap only if they follow each other quickly, however busy the machine is.
  let timestamp = Date.now() / 1000;
  const send = (type, points) => {
    timestamp += 0.01;
    const touchPoints = points.map(([x, y], id) => ({ x: box.x + x, y: box.y + y, id }));
    return session.send("Input.dispatchTouchEvent", { type, touchPoints, timestamp });
  };
  return async (from, to = from) => {
    await send("touchStart", from);
    const steps = to === from ? 0 : 8;
    for (let step = 1; step <= steps; step++) {
      const way = from.map(([x, y], i) => [x + ((to[i][0] - x) * step) / steps, y + ((to[i][1] - y) * step) / steps]);
      await send("touchMove", way);
    }
    await send("touchEnd", []);
  };
}

function near(value, expected, error, what = "") {
  assert.ok(Math.abs(value - expected) <= error, `${what}: ${value} is not ${expected} to within ${error}`);
}

journey("on a phone the help begins with touch", async ({ open }) => {
  const page = await open(LINK, PHONE);
  await page.locator("#help-button").click();
  await page.locator("#help").getByRole("heading", { name: "Touch" }).waitFor();
  assert.deepEqual(await page.locator("#cheats h3").allTextContents(), ["Touch", "Mouse", "Keyboard, on the map"]);
  const desk = await open(LINK);
  await desk.locator("#help-button").click();
  await desk.locator("#help").getByRole("heading", { name: "Mouse" }).waitFor();
  assert.equal(await desk.locator("#cheats h3").first().textContent(), "Mouse");
  assert.ok((await desk.locator("#cheats kbd").count()) > 15, "keys are told as such");
});
