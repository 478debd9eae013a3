/** Heaps that depend on millions of windows: certified in slices, stopped on the way, and refused with the reason. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, fragment, go, picture, samePixels, settled, visit } from "./map.js";
import { peakMemory } from "./progress.js";

const GAME = "imark?S=1&D=2,3,5";
/** What `nimscope sequence 'imark?S=1&D=2,3,5' --n 10^199-10^199+20` prints. */
const VALUES = "2 0 3 0 1 2 0 1 3 0 2 1 0 1 0 1 2 1 0 1 0".split(" ");
const PATIENCE = 60_000;

async function goTo(page, heap) {
  await page.locator("#tab-view").click();
  await page.locator("#goto-n").fill(heap);
  await page.locator("#goto-go").click();
}

/** What the page says of its progress, and how many windows are done. */
async function progress(page) {
  const text = await page.locator("#progress .text").textContent();
  return { text, done: Number(/[\d\u202f]+/u.exec(text)?.[0].replace(/\u202f/gu, "")) };
}

journey("a heap of 200 digits with three divisors is certified once, and a strip begins there", async ({ open }) => {
  const page = await open(GAME);
  await settled(page);
  await goTo(page, "10^199");
  await eventually(
    () => progress(page),
    ({ text }) => /^Certifying: [\d\u202f]+ of about 1[\d\u202f]{9} windows, /u.test(text),
    "the progress",
    PATIENCE,
  );
  const link = await eventually(
    () => fragment(page),
    (now) => now.includes("axis=far:64:99"),
    "the strip",
    PATIENCE,
  );
  // The strip is the one that was certified on the way, so that its values are here at once.
  await eventually(
    () => page.locator("#inspector .value").textContent(),
    (text) => text === `Nim value ${VALUES[0]}`,
    "the value",
    2_000,
  );
  const summary = await page.locator("#inspector .summary").textContent();
  assert.match(summary, /^The options have the values [013, ]+; the least missing is 2\.$/);
  await page.getByRole("radio", { name: "Numbers" }).check();
  await eventually(
    () => page.locator("#numbers tbody tr").nth(8).locator("td").allTextContents(),
    (texts) => texts.slice(0, VALUES.length).join() === VALUES.join(),
    "the numbers",
  );
  await page.getByRole("radio", { name: "Map" }).check();
  await settled(page);
  const elsewhere = await open(link);
  await eventually(
    () => elsewhere.locator("#map").getAttribute("data-state"),
    (state) => state === "ready",
    "the map of the link",
    PATIENCE,
  );
  assert.ok(samePixels(await picture(page), await picture(elsewhere)), "whoever opens the link sees the same");
});

journey("certifying a far heap stops at once, and what was shown stays", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3,5,7");
  await settled(page);
  const before = await picture(page);
  await goTo(page, "10^199");
  const begun = await eventually(
    () => progress(page),
    ({ text }) => text.startsWith("Certifying: "),
    "the progress",
    PATIENCE,
  );
  await eventually(
    () => progress(page),
    ({ done }) => done > begun.done,
    "the progress",
    PATIENCE,
  );
  await page.locator("#stop").click();
  await page
    .locator("#goto-n-error")
    .getByText(/^Stopped before/)
    .waitFor({ timeout: 3_000 });
  await page.locator("#progress").waitFor({ state: "hidden" });
  assert.ok(!(await fragment(page)).includes("far"));
  assert.ok(samePixels(before, await picture(page)), "the map is the one that was there");
  const peak = await peakMemory(page);
  assert.ok(peak < 200, `${peak} MB`);

  // A link shows the empty strip, and how far it is; it stops and goes on there.
  await go(page, `imark?S=1&D=2,3,5,7&axis=far:64:1${"0".repeat(150)}`);
  await eventually(
    () => progress(page),
    ({ text }) => text.startsWith("Certifying: "),
    "the progress",
    PATIENCE,
  );
  await page.locator("#stop").click();
  const stopped = await eventually(
    () => progress(page),
    ({ text }) => text.endsWith("stopped"),
    "the progress",
    3_000,
  );
  await page.locator("#stop").click();
  await eventually(
    () => progress(page),
    ({ done }) => done > stopped.done,
    "the progress",
    PATIENCE,
  );
  await page.locator("#view-home").click();
  await settled(page);
});

journey("a heap out of reach is refused with the reason, and the map stays", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3,5,7,11");
  await settled(page);
  await goTo(page, "10^199");
  const error = page.locator("#goto-n-error");
  await error.getByText(/depends on some 3·10¹⁰ windows; heaps of up to \d\d digits are within reach$/).waitFor();
  await visit(page, "imark?S=2&D=2");
  await goTo(page, "10^30");
  await error.getByText(/^this game was not seen to forget: /).waitFor({ timeout: PATIENCE });
  assert.ok(!(await fragment(page)).includes("far"));
  await page.getByRole("button", { name: /^Go to heap n = 9.999.999, the last of the table$/ }).click();
  await fragment(page, (text) => text.includes("cell=9999999"));
  assert.equal(await page.locator("#goto-nearest").count(), 0);
});
