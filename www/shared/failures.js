/**
 * Why something does not come.
 *
 * @typedef {import("../types.js").FailureKind} FailureKind
 */

/**
 * Whether an answer did not come because nobody waits for it any more.
 * @param {unknown} error
 */
export function isDropped(error) {
  return error instanceof DOMException && error.name === "AbortError";
}

/**
 * Whether the core broke off in the middle.
 * @param {FailureKind} kind
 */
export function isFatal(kind) {
  return kind === "broken" || kind === "short";
}

/**
 * Why the core refuses, if that is what an error says.
 * @param {unknown} error
 * @returns {import("../types.js").Reason | undefined}
 */
export function reasonOf(error) {
  return error instanceof Error ? Reflect.get(error, "reason") : undefined;
}

/**
 * What went wrong, in words alone.
 * @param {unknown} error
 */
export function wordsOf(error) {
  return error instanceof Error ? error.message : String(error);
}

/**
 * What is told, as an error.
 * @param {import("../types.js").Told} told
 */
export function failure({ message, kind, reason }) {
  return Object.assign(new Error(message), { kind, reason });
}

/**
 * What an answer that does not come says.
 * @param {unknown} error
 * @returns {import("../types.js").Told}
 */
export function toldBy(error) {
  const kind = (error instanceof Error && Reflect.get(error, "kind")) || "failed";
  return { message: wordsOf(error), kind, reason: reasonOf(error) };
}

/** Why something lies too far out: what lies nearer can be had. @type {(import("../types.js").Reason | undefined)[]} */
const FAR = ["beyond", "tooFar", "tooSlow", "tooLarge", "notProved", "unforgetting"];

/** Whether something nearer than what was asked for can be had. @param {unknown} error */
export function isTooFar(error) {
  return FAR.includes(reasonOf(error));
}
