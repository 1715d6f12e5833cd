/** Installs what is missing, so that `npm start` and `npm test` work after a clone. Uses Node's own modules only. */
import { execFileSync, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

const MARK = "node_modules/.installed-from";

/** Runs a program with its output shown; on failure exits with its code. */
export const run = (program, args, env = {}) => {
  const { status, error } = spawnSync(program, args, {
    stdio: "inherit",
    env: { ...process.env, ...env },
    shell: process.platform === "win32",
  });
  if (error) console.error(`${program} could not be started: ${error.message}`);
  if (status !== 0) process.exit(status ?? 1);
};

/** Runs `npm ci` if packages are missing or the lockfile has changed. */
export const installPackages = () => {
  const lock = createHash("sha256").update(readFileSync("package-lock.json")).digest("hex");
  if (existsSync(MARK) && readFileSync(MARK, "utf8") === lock) return;
  console.log("Installing the packages of package-lock.json …");
  run("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(MARK, lock);
};

const onPath = (program) => spawnSync("which", [program], { stdio: "ignore" }).status === 0;

const hasBrowser = () =>
  Boolean(process.env.CHROMIUM) ||
  ["chromium", "chromium-browser", "google-chrome"].some(onPath) ||
  existsSync("/Applications/Google Chrome.app");

/** Debian has servers in /usr/sbin, which is on root's PATH only. */
const hasServer = () =>
  (onPath("nginx") || existsSync("/usr/sbin/nginx")) &&
  existsSync("/usr/lib/nginx/modules/ngx_http_brotli_static_module.so");

/** Fonts matter on Linux only, where browsers use fontconfig: see __tests__/support/fontconfig. */
const hasTypeface = (file) => process.platform !== "linux" || existsSync(`/usr/share/fonts/truetype/${file}`);

/** Debian packages that tests need, and how to detect them. */
const TEST_TOOLS = [
  { packages: ["chromium"], isThere: hasBrowser },
  { packages: ["nginx-light", "libnginx-mod-http-brotli-static"], isThere: hasServer },
  { packages: ["fonts-liberation"], isThere: () => hasTypeface("liberation/LiberationSans-Regular.ttf") },
  { packages: ["fonts-roboto-unhinted"], isThere: () => hasTypeface("roboto/unhinted/RobotoTTF/Roboto-Regular.ttf") },
  { packages: ["fonts-dejavu-core"], isThere: () => hasTypeface("dejavu/DejaVuSans.ttf") },
];

/** Prefix for `apt-get`: none for root, sudo in CI (without a password), otherwise undefined. */
const asRoot = () => {
  if (process.platform !== "linux" || !onPath("apt-get")) return undefined;
  if (process.getuid() === 0) return ["env"];
  const maySudo = process.env.CI && spawnSync("sudo", ["-n", "true"], { stdio: "ignore" }).status === 0;
  return maySudo ? ["sudo", "-n", "env"] : undefined;
};

/** Installs the tools with apt if allowed, otherwise prints the command. */
export const installTestTools = () => {
  const missing = TEST_TOOLS.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages);
  if (missing.length === 0) return;
  const names = missing.join(" ");
  const root = asRoot();
  if (!root) {
    console.error(`The tests need more programs. Fix: run \`sudo apt-get install --no-install-recommends ${names}\`.`);
    if (missing.includes("chromium")) console.error("Or name a browser: CHROMIUM=/path/to/chromium npm test");
    process.exit(1);
  }
  console.log(`Installing for the tests: ${names} …`);
  const [program, ...before] = [...root, "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  const quiet = { stdio: ["ignore", "ignore", "inherit"] };
  execFileSync(program, [...before, "update", "-qq"], quiet);
  execFileSync(program, [...before, "install", "-y", "-qq", "--no-install-recommends", ...missing], quiet);
};
