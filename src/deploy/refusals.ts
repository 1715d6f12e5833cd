/** Why a delivery must not go online. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { differences, SITE, type Manifest } from "./manifest";
import { testNginx } from "./nginx-test";
import { RefusedError } from "./refused-error";

/** A build that lost a larger share of its pages has probably lost content by mistake. */
const MAX_LOST_SHARE = 0.1;

const MAX_LISTED = 10;

/** At most ten lines, indented. */
export const listed = (lines: readonly string[]): string => {
  const shown = lines.slice(0, MAX_LISTED);
  if (lines.length > shown.length) shown.push(`… and ${lines.length - shown.length} more.`);
  return shown.map((line) => `  ${line}`).join("\n");
};

/** @throws RefusedError if a file is not as it was built */
export const refuseBroken = (delivery: string): void => {
  const found = differences(delivery);
  if (found.length > 0)
    throw new RefusedError(
      `The delivery is not as its build left it:\n${listed(found)}\n` +
        `Fix: delete the folder ${delivery} and run "npm run build".`,
    );
};

const MAX_TEXT = 100;

/** @throws RefusedError for a configuration with which nginx would not start again. */
export const refuseConfiguration = (file: string, report: (sentence: string) => void): void => {
  const test = testNginx(file);
  if (test.result === "valid") return report("nginx -t: the configuration is valid.");
  if (test.result === "untested") return report(`${test.why}: its configuration was not tested.`);
  throw new RefusedError(
    `nginx refuses ${file}, line ${test.line}: ${test.why}\n  ${test.text.slice(0, MAX_TEXT)}\n` +
      "Fix: correct what this line comes from in the content, such as an old address, and build again.",
  );
};

/** @throws RefusedError if many pages are gone */
export const refuseLoss = (manifest: Manifest, online: Manifest): void => {
  if (manifest.pages >= online.pages * (1 - MAX_LOST_SHARE)) return;
  throw new RefusedError(
    `The site online has ${online.pages} pages, this build ${manifest.pages}: more than a tenth would be gone. ` +
      "Where that is meant, add --fewer-pages.",
  );
};

/** Warns of a security.txt that is invalid because it has expired, as after a build by a wrong clock. */
export const warnOfExpiry = (delivery: string, report: (sentence: string) => void): void => {
  const name = ".well-known/security.txt";
  const [, date = ""] = /^Expires: (.+)$/m.exec(readFileSync(join(delivery, SITE, name), "utf8")) ?? [];
  if (new Date(date) > new Date()) return;
  report(
    `Warning: /${name} expired on ${date}. Fix: check the clock of the machine that builds, build again, and deploy.`,
  );
};
