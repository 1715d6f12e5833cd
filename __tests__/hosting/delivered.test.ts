/** What is delivered: all that visitors need, in every form that they take, and nothing else. */
import { join } from "node:path";
import { isText } from "../../src/deploy/compress";
import { differences, readManifest } from "../../src/deploy/manifest";
import { walkDir } from "../../src/lib/walk-dir";
import { CONTENT_TYPES } from "../../src/hosting/content-types";
import { DELIVERY } from "../support/built-site";

const delivered = walkDir(join(DELIVERY, "site"));
/** The files that hosts read and no visitor gets. */
const OF_HOSTS = /^(?:_headers|_redirects|\.assetsignore)$/;
const files = delivered.filter((file) => !/\.(?:br|gz)$/.test(file));

test("the manifest has the checksum of every file", () => {
  expect(Object.keys(readManifest(DELIVERY).files).sort()).toEqual([...delivered].sort());
  expect(differences(DELIVERY)).toEqual([]);
});

test("every text is there in both compressed forms, too", () => {
  const there = new Set(delivered);
  const texts = files.filter(isText);
  expect(texts.filter((file) => !there.has(`${file}.br`) || !there.has(`${file}.gz`))).toEqual([]);
  expect(texts.length).toBeGreaterThan(100);
});

test("nothing is there for developers or for Gatsby, and no editor that the settings do not ask for", () => {
  const others = /\.map$|\.tmp$|stats|chunk-map|~partytown|^_gatsby|dev-404|(?:^|\/)\.DS_Store$|^admin/;
  expect(delivered.filter((file) => others.test(file))).toEqual([]);
});

test("the table of types knows every file", () => {
  const endings = files.filter((file) => !OF_HOSTS.test(file)).map((file) => /\.([^./]+)$/.exec(file)?.[1] ?? file);
  expect([...new Set(endings)].filter((ending) => !(ending in CONTENT_TYPES))).toEqual([]);
});
