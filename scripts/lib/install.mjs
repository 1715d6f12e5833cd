/** Installs what is missing, so that `npm start` and `npm test` work right after a clone. Uses nothing but Node itself. */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const MARK = "node_modules/.installed-from";
const BROWSERS = ["chromium", "chromium-browser", "google-chrome"];

/** Runs a program with its output shown; ends this process with its code where it fails. */
export const run = (program, args, env = {}) => {
  const { status, error } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

/** Installs the packages of the lockfile where they are not there yet, or the lockfile has changed since. */
export const installPackages = () => {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === lock) return;
  console.log("Installing the packages of package-lock.json …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(MARK, lock);
};

/** Where servers are, which Debian has on the path of the administrator alone. */
const SERVERS = "/usr/sbin";

const onPath = (program) => spawnSync("which", [program], { stdio: "ignore" }).status === 0;

const mayInstall = () => process.platform === "linux" && process.getuid() === 0 && onPath("apt-get");

/** Installs Debian's packages, quietly. */
const install = (...packages) => {
  const quiet = {
    stdio: ["ignore", "ignore", "inherit"],
    env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
  };
  execFileSync("apt-get", ["update", "-qq"], quiet);
  execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], quiet);
};

/** Makes sure of a browser for the tests: by apt where that may be used, else says in one line what to run. */
export const installBrowser = () => {
  if (process.env.CHROMIUM || BROWSERS.some(onPath) || existsSync("/Applications/Google Chrome.app")) return;
  if (mayInstall()) {
    console.log("Installing Chromium for the browser tests …");
    install("chromium");
    return;
  }
  console.error(
    "The browser tests need Chromium: run `sudo apt-get install chromium`, or name one with CHROMIUM=/path/to/chromium.",
  );
  process.exit(1);
};

const NGINX = ["nginx-light", "libnginx-mod-http-brotli-static"];
const BROTLI_MODULE = "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so";

/** Makes sure of nginx for the tests of hosting, in the same way. */
export const installServer = () => {
  if ((onPath("nginx") || existsSync(`${SERVERS}/nginx`)) && existsSync(BROTLI_MODULE)) return;
  if (mayInstall()) {
    console.log("Installing nginx for the tests of hosting …");
    install(...NGINX);
    return;
  }
  console.error(`The tests of hosting need nginx: run \`sudo apt-get install ${NGINX.join(" ")}\`.`);
  process.exit(1);
};
