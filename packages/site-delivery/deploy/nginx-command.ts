/** Lets nginx test and read its configuration, of which the rules of the release online are a part. */
import { spawnSync } from "node:child_process";
import { delimiter } from "node:path";
import { errorCode } from "content-kit/lib/error-code";
import { readableManifest } from "./manifest";

/** Debian installs nginx in /usr/sbin, which is not on every user's PATH. */
const PATH = [process.env["PATH"], "/usr/sbin", "/usr/local/sbin"].join(delimiter);

/** Why a command failed; undefined if it did not. */
const failureOf = (command: string, args: readonly string[]): string | undefined => {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8", env: { ...process.env, PATH } });
  if (error) return errorCode(error) === "ENOENT" ? `${command} is not installed` : error.message;
  const lines = stderr.trim().split("\n");
  // The last line of nginx only says that the test failed.
  return status === 0 ? undefined : (lines.find((line) => line.includes("[emerg]")) ?? lines.at(-1));
};

/** Runs nginx as this user, or as root where sudo allows it without a password. @returns why it failed */
const run = (args: readonly string[], sudo: boolean): string | undefined => {
  const own = failureOf("nginx", args);
  if (own === undefined || !sudo) return own;
  const asRoot = failureOf("sudo", ["-n", "nginx", ...args]);
  return asRoot && `${own}; as root: ${asRoot}`;
};

/**
 * `nginx -t`, before a switch and after it: what fails only after it is of the new release.
 * @returns the test for after the switch; its result is what nginx refuses
 */
export const nginxTest = (sudo: boolean, report: (sentence: string) => void): (() => string | undefined) => {
  const already = run(["-t"], sudo);
  if (already === undefined) return () => run(["-t"], sudo);
  if (!already.endsWith("is not installed"))
    report(`nginx -t fails without this deploy, so it tests nothing: ${already}`);
  return () => undefined;
};

/** @returns why nginx could not be reloaded */
export const reloadNginx = (): string | undefined => run(["-t"], true) ?? run(["-s", "reload"], true);

/** True if nginx has other rules to read in a release than in the one before. */
export const hasOtherRules = (release: string, before: string | null): boolean => {
  const [now, then] = [release, before].map((folder) => folder && readableManifest(folder)?.beside["nginx.conf"]);
  return !now || !then || now.sha256 !== then.sha256;
};
