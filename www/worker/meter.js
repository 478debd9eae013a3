/** How far the table has grown, how fast, and when that is worth a message. */

/** @typedef {import("../types.js").Progress} Progress */

const EVERY = 100;
const WINDOW = 1500;

/** @param {(progress: Progress) => void} report */
export function createMeter(report) {
  /** @type {{ at: number, lines: number }[]} */
  let samples = [];
  let last = -Infinity;
  let counted = "";

  return {
    /**
     * @param {import("../../pkg/nimscope.js").Scope} scope
     * @param {{ axis: string, across: boolean }} map
     * @param {number} target  no further than the table can reach
     * @param {Progress["state"]} state
     * @param {string} [fault]
     */
    read(scope, { axis, across }, target, state, fault) {
      const at = performance.now();
      if (state === "computing" && at - last < EVERY) return;
      last = state === "computing" ? at : -Infinity;
      /** @type {import("../types.js").RunUp | null} */
      const before = scope.run_up();
      const runUp = before && before.next < before.to ? before : null;
      const lines = runUp ? runUp.next : scope.lines(axis);
      const [from, to] = runUp ? [runUp.from, runUp.to] : [before?.first ?? 0, target];
      const certifying = runUp?.certifying ? runUp.counts : "";
      // What is counted from another place, or is something else, says nothing about how fast it goes.
      const counts = `${certifying} from ${from}`;
      if (state !== "computing" || counts !== counted || samples.some((sample) => sample.lines > lines)) samples = [];
      counted = counts;
      samples.push({ at, lines });
      samples = samples.filter((sample) => at - sample.at < WINDOW);
      const seconds = (at - samples[0].at) / 1000;
      const linesPerSecond = seconds > 0 ? (lines - samples[0].lines) / seconds : 0;
      report({ from, lines, target: to, certifying, linesPerSecond, across, state, fault: fault ?? null });
    },
  };
}
