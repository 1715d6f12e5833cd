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

const onPath = (program) => spawnSync("which", [program], { stdio: "ignore" }).status === 0;

/** Makes sure of a browser for the tests: by apt where that may be used, else says in one line what to run. */
export const installBrowser = () => {
  if (process.env.CHROMIUM || BROWSERS.some(onPath) || existsSync("/Applications/Google Chrome.app")) return;
  if (process.platform === "linux" && process.getuid() === 0 && onPath("apt-get")) {
    console.log("Installing Chromium for the browser tests …");
    const quiet = {
      stdio: ["ignore", "ignore", "inherit"],
      env: { ...process.env, DEBIAN_FRONTEND: "noninteractive" },
    };
    execFileSync("apt-get", ["update", "-qq"], quiet);
    execFileSync("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "chromium"], quiet);
    return;
  }
  console.error(
    "The browser tests need Chromium: run `sudo apt-get install chromium`, or name one with CHROMIUM=/path/to/chromium.",
  );
  process.exit(1);
};
