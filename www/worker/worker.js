/** The worker: opens the core, reads the messages, and hands long work to the runner. client.js is its other end. */

import init, { Scope, shape as shapeOf } from "../../pkg/nimscope.js";
import { createRecent } from "../recent.js";
import { reasonOf } from "../shared/failures.js";
import { createAnswering } from "./answering.js";
import { openPapers } from "./papers.js";
import { createRunner } from "./slices.js";
import { createStudio } from "./studio.js";
import { told } from "./telling.js";

/**
 * @typedef {import("./messages.js").ToWorker} ToWorker
 * @typedef {import("./messages.js").FromWorker} FromWorker
 * @typedef {ReturnType<typeof createStudio>} Studio
 */

/** So many tables are kept besides those on screen: going back to one finds it as it was left. */
const KEPT = 2;

/** @type {ReturnType<typeof createRecent<Scope>>} */
const scopes = createRecent(KEPT + 1, (scope) => scope.free());
/** @type {Map<number, Studio>} one for each map of the page */
const studios = new Map();
const runner = createRunner((work, error) => {
  if (typeof work === "number") refuse(work, error);
  else fail(error, /** @type {Studio} */ (work).map);
});

const answering = createAnswering({ open, post });

/** Messages are received one after another, and wait while the core starts. */
let received = Promise.resolve();

self.onmessage = ({ data }) => {
  received = received.then(() => receive(data)).catch((error) => fail(error, data.map ?? null));
};

/** @param {ToWorker} message */
async function receive(message) {
  if (message.type === "core") {
    await init({ module_or_path: message.core });
  } else if (message.type === "look") {
    const { id, map, request } = message;
    const studio = studioOf(map);
    const { scope, source, across } = await open(request.spec, request.axis);
    const sent = new Map(request.tiles.map((tile) => [tile.key, tile.have]));
    const look = { id, request, sent, scope, source, across };
    studio.take(look);
    runner.start(studio, studio.showing(look));
  } else if (message.type === "stop") {
    studioOf(message.map).stop(true);
  } else if (message.type === "resume") {
    const studio = studioOf(message.map);
    const look = studio.look();
    studio.stop(false);
    if (look) runner.start(studio, studio.showing(look));
  } else if (message.type === "ask") {
    const { id, map, question } = message;
    const studio = studioOf(map ?? 0);
    // Whoever goes somewhere wants that computed, whatever was stopped before.
    if (question.kind === "place") studio.stop(false);
    runner.start(id, answering(id, question, { ...studio, recall: () => recall(studio) }));
  } else {
    runner.drop(message.id);
    for (const studio of studios.values()) recall(studio);
  }
}

/** @param {number} map */
function studioOf(map) {
  const known = studios.get(map) ?? createStudio(map, post);
  studios.set(map, known);
  return known;
}

/** What is over, or was dropped, said how far it was; the last word belongs to what is on screen. @param {Studio} studio */
function recall(studio) {
  if (!runner.runs(studio)) studio.recall();
}

/**
 * @param {string} spec
 * @param {string} axis
 * @returns {Promise<import("./looking.js").Growing & { source: string }>}
 */
async function open(spec, axis) {
  /** @type {import("../types.js").Shape} */
  const { source, across } = shapeOf(spec, axis);
  const scope = scopes.use(source) ?? (await make(source, spec, axis));
  return { scope, axis, across, source };
}

/**
 * @param {string} source
 * @param {string} spec
 * @param {string} axis
 */
async function make(source, spec, axis) {
  const looks = [...studios.values()].map((studio) => studio.look());
  // A walk that nobody waits for any more would hold much memory.
  for (const [name, other] of scopes.all()) {
    if (looks.every((look) => look?.scope !== other) && other.run_up()?.counts === "windows") scopes.drop(name);
  }
  const scope = await created(spec, axis);
  // Another may have waited for the same.
  const known = scopes.use(source);
  if (known) scope.free();
  else {
    // What is on screen stays.
    for (const look of looks) if (look) scopes.use(look.source);
    scopes.makeRoom(KEPT + studios.size);
    scopes.put(source, scope);
  }
  return known ?? scope;
}

/**
 * What the core does not have, the module of the papers has.
 * @param {string} spec
 * @param {string} axis
 */
async function created(spec, axis) {
  try {
    return new Scope(spec, axis);
  } catch (refusal) {
    if (reasonOf(refusal) !== "elsewhere") throw refusal;
    const papers = await openPapers();
    return new papers.Scope(spec, axis);
  }
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
 * @param {number | null} map
 * @param {boolean} asked
 */
function fail(error, map, asked = false) {
  const id = map === null ? 0 : (studios.get(map)?.look()?.id ?? 0);
  post({ type: "failure", id, map, ...told(error), asked });
}

/**
 * @param {number} id
 * @param {unknown} error
 */
function refuse(id, error) {
  post({ type: "refusal", id, ...told(error) });
  if (error instanceof WebAssembly.RuntimeError) fail(error, null, true);
}
