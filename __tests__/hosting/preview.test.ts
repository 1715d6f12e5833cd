/** `npm run serve` answers like the hosts, and outlives what happens to its files and connections. */
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync } from "node:fs";
import { get } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startServer } from "../../scripts/lib/reference-server";
import { DELIVERY } from "../support/built-site";
import { ask } from "../support/raw-request";
import type { RunningServer } from "../support/running-server";
import { describeHost } from "./describe-host";
import { rules, sound } from "./requests";

const startPreview = async (delivery: string): Promise<RunningServer> => {
  const { server, port } = await startServer(delivery, 0);
  const stop = (): Promise<void> =>
    new Promise((done) => {
      server.close(() => done());
      server.closeAllConnections();
    });
  return { port, stop };
};

describe("the preview server", () => describeHost("preview", startPreview));

/** Requests a path and closes the connection after the first bytes. */
const abort = (port: number, path: string): Promise<void> =>
  new Promise((done) => {
    const request = get({ host: "127.0.0.1", port, path, agent: false }, (response) =>
      response.once("data", () => {
        response.destroy();
        done();
      }),
    );
    request.on("error", () => done());
  });

// One folder for the file descriptors of a process: Linux.
const openFiles = (): number => readdirSync("/proc/self/fd").length;

test("aborted requests leave no file open", async () => {
  const { port, stop } = await startPreview(DELIVERY);
  const before = openFiles();
  for (let round = 0; round < 40; round += 1)
    await Promise.all([sound, sound, "/about", "/services/nope"].map((path) => abort(port, path)));
  const isLeaking = (): boolean => openFiles() > before + 20;
  for (let tries = 0; tries < 100 && isLeaking(); tries += 1) await new Promise((next) => setTimeout(next, 50));
  expect(isLeaking()).toBe(false);
  await stop();
});

test("files that disappear while it runs are missing, and it goes on", async () => {
  const delivery = mkdtempSync(join(tmpdir(), "preview-"));
  const site = join(delivery, "site");
  mkdirSync(site);
  for (const file of ["index.html", "about.html", "404.html"]) cpSync(join(DELIVERY, "site", file), join(site, file));
  cpSync(join(DELIVERY, "rules.json"), join(delivery, "rules.json"));
  const { port, stop } = await startPreview(delivery);

  expect((await ask(port, { path: "/about" })).status).toBe(200);
  rmSync(join(site, "about.html"));
  const gone = await ask(port, { path: "/about" });
  expect([gone.status, gone.body.toString()]).toEqual([404, expect.stringContaining("<html")]);
  // What is missing is neither a part of a file nor unchanged.
  const part = await ask(port, { path: "/about", headers: { range: "bytes=0-9" } });
  expect([part.status, part.body.length, part.headers["etag"]]).toEqual([404, gone.body.length, undefined]);
  rmSync(join(site, "404.html"));
  const bare = await ask(port, { path: "/about" });
  expect([bare.status, bare.headers["x-frame-options"]]).toEqual([404, rules.pageHeaders["X-Frame-Options"]]);
  expect((await ask(port, { path: "/" })).status).toBe(200);

  await stop();
  rmSync(delivery, { recursive: true });
});
