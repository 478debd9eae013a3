/** The page is kept on the device: it comes up without a network, one version at a time, and does without where it must. */

import assert from "node:assert/strict";
import { readFileSync } from "node:fs";
import { journey, reload } from "./harness.js";
import { startHost } from "./host.js";
import { eventually, fragment, go, restingFragment, settled } from "./map.js";
import { chooseGame, grown, whole } from "./panel.js";

/** What Playwright calls letting pages have service workers. */
const KEPT = { serviceWorkers: "allow" };

/** Waits until the device has the page as a whole, and gives the names of the versions that it has. */
async function kept(page) {
  await page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    while (active.state !== "activated") await new Promise((resolve) => setTimeout(resolve, 20));
  });
  return await page.evaluate(() => caches.keys());
}

journey("a second visit needs no network at all", async ({ open }) => {
  const host = await startHost();
  const page = await open("mem0?n=0-60&k=0-60&cell=22,2", { ...KEPT, site: host.site });
  await whole(page);
  assert.equal((await kept(page)).length, 1);
  const before = await restingFragment(page);

  await page.context().setOffline(true);
  await host.stop();
  await reload(page);
  await whole(page);
  assert.equal(await restingFragment(page), before);
  assert.match(await page.locator("#inspector").textContent(), /22.*12/s);

  await page.locator("#presets .preset").nth(3).click();
  await settled(page);
  await fragment(page, (link) => link !== before);
  await chooseGame(page, "Max Nim");
  await go(page, "maxnim?d=3&pass=1&show=tables");
  await grown(page);
  assert.ok((await page.locator("#tables table").count()) > 0, "the tables are there");
  await page.locator("#tab-claims").click();
  await page.locator("#claims .claim").first().click();
  await page.locator("#claims .claim-body").first().waitFor();
});

journey("a new version is told of, and taken without losing anything", async ({ open }) => {
  const host = await startHost();
  const page = await open("mem0?n=0-60&k=0-60", { ...KEPT, site: host.site });
  await whole(page);
  const [first] = await kept(page);
  // Only another visit is served from what is kept.
  await reload(page);
  await whole(page);
  const other = await page.context().newPage();
  await other.goto(new URL("#mem?n=0-30&k=0-30", host.site).href);
  await whole(other);
  await page.bringToFront();

  host.publish("index.html", (text) => text.replace("<title>", '<meta name="made" content="anew"><title>'));
  // Whoever comes back before the browser has the page in hand, or while it is still asking for the version before, is told
  // the next time.
  await eventually(
    async () => {
      await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
      await page.waitForTimeout(500);
      return await page.locator("#update").getByText("A new version is here.").isVisible();
    },
    Boolean,
    "whether a new version is told of",
  );
  assert.equal(await page.locator('meta[name="made"]').count(), 0, "nothing is replaced before it is taken");
  assert.equal((await page.evaluate(() => caches.keys())).length, 2, "both versions are kept");

  // The address follows the view with a delay, and must not lose what was done last.
  await page.locator("#map").focus();
  await page.keyboard.press("ArrowRight");
  await page.keyboard.press("Enter");
  await page.locator("#take-update").click();
  await page.locator('meta[name="made"]').waitFor({ state: "attached" });
  await whole(page);
  assert.match(await fragment(page), /^mem0\?v=1&n=0-60&k=0-60&cell=/);
  // Another tab goes along, so that no page has files of two versions.
  await other.locator('meta[name="made"]').waitFor({ state: "attached" });
  await whole(other);
  assert.match(await fragment(other), /^mem\?n=0-30&k=0-30/);

  const now = await eventually(
    () => page.evaluate(() => caches.keys()),
    (names) => names.length === 1,
    "what is kept",
  );
  assert.notEqual(now[0], first);
  assert.equal(await page.locator("#update button").count(), 0);
  await host.stop();
});

journey("a version that a host has only in part is not taken", async ({ open, forgive }) => {
  const host = await startHost();
  const page = await open("mem0", { ...KEPT, site: host.site });
  await whole(page);
  const [first] = await kept(page);
  await reload(page);
  await whole(page);
  host.publish("www/style.css", (text) => `${text}\n`);
  // The service worker knows nothing of this one.
  host.publish("www/main.js", (text) => `${text}\n`, { worker: false });
  forgive(/service worker|ServiceWorker|not of this version/i);
  const refused = await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    const seen = new Promise((resolve) => {
      registration.addEventListener("updatefound", () => {
        const { installing } = registration;
        installing.addEventListener("statechange", () => resolve(installing.state));
      });
    });
    await registration.update().catch(() => {});
    return await seen;
  });
  assert.equal(refused, "redundant");
  assert.deepEqual(await page.evaluate(() => caches.keys()), [first]);
  assert.equal(await page.locator("#update button").count(), 0);
  await reload(page);
  await whole(page);
  await host.stop();
});

journey("where nothing may be kept the page works as before", async ({ open, forgive }) => {
  forgive(/service worker|ServiceWorker/i);
  const host = await startHost();
  const hindrances = [
    () => Object.defineProperty(navigator, "serviceWorker", { get: () => undefined }),
    () => {
      const denied = () => {
        throw new DOMException("The operation is insecure.", "SecurityError");
      };
      Object.defineProperty(navigator, "serviceWorker", { get: denied });
    },
    () => {
      ServiceWorkerContainer.prototype.register = () => Promise.reject(new DOMException("denied", "SecurityError"));
    },
  ];
  for (const init of hindrances) {
    const page = await open("mem0?n=0-40&k=0-40", { ...KEPT, site: host.site, init });
    await whole(page);
    assert.equal(await page.locator("#notice").textContent(), "");
    await page.context().close();
  }
  // A browser whose storage is full or forbidden, as the service worker finds it.
  host.serviceWorker('addEventListener("install", (e) => e.waitUntil(Promise.reject(new Error("QuotaExceeded"))));');
  const full = await open("mem0?n=0-40&k=0-40", { ...KEPT, site: host.site });
  await whole(full);
  await reload(full);
  await whole(full);
  assert.equal(await full.locator("#notice").textContent(), "");
  await host.stop();

  const plain = await startHost("nimscope.test");
  const flags = ["--host-resolver-rules=MAP nimscope.test 127.0.0.1"];
  const insecure = await open("mem0?n=0-40&k=0-40", { ...KEPT, site: plain.site, flags });
  await whole(insecure);
  assert.equal(await insecure.evaluate(() => isSecureContext), false);
  await plain.stop();
});

journey("whoever works on the page sees it as it is, whatever was kept at that address", async ({ open }) => {
  const host = await startHost();
  const page = await open("mem0?n=0-40&k=0-40", { ...KEPT, site: host.site });
  await whole(page);
  await kept(page);
  const source = new URL("../../xtask/src/keeps-nothing.js", import.meta.url);
  host.serviceWorker(readFileSync(source, "utf8"));
  host.publish("index.html", (text) => text.replace("<title>", '<meta name="made" content="anew"><title>'), {
    worker: false,
  });
  await page.reload();
  await page.locator('meta[name="made"]').waitFor({ state: "attached" });
  await whole(page);
  await eventually(
    () => page.evaluate(() => caches.keys()),
    (names) => names.length === 0,
    "what is kept",
  );
  host.publish("index.html", (text) => text.replace('content="anew"', 'content="again"'), { worker: false });
  // A host may let browsers keep files for a while; only the service worker is the matter here.
  const client = await page.context().newCDPSession(page);
  await client.send("Network.setCacheDisabled", { cacheDisabled: true });
  await page.reload();
  await page.locator('meta[content="again"]').waitFor({ state: "attached" });
  await host.stop();
});

journey("the page can be installed, with icons that are its own", async ({ open }) => {
  const page = await open("mem0?n=0-40&k=0-40");
  const client = await page.context().newCDPSession(page);
  const { errors, data } = await client.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const manifest = JSON.parse(data);
  const { installabilityErrors } = await client.send("Page.getInstallabilityErrors");
  assert.deepEqual(
    installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito"),
    [],
  );
  const start = await page.evaluate((path) => new URL(path, new URL("www/", location.href)).href, manifest.start_url);
  assert.equal(start, page.url().split("#")[0]);
  for (const { src, sizes, purpose } of manifest.icons) {
    const [size, difference] = await page.evaluate(compareWithIcon, [src, purpose === "maskable"]);
    if (sizes !== "any") assert.equal(`${size}x${size}`, sizes, src);
    assert.ok(difference < 1, `${src} differs from the icon by ${difference} of 255`);
  }
});

/** Runs in the page: how large a picture is, and how far it is from the page's icon, which a mask may cut at its edges. */
async function compareWithIcon([src, masked]) {
  const load = async (path) => {
    const image = new Image();
    image.src = new URL(path, new URL("www/", location.href)).href;
    await image.decode();
    return image;
  };
  const [picture, icon] = [await load(src), await load("favicon.svg")];
  const size = 512;
  const pixels = (image, margin) => {
    const canvas = Object.assign(document.createElement("canvas"), { width: size, height: size });
    const context = canvas.getContext("2d");
    if (margin) {
      context.fillStyle = "#141d4a";
      context.fillRect(0, 0, size, size);
    }
    context.drawImage(image, margin, margin, size - 2 * margin, size - 2 * margin);
    return context.getImageData(0, 0, size, size).data;
  };
  const [a, b] = [pixels(picture, 0), pixels(icon, masked ? 51 : 0)];
  return [picture.naturalWidth, a.reduce((sum, byte, i) => sum + Math.abs(byte - b[i]), 0) / a.length];
}
