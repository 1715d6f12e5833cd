/** The delivery has all files for visitors, compressed too, and no others. */
import { join } from "node:path";
import { isText } from "site-delivery/deploy/compress";
import { differences, readManifest } from "site-delivery/deploy/manifest";
import { ownPaths } from "../../src/site/pages/reserved";
import { normalPath } from "content-kit/lib/url-path";
import { walkDir } from "content-kit/lib/walk-dir";
import { CONTENT_TYPES } from "site-delivery/hosting/content-types";
import { DELIVERY } from "../support/built-site";

const delivered = walkDir(join(DELIVERY, "site"));
/** Configuration for hosts, not for visitors. */
const OF_HOSTS = /^(?:_headers|\.assetsignore)$/;
const files = delivered.filter((file) => !/\.(?:br|gz)$/.test(file));

test("the manifest has every file's checksum", () => {
  expect(Object.keys(readManifest(DELIVERY).files).sort()).toEqual([...delivered].sort());
  expect(differences(DELIVERY)).toEqual([]);
});

test("every text file has both compressed copies", () => {
  const there = new Set(delivered);
  const texts = files.filter(isText);
  expect(texts.filter((file) => !there.has(`${file}.br`) || !there.has(`${file}.gz`))).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
});

test("there are no files for developers or of Gatsby, and no editor unless configured", () => {
  const others = /\.map$|\.tmp$|stats|chunk-map|~partytown|^_gatsby|dev-404|(?:^|\/)\.DS_Store$|^admin/;
  expect(delivered.filter((file) => others.test(file))).toEqual([]);
});

test("every file beside the pages has a path that no old address can have", () => {
  const isOwn = ownPaths();
  const others = delivered.filter((file) => !/(?<!404|404-service)\.html(?:\.br|\.gz)?$/.test(file));
  const path = (file: string): string => normalPath(`/${file.split("/").map(encodeURIComponent).join("/")}`) ?? file;
  expect(others.filter((file) => !isOwn(path(file)))).toEqual([]);
  expect(others.length).toBeGreaterThan(1000);
});

test("every file but those of the search index has a content type", () => {
  const endings = files
    .filter((file) => !OF_HOSTS.test(file) && !file.includes("pagefind"))
    .map((file) => /\.([^./]+)$/.exec(file)?.[1] ?? file);
  expect([...new Set(endings)].filter((ending) => !(ending in CONTENT_TYPES))).toEqual([]);
});
