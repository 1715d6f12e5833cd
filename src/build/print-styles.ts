import { mkdirSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { printCss } from "../design/print-css";
import { PRINT_STYLES } from "../routes";

/** Writes the styles for paper, which every page links to. */
export const writePrintStyles = (folder = resolve("public")): void => {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, PRINT_STYLES), printCss);
};
