/** What went wrong in the worker, in words and by its kind. */

import { has_panicked as hasPanicked } from "../../pkg/nimscope.js";
import { reasonOf } from "../shared/failures.js";
import { papersPanicked } from "./papers.js";

/**
 * The core says no in an error that has a reason, or in a bare sentence where it could not read something. It breaks off in
 * a trap: after a panic, or because there was no memory left for it.
 * @param {unknown} error
 * @returns {import("../types.js").Told}
 */
export function told(error) {
  if (!(error instanceof Error)) return { message: String(error), kind: "refused", reason: "input" };
  const { message } = error;
  const reason = reasonOf(error);
  if (reason) return { message, kind: "refused", reason };
  // Where the stack overflowed, or a copy found no memory, the core was left in the middle.
  if (error instanceof RangeError) return { message, kind: "broken" };
  if (!(error instanceof WebAssembly.RuntimeError)) return { message, kind: "failed" };
  return hasPanicked() || papersPanicked()
    ? { message, kind: "broken" }
    : { message: "This needs more memory than the browser gives to a page.", kind: "short" };
}
