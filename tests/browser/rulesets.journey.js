/** Every game with its rules: opened by the menu, changed by hand and by keyboard, checked against known values. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { journey, pixels } from "./harness.js";
import { picture, samePixels, settled } from "./map.js";

journey("every game opens from the menu", async ({ open }) => {
  const page = await open("mem");
  await settled(page);
  await page.locator("#game-button").click();
  const titles = await page.locator("#game-button-menu button b").allTextContents();
  assert.equal(new Set(titles).size, 18);
  await page.keyboard.press("Escape");
  for (const title of titles) {
    await page.locator("#game-button").click();
    await page.locator("#game-button-menu button", { has: page.getByText(title, { exact: true }) }).click();
    await settled(page);
    assert.equal(await page.title(), `${title} · nimscope`);
    assert.equal(await page.locator("#game-button b").textContent(), title);
    const parameters = await page.evaluate(async (wanted) => {
      const core = await import(new URL("pkg/nimscope.js", location.href).href);
      return core.catalogue().games.find((game) => game.title === wanted).forms[0].parameters.length;
    }, title);
    assert.equal(await page.locator("#rules .field").count(), parameters, title);
    assert.ok((await page.locator("#rules .rule").textContent()).length > 20, title);
  }
});

journey("the menu works by keyboard", async ({ open }) => {
  const page = await open("maxnim");
  await settled(page);
  await page.locator("#game-button").focus();
  await page.keyboard.press("Enter");
  await page.locator('#game-button-menu [aria-checked="true"]:focus').waitFor();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await settled(page);
  assert.equal(await page.title(), "Serial Nim · nimscope");
});

journey("the pixels of i-Mark have the values of its paper", async ({ open }) => {
  const known = golden("imark_sg").games.find(({ S, D }) => String(S) === "1" && String(D) === "2,3");
  const page = await open("imark?S=1&D=2,3&v=1&n=0-63&k=0-63&scale=linear&range=0-4");
  await compare(page, [...known.sg].map(Number), 64, [0, 4]);
});

journey("the pixels of Max Nim have the values of its paper, at any width", async ({ open }) => {
  const known = golden("max_nim").games.find(({ d }) => String(d) === "7,4");
  const page = await open("maxnim?d=7/4&v=1&n=0-31&k=0-31&w=32&scale=linear&range=0-600");
  await compare(page, known.g, 32, [0, 600]);
  await page.locator("#rules").getByRole("radio", { name: "yes" }).check();
  await settled(page);
  await compare(page, known.gp, 32, [0, 600]);
});

journey("parameters change by keyboard, and back goes back", async ({ open }) => {
  const page = await open("imark?t=3&d=4");
  await settled(page);
  await page.locator("#rule-t").focus();
  await page.keyboard.press("ArrowUp");
  await address(page, /^#imark\?t=4&d=4&/);
  assert.equal(await page.locator("#rule-t").inputValue(), "4");
  await page.locator("#rule-d").fill("7");
  await address(page, /^#imark\?t=4&d=7&/);
  await page.goBack();
  await address(page, /^#imark\?t=4&d=4&/);
  assert.equal(await page.locator("#rule-d").inputValue(), "4");
  await page.getByRole("button", { name: "More d" }).click();
  await address(page, /^#imark\?t=4&d=5&/);
  await page.getByRole("radio", { name: "S and D" }).check();
  await address(page, /^#imark\?S=1&D=2,3&/);
  await page.locator("#rule-S").fill("1,2,3,4");
  await page.keyboard.press("Enter");
  await address(page, /^#imark\?S=1-4&D=2,3&/);
  assert.deepEqual(
    await page.locator("#rules ul").first().locator("li").allTextContents(),
    ["1-4"],
    "written in one way",
  );
});

journey("a wrong parameter says why and leaves the map alone", async ({ open }) => {
  const page = await open("maxnim?d=7/4");
  await settled(page);
  const before = await picture(page);
  const field = page.locator("#rule-d");
  await field.fill("1");
  await page.locator("#rule-d-error").getByText("larger than 1").waitFor();
  await field.blur();
  assert.equal(await field.inputValue(), "1", "what was typed stays");
  assert.equal(await field.getAttribute("aria-invalid"), "true");
  // Above it the map says which rule it still shows; its cells are as they were.
  assert.ok(samePixels(await picture(page), before, 40), "the map changed");
  await field.fill("2.5");
  await page.locator("#rule-d-error").waitFor({ state: "hidden" });
  await address(page, /^#maxnim\?d=5\/2&/);
  await field.fill("0");
  await page.locator("#rule-d-error").waitFor();
  await page.keyboard.press("Escape");
  assert.equal(await field.inputValue(), "5/2", "Escape takes back what is wrong");
});

journey("a typed rule is checked while it is typed", async ({ open }) => {
  const page = await open("takeaway");
  await settled(page);
  const field = page.locator("#rule-f");
  await field.fill("2k + m");
  await page.locator("#rule-f-error").getByText("m").waitFor();
  assert.match(await page.locator("#rule-f-error").textContent(), /“m”.*character 6/);
  await field.fill("2k + 1");
  await page.locator("#rule-f-error").waitFor({ state: "hidden" });
  await address(page, /^#takeaway\?f=2k%20%2B%201&/);
  await page.getByRole("button", { name: "Examples of" }).click();
  await page.getByRole("menuitemradio", { name: "the golden ratio" }).click();
  await address(page, /^#takeaway\?f=floor/);
  await settled(page);
});

journey("a rule that fails somewhere says where, and the rest is shown", async ({ open }) => {
  const page = await open("maximum?f=200-n&v=1&n=0-31&k=0-31&w=32");
  await settled(page);
  const status = page.locator("#progress [role=status]");
  await status.getByText("201").waitFor();
  assert.ok(await page.locator("#progress").isVisible());
  await page.getByRole("button", { name: "Edit the rule" }).click();
  assert.equal(await page.evaluate(() => document.activeElement?.id), "rule-f");
  await page.locator("#rule-f").fill("floor(n/3)");
  await page.keyboard.press("Enter");
  await page.locator("#progress").waitFor({ state: "hidden" });
});

journey("a link with rules and a width opens on the same pixels", async ({ open }) => {
  for (const [start, id, text, width] of [
    ["memgame", "#rule-F", "j != k and j <= 2k + 3", 0],
    ["minimum", "#rule-f", "floor(sqrt(n))", 65],
  ]) {
    const page = await open(start);
    await settled(page);
    await page.locator(id).fill(text);
    await page.keyboard.press("Enter");
    if (width) {
      await page.locator("#tab-view").click();
      await page.getByRole("button", { name: "More Heaps in a row" }).click();
      await address(page, new RegExp(`&w=${width}`));
      await page.locator("#tab-presets").click();
    }
    await address(page, /%20|sqrt/);
    const again = await open(await page.evaluate(() => location.hash));
    assert.equal(await shot(page), await shot(again), start);
    assert.equal(await again.locator(id).inputValue(), await page.locator(id).inputValue());
  }
});

journey("a strip is walked, pinned and listed by its heaps", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3&v=1&n=0-15&k=0-15&w=16");
  await settled(page);
  await page.locator("#map").focus();
  await page.keyboard.press("Control+Home");
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowLeft");
  await page.locator("#inspector h2").getByText("15", { exact: true }).waitFor();
  await page.keyboard.press("Enter");
  await address(page, /cell=15,0/);
  await page.getByRole("radio", { name: "Numbers" }).check();
  const pinned = page.locator("#numbers td[aria-current]");
  await pinned.waitFor();
  const known = golden("imark_sg").games.find(({ S, D }) => String(S) === "1" && String(D) === "2,3");
  assert.equal(await pinned.textContent(), known.sg[15]);
  assert.equal(await page.locator("#numbers tbody tr:nth-child(3) th").textContent(), "32");
});

journey("the rules are at hand on a phone", async ({ open }) => {
  const page = await open("dudeney", { viewport: { width: 390, height: 844 }, hasTouch: true });
  await settled(page);
  await page.getByRole("button", { name: "More Y" }).tap();
  await address(page, /^#dudeney\?Y=6&/);
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  assert.equal(width, 390, "nothing is wider than the screen");
});

function golden(name) {
  return JSON.parse(readFileSync(new URL(`../it/golden/${name}.json`, import.meta.url), "utf8"));
}

async function address(page, pattern) {
  await page.waitForFunction(([source]) => new RegExp(source).test(location.hash), [pattern.source]);
}

/** The map's own pixels, with nothing pointed at. */
async function shot(page) {
  await page.evaluate(() => document.activeElement?.blur());
  await page.mouse.move(2, 2);
  await settled(page);
  return page.locator("#map").evaluate((canvas) => canvas.toDataURL());
}

/** Where a cell shows its colour: off its edge, which may be a grid line, and off its middle, which may hold a digit. */
const INSET = 0.2;

/** Compares every cell that nothing covers with the colour of the value that it must have. */
async function compare(page, values, width, range) {
  await settled(page);
  const [place, colours, box, covers] = await page.evaluate(
    async ([most, ends]) => {
      const core = await import(new URL("pkg/nimscope.js", location.href).href);
      const { palette, scale } = core.parse_link(location.hash).state;
      const painter = new core.Painter(palette, scale, ends);
      painter.settle();
      const canvas = document.getElementById("map");
      const boxes = [...document.querySelectorAll(".corner > *")].map((over) => over.getBoundingClientRect());
      const { left, top } = canvas.getBoundingClientRect();
      return [
        { ...canvas.dataset },
        Array.from({ length: most + 1 }, (_, value) => painter.colour(value)),
        { width: canvas.width, height: canvas.height },
        boxes.map((over) => ({
          ...{ left: over.left - left - 2, right: over.right - left + 2 },
          ...{ top: over.top - top - 2, bottom: over.bottom - top + 2 },
        })),
      ];
    },
    [Math.max(...values), range],
  );
  const image = await pixels(page.locator("#map"));
  let seen = 0;
  for (const [heap, value] of values.entries()) {
    const x = Math.floor(Number(place.originX) + ((heap % width) + INSET) * Number(place.scaleX));
    const y = Math.floor(Number(place.originY) + (Math.floor(heap / width) + INSET) * Number(place.scaleY));
    const isCovered = covers.some((over) => x > over.left && x < over.right && y > over.top && y < over.bottom);
    if (x >= box.width || y >= box.height || isCovered) continue;
    assert.equal(image.at(x, y), colours[value], `heap ${heap} has value ${value}`);
    seen += 1;
  }
  assert.ok(seen > 800, `${seen} heaps were compared`);
}
