/** Firefox, as Debian has it, driven over WebDriver BiDi; FIREFOX names the program. */

import { spawn } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import WebSocket from "ws";

/** It makes no requests of its own, and lets a page write to the clipboard as a person would allow it. */
const PREFERENCES = {
  "app.update.disabledForTesting": true,
  "browser.safebrowsing.downloads.remote.enabled": false,
  "browser.safebrowsing.malware.enabled": false,
  "browser.safebrowsing.phishing.enabled": false,
  "datareporting.policy.dataSubmissionEnabled": false,
  "dom.events.testing.asyncClipboard": true,
  "dom.w3c_touch_events.enabled": 1,
  "extensions.systemAddon.update.enabled": false,
  "gfx.color_management.mode": 0,
  "network.captive-portal-service.enabled": false,
  "network.connectivity-service.enabled": false,
  "network.dns.disablePrefetch": true,
  "services.settings.server": "data:,",
  "toolkit.telemetry.reportingpolicy.firstRun": false,
};

/**
 * @param {string} program
 * @returns {Promise<import("./page.js").Driver>}
 */
export async function startFirefox(program) {
  const profile = mkdtempSync(join(tmpdir(), "nimscope-firefox-"));
  const lines = Object.entries(PREFERENCES).map(([name, value]) => `user_pref("${name}", ${JSON.stringify(value)});\n`);
  writeFileSync(join(profile, "user.js"), lines.join(""));
  const words = ["--headless", "--no-remote", "--profile", profile, "--remote-debugging-port", "0", "about:blank"];
  const browser = spawn(program, words, { stdio: ["ignore", "ignore", "pipe"] });
  const socket = new WebSocket(`${await address(browser)}/session`);
  await new Promise((resolve, reject) => socket.once("open", resolve).once("error", reject));
  const problems = [];
  const call = caller(socket, (event) => {
    if (event.method === "log.entryAdded" && event.params.level === "error") problems.push(event.params.text);
  });
  await call("session.new", { capabilities: {} });
  await call("session.subscribe", { events: ["log.entryAdded"] });
  const { contexts } = await call("browsingContext.getTree", {});
  const { context } = contexts[0];
  return {
    name: "Firefox",
    problems,
    resize: (width, height) => call("browsingContext.setViewport", { context, viewport: { width, height } }),
    navigate: (url) => call("browsingContext.navigate", { context, url, wait: "complete" }),
    async run(source) {
      const asked = { expression: source, target: { context }, awaitPromise: true, userActivation: true };
      const answer = await call("script.evaluate", asked);
      if (answer.type !== "success") throw new Error(answer.exceptionDetails.text);
      return answer.result.value;
    },
    act: (actions) => call("input.performActions", { context, actions }),
    screenshot: async () => (await call("browsingContext.captureScreenshot", { context })).data,
    async close() {
      const gone = new Promise((resolve) => browser.once("exit", resolve));
      await call("browser.close", {}).catch(() => browser.kill());
      await gone;
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** Where it listens, which it says when it has started. */
function address(browser) {
  return new Promise((resolve, reject) => {
    let said = "";
    browser.stderr.on("data", (text) => {
      said += text;
      const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(said) ?? [];
      if (url) resolve(url);
    });
    browser.once("error", reject);
    browser.once("exit", (code) => reject(new Error(`Firefox ended with ${code}: ${said}`)));
  });
}

/** Every command has an id, by which its answer is told from the others and from events. */
function caller(socket, onEvent) {
  const waiting = new Map();
  let ids = 0;
  socket.on("message", (text) => {
    const message = JSON.parse(text);
    if (message.type === "event") onEvent(message);
    const { resolve, reject } = waiting.get(message.id) ?? {};
    waiting.delete(message.id);
    if (message.type === "success") resolve?.(message.result);
    else reject?.(new Error(`${message.error}: ${message.message}`));
  });
  return (method, params) =>
    new Promise((resolve, reject) => {
      waiting.set(++ids, { resolve, reject });
      socket.send(JSON.stringify({ id: ids, method, params }));
    });
}
