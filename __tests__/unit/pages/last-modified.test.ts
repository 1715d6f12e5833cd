import { execFileSync } from "node:child_process";
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commitDates, fileDates, lastCommit, lastModified } from "../../../src/site/pages/last-modified";
import type { Entry } from "content-kit/checks/entry";
import { entriesOf, VALID } from "../../support/content-folder";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "history-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const git = (cwd: string, date: string, ...args: string[]): void => {
  const names = {
    GIT_AUTHOR_NAME: "a",
    GIT_AUTHOR_EMAIL: "a@b.example",
    GIT_COMMITTER_NAME: "a",
    GIT_COMMITTER_EMAIL: "a@b.example",
  };
  const env = { ...process.env, ...names, GIT_AUTHOR_DATE: date, GIT_COMMITTER_DATE: date };
  execFileSync("git", args, { cwd, env, stdio: "ignore" });
};

/** A repository with the content in a subfolder, and two commits. */
const repository = (): string => {
  const root = join(folder, "repository");
  mkdirSync(join(root, "content/blog"), { recursive: true });
  const write = (path: string, text: string) => writeFileSync(join(root, path), text);
  write("content/site.yaml", "1");
  write("content/blog/ærlig talt.md", "1");
  git(root, "2025-01-01T10:00:00+02:00", "init", "-q");
  git(root, "2025-01-01T10:00:00+02:00", "add", ".");
  git(root, "2025-01-01T10:00:00+02:00", "commit", "-qm", "one");
  write("content/site.yaml", "2");
  write("outside.txt", "2");
  git(root, "2025-03-01T10:00:00Z", "add", ".");
  git(root, "2025-03-01T10:00:00Z", "commit", "-qm", "two");
  write("content/new.yaml", "not committed");
  return root;
};

describe("Commit dates", () => {
  let root: string;
  beforeAll(() => {
    root = repository();
  });

  test("are those of each file's last change", () => {
    expect([...commitDates(join(root, "content"))].map(([path, date]) => [path, date.toISOString()]).sort()).toEqual([
      ["blog/ærlig talt.md", "2025-01-01T08:00:00.000Z"],
      ["site.yaml", "2025-03-01T10:00:00.000Z"],
    ]);
  });

  test("the last commit is known by its hash, where there is one", () => {
    const hash = execFileSync("git", ["log", "-1", "--format=%H"], { cwd: root, encoding: "utf8" }).trim();
    expect(lastCommit(join(root, "content"))).toBe(hash);
    mkdirSync(join(root, "no-commit"), { recursive: true });
    expect(lastCommit(join(root, "no-commit"))).toBeUndefined();
    expect(lastCommit(folder)).toBeUndefined();
  });

  test("are missing in a shallow clone", () => {
    const shallow = join(folder, "shallow");
    git(folder, "2025-03-01T10:00:00Z", "clone", "-q", "--depth", "1", `file://${root}`, shallow);
    expect(commitDates(join(shallow, "content")).size).toBe(0);
  });

  test("are missing without git", () => {
    const bare = join(folder, "bare");
    cpSync(join(root, "content"), bare, { recursive: true });
    expect(commitDates(bare).size).toBe(0);
  });
});

describe("A page's last modification", () => {
  const entries = entriesOf(VALID);
  const pathOf = (start: string): string => entries.find(({ path }) => path.startsWith(start))?.path ?? "";
  const at = (dates: Readonly<Record<string, string>>, address: string, of: readonly Entry[] = entries) =>
    lastModified(fileDates(of, new Map(Object.entries(dates).map(([path, date]) => [path, new Date(date)]))))(
      address,
    )?.toISOString();

  test.each([
    ["a service", "/services/paid-media", "services/paid-media/faq.yaml"],
    ["any service", "/services/paid-media", "pages/service.yaml"],
    ["an industry", "/industries/dental-implants", "industries/dental-implants.yaml"],
    ["an industry's service", "/industries/dental-implants/paid-media", "industries/dental-implants.yaml"],
    ["any city", "/locations/florida/miami", "pages/city.yaml"],
    ["a city", "/locations/florida/miami", "locations/florida.yaml"],
    ["a page that stands once", "/about", "pages/about.yaml"],
    ["the list of services", "/services", "services/paid-media/index.md"],
    ["the home page", "/", "services/paid-media/index.md"],
  ])("is that of its sources: %s", (_, address, file) => {
    expect(entries.map(({ path }) => path)).toContain(file);
    expect(at({ [file]: "2030-01-01T00:00:00Z" }, address)).toBe("2030-01-01T00:00:00.000Z");
  });

  test.each([
    ["/services", "services/paid-media/faq.yaml"],
    ["/about", "pages/contact.yaml"],
    ["/locations/florida", "pages/city.yaml"],
    ["/locations/flor", "locations/florida.yaml"],
  ])("is not that of another file: %s, %s", (address, file) => {
    expect(at({ [file]: "2030-01-01T00:00:00Z" }, address)).toBeUndefined();
  });

  test("is at least the date that it states", () => {
    const article = pathOf("blog/");
    const address = `/blog/${article.slice("blog/".length, -".md".length)}`;
    // The example's date is 2024-12-15, in New York.
    expect(at({}, address)).toBe("2024-12-15T05:00:00.000Z");
    expect(at({ [article]: "2020-01-01T00:00:00Z" }, address)).toBe("2024-12-15T05:00:00.000Z");
    expect(at({ [article]: "2026-01-01T00:00:00Z" }, address)).toBe("2026-01-01T00:00:00.000Z");
  });

  test("is unknown without both", () => {
    expect(at({}, "/about")).toBeUndefined();
  });
});
