/** The diagram of reachable positions: opened as the paper's figure, begun at other heaps, and read without being seen. */

import assert from "node:assert/strict";
import { keepsNobodyOut } from "./axe.js";
import { journey } from "./harness.js";
import { golden } from "./known.js";
import { eventually, fragment, settled, visit } from "./map.js";
import { copy, focused, grown } from "./panel.js";

const FIGURE = "imark?S=1&D=2,3&show=tables&sheet=reachable&cell=36,0";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const { sg } = golden("imark_sg", "games").find(({ S, D }) => String(S) === "1" && String(D) === "2,3");

journey("Figure 2 is one click, its values are the golden ones, and its table says the same", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3");
  await settled(page);
  await page.locator(".preset", { hasText: "Figure 2" }).click();
  await fragment(page, (now) => now.includes("sheet=reachable&cell=36,0"));
  await grown(page);
  const heaps = [36, 35, 34, 33, 32, 31, 30, 18, 17, 16, 15, 12, 11, 10];
  assert.deepEqual(await drawn(page), heaps);
  const values = await page.locator("#tables .diagram .number").allTextContents();
  assert.deepEqual(
    values,
    heaps.map((heap) => sg[heap]),
  );
  const dark = await page.locator("#tables .diagram .lost .heap").allTextContents();
  assert.deepEqual(
    dark.map(Number),
    heaps.filter((heap) => sg[heap] === "0"),
  );
  assert.equal(await page.locator("#tables .diagram .takes").count(), 11);
  assert.equal(await page.locator("#tables .diagram .divides").count(), 7);
  const rows = page.locator("#tables tbody tr");
  assert.equal(await rows.count(), heaps.length);
  assert.deepEqual(await rows.nth(2).locator("th, td").allTextContents(), [
    "34",
    "n − 2",
    sg[34],
    sg[34] === "0" ? "P" : "N",
    `take 1: 33 (value ${sg[33]}), divide by 2: 17 (value ${sg[17]})`,
  ]);
  assert.match(await page.locator("#tables-body header p").textContent(), /n − r, where n ≡ r \(mod 6\)\.$/);
});

journey("the diagram begins at any heap: by field, by click, by link", async ({ open }) => {
  const page = await open(FIGURE, { permissions: ["clipboard-read", "clipboard-write"] });
  await grown(page);
  const from = page.locator("#tables-heap");
  assert.equal(await from.inputValue(), "36");
  await from.fill("600");
  await page.keyboard.press("Enter");
  await fragment(page, (now) => now.includes("cell=600,0"));
  await eventually(
    () => drawn(page),
    (heaps) => heaps[0] === 600 && heaps.length === 14,
    "the diagram of 600",
  );
  assert.ok(await focused(page, "#tables-heap"), "typing on is possible");
  await page.locator("#tables .diagram .heap").getByText("300", { exact: true }).click();
  await eventually(
    () => drawn(page),
    ([first]) => first === 300,
    "the diagram of 300",
  );
  assert.equal(await from.inputValue(), "300");
  await copy(page, "#copy-table-csv");
  assert.ok((await page.evaluate(() => navigator.clipboard.readText())).includes("\n300,n,"));
  await page.goBack();
  await eventually(
    () => drawn(page),
    ([first]) => first === 600,
    "the diagram of 600",
  );
  await from.fill("1000001");
  await page.keyboard.press("Enter");
  await page.locator("#tables-heap-error").getByText("is too large").waitFor();

  await visit(page, "imark?S=1&D=2,3&show=tables&sheet=reachable&cell=5000000,0");
  await page
    .getByRole("alert")
    .getByText("The diagram begins at a heap of at most 1000000, and 5000000 is larger.")
    .waitFor();
  // Other sheets are not about a heap, and other games have the diagram too.
  await visit(page, "imark?S=1&D=2,3&show=tables&sheet=options&cell=36,0");
  await page.getByRole("heading", { name: "Options by remainder", exact: true }).waitFor();
  assert.ok(await from.isHidden());
  await visit(page, "mark?S=1&D=2&round=ceil&end=0&show=tables&cell=31,0");
  await eventually(
    () => drawn(page),
    ([first]) => first === 31,
    "the diagram of Mark",
  );
});

for (const [screen, options] of Object.entries({ desk: {}, phone: PHONE })) {
  for (const colorScheme of ["light", "dark"]) {
    journey(`the diagram keeps nobody out: ${screen}, ${colorScheme}`, async ({ open }) => {
      const page = await open(FIGURE, { ...options, colorScheme });
      await grown(page);
      const label =
        "14 positions reachable from a heap of 36, with 18 moves between them; the table below says the same";
      assert.equal(await page.getByRole("img", { name: label }).count(), 1);
      await keepsNobodyOut(page, "#tables", "the diagram", { colours: colorScheme === "dark" });
      // It is wider than a phone, and is moved by its own box, with the keyboard too.
      const box = page.getByRole("region", { name: "Diagram: From a heap of 36" });
      await box.focus();
      await page.keyboard.press("ArrowRight");
      const moved = () => box.evaluate((element) => element.scrollLeft);
      if (screen === "phone") await eventually(moved, (left) => left > 0, "the diagram");
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), 0);
    });
  }
}

journey("where the system has the only say on colours, the diagram takes its own", async ({ open }) => {
  const page = await open(FIGURE, { forcedColors: "active", colorScheme: "dark" });
  await grown(page);
  const colours = await page.evaluate(() => {
    const of = (selector, property) => getComputedStyle(document.querySelector(selector))[property];
    const probe = document.createElement("p");
    document.body.append(probe);
    const system = (name) => {
      probe.style.cssText = `forced-color-adjust: none; color: ${name}`;
      return getComputedStyle(probe).color;
    };
    return {
      found: [of(".diagram rect", "stroke"), of(".diagram .heap", "fill"), of(".diagram .lost .value", "fill")],
      expected: [system("CanvasText"), system("CanvasText"), system("LinkText")],
    };
  });
  assert.deepEqual(colours.found, colours.expected);
});

/** The heaps of the diagram, in its order. */
async function drawn(page) {
  return (await page.locator("#tables .diagram .heap").allTextContents()).map((text) =>
    Number(text.replace(/\u202f/g, "")),
  );
}
