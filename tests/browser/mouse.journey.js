/** The map under the mouse: drag, wheel at the pointer, one axis alone, double-click, and how far it zooms. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, fragment, geometry, move, picture, restingFragment, settled } from "./map.js";

/** Fixed colours, so that a pixel that moves keeps its colour. */
const LINK = "mem0?v=1&n=20-160&k=10-150&scale=linear&range=0-100";

journey("a drag moves the map with the pointer, pixel by pixel", async ({ open }) => {
  const page = await open(LINK);
  const still = await picture(page);
  const [dx, dy] = [-87, 54];
  const [before, after] = await move(page, async () => {
    await at(page, 400, 300);
    await page.mouse.down();
    await at(page, 400 + dx, 300 + dy, { steps: 6 });
    await page.mouse.up();
  });
  near(after.originX - before.originX, dx, 0.05);
  near(after.originY - before.originY, dy, 0.05);
  near(after.scaleX / before.scaleX, 1, 1e-4);

  const moved = await picture(page);
  let compared = 0;
  for (let y = moved.top + 60; y < moved.height - 60; y += 7) {
    for (let x = moved.left + 5; x < moved.width - 100; x += 7) {
      if (moved.hidden(x, y) || still.hidden(x - dx, y - dy)) continue;
      assert.equal(moved.at(x, y), still.at(x - dx, y - dy), `(${x}, ${y})`);
      compared++;
    }
  }
  assert.ok(compared > 2000);
  const link = await fragment(page, (now) => now !== LINK);
  assert.ok(!link.includes("cell"), "a drag pins nothing");
});

journey("the wheel zooms at the pointer: both axes, or with a key or over an axis only one", async ({ open }) => {
  // Far enough from the edges of the table that none of this leads there.
  const page = await open("mem0?v=1&n=220-360&k=210-350&scale=linear&range=0-100");
  await settled(page);
  const wheel = async (x, y, delta, key) => {
    await at(page, x, y);
    if (key) await page.keyboard.down(key);
    const result = await move(page, () => page.mouse.wheel(0, delta));
    if (key) await page.keyboard.up(key);
    return result;
  };
  const cases = [
    { at: [300, 200], delta: -120, grows: [1, 1] },
    { at: [500, 610], delta: 120, grows: [-1, -1] },
    { at: [300, 200], delta: -120, key: "Shift", grows: [1, 0] },
    { at: [420, 350], delta: 120, key: "Alt", grows: [0, -1] },
    { at: [300, 20], delta: -120, grows: [1, 0], what: "over the columns' axis" },
    { at: [30, 300], delta: -120, grows: [0, 1], what: "over the rows' axis" },
  ];
  for (const {
    at: [x, y],
    delta,
    key,
    grows,
    what,
  } of cases) {
    const name = `${key ?? ""} wheel ${delta} ${what ?? ""}`;
    const [before, after] = await wheel(x, y, delta, key);
    const factors = [after.scaleX / before.scaleX, after.scaleY / before.scaleY];
    grows.forEach((sign, axis) => {
      if (sign === 0) near(factors[axis], 1, 1e-4, name);
      else assert.ok(sign > 0 ? factors[axis] > 1.1 : factors[axis] < 0.91, `${name}: ${factors}`);
    });
    if (grows[0] === grows[1]) near(factors[0], factors[1], 1e-4, name);
    // What was under the pointer still is, to half a pixel, on the axis that moved.
    if (grows[0] !== 0)
      near(columnAt(after, Math.max(x, 60)), columnAt(before, Math.max(x, 60)), 0.5 / after.scaleX, name);
    if (grows[1] !== 0) near(rowAt(after, Math.max(y, 42)), rowAt(before, Math.max(y, 42)), 0.5 / after.scaleY, name);
  }
  const [before, after] = await move(page, () => page.mouse.wheel(40, 0));
  near(after.originX - before.originX, -40, 0.05, "a sideways swipe");
  assert.match(await restingFragment(page), /aspect=/, "the shape of a cell is part of the link");
});

journey("a window that changes its size in the middle of a drag keeps what was dragged", async ({ open }) => {
  const page = await open(LINK);
  await settled(page);
  const before = await geometry(page);
  await at(page, 500, 400);
  await page.mouse.down();
  await at(page, 300, 250, { steps: 4 });
  await page.setViewportSize({ width: 1000, height: 740 });
  await eventually(
    () => geometry(page),
    ({ width, height }) => width < before.width && height < before.height,
    "the size of the map",
  );
  await page.mouse.up();
  await settled(page);
  const after = await geometry(page);
  near(columnAt(after, 60), columnAt(before, 260), 0.5 / after.scaleX);
  near(rowAt(after, 42), rowAt(before, 192), 0.5 / after.scaleY);
});

journey("a double-click zooms in by two at the pointer, and leaves the pin alone", async ({ open }) => {
  const page = await open(`${LINK}&cell=22,2`);
  await settled(page);
  await at(page, 350, 400);
  // All at once, because a busy machine could make two clicks of it.
  const [before, after] = await move(page, () =>
    Promise.all([1, 2].flatMap((clickCount) => [page.mouse.down({ clickCount }), page.mouse.up({ clickCount })])),
  );
  near(after.scaleX / before.scaleX, 2, 1e-3);
  near(after.scaleY / before.scaleY, 2, 1e-3);
  near(columnAt(after, 350), columnAt(before, 350), 0.5 / after.scaleX);
  near(rowAt(after, 400), rowAt(before, 400), 0.5 / after.scaleY);
  assert.match(await restingFragment(page), /&cell=22,2$/);
});

journey("the zoom reaches from 64 pixels a cell to the whole table", async ({ open }) => {
  const page = await open("memplus?n=0-400&k=0-400");
  await settled(page);
  await at(page, 200, 200);
  const { width, left } = await geometry(page);
  for (const [delta, scale] of [
    [-600, 64],
    // MEM⁺ has as many columns as rows, and the plot is higher than wide.
    [600, (0.9 * (width - left)) / 1e9],
  ]) {
    // A wheel of this length zooms by 1.43, so that sixty lead from one end to beyond the other.
    for (let i = 0; i < 60; i++) await page.mouse.wheel(0, delta);
    await eventually(
      () => geometry(page),
      ({ scaleX, scaleY }) => Math.abs(scaleX / scale - 1) < 1e-3 && Math.abs(scaleY / scale - 1) < 1e-3,
      `the zoom towards ${scale}`,
    );
    await settled(page);
  }
});

journey("the panel zooms either axis, squares the cells, and goes home", async ({ open }) => {
  const page = await open(LINK);
  await settled(page);
  await page.locator("#tab-view").click();
  const press = (name) => move(page, () => page.getByRole("button", { name, exact: true }).click());
  const factors = async (name) => {
    const [before, after] = await press(name);
    return [after.scaleX / before.scaleX, after.scaleY / before.scaleY].map((factor) => factor.toFixed(2)).join();
  };
  assert.equal(await factors("Zoom in: Both"), "1.41,1.41");
  assert.equal(await factors("Zoom out: Both"), "0.71,0.71");
  assert.equal(await factors("Zoom in: Columns"), "1.41,1.00");
  assert.equal(await factors("Zoom out: Rows"), "1.00,0.71");
  await press("Square cells");
  const { scaleX, scaleY } = await geometry(page);
  near(scaleX / scaleY, 1, 1e-6);
  await press("Home");
  await fragment(page, (link) => link === "mem0?v=1&n=0-400&k=0-400&scale=linear&range=0-100");
});

/** Points at a place of the map, in CSS pixels. */
async function at(page, x, y, options) {
  const box = await page.locator("#map").boundingBox();
  await page.mouse.move(box.x + x, box.y + y, options);
}

function columnAt({ originX, scaleX }, x) {
  return (x - originX) / scaleX;
}

function rowAt({ originY, scaleY }, y) {
  return (y - originY) / scaleY;
}

function near(value, expected, error, what = "") {
  assert.ok(Math.abs(value - expected) <= error, `${what}: ${value} is not ${expected} to within ${error}`);
}
