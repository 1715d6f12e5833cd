/**
 * The fixture site is built warm, after other content (support/build-fixture.ts). __tests__/journeys/content-errors.ts
 * compares it with a build without a cache.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { readManifest } from "site-delivery/deploy/manifest";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { changedFiles } from "../support/changed-files";

test("jobs, articles and case studies come with all that is theirs", () => {
  const old = join(FIXTURE_DELIVERY, "../ga4-delivery");
  const of = (folder: string) =>
    Object.keys(readManifest(folder).files).filter((path) => /^(?:blog|careers|case-studies)/.test(path));
  expect(of(old).filter((path) => !/\.(?:br|gz)$/.test(path))).toEqual(["blog/404.html", "careers/404.html"]);
  expect(readFileSync(join(old, "site/index.html"), "utf8")).not.toMatch(/"\/(?:blog|careers|case-studies)/);
  expect(of(FIXTURE_DELIVERY)).toEqual(
    expect.arrayContaining(["blog.html", "blog/rss.xml", "careers.html", "case-studies.html"]),
  );
});

test("the changes between the builds are in the files", () => {
  const { files: before } = readManifest(join(FIXTURE_DELIVERY, "../ga4-delivery"));
  const changed = changedFiles(before, readManifest(FIXTURE_DELIVERY).files);
  expect(changed).toContain("about.html");
  expect(changed).toContain("index.html");
});

test("a deleted page is gone, with the picture that only it showed", () => {
  const of = (folder: string) =>
    Object.keys(readManifest(folder).files).filter((path) => /zweiter-ofen\.html$|second-oven/.test(path));
  expect(of(join(FIXTURE_DELIVERY, "../ga4-delivery")).length).toBeGreaterThan(1);
  expect(of(FIXTURE_DELIVERY)).toEqual([]);
});
