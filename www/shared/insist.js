/** What is asked for once more if the worker broke before it answered. */

/** How often, and how long one waits between, in milliseconds. */
const TIMES = 3;
const WAIT = 800;

/**
 * The answer, or null if none comes: nobody is told, since whoever shows it does without.
 * @template T
 * @param {() => Promise<T>} ask
 * @returns {Promise<T | null>}
 */
export async function insist(ask) {
  for (let time = 0; time < TIMES; time++) {
    try {
      return await ask();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, WAIT));
    }
  }
  return null;
}
