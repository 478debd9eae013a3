/**
 * Tasks that held up the main thread, found by the Long Tasks API. On a busy machine a task also looks long when other
 * programs had the processor meanwhile; the browser's own trace tells how long a task really ran, and only a task that
 * ran for at least half of the limit is held against the page.
 */

import assert from "node:assert/strict";
import { eventually } from "./map.js";

const LIMIT = 50;
const RAN = LIMIT / 2;
const MARK = "watching";
/** A busy machine may keep the processor from a loop of our own, too, for most of the time that it takes. */
const CONTROLS = [80, 160, 320, 640, 1280];

/** Runs in the page before its own code, so that no task is missed. */
export function recordLongTasks() {
  window.longTasks = [];
  new PerformanceObserver((list) => {
    for (const { startTime, duration } of list.getEntries()) window.longTasks.push({ startTime, duration });
  }).observe({ type: "longtask" });
}

/**
 * Does something and gives the long tasks meanwhile: how long each seemed, and how long it ran, in milliseconds.
 * At the end the page is held up on purpose; a watch that misses even that would have missed anything.
 */
export async function longTasksDuring(page, action) {
  const session = await page.context().browser().newBrowserCDPSession();
  const events = [];
  session.on("Tracing.dataCollected", ({ value }) => events.push(...value));
  const traceConfig = { includedCategories: ["toplevel", "blink.user_timing"] };
  await session.send("Tracing.start", { transferMode: "ReportEvents", traceConfig });
  const stop = async () => {
    const complete = new Promise((resolve) => session.once("Tracing.tracingComplete", resolve));
    await session.send("Tracing.end");
    await complete;
    await session.detach();
  };
  const watch = async () => {
    const start = await page.evaluate((name) => performance.mark(name).startTime, MARK);
    await action();
    const end = await page.evaluate(() => new Promise((done) => setTimeout(() => done(performance.now()), 100)));
    let held = 0;
    for (const milliseconds of CONTROLS) held = await page.evaluate(holdUp, milliseconds);
    // The browser tells of long tasks when it finds the time, in their order.
    const told = (tasks) => tasks.some(({ startTime, duration }) => startTime + duration > held);
    const tasks = await eventually(() => page.evaluate(() => window.longTasks), told, "what the browser tells");
    return { start, end, tasks };
  };
  // A browser traces for one at a time: what fails here is not to keep it from the next journey.
  const { start, end, tasks } = await watch().finally(stop);

  // The mark tells the thread, and the difference between the page's clock and the trace's.
  const mark = events.find(({ name }) => name === MARK);
  assert.ok(mark, "the trace has no mark");
  // A few short events do not say for how long they had the processor.
  const own = events
    .filter(({ pid, tid, ph }) => pid === mark.pid && tid === mark.tid && ph === "X")
    .filter(({ dur, tdur }) => Number.isFinite(dur) && Number.isFinite(tdur));
  const measured = tasks
    .filter(({ startTime }) => startTime >= start)
    .map(({ startTime, duration }) => {
      const from = mark.ts + 1000 * (startTime - start);
      const to = from + 1000 * duration;
      const parts = own.filter(({ ts, dur }) => ts < to - 500 && ts + dur > from + 500);
      const longest = Math.max(0, ...parts.map(({ dur }) => dur / 1000));
      // Where the trace does not tell how long a task ran, it counts as long: the watch is then repeated.
      const told = longest > duration / 2;
      return { startTime, duration, ran: told ? Math.max(...parts.map(({ tdur }) => tdur / 1000)) : duration };
    });
  const controls = measured.filter(({ startTime }) => startTime > end);
  assert.ok(isHeldUp(controls), `a page held up on purpose was not found: ${JSON.stringify(controls)}`);
  return measured.filter(({ startTime }) => startTime <= end);
}

/** Runs in the page: a task that does nothing for so many milliseconds. Gives the time at its middle. */
function holdUp(milliseconds) {
  return new Promise((resolve) =>
    setTimeout(() => {
      const end = performance.now() + milliseconds;
      while (performance.now() < end);
      resolve(end - milliseconds / 2);
    }),
  );
}

export function isHeldUp(tasks) {
  return tasks.some(({ ran }) => ran > RAN);
}
