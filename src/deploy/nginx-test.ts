/** Tests the generated nginx configuration with `nginx -t`, apart from the configuration of the running nginx. */
import { spawnSync } from "node:child_process";
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, join } from "node:path";
import { errorCode } from "../lib/error-code";

export type NginxTest =
  | { result: "valid" }
  /** Not installed, or it cannot run here. */
  | { result: "untested"; why: string }
  | { result: "invalid"; line: number; text: string; why: string };

/** Debian installs nginx in /usr/sbin, which is not on every user's PATH. */
export const PATH = [process.env["PATH"], "/usr/sbin", "/usr/local/sbin"].join(delimiter);

const RULES = "site.conf";
const MAIN = "main.conf";

/** Otherwise, root gives the folders to another user, whom a container may not have. */
const AS_ROOT = process.getuid?.() === 0 ? "user root;" : "";

/** All paths are relative to a folder of its own. `nginx -t` does not mind if the port is taken. */
const MAIN_TEXT = `
${AS_ROOT}
error_log stderr;
pid pid;
events {}
http {
  access_log off;
  client_body_temp_path body;
  proxy_temp_path proxy;
  fastcgi_temp_path fastcgi;
  uwsgi_temp_path uwsgi;
  scgi_temp_path scgi;
  server {
    listen 127.0.0.1:65535;
    root site;
    include ${RULES};
  }
}
`;

/** Such as: nginx: [emerg] duplicate location "/a" in /tmp/x/site.conf:68 */
const COMPLAINT = /\[emerg\] (?:\d+#\d+: )?(.*?)(?: in (\S*):(\d+))?$/m;

const interpret = (output: string, rules: string): NginxTest => {
  const [, why = output.trim(), file = "", line = "0"] = COMPLAINT.exec(output) ?? [];
  if (!file.endsWith(`/${RULES}`)) return { result: "untested", why: `nginx -t failed: ${why}` };
  const lines = readFileSync(rules, "utf8").split("\n");
  return { result: "invalid", line: Number(line), text: lines[Number(line) - 1]?.trim() ?? "", why };
};

/** @param rules the file to include in a server block */
export const testNginx = (rules: string): NginxTest => {
  const folder = mkdtempSync(join(tmpdir(), "nginx-test-"));
  try {
    copyFileSync(rules, join(folder, RULES));
    writeFileSync(join(folder, MAIN), MAIN_TEXT);
    const { status, stderr, error } = spawnSync("nginx", ["-t", "-p", folder, "-c", join(folder, MAIN)], {
      encoding: "utf8",
      env: { ...process.env, PATH },
    });
    if (error) {
      const isMissing = errorCode(error) === "ENOENT";
      return { result: "untested", why: isMissing ? "nginx is not installed" : error.message };
    }
    return status === 0 ? { result: "valid" } : interpret(stderr, rules);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};
