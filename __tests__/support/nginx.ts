/** nginx with a delivery and its generated configuration. */
import { spawn, spawnSync, type ChildProcess } from "node:child_process";
import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { freePort } from "./free-port";
import { waitUntilReady, type RunningServer } from "./running-server";

/** Debian's path of the Brotli module. */
const BROTLI = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

const WORKERS = 2;

/** Started by root, workers are another user by default, who may not read a folder in root's home. */
const AS_ROOT = process.getuid?.() === 0 ? "user root;" : "";

/** The `server` block of a delivery. */
const serverBlock = (delivery: string, port: number): string => `
  server {
    listen 127.0.0.1:${port};
    root ${delivery}/site;
    brotli_static on;
    include ${delivery}/nginx.conf;
  }`;

const configuration = (folder: string, servers: string): string => `
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
  ${servers}
}`;

/** Debian installs nginx in /usr/sbin, which is on root's PATH only. */
const ENVIRONMENT = { ...process.env, PATH: `${process.env["PATH"]}:/usr/sbin` };

const stopped = (server: ChildProcess): Promise<void> =>
  new Promise((done) => {
    if (server.exitCode !== null) return done();
    server.once("exit", () => done());
    server.kill("SIGQUIT");
  });

interface RunningNginx extends RunningServer {
  /** A folder with the command `nginx` as it is where this is the server of the machine. */
  commands: string;
  /** Reloads the configuration, and waits until the old workers have exited. */
  reload: () => Promise<void>;
}

/**
 * @param servers the text of the `server` blocks, by the port of one that answers HTTP
 * @throws if nginx or its Brotli module is missing, or with the message of `nginx -t`
 */
export const startNginx = async (delivery: string, servers = serverBlock): Promise<RunningNginx> => {
  if (!existsSync(BROTLI))
    throw new Error(
      "nginx with its brotli module is missing: apt-get install nginx-light libnginx-mod-http-brotli-static",
    );
  const folder = mkdtempSync(join(tmpdir(), "nginx-"));
  const port = await freePort();
  const file = join(folder, "nginx.conf");
  writeFileSync(file, configuration(folder, servers(resolve(delivery), port)));
  const endedWorkers = (): number =>
    readFileSync(join(folder, "error.log"), "utf8").match(/worker process \d+ exited/g)?.length ?? 0;
  const files = ["-p", folder, "-c", file];
  const { status, stderr } = spawnSync("nginx", ["-t", ...files], { env: ENVIRONMENT, encoding: "utf8" });
  if (status !== 0) throw new Error(`nginx refuses its configuration:\n${stderr}`);
  const server = spawn("nginx", files, { stdio: ["ignore", "ignore", "inherit"], env: ENVIRONMENT });
  await waitUntilReady(port, server);
  const command = join(folder, "nginx");
  writeFileSync(command, `#!/bin/sh\nexec /usr/sbin/nginx ${files.join(" ")} "$@"\n`);
  chmodSync(command, 0o755);
  return {
    port,
    commands: folder,
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
