/** Work that nobody wants any more ends at once. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, geometry, settled } from "./map.js";
import { chooseGame } from "./panel.js";
import { recordProgress, rowsDone } from "./progress.js";

const ROWS = 1_000_000;

journey("another game, or another view, ends a computation at once", async ({ open }) => {
  const page = await open("mem0?n=0-1000000&k=0-1000000", { init: recordProgress });
  const progress = page.locator("#progress");
  const computing = async () => {
    await page.locator('#progress[data-state="computing"]').waitFor();
    await eventually(
      () => rowsDone(page),
      (rows) => rows > 1000,
      "the rows",
    );
  };
  await computing();
  await chooseGame(page, "MEM⁺");
  await quietSoon(page);
  assert.ok(await progress.isHidden());
  const left = await page.evaluate(() =>
    Math.max(...window.reports.map(({ lines, target }) => (target === 1e6 ? lines : 0))),
  );
  assert.ok(left < ROWS, "the computation was over before the game was changed");

  // What was computed is still there when the game comes back, and a view that is complete ends the rest.
  await page.evaluate(() => {
    window.reports = [];
  });
  await page.goBack();
  await computing();
  const [again] = await page.evaluate(() => window.reports.filter(({ target }) => target === 1e6));
  assert.ok(again.lines >= left, `back at ${again.lines} rows, after ${left}`);
  await page.evaluate(() => {
    location.hash = "mem0?n=0-100&k=0-100";
  });
  await quietSoon(page);
  assert.equal((await geometry(page)).rows.from, 0);
});

/** No row is computed any more, from very soon on. */
async function quietSoon(page) {
  await settled(page);
  const count = () => page.evaluate(() => window.reports.filter(({ state }) => state === "computing").length);
  const before = await count();
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 400)));
  assert.equal(await count(), before, "the old computation goes on");
}
