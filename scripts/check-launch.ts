/** `npm run check:launch`: lists every placeholder left in the content. Exits 1 if there is one. */
import { relative } from "node:path";
import { formatProblems, isError } from "content-kit";
import { launchFindings, type LaunchFinding } from "../src/site/checks/launch";
import { readContent } from "../src/site/read-content";

const content = readContent();
const name = relative(process.cwd(), content.folder) || ".";

const LONGEST_LINE = 100;

const shorten = (text: string): string => (text.length > LONGEST_LINE ? `${text.slice(0, LONGEST_LINE)}…` : text);

/** The findings of one rule, below its reason. */
const group = (findings: readonly LaunchFinding[]): string => {
  const [{ name: what, why, help }] = findings as [LaunchFinding];
  return [
    `${what}: ${findings.length}`,
    `  ${why}`,
    `  Fix: ${help}`,
    ...findings.map(({ file, line, text }) => `    ${name}/${file}:${line}${text ? `  ${shorten(text)}` : ""}`),
  ].join("\n");
};

if (content.problems.length > 0) console.error(`${formatProblems(content.problems, name)}\n`);
// A file with an error may be read in part only, so findings would be incomplete.
if (content.problems.some(isError)) process.exit(1);
const findings = launchFindings(content);
if (findings.length > 0) {
  const rules = [...new Set(findings.map(({ name: rule }) => rule))];
  const groups = rules.map((rule) => group(findings.filter((finding) => finding.name === rule)));
  const files = new Set(findings.map(({ file }) => file)).size;
  const count = findings.length === 1 ? "1 placeholder" : `${findings.length} placeholders`;
  console.error([...groups, `${count} in ${files === 1 ? "1 file" : `${files} files`}.`].join("\n\n"));
  process.exit(1);
}
console.log(`No placeholders left in ${name}.`);
