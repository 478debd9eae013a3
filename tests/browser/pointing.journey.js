/** Pointing: the value beside the pointer, the edge of the table, a row of a sweep, and what the map says of itself. */

import assert from "node:assert/strict";
import { journey, pixels } from "./harness.js";
import { golden, table } from "./known.js";
import { eventually, fragment, geometry, picture, pointAt, restingFragment, settled, visit } from "./map.js";

/** All that is written on the map in its last frame, and not on small pictures; runs in the page before its own code. */
function listen() {
  const { fillText, fillRect } = CanvasRenderingContext2D.prototype;
  window.written = [];
  CanvasRenderingContext2D.prototype.fillRect = function rect(...place) {
    // Every frame begins with the ground.
    if (this.canvas.id === "map" && place[0] === 0 && place[1] === 0) window.written = [];
    return fillRect.apply(this, place);
  };
  CanvasRenderingContext2D.prototype.fillText = function text(letters, x, y, ...rest) {
    if (this.canvas.id === "map") window.written.push({ letters, x, y });
    return fillText.call(this, letters, x, y, ...rest);
  };
}

const written = (page) => page.evaluate(() => window.written);
const says = (page, letters) =>
  eventually(
    () => written(page),
    (all) => all.some((text) => text.letters === letters),
    `what is written, ${letters},`,
  );

journey("with the panel closed a tag beside the pointer tells the value, and not over the cell", async ({ open }) => {
  const page = await open("mem?v=1&n=0-24&k=0-24", { init: listen });
  await settled(page);
  await page.mouse.move(...(await pointAt(page, 9, 4)));
  await page.locator("#inspector").getByText("9").first().waitFor();
  const value = (await page.locator("#inspector .value").textContent()).match(/\d+/)[0];
  const tag = new RegExp(`^9₄ = ${value}(, P-position)?$`);
  assert.ok(!(await written(page)).some(({ letters }) => tag.test(letters)), "the panel tells it");
  await page.locator("#panel-button").click();
  await settled(page);
  await page.mouse.move(...(await pointAt(page, 9, 4)));
  const all = await eventually(
    () => written(page),
    (texts) => texts.some(({ letters }) => tag.test(letters)),
    "the tag",
  );
  const { y } = all.find(({ letters }) => tag.test(letters));
  const { edgeY } = await geometry(page);
  assert.ok(y < edgeY(9) || y > edgeY(10), `the tag at ${y} lies over its row`);
});

journey(
  "with the panel open the tag tells the value of a cell that is too small to have it written in",
  async ({ open }) => {
    const page = await open("mem?v=1&n=0-400&k=0-400", { init: listen });
    await settled(page);
    const hasTag = (all) => all.some(({ letters }) => letters === `200₇ = ${table("mem", 201)(200, 7)}`);
    await page.mouse.move(...(await pointAt(page, 200, 7)));
    await eventually(() => written(page), hasTag, "the tag");
    // What is pinned is told by the panel alone, which has more to say of it.
    await page.mouse.click(...(await pointAt(page, 200, 7)));
    await page.locator("#inspector").getByText("Pinned").waitFor();
    await page.mouse.move(2, 2);
    await eventually(
      () => written(page),
      (all) => !hasTag(all),
      "the tag",
    );
  },
);

journey("in full screen the tag tells the value, and the panel does when its drawer is open", async ({ open }) => {
  const page = await open("mem?v=1&n=0-24&k=0-24", { init: listen });
  await settled(page);
  await page.locator("#full").click();
  await settled(page);
  await page.mouse.move(...(await pointAt(page, 9, 4)));
  const hasTag = (all) => all.some(({ letters }) => /^9₄ = \d+/.test(letters));
  await eventually(() => written(page), hasTag, "the tag");
  await page.locator("#drawer").click();
  await settled(page);
  await page.mouse.move(...(await pointAt(page, 8, 3)));
  await page.locator("#inspector").getByText("heap 8, last removal 3").waitFor();
  await eventually(
    () => written(page),
    (all) => !all.some(({ letters }) => /^[89][₃₄] = /.test(letters)),
    "the tag",
  );
});

journey("on a touch screen without the panel the tag stands above the finger", async ({ open }) => {
  const page = await open("mem?v=1&n=0-24&k=0-24", { init: listen, hasTouch: true });
  await settled(page);
  await page.locator("#panel-button").click();
  await settled(page);
  const [x, y] = await pointAt(page, 12, 6);
  const client = await page.context().newCDPSession(page);
  await client.send("Input.dispatchTouchEvent", { type: "touchStart", touchPoints: [{ x, y }] });
  const all = await eventually(
    () => written(page),
    (texts) => texts.some(({ letters }) => letters.startsWith("12₆ = ")),
    "the tag",
  );
  const tag = all.find(({ letters }) => letters.startsWith("12₆ = "));
  const box = await page.locator("#map").boundingBox();
  assert.ok(tag.y < y - box.y - 40, `the tag at ${tag.y} is under the finger at ${y - box.y}`);
  await client.send("Input.dispatchTouchEvent", { type: "touchEnd", touchPoints: [] });
});

journey("nobody leaves the table, by mouse, wheel, finger or key", async ({ open }) => {
  const page = await open("dynamic?f=2n&v=1&n=0-120&k=0-120", { hasTouch: true });
  await settled(page);
  const box = await page.locator("#map").boundingBox();
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const inside = async (how) => {
    await restingFragment(page);
    const { originX, originY, left, top, ratio } = await geometry(page);
    assert.ok(originX <= left + 25 * ratio && originY <= top + 25 * ratio, `${how} leads beyond the table`);
  };
  const drag = async () => {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x + 300, y + 250, { steps: 4 });
    await page.mouse.up();
  };
  await drag();
  await inside("the mouse");
  await page.mouse.move(x, y);
  await page.mouse.wheel(-900, 0);
  await inside("a sideways wheel");
  await page.locator("#map").focus();
  for (let i = 0; i < 4; i++) await page.keyboard.press("Control+ArrowUp");
  for (let i = 0; i < 4; i++) await page.keyboard.press("Control+ArrowLeft");
  await inside("a key");
  const client = await page.context().newCDPSession(page);
  for (const [type, dx] of [
    ["touchStart", 0],
    ["touchMove", 60],
    ["touchMove", 200],
    ["touchEnd", 0],
  ]) {
    const touchPoints = type === "touchEnd" ? [] : [{ x: x + dx, y: y + dx }];
    await client.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
  await inside("a finger");

  // Zooming out ends when all of the table is there.
  await visit(page, "imark?S=1&D=2,3&v=1&n=0-7&k=0-63");
  await page.locator("#map").focus();
  for (let i = 0; i < 90; i++) await page.keyboard.press("-");
  await settled(page);
  const { scaleY, height, top } = await geometry(page);
  const rows = 1e7 / 64;
  assert.ok(rows * scaleY > 0.8 * (height - top), `the table has shrunk to ${rows * scaleY} pixels`);
});

journey("a graph never stays without a point, and marks the heap that is pointed at", async ({ open }) => {
  const page = await open("maxnim?d=7/4&axis=graph&v=1&n=2000-2399&k=0-399", { init: listen });
  // Heaps up to 399 have values below 250, so that the link shows nothing; the map goes to where they are.
  const { n } = await eventually(
    async () => ({ n: Number(/n=(-?[\d.]+)-/.exec(await page.evaluate(() => location.hash))?.[1]) }),
    (now) => now.n < 300,
    "the rows",
  );
  assert.ok(n < 300);
  await visit(page, "maxnim?d=7/4&axis=graph&v=1&n=0-63&k=0-127&aspect=1");
  const values = golden("max_nim", "games").find(({ d }) => String(d) === "7,4").g;
  const heap = 100;
  const ceiling = 2 ** 24;
  await page.mouse.move(...(await pointAt(page, ceiling - 1 - values[heap], heap)));
  await says(page, String(heap));
  await says(page, String(values[heap]));
  const marked = { ...(await pixels(page.locator("#map"))), ...(await geometry(page)) };
  const plain = await picture(page);
  const row = ceiling - 1 - values[heap];
  let changed = 0;
  for (let x = plain.edgeX(heap) - 6; x < plain.edgeX(heap + 1) + 6; x++) {
    for (let y = plain.edgeY(row) - 8; y < plain.edgeY(row + 1) + 8; y++) {
      if (marked.at(x, y) !== plain.at(x, y)) changed++;
    }
  }
  assert.ok(changed > 30, "the point is framed");
});

journey("a click on a row of a sweep chooses its game, and Back undoes it", async ({ open }) => {
  const page = await open("maxnim?d=7/4&v=1&axis=sweep:d:4/3-3:4");
  await settled(page);
  const before = await fragment(page);
  // 4/3, 3/2, 5/3, 7/4, 2: the fifth row.
  await page.mouse.click(...(await pointAt(page, 4, 6)));
  await fragment(page, (now) => now.startsWith("maxnim?d=2&"));
  await settled(page);
  assert.equal(await page.locator("#map").getAttribute("data-spec"), "maxnim?d=2&pass=0");
  await page.goBack();
  await fragment(page, (now) => now.startsWith("maxnim?d=7/4&"));
  await settled(page);
  assert.equal((await fragment(page)).split("&cell")[0], before.split("&cell")[0]);
});

journey("while a wrong rule is typed the map says which rule it still shows", async ({ open }) => {
  const page = await open("maximum?f=floor(n/2)&v=1&n=0-63&k=0-63", { init: listen });
  await settled(page);
  const field = page.locator("#rules input").first();
  await field.fill("floor(n/");
  await says(page, "still f = floor(n/2)");
  await field.fill("floor(n/3)");
  await settled(page);
  await eventually(
    () => written(page),
    (all) => all.every(({ letters }) => !letters.startsWith("still")),
    "what is written",
  );
});

journey("the picture is described by its values", async ({ open }) => {
  const page = await open("maxnim?d=7/4&v=1&n=0-9&k=0-9&w=10");
  await settled(page);
  const values = golden("max_nim", "games").find(({ d }) => String(d) === "7,4").g;
  const description = page.locator("#map-description");
  const { rows, columns } = await geometry(page);
  const seen = [];
  for (let row = rows.from; row < rows.to; row++) {
    for (let column = columns.from; column < Math.min(columns.to, 10); column++) seen.push(values[10 * row + column]);
  }
  const lost = seen.filter((value) => value === 0).length;
  const text = await eventually(
    () => description.textContent(),
    (told) => /largest/.test(told ?? ""),
    "the description",
  );
  assert.match(text, /^Max Nim\./);
  assert.match(text, new RegExp(`smallest value is 0, the largest ${Math.max(...seen)}, first at row`));
  assert.match(text, new RegExp(`Of ${seen.length} cells, ${lost} \\(`));
  assert.match(text, /have the commonest value/);
  // It follows the view, and tells where the cursor is.
  await page.locator("#map").focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowRight");
  await eventually(
    () => description.textContent(),
    (told) => /The cursor is at .*1.*value 1/.test(told ?? ""),
    "the cursor",
  );
  assert.match(await page.locator("#map").getAttribute("aria-describedby"), /map-description/);
});

journey("the legend has its numbers when the map comes after the tables, and keeps out of labels", async ({ open }) => {
  const page = await open("mem0?v=1&n=0-400&k=0-400&show=tables");
  await page.getByRole("radio", { name: "Map" }).check({ force: true });
  await settled(page);
  const labels = page.locator("#legend .ticks li:not([hidden])");
  await labels.first().waitFor();
  const places = await labels.evaluateAll((all) => all.map((label) => label.getBoundingClientRect().left));
  assert.ok(places.length >= 2 && new Set(places).size === places.length, `labels at ${places}`);
});
