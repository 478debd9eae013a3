/** The period of a strip: searched for beside its width, told as proved, as seen or as none, and chosen as the width. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, fragment, settled, visit } from "./map.js";

journey("a period is found, told with its proof, and set as the width", async ({ open }) => {
  const page = await open("maximum?f=n mod 7");
  await settled(page);
  await page.locator("#tab-view").click();
  assert.deepEqual(await told(page), [
    "The values repeat with period 7 from heap 0 on. Proved: f is at most 6, so that a value depends on the last 6 values and on n mod 7, and all these recur.",
    "The outcomes repeat with period 7 from heap 0 on. Proved: the values repeat.",
  ]);
  const widths = page.getByRole("group", { name: "Periods as widths" }).getByRole("button");
  assert.deepEqual(await widths.allTextContents(), ["7 heaps in a row"]);
  assert.equal(await widths.getAttribute("aria-pressed"), "false");
  await widths.click();
  await fragment(page, (now) => now.includes("&w=7"));
  await settled(page);
  assert.equal(await page.locator("#strip-width").inputValue(), "7");
  assert.equal(await widths.getAttribute("aria-pressed"), "true");

  // What was found belongs to one game.
  await visit(page, "maximum?f=floor(n/2) %2B n mod 2");
  await settled(page);
  assert.equal(await page.locator(".periods p").count(), 0);
  const [none] = await told(page);
  assert.match(
    none,
    /^No period of the values was seen: none holds through the last nine tenths of the heaps from 0 to /,
  );
  assert.equal(await widths.count(), 0);
});

journey("outcomes have periods of their own, and so have strips that begin far away", async ({ open }) => {
  const page = await open("imark?t=5&d=7");
  await settled(page);
  await page.locator("#tab-view").click();
  const [values, outcomes] = await told(page);
  assert.match(values, /^The values never become periodic\. Proved: were p a period, /);
  assert.match(outcomes, /^The outcomes repeat with period 5 from heap 32 on\. Proved: by Sopena’s theorem /);
  await page.getByRole("button", { name: "5 heaps in a row", exact: true }).click();
  await fragment(page, (now) => now.includes("&w=5"));

  await visit(page, "imark?S=1&D=2,3&axis=far:64:10^30");
  await settled(page);
  assert.ok(await page.locator("#find-width").isHidden());
  const far = (await told(page))[1];
  assert.ok(far.startsWith("No period of the outcomes was seen: none holds through the last nine tenths of the heaps"));
  assert.match(far, / 1(\u202f000){10} to /);
});

/** Searches, and gives both sentences when they are there. */
async function told(page) {
  await page.locator("#find-period").click();
  return await eventually(
    () => page.locator(".periods p").allTextContents(),
    (sentences) => sentences.length === 2,
    "the periods",
  );
}
