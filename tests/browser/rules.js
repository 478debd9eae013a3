/**
 * Values of the games of the four later papers, computed here straight from their rules. The first journey of
 * papers.journey.js holds them to the golden files.
 */

import { maxNim } from "./known.js";

/** The functions that presets type, by their text. */
const FUNCTIONS = {
  "2n": (n) => 2 * n,
  "if(n <= 3, 2, n)": (n) => (n <= 3 ? 2 : n),
  "if(n <= 7, 8 - n, n)": (n) => (n <= 7 ? 8 - n : n),
  "if(n = 10, 1, n)": (n) => (n === 10 ? 1 : n),
  "floor(n/2)": (n) => Math.floor(n / 2),
  "floor(sqrt(n))": (n) => Math.floor(Math.sqrt(n)),
  "if(n = 0, 0, 2^floor(log2(n)) - 1)": (n) => (n === 0 ? 0 : 2 ** Math.floor(Math.log2(n)) - 1),
  "2^floor(log2(n)) - 1": (n) => (n === 0 ? 0 : 2 ** Math.floor(Math.log2(n)) - 1),
  "floor((n-1)/2)": (n) => Math.max(0, Math.floor((n - 1) / 2)),
  "max(0, floor((n-1)/2))": (n) => Math.max(0, Math.floor((n - 1) / 2)),
};

/** A function from (row, column) of the map to the value, for a permalink of a strip or of a plain table. */
export function shownBy(link, size) {
  const [name, rest] = link.split("?");
  const given = Object.fromEntries(rest.split("&").map((pair) => decodeURIComponent(pair).split(/=(.*)/s)));
  if (name === "dynamic") return dynamic(FUNCTIONS[given.f], size);
  if (name === "serial") return serial(given.heaps.split(",").map(Number), size);
  const width = Number(given.w ?? 64);
  const values = sequence(name, given, size * width);
  return (row, column) => values[row * width + column];
}

/** The first values of a game on one heap. */
export function sequence(name, given, heaps) {
  if (name === "maxnim") {
    const [p, q = 1] = given.d.split("/").map(Number);
    const without = maxNim(p, q, heaps);
    return given.pass === "1" ? withPass(without, (n) => Math.ceil((n * q) / p)) : without;
  }
  if (name === "maximum") {
    const without = within(heaps, (n) => [1, FUNCTIONS[given.f](n)]);
    return given.pass === "1" ? withPass(without, FUNCTIONS[given.f]) : without;
  }
  if (name === "minimum") return within(heaps, (n) => [FUNCTIONS[given.f](n) + 1, n]);
  const whole = (text) => text.split(",").map(Number);
  const subtract = given.t ? Array.from({ length: given.t - 1 }, (_, i) => i + 1) : whole(given.S);
  return division(subtract, given.d ? [Number(given.d)] : whole(given.D), given.round, Number(given.end ?? 0), heaps);
}

/** Subtract a member of S, or divide by a member of D, exactly unless a rounding is given. */
export function division(subtract, divide, round, end, heaps) {
  const values = [];
  for (let n = 0; n < heaps; n++) {
    const quotients = divide
      .map((d) => (round ? Math[round](n / d) : n / d))
      .filter((to) => Number.isInteger(to) && to < n);
    const options = [...subtract.map((s) => n - s).filter((to) => to >= end), ...quotients];
    values.push(n <= end ? 0 : mex(options.map((to) => values[to])));
  }
  return values;
}

/** Remove from one bound to another. */
function within(heaps, bounds) {
  const values = [];
  for (let n = 0; n < heaps; n++) {
    const [least, most] = bounds(n);
    const options = [];
    for (let j = least; j <= Math.min(most, n); j++) options.push(values[n - j]);
    values.push(mex(options));
  }
  return values;
}

/** Take at most so many of n, where either player may pass once, but not where nothing may be taken. */
function withPass(without, most) {
  const values = [];
  for (const [n, value] of without.entries()) {
    const reached = values.slice(n - most(n), n);
    values.push(most(n) === 0 ? 0 : mex([...reached, value]));
  }
  return values;
}

/** From (n, x) take 1 ≤ j ≤ x, which leaves (n − j, f(j)). */
export function dynamic(f, size) {
  const values = [];
  const value = (n, x) => values[n][Math.min(x, n)];
  for (let n = 0; n < size; n++) {
    values.push([]);
    const options = [];
    for (let x = 0; x <= n; x++) {
      if (x > 0) options.push(value(n - x, f(x)));
      values[n].push(mex(options));
    }
  }
  return value;
}

/** Heaps in a row, of which the leftmost that is not empty is in play; the first two vary. */
function serial(heaps, size) {
  const values = Array.from({ length: size }, () => []);
  let behind = [0];
  for (const heap of heaps.slice(2).reverse()) behind = row(behind[behind.length - 1], heap);
  const last = behind[behind.length - 1];
  const second = row(last, size - 1);
  for (let k = 0; k < size; k++)
    row(second[k], size - 1).forEach((value, n) => {
      values[n][k] = value;
    });
  return (n, k) => values[n][k];
}

/** The values of a heap of 0, 1, … tokens before others of a known value. */
function row(behind, most) {
  const values = [behind];
  while (values.length <= most) values.push(mex(values));
  return values;
}

function mex(options) {
  const seen = new Set(options);
  let least = 0;
  while (seen.has(least)) least++;
  return least;
}
