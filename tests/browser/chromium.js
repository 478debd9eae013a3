/** The browser, and where the built site is. `cargo xtask` sets NIMSCOPE_URL and CHROMIUM. */

import { chromium } from "playwright-core";

export const SITE = new URL(setting("NIMSCOPE_URL"));

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Screenshots must have the very colours that the page asked for.
  "--force-color-profile=srgb",
];

/** Starts a browser that makes no requests of its own; `flags` are further flags of its command line. */
export function launch(flags = []) {
  return chromium.launch({ executablePath: setting("CHROMIUM"), args: [...FLAGS, ...flags] });
}

function setting(name) {
  const value = process.env[name];
  if (!value)
    throw new Error(`${name} is not set: run this by \`cargo xtask test --only journeys\` or \`cargo xtask bench\``);
  return value;
}
