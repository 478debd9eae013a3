/** However far one zooms out and however little memory there is, the page answers, stops and says what is the matter. */

import assert from "node:assert/strict";
import { journey } from "./harness.js";
import { eventually, fragment, GUTTER, go, settled, visit } from "./map.js";

/** A worker that is busy with one call answers nobody; this is far more than a call takes, in milliseconds. */
const SOON = 3_000;

/** Each of these once silenced the worker for many seconds, or would have. */
const FAR_AWAY = [
  "takeaway?f=2%5Ek&n=0-100000&k=0-100000",
  "takeaway?f=2k&v=1&n=0-4999&k=0-400000&reduce=largest",
  "maximum?f=n&v=1&n=0-1000000&k=0-63",
  "minimum?f=1&n=0-1000000&reduce=largest",
  "dynamic?f=2n&n=0-1000000&k=0-1000000&reduce=smallest",
];

journey("the worker answers while a table is seen from far away", async ({ open }) => {
  const page = await open("takeaway", { init: timeAnswers, early: true });
  await settled(page);
  await page.locator("#map").focus();
  for (let press = 0; press < 24; press++) await page.keyboard.press("-");
  await answersSoon(page, "pressing - 24 times");
  for (const link of FAR_AWAY) {
    // A table that is less than a pixel wide has no cell for the mouse, so that one is pinned.
    await go(page, `${link}&cell=7,0`);
    await answersSoon(page, link);
  }
});

journey("Stop stops a table that is seen from far away", async ({ open }) => {
  const page = await open("memgame?F=gcd(j,k)%3D1&v=1&n=0-100000&k=0-1000000&reduce=largest", { early: true });
  await page.locator("#stop").waitFor();
  const start = Date.now();
  await page.locator("#stop").click();
  await page.locator('#progress[data-state="stopped"]').waitFor();
  assert.ok(Date.now() - start < SOON, `it stopped after ${Date.now() - start} ms`);
  await settled(page);
});

/** Someone moves the mouse over the map and reads cells until the map is whole; no answer may take long. */
async function answersSoon(page, what) {
  const box = await page.locator("#map").boundingBox();
  await eventually(
    async () => {
      // The table may be no more than a few pixels wide, in the middle of the map.
      const { state, originX, originY } = await page.locator("#map").evaluate((map) => ({ ...map.dataset }));
      const [x, y] = [Math.max(originX, GUTTER.left) + 2, Math.max(originY, GUTTER.top) + 2];
      await page.mouse.move(box.x + x + 2 * Math.random(), box.y + y + 2 * Math.random());
      return [state, await page.evaluate(() => window.answers.length)];
    },
    ([state, answers]) => state === "ready" && answers > 0,
    what,
  );
  const slowest = await page.evaluate(() => Math.max(...window.answers.splice(0)));
  assert.ok(slowest < SOON, `${what}: an answer took ${slowest} ms`);
}

/** Runs in the page before its own code: notes how long the worker takes to answer, in milliseconds. */
function timeAnswers() {
  window.answers = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    asked = new Map();
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data: { type, id } }) => {
        if (type === "answer") window.answers.push(performance.now() - this.asked.get(id));
      });
    }
    postMessage(message, ...rest) {
      if (message.type === "ask") this.asked.set(message.id, performance.now());
      super.postMessage(message, ...rest);
    }
  };
}

journey("where memory is short the page says so after the second time, and offers a smaller view", async ({ open }) => {
  const flags = ["--js-flags=--wasm-max-mem-pages=300"];
  const page = await open("mem0", { flags, init: countWorkers, early: true });
  await settled(page);
  await go(page, "mem0?n=0-1000000&k=0-1000000");
  const notice = page.locator("#notice");
  await notice.getByText("Memory is short.").waitFor();
  assert.match(await notice.textContent(), /This needs more memory than the browser gives to a page\./);
  await settled(page);
  assert.equal(await page.locator("#progress").isVisible(), false, "nothing is under way");
  const workers = () => page.evaluate(() => window.workers);
  assert.equal(await workers(), 3, "the first, and one after each time");

  // Whoever looks about in the same table does not begin it again.
  await page.locator("#map").focus();
  for (const key of ["ArrowDown", "+", "-", "ArrowRight"]) await page.keyboard.press(key);
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  assert.equal(await workers(), 3);

  await page.getByRole("button", { name: "Show a smaller view" }).click();
  await fragment(page, (now) => now === "mem0?v=1&n=0-400&k=0-400");
  await settled(page);
  assert.equal(await notice.textContent(), "");
  await page.locator("#legend li").first().waitFor();
  assert.equal(await workers(), 3);
});

journey("a view that the core refuses is told as a refusal, with what is allowed", async ({ open }) => {
  const page = await open("imark?S=1-40&D=2,3,5,7&axis=far:64:10%5E60", { early: true });
  const notice = page.locator("#notice");
  await notice.getByText("This view cannot be computed.").waitFor();
  const told = await notice.textContent();
  assert.doesNotMatch(told, /failed|Reload/);
  assert.match(told, /within reach|up to/, "what is allowed");
  // Reading a cell of what cannot be computed is refused in the same words.
  await page.locator("#map").hover({ position: { x: 300, y: 300 } });
  await settled(page);
  assert.doesNotMatch(await notice.textContent(), /failed|Reload/);
  await page.getByRole("button", { name: "Show the game from its beginning" }).click();
  await eventually(
    () => page.locator("#map").getAttribute("data-axis"),
    (axis) => axis === "strip:64",
    "the axis",
  );
  await settled(page);
  await visit(page, "mem?n=0-40&k=0-40");
  assert.equal(await notice.textContent(), "");
});

/** Runs in the page before its own code. */
function countWorkers() {
  window.workers = 0;
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      window.workers++;
    }
  };
}
