import { launch } from "./chromium.js";
const browser = await launch();
const context = await browser.newContext({ viewport: { width: 1024, height: 768 } });
context.on("console", (m) => console.log("console", m.type(), m.text()));
context.on("weberror", (e) => console.log("weberror", e.error()));
await context.addInitScript(() => {
  window.log = [];
  const Real = window.Worker;
  window.Worker = class extends Real {
    constructor(...args) {
      super(...args);
      this.addEventListener("message", ({ data }) => window.log.push(["<", data.type, data.id, data.map, data.tiles?.length, data.progress && JSON.stringify(data.progress), data.message]));
    }
    postMessage(m) { window.log.push([">", m.type, m.id, m.map, m.request?.tiles.length, JSON.stringify(m.question)]); super.postMessage(m); }
  };
});
const page = await context.newPage();
await page.goto("http://127.0.0.1:18933/#" + (process.argv[2] ?? ""));
await page.waitForTimeout(4000);
const log = await page.evaluate(() => window.log);
console.log(log.length);
for (const line of log.slice(0, 60)) console.log(line.filter((x) => x != null).join(" "));
await browser.close();
