/** Rows of MEM far out: at once there, explained, linked to, and left again; old links to them open. */

import assert from "node:assert/strict";
import { checkCells } from "./cells.js";
import { paperColours } from "./colours.js";
import { journey } from "./harness.js";
import { memRows } from "./known.js";
import { eventually, fragment, picture, samePixels, settled, visit } from "./map.js";

const ROWS = "n=1000480-1000540&k=0-60";
/** Rows that are near enough that the journey can compute them from row 0. */
const NEARER = "n=200480-200540&k=0-60";
/** What `nimscope value mem 1000500 7` prints. */
const VALUE = 1021;

async function goTo(page, n, k) {
  await page.locator("#goto-n").fill(String(n));
  await page.locator("#goto-k").fill(String(k));
  await page.locator("#goto-go").click();
}

/** Waits until the inspector shows a value. */
async function valueIs(page, value) {
  const shown = () => page.locator("#inspector .value").textContent();
  await eventually(shown, (text) => text.replace(/\s/gu, "") === `Nimvalue${value}`, "the value");
}

journey("a row far out is at once there, and the inspector says what proves its values", async ({ open }) => {
  const page = await open("mem");
  await settled(page);
  await page.locator("#tab-view").click();
  await goTo(page, "1 000 500", 7);
  const link = await fragment(page, (now) => now.endsWith("&cell=1000500,7"));
  await valueIs(page, VALUE);
  assert.equal(await page.locator("#inspector h2").textContent(), "1\u202f000\u202f5007");
  const facts = page.locator("#inspector .facts");
  assert.match(await facts.textContent(), /Proved: Theorem 2 of docs\/proofs\/mem\.md/);
  await eventually(
    () => page.locator("#readout").textContent(),
    (text) => text === `heap 1000500, last removal 7: nim value ${VALUE}, N-position`,
    "what is read out",
  );
  const elsewhere = await open(link);
  assert.ok(samePixels(await picture(page), await picture(elsewhere)), "whoever opens the link sees the same");

  await goTo(page, "10^12", 1);
  await valueIs(page, 1_001_000);
  assert.match(await facts.textContent(), /Proved: Theorems 3 and 4 of docs\/proofs\/mem\.md/);
  assert.ok(await page.locator("#progress .work").isHidden(), "nothing is computed before it");
});

journey("rows far out have the values of those computed from row 0, and old links open on them", async ({ open }) => {
  const known = memRows(200_400, 200_700);
  const page = await open(`mem?${NEARER}&axis=rows:200000&scale=linear&range=0-2000`);
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

journey("all rows are seen at once, and the way leads back", async ({ open }) => {
  const page = await open("mem?v=1&n=0-1000000000000&k=0-1000000000000");
  await settled(page);
  await visit(page, `mem?v=1&${ROWS}`);
  await page.locator("#tab-view").click();
  await goTo(page, 12, 3);
  await fragment(page, (now) => now.endsWith("&cell=12,3"));
  await valueIs(page, 4);
  await visit(page, `mem?v=1&${ROWS}`);
  await page.locator("#map").focus();
  await page.keyboard.press("0");
  await fragment(page, (now) => now === "mem?v=1&n=0-400&k=0-400");

  const most = "is too large: the most is 1\u202f000\u202f000\u202f000\u202f000.";
  for (const [text, error] of [
    // Of its column 3 no theorem speaks at once.
    ["1 000 000 500 001", `1\u202f000\u202f000\u202f500\u202f001 ${most}`],
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
});
