/** Where an axis puts its ticks: at multiples of 1, 2 or 5 times a power of ten. Pure arithmetic. */

/**
 * The least round step of at least this length.
 * @param {number} length
 */
export function niceStep(length) {
  const power = 10 ** Math.floor(Math.log10(length));
  const lead = [1, 2, 5, 10].find((factor) => factor * power >= length * (1 - 1e-9)) ?? 10;
  return lead * power;
}

/**
 * Into how many parts smaller ticks divide a round step.
 * @param {number} step
 */
export function parts(step) {
  const lead = Math.round(step / 10 ** Math.floor(Math.log10(step) + 1e-9));
  return lead === 2 ? 4 : 5;
}

/**
 * The multiples of a step from `low` to `high`, each computed on its own, so that errors do not add up.
 * @param {number} step
 * @param {number} low
 * @param {number} high
 */
export function multiples(step, low, high) {
  const first = Math.ceil(low / step - 1e-9);
  const last = Math.floor(high / step + 1e-9);
  return Array.from({ length: Math.max(last - first + 1, 0) }, (_, i) => (first + i) * step);
}
