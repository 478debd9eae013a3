/** Rows of MEM beyond its own table: certified, explained, linked to, stopped on the way, and left again. */

import assert from "node:assert/strict";
import { checkCells } from "./cells.js";
import { paperColours } from "./colours.js";
import { journey } from "./harness.js";
import { memRows } from "./known.js";
import { eventually, fragment, picture, samePixels, settled, visit } from "./map.js";

const ROWS = "n=1000480-1000540&k=0-60&axis=rows:1000000";
/** Rows that a link can open the same way, near enough that the journey can compute them from row 0. */
const NEARER = "n=200480-200540&k=0-60&axis=rows:200000";
/** What `nimscope value mem 1000500 7` prints. */
const VALUE = 1021;
const PATIENCE = 60_000;

async function goTo(page, n, k) {
  await page.locator("#goto-n").fill(String(n));
  await page.locator("#goto-k").fill(String(k));
  await page.locator("#goto-go").click();
}

/** The numbers in what the page says of its progress. */
async function progress(page) {
  const text = await page.locator("#progress .text").textContent();
  return [text, ...text.replace(/\u202f/gu, "").matchAll(/\d+/gu)].map((found, i) => (i ? Number(found[0]) : found));
}

journey("a row beyond the table is certified, and the map and the inspector show its values", async ({ open }) => {
  const page = await open("mem");
  await settled(page);
  await page.locator("#tab-view").click();
  await goTo(page, "1 000 500", 7);
  const link = await fragment(page, (now) => now.includes("axis=rows:1000000"));
  assert.match(link, /&cell=1000500,7$/);
  await eventually(
    () => page.locator("#inspector .value").textContent(),
    (text) => text.replace(/\s/gu, "") === `Value${VALUE}`,
    "the value",
    PATIENCE,
  );
  assert.equal(await page.locator("#inspector h2").textContent(), "1\u202f000\u202f5007");
  const facts = await page.locator("#inspector .facts").textContent();
  assert.match(facts, /Certified: whatever the rows before 906\u202f900 are, this is the value/);
  assert.match(
    await page.locator("#readout").textContent(),
    /^heap 1000500, last removal 7: nim value \d+, N-position$/,
  );
  assert.match(await page.locator("#inspector .summary").textContent(), /lie in rows before 1\u202f000\u202f000/);

  const elsewhere = await open(link);
  assert.ok(samePixels(await picture(page), await picture(elsewhere)), "whoever opens the link sees the same");
});

journey("certified rows have the values of those computed from row 0", async ({ open }) => {
  const known = memRows(200_400, 200_700);
  const page = await open(`mem?${NEARER}&scale=linear&range=0-2000`);
  const seen = await picture(page);
  assert.ok(checkCells(seen, known, paperColours("linear", [0, 2000])) > 3_000);

  await visit(page, `mem?${NEARER}&show=numbers`);
  const first = page.locator("#numbers tbody tr").first();
  await eventually(
    () => first.locator("th, td").allTextContents(),
    ([name, , one]) => name === "200480" && one === String(known(200_480, 1)),
    "the numbers",
  );
});

journey("from far rows the way leads back: by a nearer row, by Home, and by its key", async ({ open }) => {
  const page = await open(`mem?${ROWS}`);
  await settled(page);
  await page.locator("#tab-view").click();
  await goTo(page, 1_000_520, 3);
  assert.match(await fragment(page, (now) => now.includes("cell=1000520,3")), /n=1000480-.*axis=rows:1000000/);
  await goTo(page, 12, 3);
  await fragment(page, (now) => now === "mem?v=1&n=0-400&k=0-400&cell=12,3");
  await eventually(
    () => page.locator("#inspector .value").textContent(),
    (text) => text === "Nim value 4",
    "the value",
  );
  await page.goBack();
  await fragment(page, (now) => now.includes("axis=rows:1000000"));
  await page.locator("#view-home").click();
  await fragment(page, (now) => now === "mem?v=1&n=0-400&k=0-400");
  await visit(page, `mem?${ROWS}`);
  await page.locator("#map").focus();
  await page.keyboard.press("0");
  await fragment(page, (now) => now === "mem?v=1&n=0-400&k=0-400");

  const most = "is too large: the most is 100\u202f000\u202f000.";
  for (const [text, error] of [
    ["100 000 001", `100\u202f000\u202f001 ${most}`],
    ["10^8+1", `100\u202f000\u202f001 ${most}`],
    ["10^30", `“10^30” ${most}`],
    ["10^300", "“10^300” has more than 200 digits."],
    ["10^x", "“10^x” is not a whole number."],
    ["2-3", "“2-3” is less than 0."],
    ["-3", "-3 is too small: the least is 0."],
  ]) {
    await goTo(page, text, 3);
    // Whether a theorem knows more is asked first.
    const said = () => page.locator("#goto-n-error").textContent();
    await eventually(said, (now) => now === error, `what is said of ${text}`);
  }
  await goTo(page, "2*10^1-8", 3);
  await fragment(page, (now) => now.endsWith("cell=12,3"));
});

journey("certifying tells how far it is, stops at once, and goes on", async ({ open }) => {
  const page = await open("mem");
  await settled(page);
  await page.locator("#tab-view").click();
  await goTo(page, "10^8", 7);
  const [, before, to] = await eventually(
    () => progress(page),
    ([text]) => text.startsWith("Certifying: row "),
    "the progress",
    PATIENCE,
  );
  assert.equal(to, 99_999_000);
  assert.ok(before > 90_000_000 && before < to, `at row ${before}`);
  await page.locator("#inspector").getByText("No value: not certified yet.").waitFor();
  await eventually(
    () => progress(page),
    ([, row]) => row > before,
    "the progress",
    PATIENCE,
  );
  await page.locator("#stop").click();
  const [, stopped] = await eventually(
    () => progress(page),
    ([text]) => text.endsWith("stopped"),
    "the progress",
    3_000,
  );
  const left = await page.locator("#progress progress").evaluate(({ value, max }) => max - value);
  assert.equal(left, to - stopped, "the bar and the words agree");
  await page.locator("#stop").click();
  await eventually(
    () => progress(page),
    ([text, row]) => text.startsWith("Certifying") && row > stopped,
    "the progress",
    PATIENCE,
  );
  await page.locator("#view-home").click();
  await settled(page);
  await fragment(page, (now) => now === "mem?v=1&n=0-400&k=0-400");
});
