/** The worker: a mailbox before the core's session. client.js is its other end. */

import init, { Session } from "../../pkg/nimscope.js";
import { beOfThisBuild } from "../shared/build.js";
import { carriedBy, isInParts, withFile } from "./files.js";
import { createLoop } from "./loop.js";
import { openedPapers, openPapers } from "./papers.js";
import { told } from "./telling.js";

/**
 * @typedef {import("./messages.js").ToWorker} ToWorker
 * @typedef {import("./messages.js").FromWorker} FromWorker
 * @typedef {import("./messages.js").Said} Said
 * @typedef {Exclude<ToWorker, { type: "core" }>} Message
 */

/** How many texels a tile has across. */
const TEXELS = 256;

const loop = createLoop(say, (error, map) => fail(error, map, map === null));

/** @type {Session | null} */
let core = null;

/** Messages are received one after another, and wait while the core starts. */
let received = Promise.resolve();

self.onmessage = ({ data }) => {
  received = received.then(() => receive(data)).catch((error) => fail(error, null, false));
};

/** @param {ToWorker} message */
async function receive(message) {
  if (message.type === "core") {
    beOfThisBuild(message.build);
    await init({ module_or_path: message.core });
    core = new Session();
    return;
  }
  // Why it has not begun was told.
  if (!core) return;
  const isHere = take(core, message, false);
  // What the core serves concerns the other session as well: a map has one look, and stops wherever it is served.
  const papers = isHere ? openedPapers() : openPapers();
  papers?.then(
    (session) => take(session, message, isHere),
    (error) => isHere || refuse(message, error),
  );
}

/**
 * Hands a message to a session, and tells whether it is in good hands.
 * @param {Session} session
 * @param {Message} message
 * @param {boolean} isElsewhere  whether another session serves it
 */
function take(session, message, isElsewhere) {
  try {
    const isHere = hand(session, message, isElsewhere);
    loop.wake(session);
    return isHere;
  } catch (error) {
    loop.drop(session, error);
    refuse(message, error);
    return true;
  }
}

/**
 * @param {Session} session
 * @param {Message} message
 * @param {boolean} isElsewhere
 */
function hand(session, message, isElsewhere) {
  if (message.type === "ask") return isElsewhere || session.ask(message.id, message.map ?? 0, message.question);
  if (message.type === "look" && !isElsewhere) return session.look(message.id, message.map, message.request);
  if (message.type === "look") session.look_away(message.map);
  else if (message.type === "forget") session.forget(message.id);
  else if (message.type === "stop") session.stop(message.map);
  else session.resume(message.map);
  return true;
}

/**
 * Posts what a session says. Whoever answers may have told how far that was; the last word belongs to what is on screen.
 * @param {Session} session
 * @param {Said[]} said
 */
async function say(session, said) {
  for (const message of said) {
    if (message.type === "tiles") await postTiles(message);
    else if (message.type === "answer" && isInParts(message.answer)) postFile(session, message.id, message.answer);
    else
      post(
        message.type === "refusal" ? { type: "refusal", id: message.id, kind: "refused", ...message.refusal } : message,
        carriedBy(message),
      );
    const isAnswered = message.type === "answer" || message.type === "refusal";
    for (const other of isAnswered ? loop.others(session) : []) other.recall();
  }
}

/** A tile leaves the core once, as pixels, and the worker as an image. @param {Extract<Said, { type: "tiles" }>} message */
async function postTiles(message) {
  const tiles = await Promise.all(
    message.tiles.map(async (tile) => {
      return { ...tile, image: tile.image && (await createImageBitmap(new ImageData(tile.image, TEXELS))) };
    }),
  );
  const carried = tiles.flatMap(({ image, digits }) => [image, ...(digits ?? []).map(({ buffer }) => buffer)]);
  post({ ...message, tiles }, /** @type {Transferable[]} */ (carried.filter(Boolean)));
}

/**
 * Others need not wait until a picture is a file.
 * @param {Session} session
 * @param {number} id
 * @param {import("./files.js").InParts} answer
 */
function postFile(session, id, answer) {
  // Only the papers' module draws figures.
  withFile(/** @type {import("../../pkg/papers.js").Session} */ (session), answer).then(
    (made) => post({ type: "answer", id, answer: made }),
    (error) => post({ type: "refusal", id, ...told(error) }),
  );
}

/**
 * @param {FromWorker} message
 * @param {Transferable[]} [transfer]
 */
function post(message, transfer = []) {
  self.postMessage(message, { transfer });
}

/**
 * What a message asks for cannot be had.
 * @param {Message} message
 * @param {unknown} error
 */
function refuse(message, error) {
  if (message.type === "look") fail(error, message.map, false);
  else if (message.type !== "ask" || error instanceof WebAssembly.RuntimeError) fail(error, null, true);
  else post({ type: "refusal", id: message.id, ...told(error) });
}

/**
 * @param {unknown} error
 * @param {number | null} map  whose picture it is; null where it concerns them all
 * @param {boolean} asked  whether it was a question's, and no picture's
 */
function fail(error, map, asked) {
  post({ type: "failure", map, ...told(error), asked });
}
