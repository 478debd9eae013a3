/** Work that nobody wants any more ends at once. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, geometry, go, settled } from "./map.js";
import { chooseGame } from "./panel.js";
import { recordProgress } from "./progress.js";

const ROWS = 1_000_000;

journey("another game, or another view, ends a computation at once", async ({ open }) => {
  const page = await open("mem0?n=0-1000000&k=0-1000000", { init: recordProgress, early: true, small: true });
  const reports = () => page.evaluate(() => window.reports.filter(({ target }) => target === 1e6));
  const isComputing = (all) => all.some(({ state, lines }) => state === "computing" && lines > 1000);
  await eventually(reports, isComputing, "the rows");
  await chooseGame(page, "MEM⁺");
  await quietSoon(page);
  await page.locator("#progress").waitFor({ state: "hidden" });
  const left = Math.max(...(await reports()).map(({ lines }) => lines));
  assert.ok(left < ROWS, "the computation was over before the game was changed");

  // What was computed is still there when the game comes back, and a view that is complete ends the rest.
  await page.evaluate(() => {
    window.reports = [];
  });
  await page.goBack();
  const [again] = await eventually(reports, isComputing, "the rows");
  assert.ok(again.lines >= left, `back at ${again.lines} rows, after ${left}`);
  await go(page, "mem0?n=0-100&k=0-100");
  await quietSoon(page);
  assert.equal((await geometry(page)).rows.from, 0);
});

/** No row is computed any more, from very soon on. */
async function quietSoon(page) {
  await settled(page);
  // Small pictures have tables of their own; the map is the page's first.
  const count = () =>
    page.evaluate(() => window.reports.filter(({ state, map }) => state === "computing" && map === 0).length);
  const before = await count();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  assert.equal(await count(), before, "the old computation goes on");
}
