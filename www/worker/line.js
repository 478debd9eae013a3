/**
 * One map's line to the worker. Replies to a request that the map has replaced by one for another picture are dropped.
 *
 * @typedef {import("../types.js").Engine} Engine
 * @typedef {import("../types.js").EngineEvents} EngineEvents
 * @typedef {import("./messages.js").ToWorker} ToWorker
 * @typedef {import("./messages.js").FromWorker} FromWorker
 * @typedef {import("./messages.js").Question} Question
 */

import { isDropped } from "../shared/failures.js";

/**
 * What may have to compute for long, and is of no use once its reader is gone.
 * @param {Question} question
 * @returns {question is Extract<Question, { kind: "numbers" }>}
 */
function isList(question) {
  return question.kind === "numbers";
}

/**
 * The same, or another search in a table.
 * @param {Question} question
 * @returns {question is Extract<Question, { kind: "numbers" | "place" | "periods" | "find" }>}
 */
function isOfTable(question) {
  return isList(question) || ["place", "periods", "find"].includes(question.kind);
}

/**
 * @param {object} client
 * @param {number} client.map
 * @param {() => number} client.next  an id
 * @param {(message: ToWorker) => void} client.post
 * @param {(question: Question, onPart?: (part: any) => void) => Promise<any>} client.ask
 * @param {(unwanted: (question: Question) => boolean) => void} client.forget
 * @param {EngineEvents} events
 */
export function createLine({ map, next, post, ask, forget }, events) {
  let latest = 0;
  let picture = "";
  let pictureSince = 0;
  let legend = "";

  /** @param {import("../types.js").Legend | null} told */
  function tellLegend(told) {
    const text = JSON.stringify(told);
    if (!told || text === legend) return;
    legend = text;
    events.onLegend(told);
  }

  /**
   * What is known of an answer at first; nobody waits for the rest.
   * @param {Question} question
   * @returns {Promise<any>}
   */
  function firstOf(question) {
    return new Promise((resolve, reject) => {
      const take = (/** @type {any} */ part) => {
        resolve(part);
        forget(({ kind }) => kind === question.kind);
      };
      ask(question, take).then(resolve, reject);
    });
  }

  /** @type {Engine} */
  const engine = {
    look(request) {
      const { tiles: _tiles, target: _target, moving: _moving, digits: _digits, ...rest } = request;
      const text = JSON.stringify(rest);
      latest = next();
      if (text !== picture) pictureSince = latest;
      picture = text;
      // Numbers, places and periods of a game that was left would only slow the new one down.
      forget((question) => isOfTable(question) && question.spec !== request.spec);
      post({ type: "look", id: latest, map, request });
    },
    stop: () => post({ type: "stop", map }),
    resume: () => post({ type: "resume", map }),
    inspect: (spec, axis, n, k) => ask({ kind: "inspect", spec, axis, n, k }).catch(nothingIfReplaced),
    moves: (spec, axis, n, k) => ask({ kind: "moves", spec, axis, n, k }).catch(nothingIfReplaced),
    marks: (spec, axis, names, n, k) => ask({ kind: "marks", spec, axis, names, n, k }).catch(nothingIfReplaced),
    summary: (spec, axis, n, k) => ask({ kind: "summary", spec, axis, n, k }).catch(nothingIfReplaced),
    sheet: (spec, sheet, heap) => firstOf({ kind: "sheet", spec, sheet, heap }),
    place: (spec, width, heap) => ask({ kind: "place", spec, width, heap }),
    told: (spec, n, k) => ask({ kind: "told", spec, n, k }),
    widths: (spec, axis) => ask({ kind: "widths", spec, axis }),
    numbers: (spec, axis, n, k) => ask({ kind: "numbers", spec, axis, n, k }),
    periods: async (spec, axis, onRead) => onRead(await ask({ kind: "periods", spec, axis }, onRead)),
    find: (spec, axis, sought, onPart) => ask({ kind: "find", spec, axis, ...sought }, onPart),
    histogram: () => ask({ kind: "histogram" }).catch(nothingIfReplaced),
    dropFind: () => forget(({ kind }) => kind === "find"),
    dropNumbers: () => forget(isList),
  };

  return {
    engine,
    events,
    /**
     * @param {Extract<FromWorker, { type: "tiles" | "done" | "progress" }>} message
     * @param {boolean} asked  whether it belongs to a question that waits for its answer
     */
    receive(message, asked) {
      if (message.id < pictureSince && !asked) closeAll(message);
      else if (message.type === "progress") events.onProgress(message.progress);
      else if (message.type === "done") message.id === latest && events.onDone();
      else {
        events.onTiles(message.tiles, message.colours, message.lines, message);
        tellLegend(message.legend);
      }
    },
  };
}

/** @param {FromWorker} message */
function closeAll(message) {
  if (message.type === "tiles") for (const { image } of message.tiles) image?.close();
}

/** @param {unknown} error */
function nothingIfReplaced(error) {
  if (isDropped(error)) return null;
  throw error;
}
