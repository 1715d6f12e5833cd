/** The feeds of a built site, imported where their entries are missing, give the same entries. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parse } from "yaml";
import { parseMarkdown, wordsOf } from "content-kit/source/markdown";
import { planContent } from "content-import/index";
import { site } from "../../src/site/site";
import { feedPaths } from "../../src/routes";
import { SITE } from "../support/built-site";

const CONTENT = resolve(__dirname, "../../content");

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "own-feeds-"));
  cpSync(CONTENT, folder, { recursive: true });
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const readEntry = (text: string) => {
  const [, yaml = "", body = ""] = /^---\n([^]*?)\n---\n([^]*)$/.exec(text) ?? [];
  const fields = parse(yaml) as Record<string, unknown>;
  return { fields, words: wordsOf(parseMarkdown(body)).replace(/\s+/g, " ").trim() };
};

test.each([
  ["wordpress", feedPaths.blogRss, "blog", ["title", "excerpt", "date", "author"]],
  [
    "podcast",
    feedPaths.podcast,
    "podcast",
    ["title", "number", "description", "date", "duration", "audioFile", "chapters", "transcript"],
  ],
] as const)("%s: %s", async (source, feed, name, fields) => {
  const names = readdirSync(join(folder, name));
  for (const file of names) rmSync(join(folder, name, file));
  const files = [join(SITE, feed)];
  const { texts } = await planContent(site, { source, files, folder, media: SITE, canFetch: false, publish: false });
  expect(texts.size).toBeGreaterThan(0);
  for (const [path, text] of texts) {
    const [own, now] = [readEntry(readFileSync(join(CONTENT, path), "utf8")), readEntry(text)];
    expect({ path, words: now.words }).toEqual({ path, words: own.words });
    for (const field of fields) expect([path, field, now.fields[field]]).toEqual([path, field, own.fields[field]]);
  }
});
