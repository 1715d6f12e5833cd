/** Starts Chromium for tests, screenshots and benchmarks. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const PLACES = [
  // The headless variant takes a third less processor time.
  "/usr/bin/chromium-headless-shell",
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Path of a browser, or `undefined`; `CHROMIUM` overrides the search. */
const chromiumPath = (): string | undefined =>
  [process.env["CHROMIUM"], ...PLACES].find((path) => path && existsSync(path));

const argumentsFor = (hosts: Readonly<Record<string, string>>): string[] => [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // No network but this machine, so that no test depends on it.
  `--host-resolver-rules=${[
    ...Object.entries(hosts).map(([host, address]) => `MAP ${host} ${address}`),
    "MAP * ~NOTFOUND",
    "EXCLUDE localhost",
    "EXCLUDE 127.0.0.1",
  ].join(", ")}`,
];

/**
 * @param hosts addresses on this machine that stand in for other hosts
 * @throws without a browser; the message has the fix
 */
export const launchChromium = (
  env: NodeJS.ProcessEnv = process.env,
  hosts: Readonly<Record<string, string>> = {},
): Promise<Browser> => {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error(
      'No Chromium was found: install one ("apt-get install chromium"), or name it: CHROMIUM=/path/to/chromium.',
    );
  return chromium.launch({ executablePath, args: argumentsFor(hosts), headless: true, env });
};
