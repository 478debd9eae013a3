/**
 * One map's line to the worker. Replies to a request that the map has replaced by one for another picture are dropped.
 *
 * @typedef {import("../types.js").Engine} Engine
 * @typedef {import("../types.js").EngineEvents} EngineEvents
 * @typedef {import("./messages.js").ToWorker} ToWorker
 * @typedef {import("./messages.js").FromWorker} FromWorker
 * @typedef {import("./messages.js").Questions} Questions
 */

import { isDropped } from "../shared/failures.js";

/** What may have to compute for long, and is of no use once its reader is gone. @type {(keyof Questions)[]} */
const LISTS = ["numbers", "export"];

/** The same, or another search in a table. @type {(keyof Questions)[]} */
const OF_TABLE = [...LISTS, "place", "periods"];

/**
 * @param {object} client
 * @param {number} client.map
 * @param {() => number} client.next  an id
 * @param {(message: ToWorker) => void} client.post
 * @param {<Kind extends keyof Questions>(kind: Kind, about: Questions[Kind], onPart?: (part: any) => void) => Promise<any>} client.ask
 * @param {(unwanted: (asked: import("./client.js").Asked) => boolean) => void} client.forget
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

  /** @type {Engine} */
  const engine = {
    look(request) {
      const { tiles: _tiles, target: _target, moving: _moving, digits: _digits, ...rest } = request;
      const text = JSON.stringify(rest);
      latest = next();
      if (text !== picture) pictureSince = latest;
      picture = text;
      // Numbers, places and periods of a game that was left would only slow the new one down.
      forget(({ kind, spec }) => OF_TABLE.includes(kind) && spec !== request.spec);
      post({ type: "look", id: latest, request: { ...request, map } });
    },
    stop: () => post({ type: "stop", map }),
    resume: () => post({ type: "resume", map }),
    inspect: (spec, axis, n, k) => ask("inspect", { spec, axis, n, k }).catch(nothingIfReplaced),
    marks: (spec, axis, names, n, k) => ask("marks", { spec, axis, names, n, k }).catch(nothingIfReplaced),
    place: (spec, width, heap) => ask("place", { spec, width, heap }),
    told: (spec, n, k) => ask("told", { spec, n, k }),
    widths: (spec, axis) => ask("widths", { spec, axis }),
    numbers: (spec, axis, n, k) => ask("numbers", { spec, axis, n, k }),
    exportText: (spec, format, axis, n, k) => ask("export", { spec, format, axis, n, k }),
    periods: async (spec, axis, onRead) => onRead(await ask("periods", { spec, axis }, onRead)),
    dropNumbers: () => forget(({ kind }) => LISTS.includes(kind)),
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
  if (message.type === "tiles") for (const { bitmap } of message.tiles) bitmap?.close();
}

/** @param {unknown} error */
function nothingIfReplaced(error) {
  if (isDropped(error)) return null;
  throw error;
}
