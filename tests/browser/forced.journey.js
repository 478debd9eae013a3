/** Where a person has chosen the colours of all pages, the map and its legend are told apart in them. */

import assert from "node:assert/strict";
import { journey, pixels } from "./harness.js";
import { eventually, geometry, picture, pointAt, settled, visit } from "./map.js";

/** What the browser's own colours are, as pixels. */
async function system(page, names) {
  return await page.evaluate((all) => {
    const probe = document.body.appendChild(document.createElement("i"));
    probe.style.setProperty("forced-color-adjust", "none");
    const found = all.map((name) => {
      probe.style.color = name;
      const channels = getComputedStyle(probe)
        .color.match(/[\d.]+/g)
        .slice(0, 3);
      return `#${channels.map((channel) => Number(channel).toString(16).padStart(2, "0")).join("")}`;
    });
    probe.remove();
    return Object.fromEntries(all.map((name, i) => [name, found[i]]));
  }, names);
}

/** How many pixels of a part of a picture have a colour. */
function count(image, colour, [x0, y0, x1, y1]) {
  let found = 0;
  for (let y = Math.round(y0); y < y1; y++) {
    for (let x = Math.round(x0); x < x1; x++) if (image.at(x, y) === colour) found++;
  }
  return found;
}

for (const colorScheme of ["light", "dark"]) {
  journey(`forced colours, ${colorScheme}: axes, cursor, pin, marks and legend are told apart`, async ({ open }) => {
    const page = await open("mem?v=1&n=0-24&k=0-24&cell=4,4&marks=none", { forcedColors: "active", colorScheme });
    const { Canvas, CanvasText, GrayText, LinkText } = await system(page, [
      "Canvas",
      "CanvasText",
      "GrayText",
      "LinkText",
    ]);
    assert.ok(new Set([Canvas, CanvasText, GrayText, LinkText]).size === 4, "four colours");
    const shown = await picture(page);
    const { left, top, width, height } = shown;
    assert.equal(shown.at(3, 3), Canvas, "the ground");
    assert.ok(count(shown, CanvasText, [left - 6, top, left, height]) > 200, "the axis and the ticks of the rows");
    assert.ok(count(shown, CanvasText, [left, top - 6, width, top]) > 200, "those of the columns");
    const around = (image, n, k) => [
      image.edgeX(k) - 4,
      image.edgeY(n) - 4,
      image.edgeX(k + 1) + 4,
      image.edgeY(n + 1) + 4,
    ];
    assert.ok(count(shown, LinkText, around(shown, 4, 4)) > 60, "the pinned cell");

    // The cell under the pointer, and its row and column on the axes.
    await page.mouse.move(...(await pointAt(page, 9, 7)));
    const [, y0, , y1] = around(shown, 9, 7);
    await isSeen(page, CanvasText, around(shown, 9, 7), 40, "the pointed cell");
    await isSeen(page, CanvasText, [0, y0, left - 8, y1], 60, "its row");

    // The keyboard's cursor.
    await page.mouse.move(2, 2);
    await page.locator("#map").focus();
    await page.keyboard.press("ArrowDown");
    await settled(page);
    await isSeen(page, CanvasText, around(await geometry(page), 5, 4), 80, "the cursor");

    // Marks have colours of their own, cells keep theirs.
    await visit(page, "mem?v=1&n=0-24&k=0-24&marks=parabola");
    const marked = await picture(page);
    const plot = [left, top, width, height];
    assert.ok(count(marked, LinkText, plot) > 100, "the parabola");
    const cells = new Set();
    for (let k = 0; k < 20; k++) cells.add(marked.at(marked.edgeX(k + 1) - 2, marked.edgeY(20) - 2));
    assert.ok(cells.size > 3, "cells have the colours of the palette");

    // The legend's strip and swatches.
    await visit(page, "mem?v=1&n=0-400&k=0-400");
    await legendIsSeen(page, ".gradient", CanvasText);
    await visit(page, "mem?v=1&n=0-24&k=0-24&scale=modulo:3");
    await legendIsSeen(page, ".swatch", CanvasText);
  });
}

/** Waits until a part of the map has more than so many pixels of a colour. */
async function isSeen(page, colour, part, least, what) {
  const look = async () => count(await pixels(page.locator("#map")), colour, part);
  await eventually(look, (found) => found > least, `the pixels of ${what}`);
}

/** A part of the legend has an edge, and more than one colour in it or beside it. */
async function legendIsSeen(page, selector, edge) {
  const parts = page.locator(`#legend ${selector}`);
  await parts.first().waitFor();
  const colours = new Set();
  for (const part of await parts.all()) {
    const image = await pixels(part);
    for (let x = 1; x < image.width - 1; x++) colours.add(image.at(x, image.height >> 1));
    assert.ok(count(image, edge, [0, 0, image.width, image.height]) > image.width / 2, `${selector} has an edge`);
  }
  assert.ok(colours.size > 2, `${selector}: ${[...colours].join(", ")}`);
}
