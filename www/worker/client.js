/**
 * The page's end of the worker, and the only module that creates one. Every map has a line of its own to it.
 *
 * @typedef {import("../types.js").Client} Client
 * @typedef {import("./messages.js").ToWorker} ToWorker
 * @typedef {import("./messages.js").FromWorker} FromWorker
 * @typedef {import("./messages.js").Question} Question
 * @typedef {(part: any) => void} OnPart
 *
 * @typedef {object} Caller
 * @property {number | null} map  which asked, if it was a map
 * @property {Question} question
 * @property {OnPart} [onPart]
 * @property {(answer: any) => void} resolve
 * @property {(error: Error) => void} reject
 */

import { BUILD } from "../shared/build.js";
import { failure, isFatal } from "../shared/failures.js";
import { createLine } from "./line.js";

/**
 * @param {WebAssembly.Module} core
 * @returns {Client}
 */
export function createClient(core) {
  let worker = start();
  let ids = 0;
  let breaks = 0;
  /** @type {Map<number, Caller>} */
  const callers = new Map();
  /** @type {ReturnType<typeof createLine>[]} a map is called by its place here */
  const lines = [];

  function start() {
    const fresh = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    fresh.onmessage = ({ data }) => receive(data);
    fresh.onerror = ({ message }) => {
      const told = message || "The worker that computes the table could not be loaded.";
      for (const { events } of lines) events.onError({ message: told, kind: "broken" }, false);
    };
    fresh.postMessage(/** @type {ToWorker} */ ({ type: "core", core, build: BUILD }));
    return fresh;
  }

  /** @param {ToWorker} message */
  function post(message) {
    worker.postMessage(message);
  }

  /** @param {FromWorker} message */
  function receive(message) {
    if (message.type === "answer") take(message.id)?.resolve(message.answer);
    else if (message.type === "part") callers.get(message.id)?.onPart?.(message.answer);
    else if (message.type === "refusal") take(message.id)?.reject(failure(message));
    else if (message.type === "failure") fail(message);
    else lines[message.map]?.receive(message, callers.has(message.id));
  }

  /** @param {Extract<FromWorker, { type: "failure" }>} message */
  function fail(message) {
    const fatal = isFatal(message.kind);
    if (fatal) {
      breaks++;
      worker.terminate();
      worker = start();
      for (const id of [...callers.keys()]) take(id)?.reject(failure(message));
    }
    for (const [map, { events }] of lines.entries()) {
      if (message.map === null || message.map === map) events.onError(message, message.asked);
      else if (fatal) events.onLost();
    }
  }

  /** @param {number} id */
  function take(id) {
    const caller = callers.get(id);
    callers.delete(id);
    return caller;
  }

  /**
   * @param {number | null} map
   * @param {(question: Question) => boolean} unwanted
   */
  function forget(map, unwanted) {
    for (const [id, caller] of callers) {
      if (caller.map !== map || !unwanted(caller.question)) continue;
      post({ type: "forget", id });
      take(id)?.reject(new DOMException("Nobody waits for this answer any more.", "AbortError"));
    }
  }

  /**
   * Asks a question; an older one of the same kind, for the same map, is forgotten.
   * @param {number | null} map
   * @param {Question} question
   * @param {OnPart} [onPart]
   * @returns {Promise<any>}
   */
  function ask(map, question, onPart) {
    forget(map, ({ kind }) => kind === question.kind);
    const id = ++ids;
    post({ type: "ask", id, map, question });
    return new Promise((resolve, reject) => callers.set(id, { map, question, onPart, resolve, reject }));
  }

  return {
    open(events) {
      const map = lines.length;
      const line = createLine(
        {
          map,
          next: () => ++ids,
          post,
          ask: (question, onPart) => ask(map, question, onPart),
          forget: (unwanted) => forget(map, unwanted),
        },
        events,
      );
      lines.push(line);
      return line.engine;
    },
    sheet: async (spec, sheet, heap, onRead) => onRead(await ask(null, { kind: "sheet", spec, sheet, heap }, onRead)),
    sheetText: (spec, sheet, heap, format) => ask(null, { kind: "sheetText", spec, sheet, heap, format }),
    words: () => ask(null, { kind: "words" }),
    reading: () => ask(null, { kind: "reading" }),
    ruleExamples: (variables) => ask(null, { kind: "ruleExamples", variables }),
    glossary: () => ask(null, { kind: "glossary" }),
    isSound: () => breaks < 2,
    gallery: () => ask(null, { kind: "gallery" }),
    figure: (order, onProgress) => ask(null, { kind: "figure", ...order }, onProgress),
    dropFigure: () => forget(null, ({ kind }) => kind === "figure"),
    listing: (order, onPiece) => ask(null, { kind: "listing", ...order }, onPiece),
    dropListing: () => forget(null, ({ kind }) => kind === "listing"),
    terms: (link, along) => ask(null, { kind: "terms", link, along }),
    carried: (file) => ask(null, { kind: "carried", file }),
    board: async (link, onBoard) => onBoard(await ask(null, { kind: "board", link }, onBoard)),
    typed: (link, text) => ask(null, { kind: "typed", link, text }),
    claims: () => ask(null, { kind: "claims" }),
    claim: async (id, to, onReport) => onReport(await ask(null, { kind: "claim", id, to }, onReport)),
    dropClaim: () => forget(null, ({ kind }) => kind === "claim"),
    dropSheet: () => forget(null, ({ kind }) => kind === "sheet"),
    another: () => createClient(core),
    end: () => worker.terminate(),
  };
}
