/** The inspector: what is said about a cell whose value, options and winning moves are known. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { golden, table } from "./known.js";
import { eventually, fragment, pointAt, settled, visit } from "./map.js";

/** Which numbers may be taken from n_k. */
const MAY_TAKE = {
  mem: (k, take) => take >= k,
  memplus: (k, take) => take > k,
  mem0: (k, take) => take !== k,
};

journey("the paper's first exception, 22_2 of MEM⁰, is explained", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40&cell=22,2");
  const cell = await read(page, { n: 22, k: 2 });
  assert.equal(cell.value, 11);
  assert.equal(cell.outcome, "N");
  assert.equal(cell.state, "Pinned");
  assert.deepEqual(cell.facts, { Frontier: "G(22∞) = 12", Exceptional: "yes, 1 below the frontier" });
  assert.equal(golden("mem_zero_frontier")[22], 12);
  await eventually(
    () => page.locator("#readout").textContent(),
    (text) => text === "heap 22, last removal 2: nim value 11, N-position, exceptional",
    "what is read out",
  );
  await page.locator(".clear-pin").click();
  await fragment(page, (link) => link === "mem0?v=1&n=0-40&k=0-40");
  assert.equal(await page.locator("#inspector").getAttribute("data-source"), "none");
});

journey("a pinned cell far below the view is computed and explained all the same", async ({ open }) => {
  const page = await open("mem0?n=0-100&k=0-100&cell=2000,3");
  const cell = await read(page, { n: 2000, k: 3 });
  assert.equal(cell.value, table("mem0", 2001)(2000, 3));
  assert.equal(cell.state, "Pinned");
});

journey("for every kind of cell the value is the least that no option has", async ({ open }) => {
  const page = await open("mem");
  const cells = {
    mem: [
      [0, 0],
      [1, 0],
      [20, 1],
      [63, 3],
      [80, 8],
      [150, 12],
      [5, 6],
    ],
    memplus: [
      [20, 1],
      [7, 7],
      [200, 0],
      [199, 13],
    ],
    // On the main diagonal v₂(n) decides: 16 and 48 have it even, 8 has not. Beyond it every cell is on the frontier.
    mem0: [
      [16, 16],
      [48, 48],
      [8, 8],
      [22, 10],
      [34, 12],
      [200, 180],
      [9, 5],
    ],
  };
  for (const [game, list] of Object.entries(cells)) {
    const value = table(game, 201);
    for (const [n, k] of list) {
      await visit(page, `${game}?n=0-200&k=0-200&cell=${n},${k}`);
      check(game, value, await read(page, { n, k }));
    }
  }
});

journey("the pointer shows a cell, and a click pins it", async ({ open }) => {
  const page = await open("mem0?n=1-30&k=1-30");
  await settled(page);
  const value = table("mem0", 40);
  for (const [n, k] of [
    [10, 6],
    [11, 4],
  ]) {
    await page.mouse.move(...(await pointAt(page, n, k)));
    const cell = await read(page, { n, k });
    assert.equal(cell.state, "Under the pointer");
    check("mem0", value, cell);
  }
  assert.equal(await page.locator("#readout").textContent(), "", "a passing pointer is not read out");

  await page.mouse.click(...(await pointAt(page, 10, 6)));
  await fragment(page, (link) => link.endsWith("&cell=10,6"));
  await page.mouse.move(...(await pointAt(page, 4, 4)));
  assert.equal((await read(page, { n: 4, k: 4 })).value, 0);
  await page.mouse.move(2, 2);
  assert.equal((await read(page, { n: 10, k: 6 })).state, "Pinned", "the pin comes back when the pointer leaves");

  // Sooner it would be a double-click.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 500)));
  await page.mouse.click(...(await pointAt(page, 10, 6)));
  await fragment(page, (link) => !link.includes("cell"));
});

journey("a cell by its numbers: the view goes there", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40");
  await page.locator("#tab-view").click();
  await page.locator("#goto-n").fill("4 000");
  await page.locator("#goto-k").fill("5000");
  await page.locator("#goto-go").click();
  const cell = await read(page, { n: 4000, k: 5000 });
  assert.equal(cell.value, golden("mem_zero_frontier")[4000]);
  assert.equal(cell.facts.Exceptional, "no");
  await fragment(page, (link) => link === "mem0?v=1&n=3980-4020&k=4980-5020&cell=4000,5000");

  await page.locator("#goto-n").fill("many");
  await page.locator("#goto-go").click();
  await page.locator("#goto-n-error").getByText("“many” is not a whole number.", { exact: true }).waitFor();
});

journey("misère play is told by who wins", async ({ open }) => {
  const page = await open("dynamic?f=2n&misere=1&n=0-20&k=0-20&cell=1,3");
  const says = async (summary, mark, value) => {
    await page.locator("#inspector .summary").getByText(summary, { exact: true }).waitFor();
    assert.equal(await page.locator("#inspector .outcome .mark").textContent(), mark);
    assert.equal(await page.locator("#inspector .value").textContent(), `Outcome ${value}`);
  };
  await says("The only option is won for whoever faces it, so that the next player loses.", "P", 0);
  await page.locator("#inspector h3").getByText("Why this outcome", { exact: true }).waitFor();
  await page.locator("#legend").getByText("1: wins", { exact: true }).waitFor();
  await visit(page, "dynamic?f=2n&misere=1&n=0-20&k=0-20&cell=0,3");
  await says("No move: whoever moved last has lost, so the next player has won.", "N", 1);
});

journey("a pile beyond the table is told by theory, and one that no theorem reaches is refused", async ({ open }) => {
  const page = await open("dynamic?f=2n&n=0-40&k=0-40");
  const ask = async (n, k) => {
    await page.locator("#goto-n").fill(n);
    await page.locator("#goto-k").fill(k);
    await page.locator("#goto-go").click();
  };
  await page.locator("#tab-view").click();
  await ask("2^100", "5");
  const told = page.locator("#goto-told");
  await told.getByText("Proved: Theorems 1 and 1′ of Dynamic one-pile Nim.").waitFor();
  assert.match(await told.textContent(), /^The player to move (wins, for one by taking|loses: L =) \d/u);
  assert.equal(await page.locator("#goto-n-error").isVisible(), false);
  await visit(page, "dynamic?f=if(n = 10, 1, n)&n=0-40&k=0-40");
  await ask("10^30", "5");
  await page.locator("#goto-n-error").getByText("“10^30” is too large: the most is 99\u202f999.").waitFor();
  await told
    .getByText("Theorem 1 fails for this rule: the Main Theorem's condition is violated at k = 3, x = 2.")
    .waitFor();
  await page.getByRole("button", { name: "Go to pile N = 99\u202f999, the last of the table" }).click();
  await fragment(page, (text) => text.includes("cell=99999,5"));
});

/** Everything that the inspector says must follow from the rules and the known values. */
function check(game, value, { n, k, value: shown, outcome, winning, witnesses, summary }) {
  const name = `${n}_${k} of ${game}`;
  const allowed = (take) => take >= 1 && take <= n && MAY_TAKE[game](k, take);
  const takes = Array.from({ length: n }, (_, i) => i + 1).filter(allowed);
  const values = new Set(takes.map((take) => value(n - take, take)));
  assert.equal(shown, value(n, k), name);
  assert.equal(outcome, shown === 0 ? "P" : "N", name);
  assert.equal(winning === null, shown === 0, `a winning move from ${name}`);
  for (const move of winning ? [winning, ...witnesses] : witnesses) {
    assert.ok(allowed(move.take), `${move.take} cannot be taken from ${name}`);
    assert.deepEqual([move.n, move.k], [n - move.take, move.take], name);
    assert.equal(move.value, value(move.n, move.k), name);
  }
  const below = Array.from({ length: Math.min(shown, 24) }, (_, i) => i);
  assert.deepEqual(
    witnesses.map((move) => move.value),
    below,
    `one option of ${name} for each smaller value`,
  );
  if (takes.length === 0) assert.equal(summary, "No move: the next player loses.");
  else
    assert.match(
      summary,
      new RegExp(
        `^The ${takes.length === 1 ? "only option has" : `${takes.length} options have`} .*; the least missing is ${shown}\\.$`,
      ),
      name,
    );
  assert.equal(values.has(shown), false);
}

/** What the inspector shows, once it shows this cell. */
async function read(page, { n, k }) {
  const look = () =>
    page.locator("#inspector").evaluate((root) => {
      const number = (text) => Number(text?.replace(/\s/gu, ""));
      const position = (element) => ({
        n: number(element?.firstChild?.textContent),
        k: number(element?.querySelector("sub")?.textContent),
      });
      const move = (element, value) => {
        const take = number(/take ([\d\s]+?)(,| →)/u.exec(element.textContent)?.[1]);
        return { take, ...position(element.querySelector(".position")), value };
      };
      const text = (selector) => root.querySelector(selector)?.textContent ?? null;
      const winning = root.querySelector(".winning");
      return {
        ...position(root.querySelector("h2 .position")),
        value: number(text(".value")?.replace("Nim value", "")),
        outcome: text(".outcome .mark"),
        state: text(".state"),
        summary: text(".summary"),
        winning: winning && move(winning, 0),
        witnesses: [...root.querySelectorAll(".witnesses li")].map((item) =>
          move(item, number(item.querySelector("b")?.textContent)),
        ),
        facts: Object.fromEntries(
          [...root.querySelectorAll(".facts > div")].map((fact) => [
            fact.querySelector("dt")?.textContent,
            fact.querySelector("dd")?.textContent,
          ]),
        ),
      };
    });
  return await eventually(look, (cell) => cell.n === n && cell.k === k && cell.outcome !== null, "the inspector");
}
