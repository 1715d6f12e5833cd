/** Cloudflare's own runtime, workerd, serving a delivery as wrangler.jsonc says. */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import type { RunningServer } from "./running-server";

const WRANGLER = resolve("node_modules/wrangler/bin/wrangler.js");

/** Ports that wrangler chooses itself: one that we found free could be somebody else's by the time it comes to use it. */
const ANY_PORT = "0";

const READY = /Ready on http:\/\/127\.0\.0\.1:(\d+)/;

/**
 * Wrangler watches each file of a delivery, 30,000 of them, and ends where the system gives that many watches to nobody.
 * Looked at once a day instead, they cost nothing.
 */
const UNWATCHED = { CHOKIDAR_USEPOLLING: "1", CHOKIDAR_INTERVAL: String(24 * 60 * 60 * 1000) };

/** @throws where the runtime cannot read the rules, or ends before it is ready, with all that it said. */
export const startWorkerd = async (delivery: string): Promise<RunningServer> => {
  const server = spawn(
    process.execPath,
    [
      ...[WRANGLER, "dev", "--assets", `${delivery}/site`],
      ...["--ip", "127.0.0.1", "--port", ANY_PORT, "--inspector-port", ANY_PORT],
    ],
    {
      stdio: ["ignore", "pipe", "pipe"],
      // A group of its own, so that the runtime that it starts ends with it.
      detached: true,
      env: { ...process.env, ...UNWATCHED, CI: "1", WRANGLER_SEND_METRICS: "false" },
    },
  );
  const port = await new Promise<number>((ready, failed) => {
    let said = "";
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
    stop: () =>
      new Promise((done) => {
        server.once("exit", () => done());
        if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
      }),
  };
};
