/**
 * What every journey needs: a fresh Chromium page on the built site, that fails the journey if anything goes wrong
 * which its author did not look for: an error in the console, a failed request, a request to another host.
 */

import assert from "node:assert/strict";
import { after, test } from "node:test";
import { launch, SITE } from "./chromium.js";
import { decode } from "./png.js";

/** A journey that takes longer hangs, however busy the machine is. */
const TIMEOUT = 600_000;
/** What does not come within so many milliseconds does not come at all. */
export const PATIENCE = 60_000;
/** What comes behind the first picture comes within so many. */
const SOON = 15_000;

/** A window as it usually is. What the page keeps on the device is the concern of few journeys; the others do without. */
const USUAL = { viewport: { width: 1024, height: 768 }, serviceWorkers: "block" };

/** One browser serves all journeys of a file that want the same flags. */
const browsers = new Map();
after(async () => {
  for (const browser of browsers.values()) await (await browser).close();
});

/**
 * Declares a journey. Its body gets `open(fragment, options)`, which opens the page in a new window, and `problems`,
 * everything that went wrong so far. A journey that provokes problems says with `forgive(pattern)` which do not count.
 */
export function journey(name, body) {
  test(name, { timeout: TIMEOUT }, async () => {
    const contexts = [];
    const problems = [];
    const forgiven = [];
    const report = (problem) => forgiven.some((pattern) => pattern.test(problem)) || problems.push(problem);
    const forgive = (pattern) => forgiven.push(pattern);
    try {
      await body({ problems, forgive, open: (fragment, options) => open({ contexts, report }, fragment, options) });
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
 * deviceScaleFactor, hasTouch, colorScheme and so on; `init`, a function that runs in the page before its own code; and
 * `flags`, further flags of the browser; `onRequest`, which is told of all that is asked for; `at`, the path of another page
 * of the site; `site`, another host of the page; `answer`, which gives what is sent for a path of the site, or null for what the site has there; `early`,
 * for whoever is there before the page has all of itself; and `small`, for whoever wants the small pictures beside links.
 */
async function open({ contexts, report }, fragment = "", settings = {}) {
  const { init, flags = [], onRequest, at, site = SITE, answer, early, small = false, ...options } = settings;
  const kind = flags.join(" ");
  if (!browsers.has(kind)) browsers.set(kind, launch(flags));
  const context = await (await browsers.get(kind)).newContext({ ...USUAL, ...options });
  contexts.push(context);
  context.setDefaultTimeout(PATIENCE);
  watch(context, report, site);
  if (onRequest) context.on("request", onRequest);
  if (!small) await context.addInitScript(withoutSmallPictures);
  if (init) await context.addInitScript(init);
  if (answer) await context.route(/./, (route) => reply(route, answer));
  const page = await context.newPage();
  const url = new URL(at ?? "", site);
  url.hash = fragment;
  await page.goto(url.href);
  await comeUp(page, early);
  return page;
}

/**
 * Runs in the page before its own code: no small picture comes into sight. A page draws a dozen of them when nothing else is to
 * be done, which most journeys would only have to share the processor with.
 */
function withoutSmallPictures() {
  window.IntersectionObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}

async function reply(route, answer) {
  const url = new URL(route.request().url());
  const body = url.href.startsWith(SITE.href) ? await answer(url.pathname.slice(SITE.pathname.length)) : null;
  if (body) await route.fulfill(body);
  else await route.continue();
}

/** Loads the page anew; what is on its way then is called off, so that the page should have all of itself before. */
export async function reload(page) {
  await page.reload();
  await comeUp(page);
}

/**
 * What a journey reads at once must be there: the page fills its panels only when its core has been loaded, and some of them
 * behind the first picture, the help first. Where that does not come, the journey is about that.
 */
async function comeUp(page, early = false) {
  await page.locator('body:not([data-ready="no"])').waitFor();
  if (early || (await page.locator('[data-ready="yes"] #cheats').count()) === 0) return;
  await page
    .locator("#cheats section")
    .first()
    .waitFor({ state: "attached", timeout: SOON })
    .catch(() => {});
}

/**
 * What a person sees of an element (a Playwright locator): its screenshot, in device pixels. `at(x, y)` is the colour
 * of one pixel as "#rrggbb".
 */
export async function pixels(locator) {
  return decode(await locator.screenshot({ animations: "disabled" }));
}

function watch(context, report, site) {
  context.on("console", (message) => {
    if (message.text() === "Service Worker registration blocked by Playwright") return;
    if (message.type() === "error" || message.type() === "warning") {
      report(`console ${message.type()}: ${message.text()}`);
    }
  });
  context.on("weberror", (error) => report(`uncaught: ${error.error()}`));
  context.on("requestfailed", (request) => {
    const why = request.failure()?.errorText;
    // The browser's own search for the icon ends when the page is left, and so do small pictures of the page's own making.
    if (why === "net::ERR_ABORTED" && /^blob:|favicon\.svg$/.test(request.url())) return;
    report(`failed request: ${request.url()} (${why})`);
  });
  context.on("response", (response) => {
    if (response.status() >= 400) report(`status ${response.status()}: ${response.url()}`);
  });
  context.on("request", (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith("http") && origin !== site.origin) report(`another host: ${request.url()}`);
  });
}
