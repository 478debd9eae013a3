/** What is typed into the rules: sets as chips, and rules whose mistakes are marked. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually } from "./map.js";
import { focused, is, ready } from "./panel.js";

journey("what is allowed stays in sight beside what is wrong", async ({ open }) => {
  const page = await open("takeaway?f=2k", { viewport: { width: 1440, height: 900 } });
  await ready(page);
  const hint = await page.locator("#rule-f-hint").textContent();
  await page.locator("#rule-f").fill("2k &&");
  await page.locator("#rule-f-error").waitFor();
  assert.ok(await page.locator("#rule-f-hint").isVisible());
  assert.equal(await page.locator("#rule-f-hint").textContent(), hint);
  assert.equal(await page.locator("#rule-f").getAttribute("aria-describedby"), "rule-f-error rule-f-hint");
});

journey("sets are chips: typed, pasted, edited and removed", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3", { permissions: ["clipboard-read", "clipboard-write"] });
  await ready(page);
  const field = page.locator("#rule-S");
  await field.focus();
  await page.keyboard.type("7,");
  await is(page, "imark?S=1,7&D=2,3");
  assert.deepEqual(await chips(page, "S"), ["1", "7"]);
  await page.keyboard.type("2-4");
  await page.keyboard.press("Enter");
  await is(page, "imark?S=1-4,7&D=2,3");
  assert.deepEqual(await chips(page, "S"), ["1-4", "7"]);
  assert.deepEqual([await field.inputValue(), await focused(page, "#rule-S")], ["", true]);
  await page.keyboard.press("Backspace");
  assert.deepEqual([await chips(page, "S"), await field.inputValue()], [["1-4"], "7"]);
  await page.keyboard.press("Backspace");
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await is(page, "imark?S=1-4,9&D=2,3");
  await paste(page, "5, 6,7,8");
  await is(page, "imark?S=1-9&D=2,3");
  assert.deepEqual(await chips(page, "S"), ["1-9"]);
  await page.locator("#rule-D").fill("12");
  await field.focus();
  await is(page, "imark?S=1-9&D=2,3,12", "leaving the field enters it");
  await page.getByRole("button", { name: "Remove 2 from D" }).focus();
  await page.keyboard.press("Enter");
  await is(page, "imark?S=1-9&D=3,12");
  assert.ok(await page.getByRole("button", { name: "Remove 3 from D" }).evaluate((b) => b === document.activeElement));
  await page.getByRole("button", { name: "Remove 12 from D" }).click();
  await is(page, "imark?S=1-9&D=3");
});

journey("a set says what is wrong with it, and loses nothing", async ({ open }) => {
  const page = await open("imark?S=1,3&D=2,3");
  await ready(page);
  const field = page.locator("#rule-S");
  const error = page.locator("#rule-S-error");
  for (const [text, words] of [
    ["x", "“x” is not a number"],
    ["4-1", "write 1-4"],
    ["0", "0 is not allowed"],
    ["7,2000", "at most 1000"],
  ]) {
    await field.fill(text);
    await page.keyboard.press("Enter");
    await error.getByText(words).waitFor();
    assert.deepEqual([await field.inputValue(), await chips(page, "S")], [text, ["1", "3"]]);
    assert.equal(await field.getAttribute("aria-describedby"), "rule-S-error rule-S-hint");
    await is(page, "imark?S=1,3&D=2,3");
  }
  await field.fill("7,200");
  await is(page, "imark?S=1,3,7,200&D=2,3");
  assert.ok(await error.isHidden());
  await page.getByRole("button", { name: "Remove 3 from D" }).click();
  await page.getByRole("button", { name: "Remove 2 from D" }).click();
  await page.locator("#rule-D-error").getByText("D needs a number from 2 to 1000").waitFor();
  assert.ok(await focused(page, "#rule-D"), "the field is where to go on");
  await page.keyboard.type("5");
  await page.keyboard.press("Enter");
  await is(page, "imark?S=1,3,7,200&D=5");
  await page.getByRole("button", { name: "Remove 5 from D" }).click();
  await page.keyboard.press("Escape");
  assert.deepEqual(await chips(page, "D"), ["5"], "Escape brings back what the map shows");
});

journey("a typed rule has its mistake marked under the very character", async ({ open }) => {
  const page = await open("maximum?f=floor(n/2)");
  await ready(page);
  const field = page.locator("#rule-f");
  const marker = page.locator(".marker b");
  assert.ok(await marker.isHidden());
  const long = "floor(n/2) + ".repeat(6);
  const letter = await field.evaluate((input) => {
    const context = document.createElement("canvas").getContext("2d");
    context.font = getComputedStyle(input).font;
    return context.measureText("n").width;
  });
  for (const [text, at, length] of [
    ["2n + m", 5, 1],
    ["  2n + m", 7, 1],
    ["⌊n/2⌋ + why", 8, 3],
    ["2n +", 4, 1],
    ["", 0, 1],
    [long, 77, 1],
    [`${long}wrong`, 78, 5],
  ]) {
    await field.fill("");
    await page.keyboard.insertText(text);
    await page.locator("#rule-f-error").waitFor();
    await eventually(() => marker.isVisible(), Boolean, "the marker");
    await eventually(
      () => below(page),
      ({ x, width, y, clipped }) =>
        Math.abs(x - at * letter) < 1.5 && Math.abs(width - length * letter) < 1.5 && y >= 0 && y < 12 && !clipped,
      `the marker of “${text}”`,
    );
  }
  // The mark follows the text when that scrolls.
  const { clip } = await below(page);
  await field.evaluate((input) => {
    input.scrollLeft = 0;
  });
  await eventually(
    () => below(page),
    (now) => now.clip > clip + 50,
    "the marker",
  );
  assert.equal(await page.locator("#map").evaluate(() => location.hash.includes("wrong")), false);
  await field.fill("floor(n/3)");
  await is(page, "maximum?f=floor(n/3)");
  await marker.waitFor({ state: "hidden" });
});

async function chips(page, name) {
  return await page
    .getByRole("list", { name: `Members of ${name}` })
    .locator("li")
    .allTextContents();
}

/** Pastes into what has the focus. */
async function paste(page, text) {
  await page.evaluate((words) => navigator.clipboard.writeText(words), text);
  await page.keyboard.press("Control+V");
}

/** The mark under the field: where it is in the text, how wide it is, how far under the field, and whether it is seen. */
async function below(page) {
  return await page.evaluate(() => {
    const input = document.getElementById("rule-f");
    const mark = document.querySelector(".marker b").getBoundingClientRect();
    const field = input.getBoundingClientRect();
    const start = field.left + input.clientLeft + Number.parseFloat(getComputedStyle(input).paddingLeft);
    const x = mark.left - start + input.scrollLeft;
    const frame = document.querySelector(".marker").getBoundingClientRect();
    const clipped = mark.left < frame.left - 1 || mark.right > frame.right + 1;
    return { x, width: mark.width, y: mark.top - field.bottom, clip: mark.left, clipped };
  });
}
