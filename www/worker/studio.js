/**
 * What one map keeps in the worker: what it shows, its tiles and colours, how far its table has grown, and whether its reader
 * stopped it.
 *
 * @typedef {import("./looking.js").Growing} Growing
 * @typedef {import("./looking.js").Look} Look
 * @typedef {import("./looking.js").Studio} Studio
 */

import { createRecent } from "../recent.js";
import { createColouring } from "./colouring.js";
import { serve } from "./looking.js";
import { createMeter } from "./meter.js";
import { createPacer } from "./slices.js";

const growing = createPacer(5e5);

/**
 * @param {number} map
 * @param {(message: import("./messages.js").FromWorker, transfer?: Transferable[]) => void} post
 */
export function createStudio(map, post) {
  /** @type {Look | null} */
  let look = null;
  let stopped = false;
  const meter = createMeter((progress) => post({ type: "progress", id: look?.id ?? 0, map, progress }));

  /** @type {Studio} */
  const studio = {
    tiles: createRecent(192),
    colouring: createColouring(),
    grown: ({ scope, axis }, target) => stopped || scope.lines(axis) >= Math.min(target, scope.limit(axis)),
    *grow(table, target, until) {
      const { scope, axis } = table;
      while (!studio.grown(table, target) && performance.now() < until) {
        growing.run((work) => scope.advance(work));
        meter.read(scope, table, Math.min(target, scope.limit(axis)), "computing");
        yield;
      }
    },
    send({ id, scope, request: { spec, axis } }, tiles, legend) {
      const colours = studio.colouring.signature();
      const carried = tiles.flatMap(({ bitmap, values, inks }) => [bitmap, values?.buffer, inks?.buffer]);
      const transfer = /** @type {Transferable[]} */ (carried.filter(Boolean));
      post({ type: "tiles", id, map, spec, axis, tiles, colours, lines: scope.lines(axis), legend }, transfer);
    },
  };

  /**
   * Tells how far a table is.
   * @param {Growing} table
   * @param {number} target
   */
  function report(table, target) {
    const { scope, axis } = table;
    const goal = Math.min(target, scope.limit(axis));
    const lines = scope.lines(axis);
    meter.read(scope, table, goal, lines < goal ? "stopped" : "idle", lines < target ? scope.fault() : undefined);
  }

  /** Tells how far what is on screen is. */
  function recall() {
    if (look) report({ scope: look.scope, axis: look.request.axis, across: look.across }, look.request.target);
  }

  return {
    ...studio,
    map,
    report,
    recall,
    look: () => look,
    /** @param {Look} next */
    take(next) {
      if (next.scope !== look?.scope) stopped = false;
      look = next;
    },
    /** @param {boolean} stop */
    stop(stop) {
      stopped = stop;
    },
    /**
     * Serves what is looked at.
     * @param {Look} current
     * @returns {import("./slices.js").Task}
     */
    *showing(current) {
      yield* serve(studio, current);
      recall();
      post({ type: "done", id: current.id, map });
    },
  };
}
