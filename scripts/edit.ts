/**
 * `npm run edit`: the site at http://localhost:8000 and its content editor at /admin, opened in the browser.
 * Passes its arguments to `gatsby develop`: `npm run edit -- -p 8010`.
 */
import { spawn } from "node:child_process";
import { placeOf } from "./lib/develop-arguments";
import { runDevelop } from "./lib/run-develop";

const args = process.argv.slice(2);
const address = `http://localhost:${placeOf(args).port}/admin`;

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };

let isOpen = false;

/** Opens the editor in the browser, once, on a machine with a screen. */
const openBrowser = (): void => {
  if (isOpen || !process.stdout.isTTY || process.env["CI"]) return;
  isOpen = true;
  spawn(OPENERS[process.platform] ?? "xdg-open", [address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
};

/** Waits for the editor's page, which is served before the site's pages. */
const waitForEditor = async (): Promise<void> => {
  for (;;) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) break;
    await new Promise((done) => setTimeout(done, 500));
  }
  console.log(`\nEdit the content at ${address}\n`);
  openBrowser();
};

void runDevelop("edit", args, {
  // The site's own page for missing pages, not Gatsby's, which is for developers.
  environment: { CONTENT_EDITOR: "1", GATSBY_DISABLE_CUSTOM_404: "true" },
  onWaiting: openBrowser,
  onStarting: () => void waitForEditor(),
});
