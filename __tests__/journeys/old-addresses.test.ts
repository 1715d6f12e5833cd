/** An agency with an old site: its addresses are checked, deployed, and respond on every host in any spelling. */
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { startServer } from "../../scripts/lib/reference-server";
import { walkDir } from "content-kit/lib/walk-dir";
import { FIXTURE_DELIVERY } from "../support/built-site";
import { contentScript } from "../support/content-script";
import { startNginx } from "../support/nginx";
import { ask } from "../support/raw-request";
import type { RunningServer } from "../support/running-server";
import { startWorkerd } from "../support/workerd";

const CONTENT = "__tests__/fixtures/other-agency";
const START = 90_000;

let root: string;
beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "old-addresses-"));
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

/** What the check says of a copy of the content with these lists of old addresses. */
const checkWith = (lists: Readonly<Record<string, readonly string[]>>): string[][] => {
  const folder = join(root, "content");
  cpSync(CONTENT, folder, { recursive: true });
  for (const [file, addresses] of Object.entries(lists)) {
    const path = join(folder, file);
    const list = ["redirectFrom:", ...addresses.map((address) => `  - ${JSON.stringify(address)}`), ""].join("\n");
    const text = readFileSync(path, "utf8").replace(/^redirectFrom:\n(?: +- .*\n)+/m, "");
    writeFileSync(path, file.endsWith(".md") ? text.replace("---\n", `---\n${list}`) : list + text);
  }
  const { stderr } = contentScript("check-content", folder);
  rmSync(folder, { recursive: true });
  // The place, the message and the fix of each error.
  return stderr
    .split("\n\n")
    .filter((problem) => / {2}(?:redirect-conflict|wrong-form)/.test(problem))
    .map((problem) => problem.split("\n"))
    .map(([where = "", ...lines]) => [
      where.replace(/^.*content\//, "content/").replace(/ .*/, ""),
      ...lines.slice(-2).map((line) => line.trim()),
    ]);
};

const ABOUT = "pages/about.yaml";
const CONTACT = "pages/contact.yaml";

/** Pairs of the same address in two spellings; a colon separates what two pages list. */
const SAME: readonly (readonly [string, string])[] = [
  ["/caf%C3%A9", "/caf%c3%a9"],
  ["/m\u00FCsli", "/mu\u0308sli"],
  ["/M%C3%9CSLI", "/M\u00DCSLI"],
  ["/abc-tarif", "/%61bc-tarif"],
  ["/a/b", "/a%2Fb"],
  ["/kuchen", "/torten/%2e%2e/kuchen"],
  ["/sahne", "/sahne%2F"],
  ["/hefe", "/%2Fhefe"],
  ["/torten/*", "/t%6Frten/*"],
  ["/it's-here", "/it%27s-here"],
];

test("two spellings of one address are an error that names both lines", () => {
  const problems = checkWith({ [ABOUT]: SAME.map(([one]) => one), [CONTACT]: SAME.map(([, other]) => other) });
  expect(problems).toEqual(
    SAME.map(([, other], index) => [
      `content/${CONTACT}:${index + 2}:5`,
      `${other} already leads to /about, as content/${ABOUT}:${index + 2} says.`,
      "Fix: remove it from one of the two places.",
    ]),
  );
});

/** Addresses that are taken, with the form that the message names. */
const TAKEN: readonly (readonly [string, string])[] = [
  ["/%61bout", "another spelling of /about, is the address of another page"],
  ["/services/index.html", "another spelling of /services, is the address of another page"],
  ["/blog.html", "another spelling of /blog, is the address of another page"],
  ["/index", "another spelling of /, is the address of another page"],
  ["/x/%2E%2E/impressum", "another spelling of /impressum, is the address of another page"],
  ["/%2Fabout", "another spelling of /about, is the address of another page"],
  ["/contact.html", "another spelling of /contact, is the address of this page"],
  ["/favicon.ico", "is the address of a file of the site itself"],
  ["/f%61vicon.ico", "another spelling of /favicon.ico, is the address of a file of the site itself"],
  ["/.well-known/security.txt", "is the address of a file of the site itself"],
  ["/_headers", "is the address of a file of the site itself"],
  ["/.assetsignore", "is the address of a file of the site itself"],
  ["/___graphql", "is the address of a file of the site itself"],
  ["/admin", "is the address of a file of the site itself"],
  ["/admin/*", "is the address of a file of the site itself"],
  ["/manifest.json", "is the address of a file of the site itself"],
  ["/print.css", "is the address of a file of the site itself"],
  ["/podcast/%66eed.xml", "another spelling of /podcast/feed.xml, is the address of a file of the site itself"],
  ["/sitemap.xml", "is the address of a file of the site itself"],
  ["/*", "is the address of the whole site"],
  ["/caf%E9", "is not an address that a browser can request"],
  ["/100%", "is not an address that a browser can request"],
  ["/brot%0Asalz", "is not an address that a browser can request"],
  ["/%2e%2e/brot", "is not an address that a browser can request"],
  ["/manifest", "is the address of a file of the site itself"],
];

test("an address that a page or a file has is an error, however it is spelled", () => {
  const problems = checkWith({ [CONTACT]: TAKEN.map(([address]) => address) });
  expect(problems.map(([where]) => where)).toEqual(TAKEN.map((_, index) => `content/${CONTACT}:${index + 2}:5`));
  const unlike = TAKEN.filter(([address, reason], index) => {
    const message = problems[index]?.[1] ?? "";
    return !message.startsWith(address) || !message.includes(reason);
  });
  expect(unlike).toEqual([]);
});

test("no file of the delivery, and no page, can be an old address", () => {
  const encode = (file: string): string => `/${file.split("/").map(encodeURIComponent).join("/")}`;
  const files = walkDir(join(FIXTURE_DELIVERY, "site")).map(encode);
  expect(files.length).toBeGreaterThan(500);
  const reported = new Set(checkWith({ [ABOUT]: files }).map(([where]) => Number(where?.split(":")[1]) - 2));
  expect(files.filter((_, index) => !reported.has(index))).toEqual([]);
});

/** Old addresses of the fixture in pairs that are easily mistaken for each other, with their pages. */
const PAIRS: readonly (readonly [from: string, to: string])[] = [
  ["/caf%C3%A9-tipps", "/contact"],
  ["/cafe-tipps", "/about"],
  ["/brot%20salz", "/contact"],
  ["/brot+salz", "/about"],
  ["/das-ist's", "/about"],
  ["/das-ists", "/contact"],
  ["/~ella", "/contact"],
  ["/ella", "/about"],
  ["/wiki/Ofen:Licht_(Bild)", "/about"],
  ["/wiki/Ofen", "/contact"],
  ["/br%C3%B6tchen-preise", "/blog"],
  ["/broetchen-preise", "/services/webseiten"],
  ["/100%25-roggen", "/blog"],
  ["/100-roggen", "/services/webseiten"],
  ["/preise;2019", "/blog"],
  ["/preise,2019", "/services/webseiten"],
  ["/rubrik", "/blog"],
  ["/rubrik/sommer/2019", "/blog"],
  ["/rubrik/netz/stelle", "/careers"],
  ["/rubrik/netz/seiten.php", "/services/webseiten"],
  ["/k%C3%BCche/harz", "/locations/niedersachsen"],
  ["/k%C3%BCche/elbe/%C3%BCfer", "/careers"],
  ["/locations/hamburg/altona", "/services/webseiten"],
  ["/locations/hamburg/nirgends", "/blog"],
  ["/kontakt.html", "/contact"],
  ["/krume.html", "/blog/preis-unter-fuenf-euro"],
  ["/feed", "/blog/rss.xml"],
  ["/feed/ofengefluester", "/podcast/feed.xml"],
  ["/sitemap.xml", "/sitemap-index.xml"],
];

const percentEncoded = (text: string): string =>
  Array.from(Buffer.from(text), (byte) => `%${byte.toString(16).padStart(2, "0")}`).join("");

/** Spellings in which browsers, other sites and mail programs send an address; null where there is none. */
const SPELLINGS: Readonly<Record<string, (path: string) => string | null>> = {
  "in normal form": (path) => path,
  "with hexadecimal digits in lower case": (path) => path.replace(/%../g, (sign) => sign.toLowerCase()),
  "with each letter encoded": (path) =>
    path
      .split("/")
      .map((segment) => percentEncoded(decodeURIComponent(segment)))
      .join("/"),
  // The bytes of UTF-8, as Node sends them.
  "not encoded at all": (path) =>
    /%2[05]/.test(path) ? null : Buffer.from(decodeURIComponent(path)).toString("latin1"),
  "in NFD": (path) => encodeURI(decodeURIComponent(path).normalize("NFD")),
  "with a slash at its end": (path) => `${path}/`,
  "with a doubled slash": (path) => `/${path}`,
};

const REQUESTS = PAIRS.flatMap(([from, to]) =>
  Object.entries(SPELLINGS).flatMap(([how, spelled]) => {
    const path = spelled(from);
    return path === null ? [] : [{ from, how, path, to }];
  }),
);

const HOPS = 4;

/** Follows permanent redirects to the end. */
const follow = async (port: number, path: string, hops = HOPS): Promise<{ status: number; path: string }> => {
  const { status, headers } = await ask(port, { path });
  const location = headers["location"];
  if (location === undefined || ![301, 308].includes(status) || hops === 0) return { status, path };
  const { pathname, search } = new URL(location, `http://127.0.0.1:${port}`);
  return follow(port, pathname + search, hops - 1);
};

/** The site deployed by its command. */
const deploy = (): string => {
  const to = join(root, "www");
  const { status, stderr } = spawnSync(
    process.execPath,
    ["--require", "tsx/cjs", resolve("scripts/deploy.ts"), "--to", to, "--no-check"],
    { cwd: resolve(FIXTURE_DELIVERY, ".."), encoding: "utf8" },
  );
  if (status !== 0) throw new Error(stderr);
  return join(to, "current");
};

const startPreview = async (delivery: string): Promise<RunningServer> => {
  const { server, port } = await startServer(delivery, 0);
  return { port, stop: async () => void server.close() };
};

/** nginx that was stopped and started again: a reload would keep the old rules if the new ones were invalid. */
const restartNginx = async (delivery: string): Promise<RunningServer> => {
  await (await startNginx(delivery)).stop();
  return startNginx(delivery);
};

/** The Worker also answers at /, for old addresses such as `/?p=12`. */
const startWorker = (delivery: string): Promise<RunningServer> => startWorkerd(delivery, ["/"]);

// Node answers 400 to bytes that no browser sends.
const NOT_BY_NODE = /[^\0-\x7F]/;

describe.each([
  ["nginx", restartNginx],
  ["workerd", startWorker],
  ["the preview server", startPreview],
])("the old addresses on %s", (host, start) => {
  let server: RunningServer | undefined;
  beforeAll(async () => {
    server = await start(deploy());
  }, START);
  afterAll(() => server?.stop());

  test("lead to their pages in every spelling, with the query", async () => {
    const wrong: string[] = [];
    const requests = REQUESTS.filter(({ path }) => host !== "the preview server" || !NOT_BY_NODE.test(path));
    for (const { from, how, path, to } of requests) {
      const end = await follow(server?.port ?? 0, `${path}?utm_source=brief`);
      if (end.status !== 200 || end.path !== `${to}?utm_source=brief`)
        wrong.push(`${from} ${how} (${path}): ${end.status} at ${end.path}`);
    }
    expect(wrong).toEqual([]);
  });

  test("lead there in one step in their normal form", async () => {
    const answers = await Promise.all(PAIRS.map(([path]) => ask(server?.port ?? 0, { path })));
    const locations = answers.map(({ status, headers }) => [status, headers["location"]]);
    expect(locations).toEqual(PAIRS.map(([, to]) => [301, to]));
  });

  test("leave the pages and files below an old folder where they are", async () => {
    for (const path of [
      "/locations/hamburg",
      "/locations/hamburg/hamburg",
      "/page-data/locations/hamburg/page-data.json",
    ])
      expect([path, (await ask(server?.port ?? 0, { path })).status]).toEqual([path, 200]);
    expect(await follow(server?.port ?? 0, "/locations/hamburg/hamburg/")).toEqual({
      status: 200,
      path: "/locations/hamburg/hamburg",
    });
  });

  test.each([
    ["/?p=12", 301, "/careers"],
    ["/?utm=1&p=12", 301, "/careers"],
    ["/?p=13", 200, undefined],
  ])("%s has status %d", async (path, status, location) => {
    const answer = await ask(server?.port ?? 0, { path });
    expect([answer.status, answer.headers["location"]]).toEqual([status, location]);
  });
});
