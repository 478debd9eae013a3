/** What journeys read off the legend. */

import assert from "node:assert/strict";
import { isColour } from "./colours.js";

/** The legend as it is on the screen: the words, and where each stands on the strip or which swatch it has. */
export async function legend(page) {
  return await page.locator("#legend").evaluate(
    (root) =>
      new Promise((resolve) => {
        // The labels are placed in the frame after they appear.
        requestAnimationFrame(() =>
          requestAnimationFrame(() => {
            const strip = root.querySelector(".gradient");
            const middle = (box) => box.left + box.width / 2;
            const entries = [...root.querySelectorAll("li:not([hidden])")].map((item) => ({
              label: item.textContent ?? "",
              colour: item.querySelector(".swatch")?.style.backgroundColor ?? null,
              x: middle(item.getBoundingClientRect()),
            }));
            const box = strip?.getBoundingClientRect();
            const colours = strip?.style.backgroundImage.match(/rgb\([^)]*\)/g) ?? [];
            resolve({
              caption: root.querySelector("figcaption")?.textContent,
              entries,
              // The colours keep 8 pixels from both ends of their box.
              strip: box ? { left: box.left + 8, width: box.width - 16, colours } : null,
            });
          }),
        );
      }),
  );
}

/** Every value that the legend names must be painted in the colour that it shows there. */
export function checkLegend({ entries, strip }, colours, name) {
  assert.ok(entries.length >= 2, `${name} has no legend`);
  let named = 0;
  for (const { label, colour, x } of entries) {
    const wanted = colours[/^(0: P|\d+)/.exec(label)?.[0].replace(": P", "")];
    if (!wanted) continue;
    named++;
    const rgb = (text) => text.match(/\d+/g).map(Number);
    if (!strip) {
      assert.ok(isColour(hex(rgb(colour)), wanted), `${name}: ${label} has the swatch ${colour}, not ${wanted}`);
      continue;
    }
    // A label may be pushed aside by its neighbours and by the ends; the strip changes slowly.
    const at = ((x - strip.left) / strip.width) * (strip.colours.length - 1);
    const near = strip.colours.slice(Math.max(Math.floor(at) - 3, 0), Math.ceil(at) + 4).map(rgb);
    const distance = (other) => Math.max(...other.map((channel, i) => Math.abs(channel - wanted[i])));
    const best = Math.min(...near.map(distance));
    assert.ok(best <= 16, `${name}: the strip under ${label} is ${best} off from ${wanted}`);
  }
  assert.ok(named >= (/value|p$/.test(name) ? 1 : 2), `${name} names ${named} values`);
}

function hex(rgb) {
  return `#${rgb.map((channel) => channel.toString(16).padStart(2, "0")).join("")}`;
}
