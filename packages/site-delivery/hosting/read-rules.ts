/** Reads the rules of a delivery or a release. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { HostingRules } from "./rules";

/** @throws if the file is missing or damaged */
export const readRules = (folder: string): HostingRules =>
  JSON.parse(readFileSync(join(folder, "rules.json"), "utf8")) as HostingRules;
