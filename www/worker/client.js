/**
 * The page's end of the worker, and the only module that creates one.
 * Replies to a request that has been replaced by one for another picture are dropped.
 *
 * @typedef {import("../types.js").Engine} Engine
 * @typedef {import("../types.js").EngineEvents} EngineEvents
 * @typedef {import("../types.js").FailureKind} FailureKind
 * @typedef {import("../types.js").LookRequest} LookRequest
 * @typedef {import("./messages.js").ToWorker} ToWorker
 * @typedef {import("./messages.js").FromWorker} FromWorker
 * @typedef {import("./messages.js").Question} Question
 * @typedef {(part: any) => void} OnPart
 * @typedef {{ question: Question, onPart?: OnPart, resolve(answer: any): void, reject(error: Error): void }} Caller
 */

/**
 * What may have to compute for long, and is of no use once its reader is gone.
 * @param {Question} question
 * @returns {question is Extract<Question, { kind: "numbers" | "export" }>}
 */
function isList(question) {
  return question.kind === "numbers" || question.kind === "export";
}

/**
 * The same, or another search in a table.
 * @param {Question} question
 * @returns {question is Extract<Question, { kind: "numbers" | "export" | "place" | "periods" }>}
 */
function isOfTable(question) {
  return isList(question) || question.kind === "place" || question.kind === "periods";
}

/**
 * @param {EngineEvents} events
 * @returns {Engine}
 */
export function createEngine(events) {
  let worker = start();
  let ids = 0;
  let latest = 0;
  let picture = "";
  let pictureSince = 0;
  let legend = "";
  /** @type {Map<number, Caller>} */
  const callers = new Map();

  function start() {
    const fresh = new Worker(new URL("./worker.js", import.meta.url), { type: "module" });
    fresh.onmessage = ({ data }) => receive(data);
    fresh.onerror = (event) =>
      events.onError(event.message || "The worker that computes the table could not be loaded.", "broken", false);
    return fresh;
  }

  /** @param {ToWorker} message */
  function post(message) {
    worker.postMessage(message);
  }

  /** @param {FromWorker} message */
  function receive(message) {
    const { type, id } = message;
    if (type === "answer") take(id)?.resolve(message.answer);
    else if (type === "part") callers.get(id)?.onPart?.(message.answer);
    else if (type === "refusal") take(id)?.reject(failure(message));
    else if (type === "failure") fail(message);
    else if (id < pictureSince) closeAll(message);
    else if (type === "progress") events.onProgress(message.progress);
    else if (type === "done") id === latest && events.onDone();
    else {
      events.onTiles(message.tiles, message.colours, message.lines, message);
      tellLegend(message.legend);
    }
  }

  /** @param {import("../types.js").Legend | undefined} next */
  function tellLegend(next) {
    const text = JSON.stringify(next);
    if (!next || text === legend) return;
    legend = text;
    events.onLegend(next);
  }

  /** @param {Extract<FromWorker, { type: "failure" }>} message */
  function fail(message) {
    if (isFatal(message.kind)) {
      worker.terminate();
      worker = start();
      for (const id of [...callers.keys()]) take(id)?.reject(failure(message));
    }
    events.onError(message.message, message.kind, message.asked);
  }

  /** @param {number} id */
  function take(id) {
    const caller = callers.get(id);
    callers.delete(id);
    return caller;
  }

  /** @param {(question: Question) => boolean} unwanted */
  function forget(unwanted) {
    for (const [id, { question }] of callers) {
      if (!unwanted(question)) continue;
      post({ type: "forget", id });
      take(id)?.reject(new DOMException("Nobody waits for this answer any more.", "AbortError"));
    }
  }

  /**
   * Asks a question; an older one of the same kind is forgotten.
   * @param {Question} question
   * @param {OnPart} [onPart]
   * @returns {Promise<any>}
   */
  function ask(question, onPart) {
    forget(({ kind }) => kind === question.kind);
    const id = ++ids;
    post({ type: "ask", id, question });
    return new Promise((resolve, reject) => callers.set(id, { question, onPart, resolve, reject }));
  }

  return {
    look(request) {
      const { tiles: _tiles, target: _target, moving: _moving, digits: _digits, ...rest } = request;
      const text = JSON.stringify(rest);
      latest = ++ids;
      if (text !== picture) pictureSince = latest;
      picture = text;
      // Numbers, places and periods of a game that was left would only slow the new one down.
      forget((question) => isOfTable(question) && question.spec !== request.spec);
      post({ type: "look", id: latest, request });
    },
    stop: () => post({ type: "stop" }),
    resume: () => post({ type: "resume" }),
    inspect: (spec, axis, n, k) => ask({ kind: "inspect", spec, axis, n, k }).catch(nothingIfReplaced),
    marks: (spec, axis, names, n, k) => ask({ kind: "marks", spec, axis, names, n, k }).catch(nothingIfReplaced),
    place: (spec, width, heap) => ask({ kind: "place", spec, width, heap }),
    widths: (spec, axis) => ask({ kind: "widths", spec, axis }),
    numbers: (spec, axis, n, k) => ask({ kind: "numbers", spec, axis, n, k }),
    exportText: (spec, format, axis, n, k) => ask({ kind: "export", spec, format, axis, n, k }),
    periods: async (spec, axis, onRead) => onRead(await ask({ kind: "periods", spec, axis }, onRead)),
    sheet: async (spec, sheet, heap, onRead) => onRead(await ask({ kind: "sheet", spec, sheet, heap }, onRead)),
    sheetText: (spec, sheet, heap, format) => ask({ kind: "sheetText", spec, sheet, heap, format }),
    claim: async (id, to, onReport) => onReport(await ask({ kind: "claim", id, to }, onReport)),
    dropClaim: () => forget(({ kind }) => kind === "claim"),
    dropSheet: () => forget(({ kind }) => kind === "sheet"),
    dropNumbers: () => forget(isList),
  };
}

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

/** @param {{ message: string, kind: FailureKind }} told */
function failure({ message, kind }) {
  return Object.assign(new Error(message), { kind });
}

/**
 * What an answer that does not come says.
 * @param {unknown} error
 * @returns {[message: string, kind: FailureKind]}
 */
export function toldBy(error) {
  return error instanceof Error ? [error.message, Reflect.get(error, "kind") ?? "failed"] : [String(error), "failed"];
}

/** @param {FromWorker} message */
function closeAll(message) {
  if (message.type === "tiles") for (const { bitmap } of message.tiles) bitmap?.close();
}

/** @param {unknown} error */
function nothingIfReplaced(error) {
  if (isDropped(error)) return null;
  throw error;
}
