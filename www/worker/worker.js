/** The worker: opens the core, reads the messages, and hands long work to the runner. client.js is its other end. */

import init, { Scope, shape as shapeOf } from "../../pkg/nimscope.js";
import { createRecent } from "../recent.js";
import { createAnswering } from "./answering.js";
import { createColouring } from "./colouring.js";
import { serve } from "./looking.js";
import { createMeter } from "./meter.js";
import { openPapers } from "./papers.js";
import { createPacer, createRunner } from "./slices.js";
import { told } from "./telling.js";

/**
 * @typedef {import("./messages.js").ToWorker} ToWorker
 * @typedef {import("./messages.js").FromWorker} FromWorker
 */

const growing = createPacer(5e5);
/** @type {ReturnType<typeof createRecent<Scope>>} going back to a table finds it as it was left */
const scopes = createRecent(3, (scope) => scope.free());
const runner = createRunner((name, error) => {
  if (name === "look") fail(error);
  else refuse(Number(name), error);
});

/** @type {import("./looking.js").Look | null} */
let look = null;
let stopped = false;

const meter = createMeter((progress) => post({ type: "progress", id: look?.id ?? 0, progress }));

/** @type {import("./looking.js").Studio} */
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
  send({ id, scope, request }, tiles, legend) {
    const colours = studio.colouring.signature();
    const carried = tiles.flatMap(({ bitmap, values, inks }) => [bitmap, values?.buffer, inks?.buffer]);
    const transfer = /** @type {Transferable[]} */ (carried.filter(Boolean));
    post(
      {
        type: "tiles",
        id,
        spec: request.spec,
        axis: request.axis,
        tiles,
        colours,
        lines: scope.lines(request.axis),
        legend,
      },
      transfer,
    );
  },
};

const answering = createAnswering({ open, studio, report, recall, post });

/** Messages are received one after another, and wait while the core starts. */
let received = Promise.resolve();

self.onmessage = ({ data }) => {
  received = received.then(() => receive(data)).catch(fail);
};

/** @param {ToWorker} message */
async function receive(message) {
  if (message.type === "core") {
    await init({ module_or_path: message.core });
  } else if (message.type === "look") {
    const { id, request } = message;
    const table = await open(request.spec, request.axis);
    if (table.scope !== look?.scope) stopped = false;
    const sent = new Map(request.tiles.map((tile) => [tile.key, tile.have]));
    look = { id, request, sent, scope: table.scope, across: table.across };
    runner.start("look", showing(look));
  } else if (message.type === "stop") {
    stopped = true;
  } else if (message.type === "resume") {
    stopped = false;
    if (look) runner.start("look", showing(look));
  } else if (message.type === "ask") {
    // Whoever goes somewhere wants that computed, whatever was stopped before.
    if (message.question.kind === "place") stopped = false;
    runner.start(String(message.id), answering(message.id, message.question));
  } else {
    runner.drop(String(message.id));
    recall();
  }
}

/** What is over, or was dropped, said how far it was; the last word belongs to what is on screen. */
function recall() {
  if (look && !runner.runs("look")) report(tableOf(look), look.request.target);
}

/**
 * @param {string} spec
 * @param {string} axis
 * @returns {Promise<import("./looking.js").Growing>}
 */
async function open(spec, axis) {
  /** @type {import("../types.js").Shape} */
  const { source, across } = shapeOf(spec, axis);
  const scope = scopes.use(source) ?? (await make(source, spec, axis));
  return { scope, axis, across };
}

/**
 * @param {string} source
 * @param {string} spec
 * @param {string} axis
 */
async function make(source, spec, axis) {
  // A walk that nobody waits for any more would hold much memory.
  for (const [name, other] of scopes.all()) {
    if (other !== look?.scope && other.run_up()?.counts === "windows") scopes.drop(name);
  }
  const scope = await created(spec, axis);
  // Another may have waited for the same.
  const known = scopes.use(source);
  if (known) scope.free();
  else scopes.put(source, scope);
  return known ?? scope;
}

/**
 * What the core refuses, the module of the papers may have; if not, it says why.
 * @param {string} spec
 * @param {string} axis
 */
async function created(spec, axis) {
  try {
    return new Scope(spec, axis);
  } catch (refusal) {
    if (refusal instanceof WebAssembly.RuntimeError) throw refusal;
    const papers = await openPapers();
    return new papers.Scope(spec, axis);
  }
}

/** @param {import("./looking.js").Look} look */
function tableOf({ scope, across, request: { axis } }) {
  return { scope, axis, across };
}

/**
 * @param {import("./looking.js").Look} current
 * @returns {import("./slices.js").Task}
 */
function* showing(current) {
  yield* serve(studio, current);
  report(tableOf(current), current.request.target);
  post({ type: "done", id: current.id });
}

/**
 * @param {import("./looking.js").Growing} table
 * @param {number} target
 */
function report(table, target) {
  const { scope, axis } = table;
  const goal = Math.min(target, scope.limit(axis));
  const lines = scope.lines(axis);
  meter.read(scope, table, goal, lines < goal ? "stopped" : "idle", lines < target ? scope.fault() : undefined);
}

/**
 * @param {FromWorker} message
 * @param {Transferable[]} [transfer]
 */
function post(message, transfer = []) {
  self.postMessage(message, { transfer });
}

/**
 * @param {unknown} error
 * @param {boolean} asked
 */
function fail(error, asked = false) {
  post({ type: "failure", id: look?.id ?? 0, ...told(error), asked });
}

/**
 * @param {number} id
 * @param {unknown} error
 */
function refuse(id, error) {
  post({ type: "refusal", id, ...told(error) });
  if (error instanceof WebAssembly.RuntimeError) fail(error, true);
}
