/** A host of a journey's own: the built page at a port and a path of its own, which can stop, and have another version. */

import { createHash } from "node:crypto";
import { createServer } from "node:http";
import { SITE } from "./chromium.js";

const WORKER = "service.js";

/** Where a host has the page. */
const FOLDER = "/some/where/";

/**
 * Starts it with the page as it was built. `name` is what the browser calls it: a name that is not this machine's is no
 * secure place to a browser.
 */
export async function startHost(name = "127.0.0.1") {
  const files = await built();
  const asked = [];
  const stale = new Map();
  const server = createServer((request, response) => {
    const path = new URL(request.url, SITE).pathname;
    asked.push(path);
    const file = path.startsWith(FOLDER) && files.get(path.slice(FOLDER.length) || "index.html");
    const body = stale.get(path.slice(FOLDER.length)) ?? file.body;
    stale.delete(path.slice(FOLDER.length));
    if (!file) response.writeHead(404).end();
    else response.writeHead(200, { "Content-Type": file.type, "Cache-Control": "max-age=600" }).end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  // A journey that fails does not stop it.
  server.unref();
  return {
    site: new URL(`http://${name}:${server.address().port}${FOLDER}`),
    /** The paths that were asked for so far. */
    asked,
    /** Puts another text in place of a file, and says so in the service worker, unless that is still to come. */
    publish(path, change, { worker = true } = {}) {
      const file = files.get(path);
      const before = digestOf(file.body);
      file.body = Buffer.from(change(file.body.toString()));
      if (!worker) return;
      const service = files.get(WORKER);
      const [version] = /(?<=VERSION=")[0-9a-f]{16}/.exec(service.body.toString());
      const after = digestOf(file.body);
      service.body = Buffer.from(
        service.body.toString().replace(before, after).replace(version, after.slice(0, version.length)),
      );
    },
    /** Sends another text once where a file is asked for. */
    sendOnce(path, change) {
      stale.set(path, Buffer.from(change(files.get(path).body.toString())));
    },
    /** Sends this script as the service worker. */
    serviceWorker(text) {
      files.get(WORKER).body = Buffer.from(text);
    },
    stop() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  };
}

/** All that the service worker keeps, and itself. */
async function built() {
  const service = await (await fetch(new URL(WORKER, SITE))).text();
  const names = [...service.matchAll(/"([^"\n]+)":"[0-9a-f]{64}"/g)].map(([, path]) => path);
  const files = new Map();
  for (const path of [...names, WORKER]) {
    const response = await fetch(new URL(path, SITE));
    files.set(path, { type: response.headers.get("content-type"), body: Buffer.from(await response.arrayBuffer()) });
  }
  return files;
}

function digestOf(body) {
  return createHash("sha256").update(body).digest("hex");
}
