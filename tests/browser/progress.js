/** What journeys know of a computation under way. */

/** Keeps what the worker tells of its progress. */
export function recordProgress() {
  window.reports = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => data.type === "progress" && window.reports.push(data.progress));
    }
  };
}

/** How many rows the page says are done. */
export async function rowsDone(page) {
  const text = await page.locator("#progress .text").textContent();
  return Number(text.split(" of ")[0].replace(/\s/gu, ""));
}
