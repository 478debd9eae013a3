/** The page by keyboard alone: the cell cursor that is read out, the keys of the map, and every control. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { table } from "./known.js";
import { eventually, fragment, geometry, move, settled } from "./map.js";

journey("arrows move a cell cursor, and every cell is read out", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40&cell=22,2");
  await settled(page);
  await focusMap(page);
  // The cursor begins at the pinned cell. MEM⁰ reads out whether the cell is on the frontier.
  await says(page, "heap 22, last removal 2: nim value 11, N-position, exceptional");
  const value = table("mem0", 64);
  const walk = [
    ["ArrowRight", 22, 3],
    ["ArrowDown", 23, 3],
    ["ArrowLeft", 23, 2],
    ["ArrowUp", 22, 2],
    ["Shift+ArrowDown", 32, 2],
    ["Shift+ArrowRight", 32, 12],
    ["Home", 32, 0],
    ["Control+Home", 0, 0],
    ["ArrowUp", 0, 0],
    ["Shift+ArrowRight", 0, 10],
  ];
  for (const [key, n, k] of walk) {
    await page.keyboard.press(key);
    const [own, frontier] = [value(n, k), value(n, n + 1)];
    const kind = `${own === 0 ? "P" : "N"}-position, ${own === frontier ? "on the frontier" : "exceptional"}`;
    const last = k ? `last removal ${k}` : "nothing removed yet";
    await says(page, `heap ${n}, ${last}: nim value ${own}, ${kind}`);
  }
  assert.equal(await page.locator("#inspector .state").textContent(), "Cursor");
  const live = page.locator("#readout");
  assert.equal(await live.getAttribute("aria-live"), "polite");
});

journey("the view follows the cursor, and Enter pins it, and Escape lets go", async ({ open }) => {
  const page = await open("mem?n=0-40&k=0-40");
  await settled(page);
  await focusMap(page);
  await page.keyboard.press("Control+Home");
  for (let i = 0; i < 8; i++) await page.keyboard.press("Shift+ArrowDown");
  const value = table("mem", 90);
  await says(page, `heap 80, nothing removed yet: nim value ${value(80, 0)}, N-position`);
  await settled(page);
  const { rows } = await geometry(page);
  assert.ok(rows.from < 80 && rows.to > 81, "the cursor is in view");
  await page.keyboard.press("Enter");
  await fragment(page, (link) => link.endsWith("&cell=80,0"));
  await page.keyboard.press("Escape");
  await fragment(page, (link) => !link.includes("cell"));
  assert.equal(await page.locator("#inspector").getAttribute("data-source"), "none");
});

journey("zooming by keyboard keeps the cursor where it is", async ({ open }) => {
  const page = await open("mem?n=0-100&k=0-100");
  await settled(page);
  await focusMap(page);
  for (const key of ["Control+Home", "Shift+ArrowDown", "Shift+ArrowRight"]) await page.keyboard.press(key);
  const spoken = `heap 10, last removal 10: nim value ${table("mem", 20)(10, 10)}, N-position`;
  await says(page, spoken);
  const start = (await geometry(page)).middle(10, 10);
  for (const key of ["+", "+", "+", "-"]) {
    const [, zoomed] = await move(page, () => page.keyboard.press(key));
    const { x, y } = zoomed.middle(10, 10);
    assert.ok(Math.hypot(x - start.x, y - start.y) < 1, `${key} moves it to ${x}, ${y} from ${start.x}, ${start.y}`);
  }
  assert.equal(await page.locator("#inspector .state").textContent(), "Cursor");
  await says(page, spoken);
});

journey("plus, minus, 0 and f zoom, go home and fit; Ctrl with an arrow moves the map", async ({ open }) => {
  const page = await open("memplus?n=100-200&k=100-200");
  await settled(page);
  await focusMap(page);
  const press = (key) => move(page, () => page.keyboard.press(key));
  const [start, larger] = await press("+");
  assert.equal((larger.scaleX / start.scaleX).toFixed(2), "1.41");
  assert.equal((larger.scaleY / start.scaleY).toFixed(2), "1.41");
  const [, smaller] = await press("-");
  assert.equal((smaller.scaleX / start.scaleX).toFixed(2), "1.00");

  const [, right] = await press("Control+ArrowRight");
  const plotWidth = right.width - right.left;
  assert.equal(((smaller.originX - right.originX) / plotWidth).toFixed(2), "0.20");
  const [, down] = await press("Control+ArrowDown");
  assert.equal(((right.originY - down.originY) / (down.height - down.top)).toFixed(2), "0.20");

  await press("0");
  await fragment(page, (link) => link === "memplus?v=1&n=0-400&k=0-400");
  const [, fitted] = await press("f");
  // MEM⁺ has 10⁹ rows, and as many columns, which have less room.
  assert.equal(((fitted.scaleX * 1e9) / (fitted.width - fitted.left)).toFixed(2), "1.00");
  await fragment(page, (link) => link === "memplus?v=1&n=0-999999999&k=0-999999999");
});

journey("everything can be reached and used without a mouse", async ({ open }) => {
  const page = await open("mem?n=0-40&k=0-40");
  await settled(page);
  const stops = await walk(page);
  for (const id of ["game-button", "copy-link", "theme", "help-button", "map", "tab-presets"]) {
    assert.ok(stops.includes(id), `Tab does not reach #${id}, only ${stops}`);
  }
  assert.ok(stops.includes("show=map"), "the map and the numbers");
  assert.ok(stops.filter((stop) => stop === "preset").length >= 10, "every preset");

  await focusMap(page);
  await page.keyboard.press("?");
  await page.locator("#help").waitFor();
  await page.keyboard.press("Escape");
  await page.locator("#help").waitFor({ state: "hidden" });

  // Arrows choose among the tabs, Space or Enter presses what has the focus, arrows choose among radio buttons.
  await page.locator("#tab-presets").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await page.locator("#tab-colour:focus").waitFor();
  await page.keyboard.press("Tab");
  await page.keyboard.press("ArrowRight");
  await fragment(page, (link) => link.includes("palette=viridis"));
  await page.locator("#game-button").focus();
  await page.keyboard.press("Enter");
  await page.locator('#game-button-menu [aria-checked="true"]:focus').waitFor();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await fragment(page, (link) => link.startsWith("memplus?"));
});

async function focusMap(page) {
  await page.keyboard.press("Tab");
  for (let i = 0; i < 40; i++) {
    if (await page.evaluate(() => document.activeElement?.id === "map")) return;
    await page.keyboard.press("Tab");
  }
  assert.fail("Tab does not reach the map");
}

/** What Tab comes by, by id, by name and value, or by class. */
async function walk(page) {
  const stops = [];
  for (let i = 0; i < 60; i++) {
    await page.keyboard.press("Tab");
    const stop = await page.evaluate(() => {
      const element = document.activeElement;
      if (!element || element === document.body) return null;
      return element.id || (element.name ? `${element.name}=${element.value}` : element.className);
    });
    if (stop === null) break;
    stops.push(stop);
  }
  return stops;
}

async function says(page, words) {
  await eventually(
    () => page.locator("#readout").textContent(),
    (text) => text === words,
    "what is read out",
  );
}
