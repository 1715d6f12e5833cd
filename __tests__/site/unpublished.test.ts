/** What visitors do not see yet, or any more, is nowhere in what they are sent. */
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { walkDir } from "../../src/lib/walk-dir";
import { FIXTURE_SITE } from "../support/built-site";

const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

/** Words of a draft, an episode to come, a closed job, and drafts of a service and a city; nothing else has them. */
const HELD =
  /Rohteigling|Zukunftskrume|Feierabendsemmel|Drohnenflug|Halbgarsen|noch-im-ofen|folge-von-uebermorgen|backstubengeselle|luftbilder/i;

const textFiles = (folder: string): string[] =>
  walkDir(folder)
    .filter((file) => /\.(?:md|yaml|html|js|json|xml|txt|css|svg)$/.test(file))
    .map((file) => join(folder, file));

const held = (folder: string): string[] =>
  textFiles(folder).filter((file) => HELD.test(file.slice(folder.length)) || HELD.test(readFileSync(file, "utf8")));

test("it is in the content", () => {
  expect(held(FIXTURE).length).toBeGreaterThan(8);
});

test("it is in no page, no page's data, no script, no sitemap, and no other file of the site", () => {
  expect(textFiles(FIXTURE_SITE).length).toBeGreaterThan(50);
  expect(held(FIXTURE_SITE)).toEqual([]);
});

test("a scheduler is told when the next of it falls due, beside the site", () => {
  const next = JSON.parse(readFileSync(join(FIXTURE_SITE, "../.cache/next-change.json"), "utf8")) as object;
  expect(next).toMatchObject({
    at: "2199-03-01T00:00:00+01:00",
    changes: [{ change: "appears", file: "podcast/folge-von-uebermorgen.md" }],
  });
});
