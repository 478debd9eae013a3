/** A file of numbers, which the worker writes piece by piece. */

/**
 * @param {import("../types.js").Client} client
 * @param {import("../types.js").ListingOrder} order
 * @param {(part: number) => void} [onProgress]  how much is there, from 0 to 1
 * @returns {Promise<Blob>}
 */
export async function fileOfNumbers(client, order, onProgress = () => {}) {
  /** @type {Uint8Array<ArrayBuffer>[]} */
  const pieces = [];
  const last = await client.listing(order, ({ bytes, done, target }) => {
    pieces.push(bytes);
    onProgress(done / target);
  });
  return new Blob([...pieces, last.bytes], { type: last.mime });
}
