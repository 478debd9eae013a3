/** The tables that the core makes: read, set by slider, field and link, watched while they grow, selected and copied. */

import assert from "node:assert/strict";
import { keepsNobodyOutByDayAndNight } from "./axe.js";
import { journey } from "./harness.js";
import { golden } from "./known.js";
import { eventually, fragment, go, settled } from "./map.js";
import { chooseGame, copy, focused, grown, ready } from "./panel.js";
import { peakMemory } from "./progress.js";

const CLIPBOARD = { permissions: ["clipboard-read", "clipboard-write"] };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** What Theorem 4 prints otherwise than what is found, for d of the walk. */
const DIFFERS = { 3: [0, 1], 2: [0], "3/2": [0, 4], "4/3": [0], "7/4": [0, 4] };

journey("what a table ignores is not offered beside it, and its colours and letters have a key", async ({ open }) => {
  const page = await open("maxnim?d=7/4&show=tables");
  await grown(page);
  const pass = page.getByRole("radiogroup", { name: "pass" });
  assert.equal(await pass.isVisible(), false);
  const keys = await page.locator(".part .key div").allTextContents();
  for (const words of [
    "new: no smaller heap",
    "copied from heap m",
    "a0 ↔ 3",
    "c2m + 1 ↔ 2m + 2 up to 2",
    "not what is found",
  ]) {
    assert.ok(
      keys.some((key) => key.includes(words)),
      `${words} is not among ${keys}`,
    );
  }
  for (const mark of ["new", "agrees", "differs"]) {
    const look = (tag) =>
      page
        .locator(`${tag}.${mark}`)
        .first()
        .evaluate((one) => {
          const { color, backgroundColor, textDecorationLine } = getComputedStyle(one);
          return [color, backgroundColor, textDecorationLine];
        });
    assert.deepEqual(await look("dt"), await look("td"), `the key of ${mark} looks as in the table`);
  }
  await page.getByRole("radio", { name: "Map" }).check();
  await pass.waitFor();
});

journey("Table 1 is read off the page, with d set by a link, by field and by slider", async ({ open }) => {
  const { g, gp } = divided("7/4");
  const isTable1 = async (page, how) => {
    await page.getByRole("heading", { name: "The first heaps for d = 7/4" }).waitFor();
    await grown(page);
    assert.deepEqual(numbers(await row(page, 0, "Gd")), g.slice(0, 61), `G_d by ${how}`);
    assert.deepEqual(numbers(await row(page, 0, "Gd,p")), gp.slice(0, 61), `G_{d,p} by ${how}`);
    assert.deepEqual(
      numbers(await head(page, 0)),
      g.slice(0, 61).map((_, n) => n),
    );
  };
  const page = await open("maxnim?d=7/4&show=tables");
  await isTable1(page, "a link");

  await setDivisor(page, "2");
  await page.getByRole("heading", { name: "The first heaps for d = 2" }).waitFor();
  await grown(page);
  assert.deepEqual(numbers(await row(page, 0, "Gd")), divided("2").g.slice(0, 61));
  await setDivisor(page, "7/4");
  await isTable1(page, "field");

  await setDivisor(page, "2");
  await page.getByRole("heading", { name: "The first heaps for d = 2" }).waitFor();
  const slider = page.locator("#rules input[type=range]");
  await slider.focus();
  const at = () => slider.getAttribute("aria-valuetext");
  for (let i = 0; i < 40 && (await at()) !== "7/4"; i++) await page.keyboard.press("ArrowLeft");
  await isTable1(page, "slider");
});

journey(
  "the correspondence is the golden one for every d, and what is printed otherwise is marked",
  async ({ open }) => {
    const page = await open("maxnim?d=7/4&show=tables");
    await ready(page);
    for (const [d, differing] of Object.entries(DIFFERS)) {
      await setDivisor(page, d);
      await page.getByRole("heading", { name: `What the pass makes of each value, d = ${d}`, exact: true }).waitFor();
      await grown(page);
      const values = numbers(await head(page, 1));
      const found = await row(page, 1, "found");
      const { g, gp } = divided(d);
      values.forEach((value, i) => {
        const heaps = g.flatMap((without, n) => (without === value ? [gp[n]] : []));
        const known = [...new Set(heaps)].sort((a, b) => a - b);
        assert.equal(found[i], known.join(", "), `${value} for d = ${d}`);
      });
      const printed = page
        .locator("#tables .part")
        .nth(1)
        .locator("tr", { has: page.getByText("printed", { exact: true }) });
      const marked = await printed
        .locator("td")
        .evaluateAll((cells) => cells.flatMap((cell, i) => (cell.className === "differs" ? [i] : [])));
      assert.deepEqual(
        marked.map((i) => values[i]),
        differing,
        `d = ${d}`,
      );
      for (const i of marked) {
        assert.match(await printed.locator("td").nth(i).textContent(), /\(differs\)$/);
        const plain = await printed
          .locator("td")
          .last()
          .evaluate((cell) => getComputedStyle(cell).backgroundColor);
        assert.notEqual(
          await printed
            .locator("td")
            .nth(i)
            .evaluate((cell) => getComputedStyle(cell).backgroundColor),
          plain,
        );
      }
    }
  },
);

journey("the gaps of the erratic game grow before one's eyes to 4, 8, 19", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3&show=tables", { init: recordGrowth });
  const status = page.locator("#tables .growing");
  const told = await eventually(
    () => page.evaluate(() => [...window.growth]),
    (texts) => texts.length > 3,
    "the progress",
  );
  assert.equal(await page.evaluate(() => window.covered), false, "what is said covers the table");
  for (const text of told.filter(Boolean)) assert.match(text, /^Computed up to [\d\u202f]+ of [\d\u202f]+…$/);
  await eventually(
    () => row(page, 0, "maximum gap"),
    (gaps) => gaps.slice(0, 3).join() === "4,8,19",
    "the gaps",
  );
  await eventually(
    () => status.textContent(),
    (text) => text === "",
    "the progress",
    300_000,
  );
  assert.deepEqual((await row(page, 0, "maximum gap")).slice(0, 4), ["4", "8", "19", "240"]);
  assert.deepEqual((await row(page, 0, "as printed")).slice(0, 4), ["4", "8", "19", "240"]);
  const peak = await peakMemory(page);
  assert.ok(peak > 1 && peak <= 300, `the core has grown to ${peak} MB for the gaps to 2³¹`);
  // A record is where the golden values have it.
  const { sg } = golden("imark_sg", "games").find(({ S, D }) => String(S) === "1" && String(D) === "2,3");
  assert.deepEqual([sg[19], sg.slice(20, 23).includes("0"), sg[23]], ["0", false, "0"]);
  assert.deepEqual([(await row(page, 0, "from"))[0], (await row(page, 0, "to"))[0]], ["19", "23"]);

  await keepsNobodyOutByDayAndNight(page, "#tables", "the gaps");

  // Another game takes its place, and a growing sheet that is left comes to rest.
  await page.getByRole("radio", { name: "Map" }).check();
  await settled(page);
  assert.ok(await page.locator("#tables").isHidden());
});

journey("a sheet that a game does not have says why, in a sentence", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3&show=tables&sheet=theorem");
  const refusal = page.getByRole("alert").filter({ hasText: "No theorem" });
  await refusal.waitFor();
  assert.equal(await refusal.textContent(), "No theorem of the paper gives the values of i-Mark({1}, {2,3}).");
  assert.equal(await page.locator("#copy-table-csv").count(), 0, "there is nothing to copy");
  await page.getByRole("radio", { name: "Options by remainder" }).check();
  await page.locator("#tables table").waitFor();
  await refusal.waitFor({ state: "hidden" });
  await fragment(page, (link) => link.includes("sheet=options"));
  await page.goBack();
  await refusal.waitFor();
});

journey("numbers are selected with the mouse, and sheets copied as CSV and LaTeX", async ({ open }) => {
  const page = await open("maxnim?d=7/4&show=tables", CLIPBOARD);
  await grown(page);
  await page.evaluate(() => navigator.clipboard.writeText(""));
  const cells = page.locator("#tables .part").first().locator("tbody tr").nth(1).locator("td");
  const [first, last] = [await cells.nth(4).boundingBox(), await cells.nth(8).boundingBox()];
  await page.mouse.move(first.x + 2, first.y + first.height / 2);
  await page.mouse.down();
  await page.mouse.move(last.x + last.width - 2, last.y + last.height / 2, { steps: 8 });
  await page.mouse.up();
  await page.keyboard.press("Control+c");
  const selected = await eventually(
    () => page.evaluate(() => navigator.clipboard.readText()),
    (text) => text !== "",
    "the clipboard",
  );
  assert.deepEqual(selected.match(/\d+/g).map(Number), divided("7/4").g.slice(4, 9));

  const copied = async (format) => {
    await copy(page, `#copy-table-${format}`);
    return await page.evaluate(() => navigator.clipboard.readText());
  };
  const lines = (await copied("csv")).split("\n");
  const { g, gp } = divided("7/4");
  assert.ok(lines.includes(`G_d,${g.slice(0, 61).join(",")}`), "G_d as CSV");
  assert.ok(
    lines.some((line) => line.endsWith(`,${gp.slice(0, 61).join(",")}`)),
    "G_{d,p} as CSV",
  );
  const latex = await copied("latex");
  // The table goes on in the next one where a line is full, and values that are new are bold.
  const row = (label) =>
    latex
      .split("\n")
      .filter((line) => line.startsWith(`${label} & `))
      .flatMap((line) => line.replace(/\\textbf\{(\d+)\}/g, "$1").match(/(?<=& )\d+/g))
      .slice(0, 61)
      .map(Number);
  assert.deepEqual(row("$G_d$"), g.slice(0, 61), "G_d as LaTeX");
  assert.deepEqual(row("$G_{d,p}$"), gp.slice(0, 61), "G_{d,p} as LaTeX");
});

journey("tables are reached by keyboard alone, and only where there are any", async ({ open }) => {
  const page = await open("imark?S=1&D=2,3");
  await ready(page);
  await page.getByRole("radio", { name: "Map" }).focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("ArrowRight");
  await fragment(page, (link) => link.includes("show=tables"));
  await page.locator("#tables table").first().waitFor();
  const reached = new Set();
  for (let i = 0; i < 24; i++) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate(() => document.activeElement?.id || document.activeElement?.className));
    if (await focused(page, "input[name=sheet]:checked")) {
      await page.keyboard.press("ArrowRight");
      await page.keyboard.press("ArrowRight");
      await fragment(page, (link) => link.includes("sheet=options"));
      await page.getByRole("heading", { name: "i-Mark({1}, {2,3})" }).waitFor();
    }
  }
  for (const name of ["copy-table-csv", "copy-table-latex", "scroll"]) assert.ok(reached.has(name), name);

  assert.ok(await page.locator("#show-tables").isVisible());
  await chooseGame(page, "MEM");
  await eventually(
    () => page.locator("body").getAttribute("data-show"),
    (show) => show === "map",
    "the view",
  );
  await settled(page);
  assert.ok(await page.locator("#show-tables").isHidden());
  assert.ok(await page.getByRole("radio", { name: "Map" }).isChecked());
  assert.doesNotMatch(await fragment(page, (link) => link.startsWith("mem")), /tables/);
  await go(page, "mem?show=tables");
  await page.locator("#notice").getByText("tables").waitFor();
});

for (const [screen, options] of Object.entries({ desk: {}, phone: PHONE })) {
  journey(`tables keep nobody out and fit: ${screen}`, async ({ open }) => {
    const page = await open("maxnim?d=7/4&show=tables", options);
    for (const link of [
      "maxnim?d=3&show=tables",
      "maximum?show=tables&sheet=triangle",
      "imark?S=1&D=2,3&show=tables&sheet=theorem",
    ]) {
      await go(page, link);
      await page.locator("#tables .part, #tables .refusal").first().waitFor();
      await grown(page);
      await keepsNobodyOutByDayAndNight(page, "#tables", link);
      const lone = await page.locator("#tables .segments label").count();
      assert.equal(await page.locator("#tables .segments").isVisible(), lone > 1, link);
      const out = await page.evaluate(() =>
        [...document.querySelectorAll("#tables *:not(.scroll *, .unseen)")]
          .filter((element) => element.getBoundingClientRect().right > document.documentElement.clientWidth + 0.5)
          .map(({ outerHTML }) => outerHTML.slice(0, 100)),
      );
      assert.deepEqual(out, [], link);
    }
  });
}

function divided(d) {
  return golden("max_nim", "games").find((game) => game.d.join("/").replace(/\/1$/, "") === d);
}

async function setDivisor(page, d) {
  const field = page.locator("#rules input[type=text]").first();
  await field.fill(d);
  await field.press("Enter");
  await fragment(page, (link) => new RegExp(`[?&]d=${d}(&|$)`).test(link));
}

/** Runs in the page before its own code: keeps everything that is said of a sheet that grows, and whether it covers it. */
function recordGrowth() {
  Object.assign(window, { growth: new Set(), covered: false });
  const look = () => {
    const status = document.querySelector("#tables .growing");
    window.growth.add(status?.textContent ?? "");
    const body = document.getElementById("tables-body");
    if (status?.textContent && body.getBoundingClientRect().bottom > status.getBoundingClientRect().top)
      window.covered = true;
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });
}

/** The texts of a part's row by its label, without what only screen readers say. */
async function row(page, part, label) {
  return await page.evaluate(
    ([at, name]) => {
      const rows = [...(document.querySelectorAll("#tables .part")[at]?.querySelectorAll("tbody tr") ?? [])];
      const found = rows.find((one) => one.querySelector("th")?.textContent === name);
      return [...(found?.querySelectorAll("td") ?? [])].map((cell) => cell.textContent.replace(/ \(.*\)$/, ""));
    },
    [part, label],
  );
}

async function head(page, part) {
  return (await page.locator("#tables .part").nth(part).locator("thead th").allTextContents()).slice(1);
}

function numbers(texts) {
  return texts.map((text) => Number(text.replace(/\u202f/g, "")));
}
