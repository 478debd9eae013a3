/** The map close up: digits, grid, axes, and dense screens. */

import assert from "node:assert/strict";
import { checkCells, valuesInView } from "./cells.js";
import { paperColours } from "./colours.js";
import { journey } from "./harness.js";
import { table } from "./known.js";
import { geometry, picture, settled, visit } from "./map.js";

/** Keeps every text that the latest frame to write any wrote on the map, with its place; small pictures are drawn when there is time. */
function recordTexts() {
  window.texts = [];
  let frame = null;
  const { fillText } = CanvasRenderingContext2D.prototype;
  CanvasRenderingContext2D.prototype.fillText = function (text, x, y, ...rest) {
    fillText.call(this, text, x, y, ...rest);
    if (this.canvas.id !== "map") return;
    if (frame !== document.timeline.currentTime) window.texts = [];
    frame = document.timeline.currentTime;
    window.texts.push({ text, x, y, width: this.measureText(text).width, align: this.textAlign });
  };
}

journey("large cells have their value written inside, and lines between them", async ({ open }) => {
  const page = await open("mem?n=55-85&k=1-20", { viewport: { width: 1440, height: 900 }, init: recordTexts });
  await settled(page);
  const value = table("mem", 100);
  const { rows, columns, left, top } = await checkDigits(page, value);
  assert.ok(rows.from === 55 && rows.to >= 86 && columns.from === 1 && columns.to >= 21, "Figure 5 is in view");

  // The digits can be seen: more than two colours in a cell, and the lines differ from the inside.
  const shown = await picture(page);
  const inside = (n, k) => {
    const colours = new Set();
    for (let y = shown.edgeY(n) + 2; y < shown.edgeY(n + 1); y++) {
      for (let x = shown.edgeX(k) + 2; x < shown.edgeX(k + 1); x++) colours.add(shown.at(x, y));
    }
    return colours.size;
  };
  for (const [n, k] of [
    [60, 3],
    [63, 7],
    [80, 12],
  ]) {
    assert.ok(inside(n, k) > 3, `${n}_${k} has no digits`);
    const corner = shown.at(shown.edgeX(k + 1) - 1, shown.edgeY(n + 1) - 1);
    assert.notEqual(shown.at(shown.edgeX(k), shown.edgeY(n + 1) - 2), corner, "no line to the left");
    assert.notEqual(shown.at(shown.edgeX(k + 1) - 2, shown.edgeY(n)), corner, "no line above");
  }

  // The axes name the cells: n down the left side, k across the top.
  const texts = await redrawn(page);
  const label = (text, near) => texts.some((one) => one.text === text && near(one));
  for (const n of [55, 60, 63, 80]) {
    const y = (shown.edgeY(n) + shown.edgeY(n + 1)) / 2;
    assert.ok(
      label(String(n), (one) => one.x < left && Math.abs(one.y - y) < 6),
      `row ${n} has no label`,
    );
  }
  for (const k of [1, 10, 20]) {
    const x = (shown.edgeX(k) + shown.edgeX(k + 1)) / 2;
    assert.ok(
      label(String(k), (one) => one.y < top && Math.abs(one.x - x) < 4),
      `column ${k} has no label`,
    );
  }
  assert.ok(label("heap n", (one) => one.x < left) && label("last removal k", (one) => one.y < top));

  await visit(page, "mem?n=0-300&k=0-300");
  const small = await redrawn(page);
  assert.equal(small.filter(({ x, y }) => x > left && y > top).length, 0, "small cells have no digits");

  await visit(page, "mem0?n=0-20&k=0-20&scale=frontier");
  const depths = await redrawn(page);
  assert.equal(depths.filter(({ x, y }) => x > left && y > top).length, 0, "a depth looks like a value");
});

journey("on a dense screen the map uses every pixel", async ({ open }) => {
  const dense = { viewport: { width: 700, height: 640 }, deviceScaleFactor: 2, init: recordTexts };
  const page = await open("mem0?n=0-40&k=0-80&scale=linear", dense);
  const shown = await picture(page);
  const { width, clientWidth } = await page
    .locator("#map")
    .evaluate((map) => ({ width: map.width, clientWidth: map.clientWidth }));
  assert.equal(width, 2 * clientWidth);
  const value = table("mem0", shown.rows.to);
  assert.ok(checkCells(shown, value, paperColours("linear", valuesInView(shown, value))) > 3000);
  const edges = Array.from({ length: 40 }, (_, k) => shown.edgeX(k) % 2);
  assert.ok(edges.includes(1), "edges may lie between the pixels of a plain screen");
  await visit(page, "mem0?n=0-10&k=0-12");
  await checkDigits(page, value);
});

journey("at 64 pixels a cell, far from the origin, the digits are still right", async ({ open }) => {
  const page = await open("memplus?v=1&n=999999990-999999999&k=3000-3007", { init: recordTexts });
  await settled(page);
  // Theorem 2.1: the largest m with mk + m(m+1)/2 ≤ n.
  const value = (n, k) => {
    let m = Math.floor(Math.sqrt(2 * n + (k + 0.5) ** 2) - k - 0.5);
    while ((m + 1) * k + ((m + 1) * (m + 2)) / 2 <= n) m++;
    while (m * k + (m * (m + 1)) / 2 > n) m--;
    return m;
  };
  assert.equal(Math.round((await geometry(page)).scaleY), 64);
  await checkDigits(page, value);
});

/** Every cell that is wholly in view has exactly its value written in its middle. */
async function checkDigits(page, value) {
  const texts = await redrawn(page);
  const place = await geometry(page);
  const { rows, columns, edgeX, edgeY, left, top, width, height } = place;
  let checked = 0;
  for (let n = rows.from; n < rows.to; n++) {
    for (let k = columns.from; k < columns.to; k++) {
      const [x0, x1, y0, y1] = [edgeX(k), edgeX(k + 1), edgeY(n), edgeY(n + 1)];
      if (x0 < left || y0 < top || x1 > width || y1 > height) continue;
      const inside = texts.filter(({ x, y }) => x > x0 && x < x1 && y > y0 && y < y1);
      assert.deepEqual(
        inside.map(({ text }) => text),
        [String(value(n, k))],
        `what is written in ${n}_${k}`,
      );
      const [{ x, width: wide, align }] = inside;
      const middle = align === "center" ? x : x + wide / 2;
      assert.ok(Math.abs(middle - (x0 + x1) / 2) <= 1.5, `the digits of ${n}_${k} are off the middle`);
      checked++;
    }
  }
  assert.ok(checked >= 80, `only ${checked} cells`);
  return place;
}

/** What is written on the map when it is drawn anew. */
async function redrawn(page) {
  await page.mouse.move(2, 2);
  await settled(page);
  return await page.evaluate(
    () =>
      new Promise((resolve) => {
        window.texts = [];
        document.documentElement.classList.toggle("redrawn");
        const look = () => (window.texts.length > 0 ? resolve(window.texts) : requestAnimationFrame(look));
        requestAnimationFrame(look);
      }),
  );
}
