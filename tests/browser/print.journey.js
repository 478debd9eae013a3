/** The page on paper: a figure with all that it needs, or the numbers, or the tables. */

import assert from "node:assert/strict";
import { journey, pixels } from "./harness.js";
import { geometry, settled } from "./map.js";
import { grown, whole } from "./panel.js";

/** The width of A4 without its margins, in CSS pixels. */
const SHEET = 688;

/** What is to be seen of the page when it is printed. */
async function seen(page, ...selectors) {
  return await Promise.all(selectors.map((selector) => page.locator(selector).first().isVisible()));
}

/** How many pages a PDF has. */
function pages(pdf) {
  return pdf.toString("latin1").match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

journey("the map is printed as a figure, in light colours and on one page", async ({ open }) => {
  const page = await open("maxnim?d=7/4&pass=0&v=1&n=0-60&k=0-63", { colorScheme: "dark" });
  await whole(page);
  const before = await geometry(page);
  await page.setViewportSize({ width: SHEET, height: 900 });
  await settled(page);
  await page.emulateMedia({ media: "print" });
  await page.locator("#printed-link").waitFor();
  assert.deepEqual(await seen(page, "#printed canvas", "#printed .legend"), [true, true]);
  assert.deepEqual(await seen(page, ".bar", "#panel", "#rules", "#map", "#full"), Array(5).fill(false));
  assert.match(await page.locator("#printed header").textContent(), /Max Nim, d = 7\/4.*Remove at least one/s);
  assert.match(await page.locator("#printed-link").textContent(), /^http:.*#maxnim\?d=7\/4&pass=0&v=1&n=0-60&k=0-63/);

  const box = await page.locator("#printed canvas").boundingBox();
  assert.ok(box.x >= 0 && box.x + box.width <= SHEET, "nothing is cut");
  const picture = await pixels(page.locator("#printed canvas"));
  const light = (colour) => [1, 3, 5].every((at) => Number.parseInt(colour.slice(at, at + 2), 16) > 200);
  assert.ok(light(picture.at(6, 6)), `the ground is ${picture.at(6, 6)}`);
  const colours = new Set();
  for (let x = 80; x < 500; x += 7) colours.add(picture.at(x, 300));
  assert.ok(colours.size > 3, "the cells are there");
  const legend = await page.locator("#printed .legend").evaluate((element) => getComputedStyle(element).color);
  assert.match(legend, /rgb\(24, 27, 34\)/, "the legend is dark on light");

  await page.emulateMedia({ media: null });
  await page.setViewportSize({ width: 1024, height: 768 });
  await settled(page);
  const places = ({ originX, originY, scaleX, scaleY, width, height }) => [
    originX,
    originY,
    scaleX,
    scaleY,
    width,
    height,
  ];
  assert.deepEqual(places(await geometry(page)), places(before), "the screen is as it was");

  assert.equal(pages(await page.pdf({ format: "A4" })), 1);
  assert.equal(pages(await page.pdf({ format: "A4", landscape: true })), 1);
});

journey("numbers and tables are printed as tables, as wide as the sheet at most", async ({ open }) => {
  const page = await open("mem0?n=0-99&k=0-99&show=numbers", { viewport: { width: SHEET, height: 900 } });
  await whole(page);
  await page.locator("#numbers tbody tr:nth-child(100)").waitFor({ state: "attached" });
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await seen(page, "#numbers table", ".numbers-bar", "#printed canvas"), [true, false, false]);
  const wide = await page.locator("#numbers table").evaluate((table) => table.getBoundingClientRect().right);
  assert.ok(wide <= SHEET, `100 columns are ${wide} px wide`);
  const scrolled = await page.locator(".frame").evaluate((frame) => frame.scrollHeight - frame.clientHeight);
  assert.ok(scrolled <= 1, `${scrolled} px of rows are scrolled away`);

  await page.emulateMedia({ media: null });
  await page.goto(`${page.url().split("#")[0]}#maxnim?d=3&pass=1&show=tables`);
  await grown(page);
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await seen(page, "#tables table", "#tables header button", "#printed canvas"), [true, false, false]);
  const widths = await page
    .locator("#tables table")
    .evaluateAll((tables) => tables.map((table) => table.getBoundingClientRect().right));
  assert.ok(Math.max(...widths) <= SHEET, `the tables end at ${widths}`);
  assert.match(await page.locator("#printed-link").textContent(), /show=tables/);
});

journey("several maps are printed beside each other, each with its game and its legend", async ({ open }) => {
  const page = await open("mem?v=1&n=0-60&k=0-60;memplus;mem?less=memplus", { colorScheme: "dark" });
  await whole(page);
  await page.locator('.one:nth-child(3) canvas[data-state="ready"]').waitFor();
  await page.emulateMedia({ media: "print" });
  await page.setViewportSize({ width: SHEET, height: 900 });
  const figures = page.locator("#printed > figure");
  assert.deepEqual(await figures.locator("h2").allTextContents(), ["MEM", "MEM⁺", "MEM − MEM⁺"]);
  const pictures = [];
  for (const figure of await figures.all()) {
    const box = await figure.locator("canvas").boundingBox();
    assert.ok(box.width > 200 && box.x >= 0 && box.x + box.width <= SHEET, "nothing is cut");
    assert.ok(await figure.locator(".legend").isVisible(), "it has its legend");
    pictures.push(await figure.locator("canvas").evaluate((canvas) => canvas.toDataURL()));
  }
  assert.equal(new Set(pictures).size, 3, "each is a picture of its own");
  assert.match(await page.locator("#printed-link").textContent(), /;memplus;mem\?less=memplus$/);
  assert.deepEqual(await seen(page, "#stage", ".plate", ".bar"), [false, false, false]);
  await page.emulateMedia({ media: null });
  assert.equal(pages(await page.pdf({ format: "A4" })), 1);
});

journey("the front page is printed as a page to read", async ({ open }) => {
  const page = await open("");
  await page.locator(".moves button").first().waitFor();
  await page.setViewportSize({ width: SHEET, height: 900 });
  await page.emulateMedia({ media: "print" });
  assert.deepEqual(await seen(page, ".lead h2", ".front-map canvas", ".mex"), [true, true, true]);
  assert.deepEqual(await seen(page, "#printed", "#printed-link", ".bar", ".zooms"), Array(4).fill(false));
  assert.ok(pages(await page.pdf({ format: "A4" })) > 1, "nothing is scrolled away");
});
