/** nginx with a delivery and its generated configuration. */
import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./free-port";
import { waitUntilReady, type RunningServer } from "./running-server";

/** Debian's path of the Brotli module. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const WORKERS = 2;

/** Started by root, workers are another user by default, who may not read a folder in root's home. */
const AS_ROOT = process.getuid?.() === 0 ? "user root;" : "";

/** Without keep-alive: browsers preconnect, and old connections would use the configuration from before a reload. */
const configuration = (folder: string, delivery: string, port: number): string => `
load_module ${BROTLI};
${AS_ROOT}
daemon off;
pid ${folder}/pid;
error_log ${folder}/error.log notice;
worker_processes ${WORKERS};
worker_shutdown_timeout 1s;
events {}
http {
  include /etc/nginx/mime.types;
  access_log off;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
  server {
    listen 127.0.0.1:${port};
    root ${delivery}/site;
    brotli_static on;
    include ${delivery}/nginx.conf;
  }
}`;

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (server.exitCode !== null) return done();
    server.once("exit", () => done());
    server.kill("SIGQUIT");
  });

interface RunningNginx extends RunningServer {
  /** Reloads the configuration, and waits until the old workers have exited. */
  reload: () => Promise<void>;
}

/** @throws if nginx or its Brotli module is missing, or the configuration is invalid. */
export const startNginx = async (delivery: string): Promise<RunningNginx> => {
  if (!existsSync(BROTLI))
    throw new Error(
      "nginx with its brotli module is missing: apt-get install nginx-light libnginx-mod-http-brotli-static",
    );
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, resolve(delivery), port));
  const endedWorkers = (): number =>
    readFileSync(join(folder, "error.log"), "utf8").match(/worker process \d+ exited/g)?.length ?? 0;
  const server = spawn("nginx", ["-p", folder, "-c", file], {
    stdio: ["ignore", "ignore", "inherit"],
    // Debian installs nginx in /usr/sbin, which is on root's PATH only.
    env: { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` },
  });
  await waitUntilReady(port, server);
  return {
    port,
    reload: async () => {
      const all = endedWorkers() + WORKERS;
      server.kill("SIGHUP");
      while (endedWorkers() < all) await new Promise((next) => setTimeout(next, 20));
    },
    stop: async () => {
      await stopped(server);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};
