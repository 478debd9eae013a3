/** Answers the page's questions: short ones at once, long ones in slices, and sheets as they grow. */

import { SheetScope } from "../../pkg/nimscope.js";
import { createPacer } from "./slices.js";

/**
 * @typedef {import("./messages.js").Question} Question
 * @typedef {import("./messages.js").Answer} Answer
 * @typedef {import("./slices.js").Task} Task
 * @typedef {import("./looking.js").Growing} Growing
 *
 * @typedef {object} Desk
 * @property {(spec: string, axis: string) => Growing} open
 * @property {import("./looking.js").Studio} studio
 * @property {(table: Growing, target: number) => void} report
 * @property {(message: import("./messages.js").FromWorker) => void} post
 */

/** A sheet on its way is shown this often, in milliseconds. */
const SHOW_EVERY = 200;

const growing = createPacer(5e5);

/** @param {Desk} desk */
export function createAnswering({ open, studio, report, post }) {
  /**
   * @param {number} id
   * @param {Question} question
   * @returns {Task}
   */
  return function* answering(id, question) {
    if (question.kind === "sheet" || question.kind === "sheetText") {
      const answer = yield* fill(question, (part) => post({ type: "part", id, answer: part }));
      post({ type: "answer", id, answer });
      return;
    }
    const table = open(question.spec, question.axis);
    if ((question.kind === "numbers" || question.kind === "export") && !studio.grown(table, question.n[1] + 1)) {
      yield* studio.grow(table, question.n[1] + 1, Number.POSITIVE_INFINITY);
      report(table, question.n[1] + 1);
    }
    post({ type: "answer", id, answer: read(table, question) });
  };
}

/**
 * @param {Growing} table
 * @param {Exclude<Question, { kind: "sheet" | "sheetText" }>} question
 * @returns {Answer}
 */
function read({ scope, axis }, question) {
  if (question.kind === "inspect") return scope.inspect(question.n, question.k);
  if (question.kind === "widths") return scope.widths();
  const { n, k } = question;
  if (question.kind === "marks") return scope.marks(question.names, axis, n[0], n[1], k[0], k[1]);
  if (question.kind === "numbers") return scope.numbers(axis, n[0], n[1], k[0], k[1]);
  return scope.export_text(question.format, axis, n[0], n[1], k[0], k[1]);
}

/**
 * A sheet, complete; on the way it is shown as far as it has come.
 * @param {Extract<Question, { kind: "sheet" | "sheetText" }>} question
 * @param {(part: import("../types.js").Sheet) => void} show
 * @returns {Generator<undefined, Answer, any>}
 */
function* fill(question, show) {
  const sheet = new SheetScope(question.spec, question.sheet);
  try {
    let shown = -Infinity;
    while (!growing.run((work) => sheet.advance(work))) {
      if (question.kind === "sheet" && performance.now() - shown > SHOW_EVERY) {
        show(sheet.read());
        shown = performance.now();
      }
      yield;
    }
    return question.kind === "sheet" ? sheet.read() : sheet.text(question.format);
  } finally {
    sheet.free();
  }
}
