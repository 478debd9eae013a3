/** WebKitGTK's own small browser, driven over WebDriver on a screen that nobody sees; WEBKIT_DRIVER and XVFB name the programs. */

import { spawn } from "node:child_process";
import { readdirSync } from "node:fs";

/** The browser lies beside the library that it is made of. */
const LIBRARIES = "/usr/lib";

/**
 * @param {string} program
 * @param {string} xvfb
 * @returns {Promise<import("./page.js").Driver>}
 */
export async function startWebKit(program, xvfb) {
  const screen = spawn(xvfb, ["-displayfd", "3", "-screen", "0", "1600x1300x24", "-nolisten", "tcp"], {
    stdio: ["ignore", "ignore", "ignore", "pipe"],
  });
  const display = await new Promise((resolve, reject) => {
    screen.stdio[3].once("data", (number) => resolve(`:${String(number).trim()}`));
    screen.once("error", reject);
  });
  const port = 20_000 + (process.pid % 20_000);
  const driver = spawn(program, [`--port=${port}`], {
    // As root it cannot make the sandbox of its own.
    env: { ...process.env, DISPLAY: display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" },
    stdio: "ignore",
  });
  const call = caller(`http://127.0.0.1:${port}`);
  await listening(call);
  const options = { binary: browser(), args: ["--automation"] };
  const capabilities = { alwaysMatch: { "webkitgtk:browserOptions": options } };
  const { sessionId } = await call("POST", "/session", { capabilities });
  const session = `/session/${sessionId}`;
  await call("POST", `${session}/timeouts`, { script: 120_000 });
  return {
    name: "WebKit",
    problems: [],
    async resize(width, height) {
      // A window has a frame of its own.
      await call("POST", `${session}/window/rect`, { x: 0, y: 0, width, height });
      const [inner, outer] = await call("POST", `${session}/execute/sync`, {
        script: "return [innerWidth, innerHeight]",
        args: [],
      });
      const size = { width: width + (width - inner), height: height + (height - outer) };
      await call("POST", `${session}/window/rect`, { x: 0, y: 0, ...size });
    },
    navigate: (url) => call("POST", `${session}/url`, { url }),
    async run(source) {
      const script = `const done = arguments[0];
        Promise.resolve().then(() => (${source})).then((value) => done({ value }), (error) => done({ error: String(error) }));`;
      const { value, error } = await call("POST", `${session}/execute/async`, { script, args: [] });
      if (error) throw new Error(error);
      return value;
    },
    act: (actions) => call("POST", `${session}/actions`, { actions }),
    screenshot: () => call("GET", `${session}/screenshot`),
    async close() {
      await call("DELETE", session).catch(() => {});
      driver.kill();
      screen.kill();
    },
  };
}

function browser() {
  for (const machine of readdirSync(LIBRARIES)) {
    if (!machine.endsWith("-linux-gnu")) continue;
    const version = readdirSync(`${LIBRARIES}/${machine}`).find((name) => name.startsWith("webkit2gtk-4."));
    if (version) return `${LIBRARIES}/${machine}/${version}/MiniBrowser`;
  }
  throw new Error("WebKitGTK has no browser of its own here");
}

function caller(base) {
  return async (method, path, body) => {
    const answer = await fetch(`${base}${path}`, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${value.error}: ${value.message}`);
    return value;
  };
}

/** Waits until the driver answers. */
async function listening(call) {
  for (let tries = 0; ; tries++) {
    try {
      return await call("GET", "/status");
    } catch (error) {
      if (tries > 300) throw error;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  }
}
