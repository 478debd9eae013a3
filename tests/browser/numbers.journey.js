/** The numbers view: the papers' tables cell by cell, to select, to copy, to walk through, and for any other range. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { golden, printed, table } from "./known.js";
import { eventually, fragment, go, settled } from "./map.js";
import { chooseGame, copy } from "./panel.js";

const TABLES = [
  { game: "memplus", source: "Table 1", file: "table-1-mem-plus" },
  { game: "mem", source: "Table 2", file: "table-2-mem" },
  { game: "mem0", source: "Table 3", file: "table-3-mem-zero" },
];
const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };

journey("P-positions stand out by more than colour, with a key, where numbers are values", async ({ open }) => {
  const page = await open("mem?n=0-12&k=0-12&show=numbers");
  await page.locator("#numbers tbody tr").nth(12).waitFor();
  const value = table("mem", 20);
  const cells = await page
    .locator("#numbers td")
    .evaluateAll((all) => all.map((one) => [one.matches(".lost"), Number(getComputedStyle(one).fontWeight) >= 600]));
  cells.forEach(([isLost, isBold], i) => {
    const zero = value(Math.floor(i / 13), i % 13) === 0;
    assert.deepEqual([isLost, isBold], [zero, zero], `cell ${i}`);
  });
  assert.equal(await page.locator("#numbers .key").textContent(), "0P-position");
  await go(page, "maximum?f=floor((n-1)/2)&axis=interspersion&show=numbers");
  await page.locator("#numbers .key").waitFor({ state: "hidden" });
});

journey("Tables 1 to 3 are shown and copied as the paper prints them", async ({ open }) => {
  const page = await open("mem", CLIPBOARD);
  for (const { game, source, file } of TABLES) {
    const { columns, rows } = printed(file);
    await page.locator(`[data-game="${game}"] .preset`, { has: page.getByText(source, { exact: true }) }).click();
    const head = columns.map(String);
    const lines = rows.map(({ label, values }) => [label, ...values].map(String));
    await shows(page, [["n∖k", ...head], ...lines]);
    const caption = await page.locator("#numbers caption").textContent();
    assert.equal(caption.split(",")[0], await page.locator(`[data-game="${game}"] h3`).textContent());

    const csv = [["n\\k", ...head], ...lines].map((line) => `${line.join(",")}\n`).join("");
    assert.equal(await copied(page, "#copy-csv"), csv);
    const body = lines.map((line) => `${line.join(" & ")} \\\\\n`).join("");
    const array = `\\begin{array}{r|${"r".repeat(20)}}\nn\\backslash k & ${head.join(" & ")} \\\\ \\hline\n${body}\\end{array}`;
    const latex = `\\[\\arraycolsep=3pt\n${array}\n\\]\n`;
    assert.equal(await copied(page, "#copy-latex"), latex);
  }
});

journey("any range can be asked for, and a mistake is explained where it is made", async ({ open }) => {
  const page = await open("mem0?n=1-20&k=1-20&show=numbers");
  const type = async (id, text) => {
    await page.locator(`#numbers-${id}`).fill(text);
    await page.locator(`#numbers-${id}`).press("Enter");
  };
  await type("n-to", "3000");
  await type("n-from", "2998");
  await type("k-to", "5001");
  await type("k-from", "5000");
  const rows = [2998, 2999, 3000].map((n) => {
    // So far right of the diagonal every cell has the frontier value.
    const frontier = String(golden("mem_zero_frontier")[n]);
    return [String(n), frontier, frontier];
  });
  await shows(page, [["n∖k", "5000", "5001"], ...rows]);
  await fragment(page, (link) => link === "mem0?v=1&n=2998-3000&k=5000-5001&show=numbers");

  const complains = (words) => page.locator("#numbers-n-to-error").getByText(words, { exact: true }).waitFor();
  await type("n-to", "12x");
  await complains("“12x” is not a whole number.");
  assert.equal(await page.locator("#numbers-n-to").inputValue(), "12x", "what was typed is kept");
  await type("n-to", "1000000");
  await complains("1\u202f000\u202f000 is too large: the most is 999\u202f999.");
  await type("n-to", "7");
  await complains("Must be at least 2998.");
  await shows(page, [["n∖k", "5000", "5001"], ...rows]);

  await go(page, "mem?n=0-400&k=0-400&show=numbers");
  await eventually(
    () => page.locator("#numbers .hint").textContent(),
    (text) => text === "Only the first 200 rows and 64 columns of the range are shown.",
    "the note",
  );
  const value = table("mem", 200);
  const all = Array.from({ length: 200 }, (_, n) => [n, ...Array.from({ length: 64 }, (_, k) => value(n, k))]);
  const head = ["n∖k", ...Array.from({ length: 64 }, (_, k) => String(k))];
  await shows(page, [head, ...all.map((line) => line.map(String))]);
});

journey("numbers can be selected with the mouse, and picked by mouse and keyboard", async ({ open }) => {
  const page = await open("mem0?n=1-20&k=1-20&show=numbers");
  const cell = (n, k) =>
    page
      .locator("#numbers tbody tr")
      .nth(n - 1)
      .locator("td")
      .nth(k - 1);
  await cell(3, 1).waitFor();
  await drag(page, cell(3, 1), cell(3, 4));
  const selected = await page.evaluate(() => getSelection()?.toString().trim().split(/\s+/).map(Number));
  // Row 3 begins 2 2 0 2; how much of the first and the last number is selected depends on where the mouse was.
  assert.match(selected.join(" "), /2 0/);
  assert.equal(await page.locator("#inspector").getAttribute("data-source"), "none", "selecting picked a cell");

  await page.evaluate(() => getSelection()?.empty());
  await cell(10, 6).click();
  await fragment(page, (link) => link.endsWith("&cell=10,6"));
  await says(page, "Nim value 3");
  assert.equal(await cell(10, 6).getAttribute("aria-current"), "true");

  for (const key of ["ArrowDown", "ArrowLeft", "ArrowLeft", "Enter"]) await page.keyboard.press(key);
  await fragment(page, (link) => link.endsWith("&cell=11,4"));
  await says(page, "Nim value 4");
  await eventually(
    () => page.locator("#readout").textContent(),
    (text) => text === "heap 11, last removal 4: nim value 4, N-position, exceptional",
    "what is read out",
  );
  assert.equal(await page.locator("#numbers [aria-current]").count(), 1);
});

journey("from the map to the numbers and back the view stays the same", async ({ open }) => {
  const page = await open("memplus?n=1-60&k=1-60&scale=linear");
  const choose = (name) => page.getByRole("radio", { name, exact: true }).check();
  await choose("Numbers");
  await fragment(page, (link) => link === "memplus?v=1&n=1-60&k=1-60&show=numbers&scale=linear");
  await page.locator("#numbers tbody tr").nth(59).waitFor();
  await choose("Map");
  await fragment(page, (link) => link === "memplus?v=1&n=1-60&k=1-60&scale=linear");
  assert.ok(await page.locator("#numbers").isHidden());
  await page.goBack();
  await page.locator("#numbers").waitFor();
});

journey("numbers that take long can be stopped, and their gaps are filled when they go on", async ({ open }) => {
  const page = await open("mem0?n=999998-999999&k=1100000-1100002&show=numbers", { early: true });
  const texts = () => page.locator("#numbers td").allTextContents();
  await page.locator("#stop", { hasText: "Stop" }).click();
  await page.locator("#stop", { hasText: "Resume" }).waitFor();
  const gaps = await eventually(texts, (cells) => cells.length === 6, "the numbers");
  assert.ok(!gaps.some((text) => /\d/.test(text)), `known before the stop: ${gaps}`);
  await page.locator("#stop").click();
  const known = (cells) => cells.length === 6 && cells.every((text) => /^[\d\s]+$/u.test(text));
  const cells = await eventually(texts, known, "the numbers", 90_000);
  // So far right of the diagonal every cell of a row has the frontier value.
  assert.equal(new Set(cells.slice(0, 3)).size, 1);
  await page.locator("#progress").waitFor({ state: "hidden" });
});

journey("numbers that nobody waits for any more are not computed", async ({ open }) => {
  // The rows before these take seconds on any machine.
  const FAR = "memgame?F=gcd(j,k)%3D1&n=2030-2039&k=1-20&show=numbers";
  const leave = {
    "for another game": (page) => chooseGame(page, "MEM⁺"),
    "for another view": (page) => go(page, "mem?n=0-100&k=0-100"),
  };
  for (const [how, away] of Object.entries(leave)) {
    const page = await open(FAR, { early: true });
    await page.locator("#stop").waitFor();
    await page.locator("#copy-csv").click();
    await away(page);
    await settled(page);
    await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
    assert.ok(await page.locator("#progress").isHidden(), `left ${how}, the computation goes on`);
    assert.doesNotMatch(await page.locator("#numbers .hint").first().textContent(), /Not copied/);
    // Back among the numbers they are asked for again, and are still far from known.
    await go(page, FAR);
    await page.locator("#stop").waitFor();
    await page.close();
  }
});

/** Waits until the table has exactly these texts. */
async function shows(page, lines) {
  const read = () =>
    page
      .locator("#numbers table")
      .evaluateAll(([table]) => [...(table?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent)));
  const wanted = JSON.stringify(lines);
  // What is still another table in the end is shown cell by cell.
  await eventually(read, (rows) => JSON.stringify(rows) === wanted, "the table").catch(() => {});
  assert.deepEqual(await read(), lines);
}

/** Waits until the inspector has this value. */
async function says(page, value) {
  await eventually(
    () => page.locator("#inspector .value").allTextContents(),
    (texts) => texts.join() === value,
    "the value",
  );
}

/** What a button copies, after it said that it did. */
async function copied(page, button) {
  await page.evaluate(() => navigator.clipboard.writeText(""));
  await copy(page, button);
  // The button may still say so of the copy before.
  return await eventually(
    () => page.evaluate(() => navigator.clipboard.readText()),
    (text) => text !== "",
    "the clipboard",
  );
}

async function drag(page, from, to) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()];
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2);
  await page.mouse.down();
  await page.mouse.move(end.x + end.width / 2, end.y + end.height / 2, { steps: 4 });
  await page.mouse.up();
}
