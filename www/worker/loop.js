/**
 * Lets sessions work, in turns and in short slices; between slices the worker reads its messages.
 *
 * @typedef {import("../../pkg/nimscope.js").Session} Session
 */

/** How long the messages may have to wait, in milliseconds. A step of a session takes a few of them. */
const SLICE = 12;

const clock = () => performance.now();

/**
 * @param {(session: Session, said: import("./messages.js").Said[]) => Promise<void>} say
 * @param {(error: unknown, whose: number | null) => void} onFailure  with the map that was served, or null for a question
 */
export function createLoop(say, onFailure) {
  /** @type {Set<Session>} */
  const sessions = new Set();
  const nextMessage = createTurnstile();
  let running = false;

  async function run() {
    running = true;
    while ([...sessions].some(hasWork)) {
      for (const session of sessions) {
        await slice(session);
        await nextMessage();
      }
    }
    running = false;
  }

  /** @param {Session} session */
  async function slice(session) {
    const end = clock() + SLICE;
    while (hasWork(session) && clock() < end) {
      const whose = session.whose();
      try {
        await say(session, session.step(clock));
      } catch (error) {
        drop(session, error);
        onFailure(error, whose);
      }
    }
  }

  /** @param {Session} session */
  function hasWork(session) {
    return sessions.has(session) && session.whose() !== undefined;
  }

  /**
   * After a trap, or where the stack overflowed, nothing in its memory can be trusted.
   * @param {Session} session
   * @param {unknown} error
   */
  function drop(session, error) {
    if (error instanceof WebAssembly.RuntimeError || error instanceof RangeError) sessions.delete(session);
  }

  return {
    drop,
    /** A session may have something to do. @param {Session} session */
    wake(session) {
      sessions.add(session);
      if (!running) run();
    },
    /** All sessions but one. @param {Session} session */
    others: (session) => [...sessions].filter((other) => other !== session),
  };
}

/** A wait until the messages that are already here have been read. Timers would be clamped to four milliseconds. */
function createTurnstile() {
  const { port1, port2 } = new MessageChannel();
  /** @type {(() => void)[]} */
  const waiting = [];
  port1.onmessage = () => waiting.shift()?.();
  return () =>
    new Promise((/** @type {(value: void) => void} */ resolve) => {
      waiting.push(resolve);
      port2.postMessage(null);
    });
}
