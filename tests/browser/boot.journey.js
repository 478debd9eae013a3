/** The page as a static site: it comes up anywhere, asks no other host, works offline, and runs under a strict policy. */

import assert from "node:assert/strict";
import { checkCells, valuesInView } from "./cells.js";
import { paperColours } from "./colours.js";
import { journey } from "./harness.js";
import { table } from "./known.js";
import { eventually, fragment, picture, settled, visit } from "./map.js";
import { chooseGame, copy, whole } from "./panel.js";

journey("the page opens and nothing goes wrong", async ({ open }) => {
  const page = await open("mem");
  await page.locator('body[data-ready="yes"]').waitFor();
  assert.equal(await page.title(), "MEM · nimscope");
  assert.ok(await page.locator("#map").isVisible());
  assert.ok(await page.locator("#loading").isHidden());
  await settled(page);
  const base = new URL(".", page.url()).href;
  const loaded = await page.evaluate(() => performance.getEntriesByType("resource").map(({ name }) => name));
  assert.ok(loaded.some((url) => url.endsWith(".wasm")));
  assert.deepEqual(
    loaded.filter((url) => !url.startsWith(base)),
    [],
    "something lies outside the page's own folder",
  );
});

journey("the game of a link is parsed once on the page", async ({ open }) => {
  // The core counts; its exports are caught where the browser makes the instance.
  const init = () => {
    const { instantiate } = WebAssembly;
    WebAssembly.instantiate = async (...given) => {
      const made = await instantiate(...given);
      window.core = (made.instance ?? made).exports;
      return made;
    };
  };
  for (const link of ["mem", "imark?S=1-4,7&D=2,3", "maximum?f=n%20%25%207&axis=graph&cell=9,0"]) {
    const page = await open(link, { init });
    await settled(page);
    assert.equal(await page.evaluate(() => window.core.times_read()), 1, link);
    await page.keyboard.press("f");
    await page.locator("#claims .claims").first().waitFor({ state: "attached" });
    await settled(page);
    assert.equal(await page.evaluate(() => window.core.times_read()), 1, `${link}, later`);
    await visit(page, "maxnim?d=3/2");
    assert.equal(await page.evaluate(() => window.core.times_read()), 2, `another game after ${link}`);
  }
});

journey("once loaded the page asks for nothing more, and works offline", async ({ open, forgive }) => {
  const page = await open("mem?n=0-40&k=0-40", { permissions: ["clipboard-read", "clipboard-write"] });
  await whole(page);
  const asked = [];
  page.context().on("request", (request) => {
    // The browser itself looks for the icon of a page whenever its address changes, and complains when it cannot. What is in the page's memory is asked of nobody.
    if (!/favicon\.svg$|^blob:/.test(request.url())) asked.push(request.url());
  });
  forgive(/ERR_INTERNET_DISCONNECTED/);
  await page.context().setOffline(true);
  await chooseGame(page, "MEM⁰");
  await visit(page, "mem0?n=0-3000&k=0-3000&palette=turbo&scale=rank&cell=22,2");
  await eventually(
    () => page.locator("#inspector .value").textContent(),
    (text) => text === "Nim value 11",
    "the value",
  );
  await visit(page, "memplus?n=1-20&k=1-20&show=numbers");
  const value = table("memplus", 21);
  await eventually(
    () => page.locator("#numbers td").allTextContents(),
    (texts) => texts.length === 400 && texts[380] === String(value(20, 1)),
    "the numbers",
  );
  await copy(page, "#copy-csv");
  await visit(page, "maxnim?d=7/4&pass=1&claim=max-nim/thm-4-iii-2");
  await page
    .locator("#claims .badge")
    .filter({ hasText: /fails|holds/ })
    .first()
    .waitFor();
  await page.locator("#theme").click();
  await page.locator("#help-button").click();
  assert.deepEqual(asked, []);
});

journey("the page works from any path", async ({ open, forgive }) => {
  // Chromium asks for the icon by itself, past whoever stands in for a server, and then tells of it without its name.
  forgive(/^status 404: .*\/favicon\.svg$/);
  forgive(/^console error: Failed to load resource: .* 404 /);
  const page = await open("mem");
  await whole(page);
  const home = new URL(".", page.url()).href;
  const elsewhere = new URL("/some/other%20place/deep/", home).href;
  await page.context().route(`${elsewhere}**`, async (route) => {
    const url = route.request().url().replace(elsewhere, home);
    await route.fulfill({ response: await route.fetch({ url }) });
  });
  const asked = [];
  page.context().on("request", (request) => asked.push(request.url()));
  await page.goto(`${elsewhere}index.html#mem0?n=0-40&k=0-40&cell=22,2`);
  await whole(page);
  await eventually(
    () => page.locator("#inspector .value").textContent(),
    (text) => text === "Nim value 11",
    "the value",
  );
  await page.locator("#map").hover();
  await page.mouse.wheel(0, -200);
  await fragment(page, (link) => !link.startsWith("mem0?n=0-40"));
  assert.ok(page.url().startsWith(`${elsewhere}index.html#mem0?v=1&`));
  assert.ok(asked.some((url) => url.endsWith("worker.js")));
  assert.deepEqual(
    asked.filter((url) => !url.startsWith(elsewhere)),
    [],
    "an address that is not relative",
  );
  // What is asked for at the last moment, such as the icon, needs no answer.
  await page.context().unrouteAll({ behavior: "ignoreErrors" });
});

journey("a strict policy is in force", async ({ open, problems }) => {
  const page = await open("mem");
  const policy = await page.locator('meta[http-equiv="Content-Security-Policy"]').getAttribute("content");
  const rules = Object.fromEntries(
    policy.split(";").map((rule) => [rule.trim().split(" ")[0], rule.trim().split(" ").slice(1)]),
  );
  assert.deepEqual(rules["default-src"], ["'none'"]);
  assert.deepEqual(rules["script-src"], ["'self'", "'wasm-unsafe-eval'"]);
  for (const [name, sources] of Object.entries(rules)) {
    for (const source of sources) {
      assert.ok(
        ["'none'", "'self'", "'wasm-unsafe-eval'", "data:", "blob:"].includes(source),
        `${name} allows ${source}`,
      );
    }
  }
  await page.locator('body[data-ready="yes"]').waitFor();
  await page.evaluate(() => {
    const script = document.createElement("script");
    script.textContent = "document.title = 'broken into'";
    document.body.append(script);
  });
  assert.equal(await page.title(), "MEM · nimscope");
  await eventually(
    async () => problems.length,
    (count) => count > 0,
    "the complaint",
  );
  assert.match(problems.splice(0).join(), /Content Security Policy/);
});

journey("a worker that breaks is replaced, and the map comes all the same", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40", { init: breakFirstWorker });
  await page.locator("#notice").getByText("broken on purpose").waitFor();
  await page.locator("#dismiss").click();
  await page.locator("#legend li").first().waitFor();
  const shown = await picture(page);
  const value = table("mem0", shown.rows.to);
  assert.ok(checkCells(shown, value, paperColours("sqrt", valuesInView(shown, value))) > 500);
  assert.equal(await page.evaluate(() => window.workers), 2);
});

journey("a worker that breaks each time is not replaced for ever", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40", { init: `window.breaking = Infinity;(${breakFirstWorker})()` });
  await settled(page);
  assert.equal(await page.evaluate(() => window.workers), 3);
});

journey("if the core cannot be loaded the page says so", async ({ open, forgive }) => {
  const page = await open("mem");
  // A page that is left while something loads calls that off.
  await whole(page);
  forgive(/ERR_FAILED/);
  await page.context().route("**/*.wasm", (route) => route.abort());
  await page.reload();
  await page.locator('body[data-ready="failed"]').waitFor();
  assert.match(
    await page.locator("#loading").textContent(),
    /^nimscope could not start: .*\. Please reload the page\.$/,
  );
  assert.equal(await page.locator("#loading").getAttribute("role"), "alert");
});

/** Runs in the page before its own code: the first worker, or as many as are `breaking`, breaks when it is asked. */
function breakFirstWorker() {
  window.workers = 0;
  const Real = window.Worker;
  window.Worker = class extends Real {
    breaks = ++window.workers <= (window.breaking ?? 1);
    postMessage(message, ...rest) {
      if (!this.breaks) return super.postMessage(message, ...rest);
      const { id, map } = message;
      const data = { type: "failure", id, map, message: "broken on purpose", kind: "broken", asked: false };
      if (message.type === "look") setTimeout(() => this.dispatchEvent(new MessageEvent("message", { data })));
    }
  };
}
