/** `npm run check:launch`: finds exactly the placeholders that are left, each with its place. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { launchFindings } from "../../src/site/checks/launch";
import { LAUNCH_RULES } from "../../src/site/checks/launch-rules";
import { readContent } from "../../src/site/read-content";
import { contentScript } from "../support/content-script";

/** A copy of the other agency's content without placeholders. */
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "launch-"));
  cpSync(resolve(__dirname, "../fixtures/other-agency"), folder, { recursive: true });
  for (const file of readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((path) =>
    /\.(?:yaml|md)$/.test(path),
  ))
    change(file, (text) => text.replace(/^\s*sample: true\n/gm, "").replaceAll(".example", ".de"));
  // A day that is centuries away is a warning.
  change("podcast/folge-von-uebermorgen.md", (text) => text.replace("2099", String(new Date().getFullYear() + 1)));
  change("site.yaml", (text) => `${text}social:\n  - label: Mastodon\n    url: https://norden.social/@kante\n`);
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const change = (path: string, edit: (text: string) => string): void =>
  writeFileSync(join(folder, path), edit(readFileSync(join(folder, path), "utf8")));

const findings = () => {
  const content = readContent(folder);
  // A text to fill in is a warning of the check as well.
  expect(content.problems.filter(({ code }) => code !== "unfinished")).toEqual([]);
  return launchFindings(content).map(({ name, file, line }) => `${name} ${file}:${line}`);
};

const lineOf = (path: string, text: string): number =>
  readFileSync(join(folder, path), "utf8")
    .split("\n")
    .findIndex((line) => line.includes(text)) + 1;

test("content without placeholders is ready", () => {
  expect(findings()).toEqual([]);
  expect(contentScript("check-launch", folder)).toMatchObject({
    status: 0,
    stderr: "",
    stdout: expect.stringContaining("No placeholders left") as string,
  });
});

/** The fixture is an agency in Hamburg. */
const inAmerica = (text: string): string => text.replace("country: DE", "country: US");

const PHONES = ["+1 (757) 555-0142", "757-555-0142", "757.555.0142", "+1 757 5550142", "555-0142"];

test.each([
  ...PHONES.map((phone) => ["sample telephone number", "site.yaml", "+49 40 66969 123", phone] as const),
  ["sample domain", "site.yaml", "https://www.kante-korn.de", "https://www.kante-korn.example"],
  ["sample domain", "site.yaml", "moin@kante-korn.de", "moin@example.com"],
  ["sample domain", "blog/preis-unter-fuenf-euro.md", "](/services/fotografie)", "](https://example.org/bild)"],
  ["sample", "pages/about.yaml", "      bio: Gelernte", "      sample: true\n      bio: Gelernte"],
  ["sample audio", "podcast/der-lehrling-und-die-laugenbrezel.md", "metadata:", "sampleAudio: true\nmetadata:"],
  ["sample social link", "site.yaml", "  - label: Mastodon", "  - placeholder: true\n    label: Mastodon"],
  ["text to fill in", "pages/about.yaml", "bio: Gelernte", "bio: Erst [fill in] Gelernte"],
  ["text to fill in", "locations/hamburg.yaml", "abbreviation: HH", "abbreviation: ??"],
  ["text to fill in", "podcast/der-lehrling-und-die-laugenbrezel.md", "number: 2", "number: 2 # fill in"],
] as const)("a %s is found: %s with %s", (name, file, from, to) => {
  change("site.yaml", inAmerica);
  change(file, (text) => text.replace(from, () => to.replace(/ # fill in/, " # fill in")));
  const mark = to.split("\n")[0] ?? "";
  expect(findings()).toEqual([`${name} ${file}:${lineOf(file, mark)}`]);
});

test("a Berlin number that contains 555 is not a placeholder", () => {
  change("site.yaml", (text) => text.replace("+49 40 66969 123", "+49 30 555 1234"));
  expect(findings()).toEqual([]);
});

test("text below a list whose last item is a draft is checked", () => {
  change("locations/niedersachsen.yaml", (text) =>
    text.replace(/^name:.*\n/m, "").replace("slug: worpswede }", 'slug: worpswede, draft: true }\nname: "[fill in]"'),
  );
  expect(findings()).toEqual([
    `text to fill in locations/niedersachsen.yaml:${lineOf("locations/niedersachsen.yaml", "[fill in]")}`,
  ]);
});

test("a missing social link is found, unless the settings say that there is none", () => {
  change("site.yaml", (text) => text.replace(/social:\n.*\n.*\n/, ""));
  expect(findings()).toEqual(["missing social link site.yaml:1"]);
  change("site.yaml", (text) => `${text}launch:\n  withoutSocialLink: true\n`);
  expect(findings()).toEqual([]);
});

test("drafts may have placeholders, draft cities too", () => {
  change("blog/noch-im-ofen.md", (text) => text.replace("author: Jördis", 'author: "[fill in] Jördis"'));
  change("services/luftbilder/content.yaml", (text) => text.replace("quote: ", "quote: 555-0142 "));
  change("locations/niedersachsen.yaml", (text) => text.replace("draft: true }", "draft: true } # fill in population"));
  expect(findings()).toEqual([]);
  change("blog/noch-im-ofen.md", (text) => text.replace("draft: true\n", "").replace(/\[die Folge[^)]*\)/, "sie"));
  expect(findings()).toEqual(["text to fill in blog/noch-im-ofen.md:5"]);
});

test("text that resembles a placeholder is ignored", () => {
  change("pages/about.yaml", (text) =>
    text
      .replace(
        "bio: Gelernte",
        'bio: "Zum Beispiel: 1.555 Brote, Zimmer 555, an example of ours; was?? Gelernte'.concat(" "),
      )
      .replace("durchgebacken ist.", 'durchgebacken ist."'),
  );
  expect(findings()).toEqual([]);
});

test("the command names each with file, line, reason and fix, and fails", () => {
  change("site.yaml", (text) => inAmerica(text).replace("+49 40 66969 123", "+1 (757) 555-0142"));
  change("pages/about.yaml", (text) => text.replace("      bio: Gelernte", "      sample: true\n      bio: Gelernte"));
  const { status, stdout, stderr } = contentScript("check-launch", folder);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toMatch(/\/site\.yaml:\d+ {2}phone: \+1 \(757\) 555-0142\n/);
  expect(stderr).toMatch(/\/pages\/about\.yaml:\d+ {2}sample: true\n/);
  expect(stderr).toContain("Fix: ");
  expect(stderr).toContain("2 placeholders in 2 files.");
});

test("warnings in the content do not hide findings", () => {
  change("site.yaml", (text) => inAmerica(text).replace("+49 40 66969 123", "+1 (757) 555-0142"));
  change("pages/industry-service.yaml", (text) => text.replace(/(?<= {2}title: ).*/, `"{service} ${"x".repeat(60)}"`));
  const { status, stderr } = contentScript("check-launch", folder);
  expect(status).toBe(1);
  expect(stderr).toContain("search-result (warning)");
  expect(stderr).toMatch(/\/site\.yaml:\d+ {2}phone: \+1 \(757\) 555-0142\n/);
  expect(stderr).toContain("1 placeholder in 1 file.");
});

test("a warning alone does not fail the check", () => {
  change("pages/industry-service.yaml", (text) => text.replace(/(?<= {2}title: ).*/, `"{service} ${"x".repeat(60)}"`));
  expect(contentScript("check-launch", folder)).toMatchObject({
    status: 0,
    stderr: expect.stringContaining("search-result (warning)") as string,
    stdout: expect.stringContaining("No placeholders left") as string,
  });
});

test("a content error is reported alone, as findings could be incomplete", () => {
  change("site.yaml", (text) => text.replace("country: DE", "country: XX"));
  const { status, stdout, stderr } = contentScript("check-launch", folder);
  expect({ status, stdout }).toEqual({ status: 1, stdout: "" });
  expect(stderr).toContain("wrong-form");
});

test("every rule has sentences for reason and fix", () => {
  for (const { why, help } of LAUNCH_RULES) {
    expect(why).toMatch(/^[A-Z`].*\.$/);
    expect(help).toMatch(/\.$/);
  }
});
