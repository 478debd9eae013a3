/** Finding a value: the next and the previous cell, in every order, by mouse and by keyboard, and what is not there. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, fragment, restingFragment } from "./map.js";
import { focused, whole } from "./panel.js";

const told = (page) => page.locator("#find-told").textContent();
const cell = async (page) => /cell=(\d+,\d+)/.exec(await fragment(page))?.[1];

/** Waits until a cell is pinned. */
const pinned = (page, wanted) => fragment(page, (link) => link.includes(`cell=${wanted}`));

journey("the next 11 of MEM⁰ in a row, and on the diagonal from there", async ({ open }) => {
  const page = await open("mem0?v=1&n=0-40&k=0-40&cell=22,1");
  await whole(page);
  await page.locator("#tab-view").click();
  await page.locator("#find-value").fill("11");
  await page.locator("#find-along").selectOption("row");
  await page.locator("#find-next").click();
  await pinned(page, "22,2");
  assert.equal(await told(page), "11 at row 22, column 2.");
  await page.locator("#inspector").getByText("Pinned").waitFor();

  await page.locator("#find-along").selectOption("diagonal");
  await page.locator("#find-next").click();
  await pinned(page, "42,22");
  // The view has gone there, since the cell was out of sight.
  const rows = /n=(-?[\d.]+)-([\d.]+)/.exec(await restingFragment(page));
  assert.ok(Number(rows[1]) <= 42 && 42 <= Number(rows[2]), `rows ${rows}`);
  await page.locator("#find-previous").click();
  await pinned(page, "22,2");
});

journey("a slash asks for a value, Enter and F3 go on, Shift goes back", async ({ open }) => {
  const page = await open("imark?S=1&D=2&v=1&n=0-9&k=0-9&w=10");
  await whole(page);
  await page.locator("#map").focus();
  await page.keyboard.press("/");
  await eventually(
    () => focused(page, "#find-value"),
    (now) => now,
    "the focus",
  );
  await page.keyboard.type("2");
  await page.keyboard.press("Enter");
  // The first heaps of value 2, from the first one in view on.
  await pinned(page, "4");
  await page.keyboard.press("F3");
  await pinned(page, "6");
  await page.keyboard.press("Shift+F3");
  await pinned(page, "4");
  await page.keyboard.press("Shift+F3");
  await eventually(
    () => told(page),
    (words) => words === "No 2 before heap 4.",
    "the end",
  );
  await page.locator("#map").focus();
  await page.keyboard.press("F3");
  await pinned(page, "6");
});

journey("what is not there is said with how far was looked, and what is no value is refused", async ({ open }) => {
  const page = await open("serial?heaps=3,5,4&v=1&n=0-20&k=0-20&cell=4,1");
  await whole(page);
  await page.locator("#tab-view").click();
  await page.locator("#find-value").fill("5000");
  await page.locator("#find-along").selectOption("column");
  await page.locator("#find-next").click();
  await eventually(
    () => told(page),
    (words) => words === "No 5000 in this column after row 4, column 1 up to row 4095, where the table ends.",
    "what is said",
  );
  assert.equal(await cell(page), "4,1");
  await page.locator("#find-value").fill("many");
  await page.locator("#find-next").click();
  assert.match(await page.locator("#find-value-error").textContent(), /not a whole number/);
});

journey("a long search tells how far it is, and can be stopped", async ({ open }) => {
  // Far down the column values only rise, and the table has 10¹² rows.
  const page = await open("mem?v=1&n=1000000000-1000000040&k=980-1020&cell=1000000000,1000");
  await whole(page);
  await page.locator("#tab-view").click();
  await page.locator("#find-value").fill("1000");
  await page.locator("#find-along").selectOption("column");
  await page.locator("#find-next").click();
  await eventually(
    () => told(page),
    (words) => /^Searching: .* of /.test(words),
    "the progress",
  );
  await page.locator("#find-stop").click();
  await eventually(
    () => told(page),
    (words) => words === "Stopped.",
    "what is told",
  );
  await page.locator("#find-stop").waitFor({ state: "hidden" });
  // The map is as alive as before.
  await page.locator("#find-value").fill("1");
  await page.locator("#find-along").selectOption("row");
  await page.locator("#find-next").click();
  await pinned(page, "1000000000,500000001");
});
