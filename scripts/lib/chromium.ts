/** Starts the browser that tests, pictures and measurements use. */
import { existsSync } from "node:fs";
import { chromium, type Browser } from "playwright-core";

const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Where a browser is, or `undefined` where none is found; `CHROMIUM` names one. */
export const chromiumPath = (): string | undefined =>
  [process.env["CHROMIUM"], ...PLACES].find((path) => path && existsSync(path));

const ARGUMENTS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
  // Everything but this machine leads nowhere, so that no test depends on the network, and none reaches anybody.
  "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
];

/** @throws with the way out where there is no browser. */
export const launchChromium = (env: NodeJS.ProcessEnv = process.env): Promise<Browser> => {
  const executablePath = chromiumPath();
  if (!executablePath)
    throw new Error(
      'No Chromium was found: install one ("apt-get install chromium"), or name it: CHROMIUM=/path/to/chromium.',
    );
  return chromium.launch({ executablePath, args: ARGUMENTS, headless: true, env });
};
