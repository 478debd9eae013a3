/** Answers the page's questions: short ones at once, long ones in slices, and sheets and claims as they grow. */

import { far_place as farPlace, Subject } from "../../pkg/nimscope.js";
import { openPapers } from "./papers.js";
import { createPacer } from "./slices.js";

/**
 * @typedef {import("./messages.js").Question} Question
 * @typedef {import("./messages.js").Answer} Answer
 * @typedef {import("./slices.js").Task} Task
 * @typedef {import("./looking.js").Growing} Growing
 *
 * @typedef {object} Tale  tells of the map that asks
 * @property {(table: Growing, target: number) => void} report
 * @property {() => void} recall  tells of what is on screen again
 *
 * @typedef {object} Desk
 * @property {(spec: string, axis: string) => Promise<Growing>} open
 * @property {(message: import("./messages.js").FromWorker) => void} post
 */

/** What is on its way is shown this often, in milliseconds. */
const SHOW_EVERY = 200;

const growing = createPacer(5e5);

/** @param {Desk} desk */
export function createAnswering({ open, post }) {
  /**
   * @param {number} id
   * @param {Question} question
   * @param {import("./looking.js").Studio & Tale} studio
   * @returns {Task}
   */
  return function* answering(id, question, studio) {
    /** @param {import("./messages.js").Part} part */
    const show = (part) => post({ type: "part", id, answer: part });
    if (question.kind === "claims") {
      const { claims } = yield openPapers();
      post({ type: "answer", id, answer: claims() });
      return;
    }
    if (question.kind === "sheet" || question.kind === "sheetText" || question.kind === "claim") {
      post({
        type: "answer",
        id,
        answer: yield* question.kind === "claim" ? check(question, show) : fill(question, show),
      });
      return;
    }
    if (question.kind === "place") {
      try {
        post({ type: "answer", id, answer: yield* find(open, studio, question) });
      } finally {
        studio.recall();
      }
      return;
    }
    /** @type {Growing} */
    const table = yield open(question.spec, question.axis);
    if (question.kind === "periods") {
      post({ type: "answer", id, answer: yield* search(table, show) });
      return;
    }
    if ((question.kind === "numbers" || question.kind === "export") && !studio.grown(table, question.n[1] + 1)) {
      yield* studio.grow(table, question.n[1] + 1, Number.POSITIVE_INFINITY);
      studio.report(table, question.n[1] + 1);
    }
    post({ type: "answer", id, answer: read(table, question) });
  };
}

/**
 * Where a heap far away is shown, once its value is known there.
 * @param {Desk["open"]} open
 * @param {import("./looking.js").Studio} studio
 * @param {Extract<Question, { kind: "place" }>} question
 * @returns {Generator<Promise<unknown> | undefined, import("../types.js").FarPlace, any>}
 */
function* find(open, studio, { spec, width, heap }) {
  const place = farPlace(spec, width, heap);
  /** @type {Growing} */
  const table = yield open(spec, new Subject(spec, place.axis).axis);
  const rows = Math.floor(place.cell[0] / width) + 1;
  yield* studio.grow(table, rows, Number.POSITIVE_INFINITY);
  if (table.scope.lines(table.axis) >= rows) return place;
  throw new Error(table.scope.fault() ?? "Stopped before the value was certain.");
}

/**
 * @param {Growing} table
 * @param {Exclude<Question, { kind: "place" | "periods" | "sheet" | "sheetText" | "claims" | "claim" }>} question
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
 * @returns {Generator<Promise<unknown> | undefined, Answer, any>}
 */
function* fill(question, show) {
  const { SheetScope } = yield openPapers();
  const sheet = new SheetScope(question.spec, question.sheet, question.heap ?? undefined);
  const read = () => ({ ...sheet.read(), diagram: sheet.diagram() });
  try {
    yield* grown(
      (work) => sheet.advance(work),
      () => question.kind === "sheet" && show(read()),
    );
    return question.kind === "sheet" ? read() : sheet.text(question.format);
  } finally {
    sheet.free();
  }
}

/**
 * The periods of a sequence; on the way it tells how far the search is.
 * @param {Growing} table
 * @param {(part: import("../types.js").Periods) => void} show
 * @returns {Generator<undefined, Answer, any>}
 */
function* search({ scope }, show) {
  scope.begin_periods();
  yield* grown(
    (work) => scope.step_periods(work),
    () => show(scope.read_periods()),
  );
  return scope.read_periods();
}

/**
 * The checks of a claim, finished; on the way they tell what they have found.
 * @param {Extract<Question, { kind: "claim" }>} question
 * @param {(part: import("../types.js").ClaimReport) => void} show
 * @returns {Generator<Promise<unknown> | undefined, Answer, any>}
 */
function* check({ id, to }, show) {
  const { ClaimScope } = yield openPapers();
  const claim = new ClaimScope(id, to);
  try {
    yield* grown(
      (work) => claim.advance(work),
      () => show(claim.report()),
    );
    return claim.report();
  } finally {
    claim.free();
  }
}

/**
 * @param {(work: number) => boolean} advance  whether nothing is left to do
 * @param {() => void} show  called now and then
 * @returns {Generator<undefined, void, any>}
 */
function* grown(advance, show) {
  let shown = -Infinity;
  while (!growing.run(advance)) {
    if (performance.now() - shown > SHOW_EVERY) {
      show();
      shown = performance.now();
    }
    yield;
  }
}
