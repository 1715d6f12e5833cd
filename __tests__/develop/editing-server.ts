/**
 * `npm run edit` answers its own pages only, and refuses what is malformed or too large. The content is left as it was.
 * All that it refuses: content/editing-requests.test.ts.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { launchTestChromium } from "../support/chromium";
import { closeTab } from "../support/close-tab";
import type { DevelopedSite } from "../support/develop-site";
import { developFixture } from "../support/developed-fixture";
import {
  action,
  API,
  digests,
  DRAFT,
  expectRefusal,
  expectSentence,
  json,
  post as postTo,
  read,
  remove,
  save,
  upload,
} from "../support/editor-requests";
import { ask, type Answer, type Ask } from "../support/raw-request";

let folder: string;
let content: string;
let site: DevelopedSite;
let port: number;
let host: string;
let browser: Browser;

const developed = developFixture();

beforeAll(async () => {
  ({ folder, content, site } = developed());
  ({ host } = new URL(site.url));
  port = Number(new URL(site.url).port);
  writeFileSync(join(folder, "outside.md"), "---\ntitle: Outside\n---\n\nNobody may read this.\n");
  writeFileSync(join(folder, "outside.jpg"), "Nobody may read this, either.");
  browser = await launchTestChromium(undefined, { "site.example": "127.0.0.1" });
});

afterAll(() => browser.close());

const send = (request: Ask): Promise<Answer> => ask(port, { ...request, headers: { host, ...request.headers } });
const post = (body: unknown, how?: Parameters<typeof postTo>[2]): Promise<Answer> => postTo(port, body, how);
const text = (path: string): string => readFileSync(join(content, path), "utf8");
/** A digest of each file, inside the content folder and outside. */
const files = (): Record<string, string> => digests(folder);
const expectRefused = (answer: Promise<Answer>, status: number): Promise<void> => expectRefusal(answer, status, folder);

describe("requests", () => {
  test("the forms' own requests are answered", async () => {
    const entry = await post(read(DRAFT.file));
    expect(json(entry)).toMatchObject({ data: text(DRAFT.file), file: { path: DRAFT.file } });
    expect(json(await post(read("blog/new-one.md")))).toMatchObject({ data: null });
    expect((await post(action("getMedia", { mediaFolder: "media/podcast" }))).status).toBe(200);
    const media = await post(upload("media/hochkant-2.jpg", readFileSync(join(content, "media/hochkant.jpg"))));
    expect(media.status).toBe(200);
    expect(existsSync(join(content, "media/hochkant-2.jpg"))).toBe(true);
    expect((await post(remove("media/hochkant-2.jpg"))).status).toBe(200);
    expect(existsSync(join(content, "media/hochkant-2.jpg"))).toBe(false);
  });

  test.each(["media/../labels.yaml", "../outside.md", "secrets/labels.yaml"])(
    "the path %s is refused",
    async (path) => {
      for (const request of [read(path), upload(path), remove(path)]) await expectRefused(post(request), 400);
      await expectRefused(post({ path }, { path: "/admin/manage/remove" }), 400);
    },
  );

  test.each(["/%E0%A4%A", "/page-data/%ff/page-data.json", "/admin/%", "/admin/server/%c0%ae%c0%ae/"])(
    "the address %s",
    async (path) => {
      const { status, body } = await send({ path });
      expect(status).toBe(400);
      expect(body.toString().trim()).toMatch(/^The address [^\n]+\.$/);
    },
  );
});

describe("sizes", () => {
  test("a text over 1 MB is refused at once, with what to do", async () => {
    const answer = await post(
      save(DRAFT.file, `${text(DRAFT.file)}${"word ".repeat(220_000)}`, { base: text(DRAFT.file) }),
    );
    expect(answer.status).toBe(413);
    expectSentence(answer);
    // As a problem, so that the form shows it in its list.
    expect(json(answer)).toMatchObject({ problems: [{ text: expect.stringMatching(/1 MB[^]*\nFix: /) as string }] });
  });

  test("a text of 20 MB does not hold up the next request", async () => {
    const large = post(save(DRAFT.file, "word ".repeat(4_000_000), { base: text(DRAFT.file) }));
    const next = post(read(DRAFT.file));
    expect((await next).status).toBe(200);
    await expectRefused(large, 413);
  });

  test("an upload over 50 MB, announced or not", async () => {
    // On a connection that is kept, as in browsers.
    const sent = async (body: BodyInit): Promise<Answer> => {
      const type = { "content-type": "application/json" };
      const answer = await fetch(site.url + API, {
        method: "POST",
        headers: type,
        body,
        duplex: "half",
      } as RequestInit);
      return { status: answer.status, headers: {}, body: Buffer.from(await answer.arrayBuffer()) };
    };
    const body = JSON.stringify(upload("media/a.jpg", Buffer.alloc(40_000_000, 1)));
    await expectRefused(sent(body), 413);
    await expectRefused(sent(new Blob([body]).stream()), 411);
  });

  test("an upload of 10 MB is written", async () => {
    const bytes = Buffer.concat([readFileSync(join(content, "media/podcast/pausenton.mp3")), Buffer.alloc(10_000_000)]);
    expect((await post(upload("media/podcast/large.mp3", bytes))).status).toBe(200);
    expect(readFileSync(join(content, "media/podcast/large.mp3")).equals(bytes)).toBe(true);
    expect((await post(remove("media/podcast/large.mp3"))).status).toBe(200);
  });
});

/** What the server has to hide, with a word of each answer. */
const SECRETS = (): [path: string, word: string][] => [
  [DRAFT.path, "<html"],
  [`/page-data${DRAFT.path}/page-data.json`, "componentChunkName"],
  ["/___graphql?query=%7BallFile%7Bnodes%7BabsolutePath%7D%7D%7D", "GraphiQL"],
  ["/admin", "<html"],
  ["/admin/config.json", "collections"],
  ["/admin/links.json", '"address"'],
  ["/admin/publish/changes", "takes POST"],
  ["/admin/publish/history?path=labels.yaml", "takes POST"],
  ["/admin/publish/online", "takes POST"],
  ["/redirects.json", "/blog/"],
  ["/commons.js", "function"],
  ["/socket.io/?EIO=4&transport=polling", "sid"],
  ["/media-of-nobody", ""],
];

describe("other origins", () => {
  test.each([
    ["a foreign host name", { host: "evil.example" }],
    ["a foreign host name with the port", { host: "evil.example:PORT" }],
    ["a host name that begins as ours", { host: "localhost.evil.example:PORT" }],
    ["a host name that ends as ours", { host: "evil-localhost:PORT" }],
    ["an address of the local network", { host: "192.168.1.10:PORT" }],
    ["an origin on another site", { origin: "https://evil.example" }],
    ["an origin on another port", { origin: "http://localhost:1" }],
    ["an origin by another name of this machine", { origin: "http://127.0.0.1:PORT" }],
    ["an opaque origin", { origin: "null" }],
    ["an origin of a file", { origin: "file://" }],
    ["an extension", { origin: "chrome-extension://abc" }],
    [
      "a script of another port",
      { "sec-fetch-site": "same-site", "sec-fetch-dest": "script", "sec-fetch-mode": "no-cors" },
    ],
    [
      "a picture of another site",
      { "sec-fetch-site": "cross-site", "sec-fetch-dest": "image", "sec-fetch-mode": "no-cors" },
    ],
    [
      "a frame on another site",
      { "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe", "sec-fetch-mode": "navigate" },
    ],
  ])("%s gets nothing", async (_, headers) => {
    const named = Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name, value.replace("PORT", String(port))]),
    );
    for (const [path] of SECRETS()) {
      const { status, headers: got, body } = await send({ path, headers: named });
      expect({ path, status }).toEqual({ path, status: 403 });
      expect(got["access-control-allow-origin"]).toBeUndefined();
      expect(body.length).toBeLessThan(100);
    }
    const { status } = await send({
      method: "OPTIONS",
      path: API,
      headers: { ...named, "access-control-request-method": "POST" },
    });
    expect(status).toBe(403);
  });

  test("no answer allows another origin, and none can be framed or sniffed by one", async () => {
    for (const [path, word] of SECRETS()) {
      const { headers, body } = await send({ path });
      expect(body.toString()).toContain(word);
      expect(Object.keys(headers).filter((name) => name.startsWith("access-control"))).toEqual([]);
      expect(headers).toMatchObject({
        "content-security-policy": "frame-ancestors 'self'",
        "cross-origin-resource-policy": "same-origin",
        "x-content-type-options": "nosniff",
        "x-frame-options": "SAMEORIGIN",
      });
    }
  });

  test("a link on another site may lead to a page, and to nothing that acts", async () => {
    const link = { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate", "sec-fetch-dest": "document" };
    expect((await send({ path: "/", headers: link })).status).toBe(200);
    const { status } = await send({ path: "/__open-stack-frame-in-editor?fileName=package.json", headers: link });
    expect(status).toBe(403);
    expect((await send({ method: "POST", path: API, headers: link })).status).toBe(403);
  });
});

describe("a page of another origin, in Chromium", () => {
  let server: Server;
  let page: Page;

  beforeAll(async () => {
    server = createServer((_request, response) => {
      response.writeHead(200, { "content-type": "text/html" }).end("<!doctype html><title>Elsewhere</title>");
    }).listen(0, "localhost");
    await once(server, "listening");
  });
  afterAll(() => void server.close());
  beforeEach(async () => {
    page = await (await browser.newContext()).newPage();
  });
  afterEach(() => closeTab(page));

  /** Another port is the same site, and another name is not. */
  const ORIGINS = ["localhost", "site.example"];
  const visit = (name: string) => page.goto(`http://${name}:${(server.address() as AddressInfo).port}/`);

  test.each(ORIGINS)("%s reads nothing by fetch, with CORS or without", async (name) => {
    await visit(name);
    for (const [path] of SECRETS())
      for (const mode of ["cors", "no-cors"] as const) {
        const got = await page.evaluate(
          ([url, how]) =>
            fetch(url, { mode: how, credentials: "include" }).then(
              async (response) => (await response.text()) || response.type,
              () => "refused",
            ),
          [site.url + path, mode] as const,
        );
        expect({ path, mode, got }).toEqual({ path, mode, got: "refused" });
      }
  });

  test.each(ORIGINS)("%s hears no event and opens no socket", async (name) => {
    await visit(name);
    const outcomes = await page.evaluate(
      async ([origin]) => {
        const ofEvents = (path: string): Promise<string> =>
          new Promise((done) => {
            const events = new EventSource(origin + path);
            events.onopen = events.onmessage = () => done(`${path} open`);
            events.onerror = () => {
              events.close();
              done("refused");
            };
          });
        const ofSocket = (path: string): Promise<string> =>
          new Promise((done) => {
            const socket = new WebSocket(origin.replace("http", "ws") + path);
            socket.onopen = socket.onmessage = () => done(`${path} open`);
            socket.onerror = () => done("refused");
          });
        return Promise.all([
          ofEvents("/___content-problems"),
          ofEvents("/__webpack_hmr"),
          ofSocket("/socket.io/?EIO=4&transport=websocket"),
          ofSocket("/"),
        ]);
      },
      [site.url] as const,
    );
    expect(outcomes).toEqual(["refused", "refused", "refused", "refused"]);
  });

  test.each(ORIGINS)("%s writes nothing by a form or by fetch", async (name) => {
    await visit(name);
    const before = files();
    const body = JSON.stringify(remove("media/hochkant.jpg"));
    await page.evaluate(
      ([url, json]) =>
        Promise.all(
          ["text/plain", "application/json"].map((type) =>
            fetch(url, {
              method: "POST",
              mode: type === "text/plain" ? "no-cors" : "cors",
              headers: { "content-type": type },
              body: json,
            }).catch(() => undefined),
          ),
        ),
      [site.url + API, body] as const,
    );
    // `{"action":…,"a":"=` and `"}`: a form of plain text that is valid JSON.
    const answered = page.waitForResponse((response) => response.url() === site.url + API);
    await page.evaluate(
      ([url, json]) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", enctype: "text/plain", action: url });
        const input = document.createElement("input");
        Object.assign(input, { name: json.replace(/}$/, ',"a":"'), value: '"}' });
        form.append(input);
        document.body.append(form);
        form.submit();
      },
      [site.url + API, body] as const,
    );
    expect((await answered).status()).toBe(403);
    expect(files()).toEqual(before);
  });

  test.each(ORIGINS)("%s frames no page and no form", async (name) => {
    await visit(name);
    for (const path of ["/admin", "/", DRAFT.path, "/___graphql"]) {
      await page.setContent(`<iframe src="${site.url}${path}"></iframe>`, { waitUntil: "load" });
      const frame = page.frames()[1];
      expect(frame?.url()).toMatch(/^chrome-error:/);
      expect(await frame?.locator("script[src*='editor'], #___gatsby").count()).toBe(0);
    }
  });

  test("a window that it opens does not obey it", async () => {
    await visit("localhost");
    const [popup] = await Promise.all([
      page.waitForEvent("popup"),
      page.evaluate((url) => void Object.assign(window, { other: window.open(url) }), `${site.url}/admin`),
    ]);
    await popup.waitForLoadState();
    expect(await popup.evaluate(() => window.opener as unknown)).toBeNull();
    expect(await page.evaluate(() => (window as Window & { other?: Window }).other?.closed)).toBe(true);
  });

  test("an editor who uploads too much reads why it is refused", async () => {
    await page.goto(`${site.url}/admin`);
    const answer = await page.evaluate(
      ([path, size]) =>
        fetch(path, {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ action: "persistMedia", params: "x".repeat(size) }),
        }).then((response) => response.text()),
      [API, 60_000_000] as const,
    );
    expect(answer).toMatch(/What you upload is larger than 50 MB/);
  });
});

test("the server is still well, and has printed no stack trace", async () => {
  expect((await send({ path: "/" })).status).toBe(200);
  expect(site.output()).not.toMatch(/\n\s+at .*\n\s+at /);
});
