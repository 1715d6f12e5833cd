/** Installs what is missing, so that `npm start` and `npm test` work after a clone. Uses Node's own modules only. */
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";

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

/** Runs programs at the same time, shows their outputs one after the other, and exits if one fails. */
export const runTogether = async (...commands) => {
  const [first, ...others] = commands.map(([program, ...args], index) => {
    const child = spawn(program, args, {
      stdio: index === 0 ? "inherit" : ["ignore", "pipe", "pipe"],
      shell: process.platform === "win32",
    });
    const output = [];
    for (const stream of [child.stdout, child.stderr]) stream?.on("data", (chunk) => output.push(chunk));
    return { output, ended: once(child, "close") };
  });
  for (const { output, ended } of [first, ...others]) {
    const [status] = await ended;
    for (const chunk of output) process.stdout.write(chunk);
    if (status !== 0) process.exitCode ||= status ?? 1;
  }
  // As with `run`: what the caller does next needs what they make.
  if (process.exitCode) process.exit();
};

/** Runs `npm ci` in a folder if packages are missing or its lockfile has changed. */
const installIn = (folder, what) => {
  const lock = createHash("sha256")
    .update(readFileSync(`${folder}/package-lock.json`))
    .digest("hex");
  const mark = `${folder}/node_modules/.installed-from`;
  if (existsSync(mark) && readFileSync(mark, "utf8") === lock) return;
  console.log(`Installing ${what} …`);
  // Said here, too: a folder's own settings are not those of the project.
  run("npm", ["ci", "--prefix", folder, "--ignore-scripts", "--no-audit", "--no-fund", "--loglevel=error"]);
  writeFileSync(mark, lock);
};

export const installPackages = () => installIn(".", "the packages of package-lock.json");

const onPath = (program) => spawnSync("which", [program], { stdio: "ignore" }).status === 0;

/** Debian's headless Chromium: the tests take a third less processor time than with the whole browser. */
const HEADLESS_BROWSER = "chromium-headless-shell";

const hasBrowser = () =>
  Boolean(process.env.CHROMIUM) ||
  [HEADLESS_BROWSER, "chromium", "chromium-browser", "google-chrome"].some(onPath) ||
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
  { packages: ["openssl"], isThere: () => onPath("openssl") },
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

/** Runs apt-get. @returns whether it succeeded */
const aptGet = (root) => {
  const [program, ...before] = [...root, "DEBIAN_FRONTEND=noninteractive", "apt-get"];
  return (...command) =>
    spawnSync(program, [...before, ...command], { stdio: ["ignore", "ignore", "inherit"] }).status === 0;
};

/** Whether apt knows a package. */
const isAvailable = (name) => spawnSync("apt-cache", ["show", name], { stdio: "ignore" }).status === 0;

/** Installs what only tests need: Cloudflare's runtime, and programs with apt if allowed, otherwise prints the command. */
export const installTestTools = () => {
  installIn("tools/cloudflare", "Cloudflare's runtime for the tests, from tools/cloudflare/package-lock.json");
  const missing = TEST_TOOLS.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages);
  const root = asRoot();
  // Build servers may have no package lists yet; elsewhere an update only for this would be a surprise.
  const mayHaveHeadless =
    root && !process.env.CHROMIUM && !onPath(HEADLESS_BROWSER) && (process.env.CI || isAvailable(HEADLESS_BROWSER));
  if (missing.length === 0 && !mayHaveHeadless) return;
  if (!root) {
    const names = missing.join(" ");
    console.error(`The tests need more programs. Fix: run \`sudo apt-get install --no-install-recommends ${names}\`.`);
    if (missing.includes("chromium")) console.error("Or name a browser: CHROMIUM=/path/to/chromium npm test");
    process.exit(1);
  }
  const apt = aptGet(root);
  apt("update", "-qq");
  const headless = mayHaveHeadless && isAvailable(HEADLESS_BROWSER) ? [HEADLESS_BROWSER] : [];
  const packages = [...missing.filter((name) => name !== "chromium" || headless.length === 0), ...headless];
  if (packages.length === 0) return;
  console.log(`Installing for the tests: ${packages.join(" ")} …`);
  // Without the headless browser, the whole one is used.
  if (!apt("install", "-y", "-qq", "--no-install-recommends", ...packages) && missing.length > 0) process.exit(1);
};

/** Firefox, and WebKit with what it needs without a screen. */
const ENGINES = [
  { packages: ["firefox-esr", "poppler-utils"], isThere: () => onPath("firefox-esr") && onPath("pdftotext") },
  { packages: ["webkit2gtk-driver"], isThere: () => onPath("WebKitWebDriver") },
  { packages: ["xvfb", "xauth"], isThere: () => onPath("xvfb-run") && onPath("xauth") },
];

/** Installs the browsers of `npm run test:engines` with apt if allowed, otherwise prints the command. */
export const installEngines = () => {
  const missing = ENGINES.filter(({ isThere }) => !isThere()).flatMap(({ packages }) => packages);
  if (missing.length === 0) return;
  const root = asRoot();
  const install = ["install", "-y", "-qq", "--no-install-recommends", ...missing];
  if (root) {
    console.log(`Installing for the tests: ${missing.join(" ")} …`);
    const apt = aptGet(root);
    apt("update", "-qq");
    if (apt(...install)) return;
  }
  console.error(`More browsers are needed. Fix: on Debian, run \`sudo apt-get ${install.join(" ")}\`.`);
  process.exit(1);
};
