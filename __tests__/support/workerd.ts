/** Cloudflare's runtime workerd with a delivery and wrangler.jsonc. */
import { spawn } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { RunningServer } from "./running-server";

const WRANGLER = resolve("tools/cloudflare/node_modules/wrangler/bin/wrangler.js");

/** Wrangler chooses: a port that we found free could be taken before it starts. */
const ANY_PORT = "0";

const READY = /Ready on http:\/\/127\.0\.0\.1:(\d+)/;

/**
 * Wrangler watches all files of a delivery (30,000), which may exceed the limit of inotify watches; polling once a
 * day costs nothing.
 */
const UNWATCHED = { CHOKIDAR_USEPOLLING: "1", CHOKIDAR_INTERVAL: String(24 * 60 * 60 * 1000) };

/** The site's configuration with further paths at which the Worker runs first, as docs/hosting.md describes it. */
const configurationWith = (folder: string, paths: readonly string[]): string => {
  const text = readFileSync("wrangler.jsonc", "utf8")
    .replace('"cloudflare-worker.ts"', `"${resolve("cloudflare-worker.ts")}"`)
    .replace('"run_worker_first": [', `$&${paths.map((path) => `"${path}", `).join("")}`);
  const file = join(folder, "wrangler.jsonc");
  writeFileSync(file, text);
  return file;
};

interface RunningWorkerd extends RunningServer {
  /** What wrangler has printed. */
  output: () => string;
}

/**
 * @param workerFirst further paths for `run_worker_first`
 * @throws with the output if the runtime exits before it is ready
 */
export const startWorkerd = async (delivery: string, workerFirst: readonly string[] = []): Promise<RunningWorkerd> => {
  const folder = mkdtempSync(join(tmpdir(), "wrangler-"));
  let said = "";
  const server = spawn(
    process.execPath,
    [
      ...[WRANGLER, "dev", "--config", configurationWith(folder, workerFirst)],
      ...["--assets", resolve(delivery, "site")],
      ...["--ip", "127.0.0.1", "--port", ANY_PORT, "--inspector-port", ANY_PORT],
    ],
    {
      stdio: ["ignore", "pipe", "pipe"],
      // Its own process group, so that the runtime is killed with it.
      detached: true,
      env: { ...process.env, ...UNWATCHED, CI: "1", WRANGLER_SEND_METRICS: "false" },
    },
  );
  const port = await new Promise<number>((ready, failed) => {
    const hear = (words: Buffer): void => {
      said += words.toString();
      const address = READY.exec(said);
      if (address) ready(Number(address[1]));
    };
    server.stdout.on("data", hear);
    server.stderr.on("data", hear);
    server.once("exit", (code) => failed(new Error(`The server ended with code ${code}:\n${said}`)));
  });
  return {
    port,
    output: () => said,
    stop: () =>
      new Promise((done) => {
        server.once("exit", () => {
          rmSync(folder, { recursive: true, force: true });
          done();
        });
        if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
      }),
  };
};
