/** Lets nginx read its configuration again, as after a deploy. */
import { spawnSync } from "node:child_process";
import { errorCode } from "../lib/error-code";
import { PATH } from "./nginx-test";

/** Why a command failed; undefined if it did not. */
const failureOf = (command: string, args: readonly string[]): string | undefined => {
  const { status, stderr, error } = spawnSync(command, args, { encoding: "utf8", env: { ...process.env, PATH } });
  if (error) return errorCode(error) === "ENOENT" ? `${command} is not installed` : error.message;
  const lines = stderr.trim().split("\n");
  // The last line of nginx only says that the test failed.
  return status === 0 ? undefined : (lines.find((line) => line.includes("[emerg]")) ?? lines.at(-1));
};

/** As this user, or as root where sudo allows it without a password. @returns why it could not be reloaded */
export const reloadNginx = (): string | undefined => {
  const own = failureOf("nginx", ["-t"]) ?? failureOf("nginx", ["-s", "reload"]);
  if (own === undefined) return undefined;
  const asRoot = failureOf("sudo", ["-n", "nginx", "-t"]) ?? failureOf("sudo", ["-n", "nginx", "-s", "reload"]);
  return asRoot && `${own}; as root: ${asRoot}`;
};
