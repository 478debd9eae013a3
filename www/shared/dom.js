/** Small helpers to build elements; nothing here knows what the page is about. */

/** @typedef {Node | string | null | undefined | false} Child */

/**
 * An element with attributes, listeners (keys that start with "on") and children.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, unknown>} [attributes]
 * @param {...Child} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function el(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [key, value] of Object.entries(attributes)) {
    if (value === undefined || value === null || value === false) continue;
    if (key.startsWith("on")) element.addEventListener(key.slice(2), /** @type {EventListener} */ (value));
    else element.setAttribute(key, value === true ? "" : String(value));
  }
  element.append(...kept(children));
  return element;
}

/**
 * @param {Element} element
 * @param {...Child} children
 */
export function fill(element, ...children) {
  element.replaceChildren(...kept(children));
}

/**
 * The element that an event happened in, if it has such an ancestor or is one itself.
 * @param {Event} event
 * @param {string} selector
 * @returns {HTMLElement | null}
 */
export function within(event, selector) {
  return event.target instanceof Element ? event.target.closest(selector) : null;
}

/**
 * One of the icons that index.html defines.
 * @param {string} name
 */
export function icon(name) {
  return svg("svg", { class: "icon", "aria-hidden": true }, svg("use", { href: `#icon-${name}` }));
}

/**
 * An element of a drawing.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, string | number | boolean>} attributes
 * @param {...Child} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes, ...children) {
  const element = document.createElementNS("http://www.w3.org/2000/svg", tag);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  element.append(...kept(children));
  return element;
}

/** @param {Child[]} children */
function kept(children) {
  return /** @type {(Node | string)[]} */ (children.filter((child) => child || child === ""));
}
