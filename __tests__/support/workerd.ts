/** Cloudflare's own runtime, workerd, serving a delivery as wrangler.jsonc says. */
import { spawn } from "node:child_process";
import { resolve } from "node:path";
import { freePort } from "./free-port";
import { untilItAnswers, type RunningServer } from "./running-server";

const WRANGLER = resolve("node_modules/wrangler/bin/wrangler.js");

/** @throws where the runtime cannot read the rules, or does not answer. */
export const startWorkerd = async (delivery: string): Promise<RunningServer> => {
  const port = await freePort();
  const server = spawn(
    process.execPath,
    [WRANGLER, "dev", "--ip", "127.0.0.1", "--port", String(port), "--assets", `${delivery}/site`],
    // A group of its own, so that the runtime that it starts ends with it.
    { stdio: "ignore", detached: true, env: { ...process.env, CI: "1", WRANGLER_SEND_METRICS: "false" } },
  );
  await untilItAnswers(port, server);
  return {
    port,
    stop: () =>
      new Promise((done) => {
        server.once("exit", () => done());
        if (server.pid !== undefined) process.kill(-server.pid, "SIGTERM");
      }),
  };
};
