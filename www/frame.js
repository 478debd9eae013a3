/** Finds the elements that index.html promises. Only main.js asks for them; every part of the page is given its own. */

/**
 * The element of the markup with this id; that it exists is a promise of index.html.
 * @param {string} id
 * @returns {HTMLElement}
 */
export function byId(id) {
  return typed(id, HTMLElement);
}

/**
 * The same, as the kind of element that it is.
 * @template {HTMLElement} T
 * @param {string} id
 * @param {new () => T} kind
 * @returns {T}
 */
export function typed(id, kind) {
  const element = document.getElementById(id);
  if (!(element instanceof kind)) throw new Error(`index.html has no such element #${id}`);
  return element;
}
