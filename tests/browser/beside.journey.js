/** Several maps on one page: side by side, one over the other, their difference; all of it is in the link. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, fragment, go, restingFragment } from "./map.js";

const FIGURE = "mem?v=1&n=0-300&k=0-300;memplus;mem0";

/** The sections in sight: what they are called, what they read, and whether the panel speaks of them. */
function plates(page) {
  return page.locator(".one:not([hidden])").evaluateAll((sections) =>
    sections.map((section) => ({
      title: section.querySelector(".plate h2")?.textContent,
      read: section.querySelector(".plate .read")?.textContent,
      chosen: section.hasAttribute("data-chosen"),
    })),
  );
}

const titles = async (page) => (await plates(page)).map(({ title }) => title);
const canvases = (page) => page.locator(".one:not([hidden]) canvas.map");

/** Waits until every map in sight is sharp and at rest. */
async function atRest(page, count) {
  const read = () => canvases(page).evaluateAll((all) => all.map(({ dataset }) => dataset.state));
  await eventually(read, (states) => states.length === count && states.every((state) => state === "ready"), "the maps");
}

/** Where the cells of every map lie, as their canvases tell. */
function views(page) {
  return canvases(page).evaluateAll((all) =>
    all.map(({ dataset: { originX, originY, scaleX, scaleY } }) => [originX, originY, scaleX, scaleY].map(Number)),
  );
}

/** Whether an element lies within the map that it is over. */
function inside(page, selector) {
  return page.locator(selector).evaluate((element) => {
    const [own, map] = [element, element.closest(".one")].map((one) => one.getBoundingClientRect());
    return own.left >= map.left && own.right <= map.right && own.top >= map.top && own.bottom <= map.bottom;
  });
}

/** The middle of a cell of a map, as a mouse finds it on the page. */
async function cellOf(page, index, n, k) {
  const canvas = canvases(page).nth(index);
  const box = await canvas.boundingBox();
  const ratio = await canvas.evaluate(({ width, clientWidth }) => width / clientWidth);
  const [originX, originY, scaleX, scaleY] = (await views(page))[index];
  return [box.x + (originX + (k + 0.5) * scaleX) / ratio, box.y + (originY + (n + 0.5) * scaleY) / ratio];
}

journey("three maps stand side by side, move together and point at one cell", async ({ open }) => {
  const page = await open(FIGURE, { viewport: { width: 1440, height: 900 } });
  await atRest(page, 3);
  assert.deepEqual(await titles(page), ["MEM", "MEM⁺", "MEM⁰"]);
  const [first, ...others] = await views(page);
  for (const other of others) assert.deepEqual(other, first, "the same rows and columns in all");

  await page.mouse.move(...(await cellOf(page, 1, 100, 7)));
  const read = await eventually(
    () => plates(page),
    (all) => all.every((plate) => plate.read?.startsWith("100")),
    "the cell in all maps",
  );
  assert.deepEqual(
    read.map((plate) => plate.read),
    ["1007 = 12", "1007 = 8", "1007 = 51"],
  );
  assert.match(await page.locator("#inspector").innerText(), /\n8\n/, "the panel reads the map that is pointed at");

  // A hand moves one, and all go with it.
  await page.mouse.down();
  await page.mouse.move(...(await cellOf(page, 1, 60, 7)), { steps: 4 });
  await eventually(
    () => views(page),
    (moving) => String(moving[1]) !== String(first),
    "the view under the hand",
  );
  await eventually(
    () => views(page),
    ([a, b, c]) => String(a) === String(b) && String(b) === String(c),
    "all views",
  );
  await page.mouse.up();
  const dragged = await restingFragment(page);
  assert.match(dragged, /^mem\?v=1&n=[\d.-]+-[\d.]+&k=[\d.-]+-[\d.]+&chosen=2;memplus;mem0$/);
  await atRest(page, 3);
  const [a, b, c] = await views(page);
  assert.deepEqual([b, c], [a, a]);
});

journey("a link of several maps opens as it was left", async ({ open }) => {
  const link =
    "mem?v=1&n=0-60&k=0-60&cell=50,7&pan=free&colours=one&chosen=2;mem0?n=10-40&k=0-30;memplus;mnem?less=mem";
  const page = await open(link, { viewport: { width: 1440, height: 900 } });
  await atRest(page, 4);
  assert.equal(await restingFragment(page), link);
  assert.deepEqual(
    (await plates(page)).map(({ chosen }) => chosen),
    [false, true, false, false],
  );
  assert.match(await page.locator("#game-button").innerText(), /MEM⁰/);
  const legends = await page.locator(".legend:visible figcaption").allTextContents();
  assert.deepEqual(legends, ["Nim value (√ scale)", "Difference (√ scale)"], "one range of colours has one legend");
  const [first, second] = await views(page);
  assert.notDeepEqual(second, first, "each has its own place");
  // The pinned cell is pinned in all.
  await eventually(
    () => plates(page),
    (all) => all.every(({ read }) => read?.startsWith("507 = ")),
    "the pinned cell",
  );
});

journey("someone adds a map, gives it another game and takes the difference", async ({ open }) => {
  const page = await open("mem?v=1&n=0-60&k=0-60", { viewport: { width: 1440, height: 900 } });
  await atRest(page, 1);
  assert.equal(await page.locator(".plate:visible").count(), 0, "one map needs no plate");
  await page.getByRole("button", { name: "Add a map beside" }).first().click();
  await atRest(page, 2);
  assert.equal(await fragment(page, (now) => now.includes(";")), "mem?v=1&n=0-60&k=0-60&chosen=2;mem");

  await page.locator("#game-button").click();
  await page.getByRole("menuitemradio", { name: /^MNEM/ }).click();
  assert.equal(await fragment(page, (now) => now.includes("mnem")), "mem?v=1&n=0-60&k=0-60&chosen=2;mnem");
  await atRest(page, 2);

  await page.locator("#tab-view").click();
  await page.getByRole("button", { name: "MNEM − MEM" }).click();
  await atRest(page, 3);
  assert.deepEqual(await titles(page), ["MEM", "MNEM", "MNEM − MEM"]);
  await page.getByRole("button", { name: "MEM − MNEM" }).click();
  assert.equal(
    await fragment(page, (now) => now.includes("less=mnem")),
    "mem?v=1&n=0-60&k=0-60&chosen=3;mnem;mem?less=mnem",
  );
  await atRest(page, 3);
  await page.locator("#apart").getByText("the difference MEM − MNEM").waitFor();
  await page.mouse.move(...(await cellOf(page, 2, 50, 3)));
  await eventually(
    () => page.locator("#inspector .summary").innerText(),
    (text) => /^MEM \d+, MNEM \d+: (\d+ (more|less)|equal)\.$/.test(text),
    "the difference in words",
  );
  const [mem, mnem, apart] = (await plates(page)).map(({ read }) => read.split(" = ")[1]);
  assert.equal(Number(apart.replace("−", "-")), Number.parseInt(mem, 10) - Number.parseInt(mnem, 10));

  // Closing them one by one ends with one map.
  await page.getByRole("button", { name: "Close MEM − MNEM" }).click();
  await page.getByRole("button", { name: "Close MEM", exact: true }).click();
  await atRest(page, 1);
  assert.equal(await fragment(page, (now) => !now.includes(";")), "mnem?v=1&n=0-60&k=0-60");
  await page.goBack();
  assert.deepEqual(
    await eventually(
      () => titles(page),
      (all) => all.length === 2,
      "the maps",
    ),
    ["MEM", "MNEM"],
  );
});

journey("a wipe is drawn over two maps, by hand and by keys", async ({ open }) => {
  const page = await open("mem?v=1&n=0-100&k=0-100&wipe=0.5;mnem", { viewport: { width: 1440, height: 900 } });
  await atRest(page, 2);
  const edge = page.getByRole("slider", { name: "How much of the first map is seen" });
  const [left, right] = await Promise.all([0, 1].map((index) => page.locator(".one").nth(index).boundingBox()));
  assert.deepEqual(left, right, "one lies over the other");
  const box = await edge.boundingBox();
  await page.mouse.move(box.x + box.width / 2, box.y + 40);
  await page.mouse.down();
  await page.mouse.move(left.x + left.width / 4, box.y + 40, { steps: 4 });
  await page.mouse.up();
  assert.match(await fragment(page, (now) => now.includes("wipe=0.25")), /wipe=0\.25;mnem$/);
  await edge.focus();
  await page.keyboard.press("ArrowRight");
  await fragment(page, (now) => now.includes("wipe=0.27"));
  await page.keyboard.press("End");
  await fragment(page, (now) => now.includes("wipe=1;"));
  assert.equal(await edge.getAttribute("aria-valuetext"), "100 %");
  // What can be pressed lies over both maps.
  await page.keyboard.press("Home");
  await fragment(page, (now) => now.includes("wipe=0;"));
  const button = await page.locator("#save-button").boundingBox();
  const over = ([x, y]) => document.elementFromPoint(x, y)?.closest("button")?.id;
  assert.equal(await page.evaluate(over, [button.x + button.width / 2, button.y + button.height / 2]), "save-button");
});

journey("keys walk in one map, and all read the cell", async ({ open }) => {
  const page = await open("mem?v=1&n=0-40&k=0-40;memplus", { viewport: { width: 1440, height: 900 } });
  await atRest(page, 2);
  await canvases(page).nth(1).focus();
  await page.keyboard.press("ArrowDown");
  const read = await eventually(
    () => plates(page),
    ([a, b]) => a.read && a.read.split(" = ")[0] === b.read?.split(" = ")[0],
    "the cursor's cell",
  );
  assert.equal(read[1].chosen, true, "the panel speaks of the map that has the focus");
  await eventually(
    () => page.locator("#stage > .unseen").innerText(),
    (text) => /^MEM \d+$/.test(text),
    "what the other map reads",
  );
});

journey("on a tablet they stand side by side, on a phone one below the other", async ({ open }) => {
  const boxes = (page) =>
    page.locator(".one:not([hidden])").evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
  const tablet = await open("mem?v=1&n=0-300&k=0-300;mem0", { viewport: { width: 820, height: 1180 }, hasTouch: true });
  await atRest(tablet, 2);
  const [left, right] = await boxes(tablet);
  assert.equal(left.y, right.y);
  assert.ok(left.right <= right.left);
  await go(tablet, FIGURE);
  await atRest(tablet, 3);
  const row = await boxes(tablet);
  assert.deepEqual(new Set(row.map(({ y }) => y)).size, 1, "Figure 1 is one row");
  assert.ok(await inside(tablet, "#tools"), "with all of its buttons in sight");
  await go(tablet, "mem?v=1&n=0-100&k=0-100&wipe=0.5;mnem");
  await atRest(tablet, 2);
  const [legend, edge] = await Promise.all(["#legend", ".wipe"].map((one) => tablet.locator(one).boundingBox()));
  assert.ok(legend.x + legend.width <= edge.x + edge.width / 2, "the legend of the first map lies over it");

  const phone = await open(FIGURE, { viewport: { width: 390, height: 844 }, hasTouch: true });
  await atRest(phone, 3);
  const [one, two, three] = await boxes(phone);
  assert.ok(one.bottom <= two.top && two.bottom <= three.top && one.width > 350);
  const [x, y] = await cellOf(phone, 2, 60, 60);
  await phone.touchscreen.tap(x, y);
  await eventually(
    () => plates(phone),
    (all) => all.every(({ read }) => read) && all[2].chosen,
    "the cell that was tapped",
  );
  assert.match(await restingFragment(phone), /cell=\d+,\d+&chosen=3;memplus;mem0$/);
});

journey("what is wrong with a link of several maps is said", async ({ open }) => {
  const page = await open("mem;mem0;chess;mem0?n=0-9;mem0;mem0&wipe=9", { viewport: { width: 1440, height: 900 } });
  await atRest(page, 3);
  const words = await page.locator("#notice").innerText();
  assert.match(words, /The link has 6 maps, and a page has at most 4; the others are left out\./);
  assert.match(words, /Map 3: No game is called “chess”/);
  assert.match(words, /Map 4: it moves together with a map before it/);
});
