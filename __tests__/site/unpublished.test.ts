/** Unpublished and closed entries appear nowhere in the delivery. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { walkDir } from "content-kit/lib/walk-dir";
import { FIXTURE_SITE } from "../support/built-site";

const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

/** Words that occur only in drafts, a scheduled episode and a closed job. */
const HELD =
  /Rohteigling|Zukunftskrume|Feierabendsemmel|Drohnenflug|Halbgarsen|noch-im-ofen|folge-von-uebermorgen|backstubengeselle|luftbilder/i;

const textFiles = (folder: string): string[] =>
  walkDir(folder)
    .filter((file) => /\.(?:md|yaml|html|js|json|xml|txt|css|svg)$/.test(file))
    .map((file) => join(folder, file));

const held = (folder: string): string[] =>
  textFiles(folder).filter((file) => HELD.test(file.slice(folder.length)) || HELD.test(readFileSync(file, "utf8")));

test("they are in the content", () => {
  expect(held(FIXTURE).length).toBeGreaterThan(8);
});

test("they are in no page, page data, script, sitemap or other file", () => {
  expect(textFiles(FIXTURE_SITE).length).toBeGreaterThan(50);
  expect(held(FIXTURE_SITE)).toEqual([]);
});

test("the next publication date is written beside the site, for a scheduler", () => {
  const next = JSON.parse(readFileSync(join(FIXTURE_SITE, "../.cache/next-change.json"), "utf8")) as object;
  expect(next).toMatchObject({
    at: "2099-03-01T00:00:00+01:00",
    changes: [{ change: "appears", file: "podcast/folge-von-uebermorgen.md" }],
  });
});
