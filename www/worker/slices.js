/**
 * Long work in short slices. A task is a generator that yields often; between slices the worker reads its messages,
 * so a task that nobody wants any more is simply dropped.
 *
 * @typedef {Generator<Promise<unknown> | undefined, void, any>} Task
 */

/** How long the messages may have to wait, in milliseconds. */
const SLICE = 12;

/** How long one call into the core should take: a few calls fit into a slice, and each is worth its overhead. */
const CALL = 4;

/**
 * Runs named tasks in turn, one slice each.
 * @param {(name: unknown, error: unknown) => void} onFailure
 */
export function createRunner(onFailure) {
  /** @type {Map<unknown, { task: Task, answer: unknown }>} with what each waits to be told when it goes on */
  const tasks = new Map();
  const nextMessage = createTurnstile();
  let running = false;

  async function run() {
    running = true;
    while (tasks.size > 0) {
      for (const name of [...tasks.keys()]) {
        await slice(name);
        await nextMessage();
      }
    }
    running = false;
  }

  /** @param {unknown} name */
  async function slice(name) {
    const end = performance.now() + SLICE;
    const own = tasks.get(name);
    try {
      while (own && tasks.get(name) === own && performance.now() < end) {
        const { done, value } = own.task.next(own.answer);
        if (done) tasks.delete(name);
        own.answer = value && (await value);
      }
    } catch (error) {
      if (tasks.get(name) === own) tasks.delete(name);
      onFailure(name, error);
    }
  }

  /** A task that is dropped lets go of what it holds. @param {unknown} name */
  function drop(name) {
    tasks.get(name)?.task.return();
    tasks.delete(name);
  }

  return {
    /**
     * Starts a task and drops the one of the same name.
     * @param {unknown} name
     * @param {Task} task
     */
    start(name, task) {
      drop(name);
      tasks.set(name, { task, answer: undefined });
      if (!running) run();
    },
    /** @param {unknown} name */
    runs: (name) => tasks.has(name),
    drop,
  };
}

/**
 * Learns how much work fits into one call.
 * @param {number} work  a first, careful guess
 */
export function createPacer(work) {
  return {
    /**
     * @template T
     * @param {(work: number) => T} call
     * @returns {T}
     */
    run(call) {
      const start = performance.now();
      const result = call(Math.round(work));
      const took = performance.now() - start;
      // A call that ended early for lack of work looks fast; growing by at most two forgives that quickly.
      const factor = took > 0 ? CALL / took : 2;
      work = Math.min(Math.max(work * Math.min(Math.max(factor, 0.25), 2), 1e4), 1e9);
      return result;
    },
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
