/**
 * `npm run edit`: the site at http://localhost:8000 with its content editor at /admin, and a browser that shows it.
 * Arguments go on to `gatsby develop`: `npm run edit -- -p 8010`.
 */
import { spawn } from "node:child_process";
import { runDevelop } from "./lib/run-develop";

const args = process.argv.slice(2);
const place = args.findIndex((argument) => argument === "-p" || argument === "--port");
const address = `http://localhost:${place === -1 ? 8000 : args[place + 1]}/admin`;

const OPENERS: Partial<Record<NodeJS.Platform, string>> = { darwin: "open", win32: "explorer" };

/** Opens the editor in the browser, where somebody sits before one. */
const open = (): void => {
  console.log(`\nEdit the content at ${address}\n`);
  if (!process.stdout.isTTY || process.env["CI"]) return;
  spawn(OPENERS[process.platform] ?? "xdg-open", [address], { stdio: "ignore", detached: true })
    .on("error", () => undefined)
    .unref();
};

/** Waits for the editor's page, which is there before the pages of the site are. */
const untilItIsThere = async (): Promise<void> => {
  for (;;) {
    const isThere = await fetch(address).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isThere) return open();
    await new Promise((done) => setTimeout(done, 500));
  }
};

runDevelop(args, { CONTENT_EDITOR: "1" });
void untilItIsThere();
