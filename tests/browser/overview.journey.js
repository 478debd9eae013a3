/** The buttons on the map, and the overview of what was seen of it. */

import assert from "node:assert/strict";
import { journey, pixels, reload } from "./harness.js";
import { eventually, fragment, geometry, move, settled } from "./map.js";
import { whole } from "./panel.js";

/** The frame of the overview and the overview itself. */
const boxes = async (page) => [
  await page.locator("#overview > div").boundingBox(),
  await page.locator("#overview").boundingBox(),
];

journey("buttons on the map zoom, go home and fit", async ({ open }) => {
  const page = await open("mem0?v=1&n=60-120&k=40-100");
  await whole(page);
  const closer = async (id) => {
    const [before, after] = await move(page, () => page.getByRole("button", { name: id, exact: true }).click());
    return after.scaleX / before.scaleX;
  };
  assert.ok((await closer("Zoom in")) > 1.2);
  assert.ok((await closer("Zoom out")) < 0.8);
  await closer("Home: the first view of the game");
  const { rows } = await geometry(page);
  assert.equal(rows.from, 0);
  await closer("Fit: the whole table");
  await fragment(page, (link) => link.includes("n=0-999999"));
  for (const one of await page.locator("#tools button:visible").all()) {
    const { width, height } = await one.boundingBox();
    assert.ok(width >= 24 && height >= 24, "a button is large enough for a finger");
  }
});

journey("the overview frames what is in view, and a hand on it moves the map", async ({ open }) => {
  const page = await open("mem0?v=1&n=100-140&k=100-140");
  await whole(page);
  await page.locator("#overview").waitFor();
  const [frame, all] = await boxes(page);
  const part = (frame.x - all.x) / all.width;
  assert.ok(part > 0.2 && part < 0.7, `the frame begins at ${part}`);
  // It shows the table, and not the ground.
  const picture = await pixels(page.locator("#overview"));
  const colours = new Set();
  for (let x = 4; x < picture.width - 4; x += 3)
    for (let y = 4; y < picture.height - 4; y += 3) colours.add(picture.at(x, y));
  assert.ok(colours.size > 10, `${colours.size} colours`);
  const legend = await page.locator("#legend").boundingBox();
  assert.ok(all.x + all.width <= legend.x || all.y + all.height <= legend.y, "it keeps out of the legend");

  await page.mouse.move(all.x + all.width / 2, all.y + all.height / 2);
  await page.mouse.down();
  await page.mouse.move(all.x + 3, all.y + 3, { steps: 5 });
  await page.mouse.up();
  await settled(page);
  const { rows, columns } = await geometry(page);
  assert.ok(rows.from < 15 && columns.from < 15, `rows from ${rows.from}, columns from ${columns.from}`);
  await eventually(
    async () => (await boxes(page))[0].x - all.x,
    (left) => left < 6,
    "the frame",
  );
});

journey("without anything else to show there is no overview, and who does not want it has none", async ({ open }) => {
  const page = await open("mem0?v=1&n=100-140&k=100-140");
  await whole(page);
  await page.locator("#overview").waitFor();
  await page.getByRole("button", { name: "Home: the first view of the game" }).click();
  await page.locator("#overview").waitFor({ state: "hidden" });
  for (let i = 0; i < 4; i++) await page.locator("#map-in").click();
  await page.locator("#overview").waitFor();
  await page.locator("#overview-button").click();
  await page.locator("#overview").waitFor({ state: "hidden" });
  await reload(page);
  await whole(page);
  assert.equal(await page.locator("#overview").isVisible(), false, "it is remembered");
  assert.equal(await page.locator("#overview-button").getAttribute("aria-pressed"), "false");
  const phone = await open("mem0?v=1&n=100-140&k=100-140", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await whole(phone);
  assert.equal(await phone.locator("#overview").isVisible(), false);
  assert.equal(await phone.locator("#map-in").isVisible(), false, "a phone has them in the panel");
  const part = await open("mem0?v=1&n=100-140&k=100-140&embed=1");
  await settled(part);
  assert.equal(await part.locator("#overview").isVisible(), false);
});
