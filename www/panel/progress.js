/**
 * Progress of the computation: a thin bar, rows or heaps done, speed, Stop and Resume. It appears only when there is something to
 * wait for, or when something ends the table, such as a rule that someone typed.
 *
 * @typedef {import("../types.js").Engine} Engine
 * @typedef {import("../types.js").TableProgress} TableProgress
 */

import { el, fill } from "../shared/dom.js";
import { digits, rough } from "./text.js";

/** Work that ends sooner than this, in milliseconds, is not worth a word. */
const PATIENCE = 150;

/**
 * @param {HTMLElement} root
 * @param {() => Engine} engine
 * @param {() => void} editRule  lets someone mend the rule that was typed
 * @returns {(progress: TableProgress) => void}
 */
export function createProgress(root, engine, editRule) {
  const bar = el("progress");
  const text = el("span", { class: "text" });
  const button = el("button", { type: "button", id: "stop", class: "quiet", onclick: toggle }, "Stop");
  const work = el("div", {}, bar, text, button);
  const end = el("p", { role: "status" });
  const mend = el("button", { type: "button", id: "mend-rule", class: "quiet", onclick: editRule }, "Edit the rule");
  fill(root, work, end, mend);
  /** @type {TableProgress | null} */
  let latest = null;
  let timer = 0;

  function toggle() {
    if (latest?.state === "stopped") engine().resume();
    else engine().stop();
  }

  function draw() {
    if (!latest) return;
    const { from, lines, target, certifying, linesPerSecond, across, state } = latest;
    const stopped = state === "stopped";
    const done = Math.min(lines, target);
    bar.max = Math.max(target - from, 1);
    bar.value = done - from;
    const unit = certifying || (across ? "heaps" : "rows");
    bar.ariaLabel = `${unit[0].toUpperCase()}${unit.slice(1)} ${certifying ? "of the run-up" : "computed"}`;
    const speed = stopped ? "stopped" : `${rough(linesPerSecond)} ${unit}/s`;
    const way = `${certifying && "Certifying: "}${digits(done - from)} of ${certifying && "about "}${digits(target - from)} ${unit}`;
    text.textContent = `${way}, ${speed}`;
    button.textContent = stopped ? "Resume" : "Stop";
    root.dataset.state = state;
  }

  return (progress) => {
    latest = progress;
    const ended = progress.state === "idle";
    work.hidden = ended;
    const refusal = ended ? progress.refusal : null;
    const why = refusal ? `The table ends here: ${refusal.message}.` : "";
    if (end.textContent !== why) end.textContent = why;
    mend.hidden = refusal?.reason !== "rule";
    if (ended) {
      clearTimeout(timer);
      timer = 0;
      root.hidden = !why;
      return;
    }
    draw();
    if (progress.state === "stopped") root.hidden = false;
    else if (root.hidden && !timer) {
      timer = setTimeout(() => {
        timer = 0;
        root.hidden = latest?.state === "idle";
      }, PATIENCE);
    }
  };
}
