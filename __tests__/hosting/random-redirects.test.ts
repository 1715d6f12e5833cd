/** Whatever old addresses the content has: nginx starts, and each leads where the content says. */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { OLD_PATH } from "content-kit/fields/index";
import { nginxRules } from "site-delivery/hosting/nginx";
import { hostingRules, type Redirect } from "site-delivery/hosting/rules";
import { hostedPaths } from "../../src/site/hosted-site";
import { canonicalPath, isPrefix, normalOldAddress, normalPath } from "content-kit/lib/url-path";
import { startNginx } from "../support/nginx";
import { ask } from "../support/raw-request";
import { pick, randomFrom } from "../support/seeded-random";

const random = randomFrom(20_260_615);

/** Signs that hosts, regular expressions or Unicode treat in a special way, and some that nothing does. */
const SIGNS = [
  ..."aZ09-._~!$&'()+,;=:@",
  ...[
    "%41",
    "%7e",
    "%2F",
    "%2e",
    "%25",
    "%20",
    "%22",
    "%5C",
    "%5c",
    "%7B",
    "%3B",
    "%24",
    "%23",
    "%3F",
    "%2A",
    "%C3%A9",
  ],
  ...[
    "%c3%a9",
    "é",
    "e\u0301",
    "ﬁ",
    "Å",
    "\u212B",
    "한",
    "\u1112\u1161\u11AB",
    "ß",
    "ı",
    "😀",
    "index",
    ".html",
    "$uri",
  ],
];

const address = (): string =>
  Array.from(
    { length: 1 + random(3) },
    () => `/${pick(random, SIGNS)}${pick(random, SIGNS)}${pick(random, SIGNS)}`,
  ).join("") + (random(10) === 0 ? "/*" : "");

const ADDRESSES = Array.from({ length: 1600 }, address).filter((written) => OLD_PATH.test(written));

/** As the content check has them: one target for each normal form. */
const redirects = (): Redirect[] => {
  const forms = new Set(ADDRESSES.map(normalOldAddress).filter((form) => form !== undefined && form.length > 2));
  return Array.from(forms as Set<string>, (from, index) => ({ from, to: `/page-${index}` }));
};

test("a normal form is its own, and so is a canonical one", () => {
  for (const written of ADDRESSES) {
    const [normal, canonical] = [normalPath(written), canonicalPath(written)];
    if (normal !== undefined) expect(normalPath(normal)).toBe(normal);
    if (canonical !== undefined) expect(canonicalPath(canonical)).toBe(canonical);
  }
});

test("nginx accepts all of them together, and keeps them apart", async () => {
  const all = redirects();
  expect(all.length).toBeGreaterThan(1000);
  const delivery = mkdtempSync(join(tmpdir(), "redirects-"));
  mkdirSync(join(delivery, "site"));
  writeFileSync(join(delivery, "site/index.html"), "home");
  const site = { ...hostedPaths, scriptHashes: [], frameOrigins: [], hostedAudio: false, editor: null };
  writeFileSync(join(delivery, "nginx.conf"), nginxRules(hostingRules({ ...site, redirects: all })));
  const { port, stop } = await startNginx(delivery);
  const exact = all.filter(({ from }) => !isPrefix(from));
  const wrong: string[] = [];
  for (const { from, to } of exact) {
    const { headers } = await ask(port, { path: from });
    if (headers["location"] !== to) wrong.push(`${from} -> ${headers["location"]} instead of ${to}`);
  }
  expect(wrong).toEqual([]);
  await stop();
  rmSync(delivery, { recursive: true });
});
