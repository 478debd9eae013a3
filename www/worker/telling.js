/** What went wrong in the worker, in words and by its kind. */

import { has_panicked as hasPanicked } from "../../pkg/nimscope.js";
import { papersPanicked } from "./papers.js";

/**
 * The core says no in a sentence, which it throws as it is. It breaks off in a trap: after a panic, or because there was
 * no memory left for it.
 * @param {unknown} error
 * @returns {{ message: string, kind: import("../types.js").FailureKind }}
 */
export function told(error) {
  if (!(error instanceof Error)) return { message: String(error), kind: "refused" };
  const { message } = error;
  if (!(error instanceof WebAssembly.RuntimeError)) return { message, kind: "failed" };
  return hasPanicked() || papersPanicked()
    ? { message, kind: "broken" }
    : { message: "This needs more memory than the browser gives to a page.", kind: "short" };
}
