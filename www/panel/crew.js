/**
 * Checks side by side: as many at once as the device has cores. The page's own worker is the first hand; further ones are
 * hired when there is something to do for them, and let go with all that they hold when nothing is under way.
 *
 * @typedef {import("../types.js").Client} Client
 * @typedef {import("../types.js").ClaimReport} ClaimReport
 */

/** Each hand has tables of its own, so that many cores would take much memory. */
const MOST = 8;

/** @param {Client} client  of the page's own worker */
export function createCrew(client) {
  /** @type {Client[]} the page's own is taken first */
  const free = [client];
  /** @type {Map<Client, object>} what each of the others is at, a new object for each check */
  const busy = new Map();

  /**
   * @param {Client} hand
   * @param {object | undefined} check  that is over; the hand may have begun another
   */
  function release(hand, check) {
    if (busy.get(hand) !== check) return;
    busy.delete(hand);
    if (hand === client) free.push(hand);
    else free.unshift(hand);
    if (busy.size > 0) return;
    for (const hired of free.splice(0)) if (hired !== client) hired.end();
    free.push(client);
  }

  return {
    /** How many checks may be under way. */
    size: Math.min(Math.max(navigator.hardwareConcurrency || 1, 1), MOST),
    /**
     * @param {string} id  of a claim
     * @param {number} to
     * @param {(report: ClaimReport) => void} onReport
     */
    async check(id, to, onReport) {
      const hand = free.pop() ?? client.another();
      const check = {};
      busy.set(hand, check);
      try {
        await hand.claim(id, to, onReport);
      } finally {
        release(hand, check);
      }
    },
    /** Nobody waits for any check any more. */
    drop() {
      for (const [hand, check] of [...busy]) {
        hand.dropClaim();
        release(hand, check);
      }
    },
  };
}
