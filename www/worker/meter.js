/** How far the table has grown, how fast, and when that is worth a message. */

/** @typedef {import("../types.js").Progress} Progress */

const EVERY = 100;
const WINDOW = 1500;

/** @param {(progress: Progress) => void} report */
export function createMeter(report) {
  /** @type {{ at: number, rows: number }[]} */
  let samples = [];
  let last = -Infinity;

  return {
    /**
     * @param {import("../../pkg/nimscope.js").Scope} scope
     * @param {string} axis
     * @param {number} target  no further than the table can reach
     * @param {Progress["state"]} state
     * @param {string} [fault]
     */
    read(scope, axis, target, state, fault) {
      const at = performance.now();
      if (state === "computing" && at - last < EVERY) return;
      last = state === "computing" ? at : -Infinity;
      const rows = scope.rows(axis);
      if (state !== "computing" || samples.some((sample) => sample.rows > rows)) samples = [];
      samples.push({ at, rows });
      samples = samples.filter((sample) => at - sample.at < WINDOW);
      const seconds = (at - samples[0].at) / 1000;
      const rowsPerSecond = seconds > 0 ? (rows - samples[0].rows) / seconds : 0;
      report({ rows, target, rowsPerSecond, state, fault });
    },
  };
}
