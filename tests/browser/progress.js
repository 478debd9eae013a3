/** What journeys know of a computation under way. */

import { SITE } from "./chromium.js";

/** Keeps what the worker tells of its progress. */
export function recordProgress() {
  window.reports = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => {
        if (data.type === "progress") window.reports.push({ ...data.progress, map: data.map });
      });
    }
  };
}

/** The megabytes that the core's memory in the worker has grown to. It never shrinks, so that this is its peak. */
export async function peakMemory(page) {
  const [worker] = page.workers();
  // The worker has loaded this module, so that this finds it as it is and starts nothing.
  const module = new URL("pkg/nimscope.js", SITE).href;
  const bytes = await worker.evaluate(async (url) => {
    const { default: init } = await import(url);
    return (await init()).memory.buffer.byteLength;
  }, module);
  return bytes / 1e6;
}

/** How many rows the page says are done. */
export async function rowsDone(page) {
  const text = await page.locator("#progress .text").textContent();
  return Number(text.split(" of ")[0].replace(/\s/gu, ""));
}
