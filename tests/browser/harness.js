/**
 * What every journey needs: a fresh Chromium page on the built site, that fails the journey if anything goes wrong
 * which its author did not look for: an error in the console, a failed request, a request to another host.
 */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { launch, SITE } from "./chromium.js";
import { decode } from "./png.js";

const TIMEOUT = 120_000;

/** One browser serves all journeys of a file. */
let browser;
after(async () => (await browser)?.close());

/**
 * Declares a journey. Its body gets `open(fragment, options)`, which opens the page in a new window, and `problems`,
 * everything that went wrong so far: a journey that provokes a problem takes it out of this list.
 */
export function journey(name, body) {
  test(name, { timeout: TIMEOUT }, async () => {
    const contexts = [];
    const problems = [];
    try {
      await body({ problems, open: (fragment, options) => open({ contexts, problems }, fragment, options) });
      assert.deepEqual(problems, [], "something went wrong in the page");
    } catch (error) {
      for (const problem of problems) console.error(`in the page: ${problem}`);
      throw error;
    } finally {
      for (const context of contexts) await context.close();
    }
  });
}

/**
 * Opens the page at a permalink, given with or without '#'. The options are Playwright's for a new context: viewport,
 * deviceScaleFactor, hasTouch, colorScheme and so on; and `init`, a function that runs in the page before its own code.
 */
async function open({ contexts, problems }, fragment = "", { init, ...options } = {}) {
  browser ??= launch();
  const context = await (await browser).newContext({ viewport: { width: 1024, height: 768 }, ...options });
  contexts.push(context);
  watch(context, problems);
  if (init) await context.addInitScript(init);
  const page = await context.newPage();
  const url = new URL(SITE);
  url.hash = fragment;
  await page.goto(url.href);
  // What a journey reads at once must be there: the page fills its panels only when its core has been loaded.
  await page.locator('body:not([data-ready="no"])').waitFor();
  return page;
}

/**
 * What a person sees of an element (a Playwright locator): its screenshot, in device pixels. `at(x, y)` is the colour
 * of one pixel as "#rrggbb".
 */
export async function pixels(locator) {
  return decode(await locator.screenshot({ animations: "disabled" }));
}

function watch(context, problems) {
  context.on("console", (message) => {
    if (message.type() === "error" || message.type() === "warning") {
      problems.push(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on("weberror", (error) => problems.push(`uncaught: ${error.error()}`));
  context.on("requestfailed", (request) => {
    problems.push(`failed request: ${request.url()} (${request.failure()?.errorText})`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) problems.push(`status ${response.status()}: ${response.url()}`);
  });
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== SITE.origin) problems.push(`another host: ${request.url()}`);
  });
}
