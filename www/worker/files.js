/** Files leave the core in parts, texts and canvases; here the canvases become images, and the parts one file. */

/**
 * @typedef {import("../types.js").FigureMade} FigureMade
 * @typedef {Omit<FigureMade, "file"> & { file: (string | OffscreenCanvas)[] }} InParts  a picture as the core gives it
 */

/**
 * Whether an answer is a picture that is to become a file.
 * @param {any} answer
 * @returns {answer is InParts}
 */
export function isInParts(answer) {
  return Array.isArray(answer?.file);
}

/**
 * What of a message is handed over and not copied: the bytes of a file.
 * @param {import("./messages.js").Said} message
 * @returns {Transferable[]}
 */
export function carriedBy(message) {
  const bytes = "answer" in message && message.answer && Reflect.get(Object(message.answer), "bytes");
  return bytes instanceof Uint8Array ? [bytes.buffer] : [];
}

/**
 * @param {import("../../pkg/papers.js").Session} session  the one that drew it
 * @param {InParts} answer
 * @returns {Promise<FigureMade>}
 */
export async function withFile(session, { file: parts, ...rest }) {
  const { mime, link, density } = rest;
  const images = await Promise.all(parts.map((part) => (typeof part === "string" ? part : part.convertToBlob())));
  if (mime === "image/png" && images[0] instanceof Blob) {
    const png = new Uint8Array(await images[0].arrayBuffer());
    const sealed = new Uint8Array(session.sealed(png, link, density));
    return { ...rest, file: new Blob([sealed], { type: mime }) };
  }
  const texts = await Promise.all(images.map((part) => (typeof part === "string" ? part : addressOf(part))));
  return { ...rest, file: new Blob(texts, { type: mime }) };
}

/**
 * The address of an image that holds itself.
 * @param {Blob} image
 * @returns {Promise<string>}
 */
function addressOf(image) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(image);
  });
}
