/** The generated sections of bench/README.md, between markers that name their command. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { cpus, loadavg, totalmem } from "node:os";

const README = "bench/README.md";

/** Rows of a Markdown table; the first column is text, the others are right-aligned numbers. */
export const table = (heads: readonly string[], rows: readonly (readonly string[])[]): string[] =>
  [heads, heads.map((_, index) => (index === 0 ? "---" : "--:")), ...rows].map((cells) => `| ${cells.join(" | ")} |`);

/** Replaces the section that the command wrote before, or appends one with a heading. */
export const writeSection = (name: string, heading: string, text: string): void => {
  const begin = `<!-- ${name}: written by npm run bench:${name} -->`;
  const end = `<!-- /${name} -->`;
  const before = existsSync(README) ? readFileSync(README, "utf8") : "# Measurements\n";
  const section = `${begin}\n\n${text}\n\n${end}`;
  const at = before.indexOf(begin);
  const after = before.indexOf(end, at);
  writeFileSync(
    README,
    at >= 0 && after >= 0
      ? before.slice(0, at) + section + before.slice(after + end.length)
      : `${before.trimEnd()}\n\n## ${heading}\n\n${section}\n`,
  );
};

/** Machine, load average and date. */
export const machine = (...programs: readonly string[]): string =>
  [
    `${cpus().length} × ${cpus()[0]?.model.trim()}, ${(totalmem() / 2 ** 30).toFixed(0)} GB`,
    ...(programs.length > 0 ? [programs.join(", ")] : []),
    `load average before: ${loadavg()
      .map((value) => value.toFixed(1))
      .join(", ")}`,
    new Date().toISOString().slice(0, 10),
  ].join("; ");

/** The median; the upper one for an even count. */
export const median = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

/** Median, with minimum and maximum of several runs: `9.1 (8.9–9.4)`. */
export const withSpread = (values: readonly number[], digits = 1): string => {
  const middle = median(values).toFixed(digits);
  if (values.length < 2) return middle;
  return `${middle} (${Math.min(...values).toFixed(digits)}–${Math.max(...values).toFixed(digits)})`;
};
