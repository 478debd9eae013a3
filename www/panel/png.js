/** Writes a line of text into a PNG, where programs that show pictures tell where they come from. */

/** The signature and the header chunk, which must come first. */
const HEAD = 33;

/**
 * @param {ArrayBuffer} png
 * @param {string} keyword
 * @param {string} text  of ASCII alone
 * @returns {Blob}
 */
export function withText(png, keyword, text) {
  const data = new TextEncoder().encode(`tEXt${keyword}\0${text}`);
  const chunk = new DataView(new ArrayBuffer(data.length + 8));
  chunk.setUint32(0, data.length - 4);
  new Uint8Array(chunk.buffer).set(data, 4);
  chunk.setUint32(data.length + 4, checksum(data));
  return new Blob([png.slice(0, HEAD), chunk.buffer, png.slice(HEAD)], { type: "image/png" });
}

/**
 * The cyclic redundancy check of the PNG specification, bit by bit: the text is short.
 * @param {Uint8Array} data
 */
function checksum(data) {
  let sum = 0xffffffff;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit++) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
