/**
 * The browser's side of `cargo xtask bench`: each line that comes in is work for the core as it ships, each line that
 * goes out says how it went. Time is taken inside the page, around the calls into the core alone; where other work on the
 * machine makes that longer than the page's thread had the processor, the latter counts, as on the other side.
 */

import { createInterface } from "node:readline";
import { launch, SITE } from "./chromium.js";

/** As a page a module is a text that runs nothing, so that nothing else keeps the browser busy. */
const MODULE = new URL("pkg/nimscope.js", SITE).href;
const PAPERS = new URL("pkg/papers.js", SITE).href;

const browser = await launch();
const context = await browser.newContext();
let page = null;
let session = null;
for await (const line of createInterface({ input: process.stdin })) {
  const { fresh, ...work } = JSON.parse(line);
  if (fresh) {
    await page?.close();
    page = await context.newPage();
    await page.goto(MODULE);
    session = await context.newCDPSession(page);
    await session.send("Performance.enable");
  }
  const before = await processorTime();
  const told = await page.evaluate(run, { module: work.sheet ? PAPERS : MODULE, ...work });
  const worked = (await processorTime()) - before;
  const answer = { ...told, seconds: Math.min(told.seconds, worked / work.times) };
  process.stdout.write(`${JSON.stringify(answer)}\n`);
}
await browser.close();

/** How long the page's thread has had the processor, in seconds. */
async function processorTime() {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find(({ name }) => name === "ThreadTime").value;
}

/**
 * Runs in the page. The core's memory never shrinks, so that its size is its peak. A table is asked for its last row, and has
 * all of them when that is answered; a sheet says how far it is when it is told that it is late.
 */
async function run({ module, spec, sheet, size, calls, steps, times }) {
  const core = await import(module);
  const { memory } = await core.default();
  const last = size - 1;
  const question = sheet
    ? { kind: "sheet", spec, sheet, heap: null }
    : { kind: "numbers", spec, axis: { kind: "memory" }, n: [last, last], k: [0, 0] };
  let reached = 0;
  let milliseconds = 0;
  for (let i = 0; i < times; i++) {
    const session = new core.Session();
    let now = 0;
    const clock = () => now;
    const said = [];
    const start = performance.now();
    session.ask(1, 0, question);
    for (let call = 0; call < calls; call++) {
      if (call === calls - 1) now = 1e6;
      said.push(...session.step(clock, steps));
    }
    milliseconds += performance.now() - start;
    const told = said.findLast(({ type }) => type === "answer" || type === "part");
    reached = sheet ? told.answer.done : size * Number(Boolean(told));
    session.free();
  }
  return { seconds: milliseconds / 1000 / times, reached, bytes: memory.buffer.byteLength };
}
