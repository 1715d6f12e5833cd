/**
 * The editing server refuses what is malformed or leads out of the content folder, without writing or failing. That
 * `npm run edit` serves it so: develop/editing-server.ts.
 */
import { existsSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { once } from "node:events";
import { connect } from "node:net";
import { join } from "node:path";
import {
  action,
  API,
  digests,
  DRAFT,
  expectRefusal,
  expectSentence,
  json,
  options,
  post as postTo,
  read,
  remove,
  save,
  saveOptions,
  upload,
} from "../support/editor-requests";
import { startEditorServer, type EditorServer } from "../support/editor-server";
import { ask, type Answer } from "../support/raw-request";

let server: EditorServer;
let folder: string;
let content: string;

beforeAll(async () => {
  server = await startEditorServer();
  ({ folder, content } = server);
  server.restore();
  writeFileSync(join(folder, "outside.md"), "---\ntitle: Outside\n---\n\nNobody may read this.\n");
  writeFileSync(join(folder, "outside.jpg"), "Nobody may read this, either.");
});

afterAll(() => server.stop());

const post = (body: unknown, how?: Parameters<typeof postTo>[2]): Promise<Answer> => postTo(server.port, body, how);
const text = (path: string): string => readFileSync(join(content, path), "utf8");
const files = (): Record<string, string> => digests(folder);
const expectRefused = (answer: Promise<Answer>, status: number): Promise<void> => expectRefusal(answer, status, folder);

describe("paths", () => {
  const DETOURS = [
    "media/../labels.yaml",
    "media/./laden.jpg",
    "media//laden.jpg",
    "media//..//labels.yaml",
    "./labels.yaml",
    "blog/../labels.yaml",
    "media/podcast/../../labels.yaml",
    "media\\..\\labels.yaml",
    "media\\laden.jpg",
    "media/..\\labels.yaml",
    "media/%2e%2e/labels.yaml",
    "media/%2E./labels.yaml",
    "media%2f..%2flabels.yaml",
    "media/..%5clabels.yaml",
    "../outside.md",
    "media/../../outside.jpg",
    "/etc/passwd",
    "//etc/passwd",
    "C:/Windows/win.ini",
    "C:\\Windows\\win.ini",
    "file:///etc/passwd",
    "media/laden.jpg/",
    "/media/laden.jpg",
    "media/laden.jpg\u0000",
    "labels.yaml\u0000.jpg",
    "media/laden.jpg::$DATA",
    "media/laden.jpg.",
    "media/laden.jpg ",
    "media/.htaccess",
    ".git/config",
    "media/.../laden.jpg",
    "labels.yaml\n",
    "media",
    "blog",
    "",
    ".",
    "..",
    "/",
    "package.json",
    "secrets/labels.yaml",
    `media/${"a".repeat(600)}.jpg`,
  ];

  test.each(DETOURS)("%j is refused in every action", async (path) => {
    const raw = text("labels.yaml");
    const requests = [
      read(path),
      action("entriesByFiles", { files: [{ path }] }),
      action("getMediaFile", { path }),
      save(path, raw, { base: raw }),
      save(DRAFT.file, text(DRAFT.file), { base: text(DRAFT.file), newPath: path }),
      upload(path),
      action("persistEntry", {
        dataFiles: [{ slug: "one", path: DRAFT.file, raw: text(DRAFT.file), base: text(DRAFT.file) }],
        assets: [{ path, content: "b25l", encoding: "base64" }],
        options: saveOptions,
      }),
      remove(path),
      action("deleteFiles", { paths: ["media/hochkant.jpg", path], options }),
    ];
    for (const request of requests) await expectRefused(post(request), 400);
    await expectRefused(post({ path }, { path: "/admin/publish/discard" }), 400);
    await expectRefused(post({ path }, { path: "/admin/manage/remove" }), 400);
    await expectRefused(post({ path, slug: "one" }, { path: "/admin/manage/rename" }), 400);
  });

  test.each(["..", "media/..", "media/../..", "/", "/etc", ".", "", "media\\..", "plugins", "blog/..", "media/%2e%2e"])(
    "the folder %j is not listed",
    async (path) => {
      await expectRefused(post(action("getMedia", { mediaFolder: path })), 400);
      await expectRefused(post(action("entriesByFolder", { folder: path, extension: "md", depth: 2 })), 400);
    },
  );

  describe("symlinks", () => {
    beforeAll(() => {
      symlinkSync(join(folder, "outside.md"), join(content, "blog/linked.md"));
      symlinkSync(join(folder, "outside.jpg"), join(content, "media/linked.jpg"));
      symlinkSync(folder, join(content, "media/linked"));
      symlinkSync(join(folder, "not-yet.jpg"), join(content, "media/dangling.jpg"));
      symlinkSync(join(content, "labels.yaml"), join(content, "media/labels.jpg"));
    });
    afterAll(() => {
      for (const name of [
        "blog/linked.md",
        "media/linked.jpg",
        "media/linked",
        "media/dangling.jpg",
        "media/labels.jpg",
      ])
        rmSync(join(content, name));
    });

    test.each([
      "blog/linked.md",
      "media/linked.jpg",
      "media/linked/outside.jpg",
      "media/dangling.jpg",
      "media/labels.jpg",
    ])("%s is refused in every action", async (path) => {
      for (const request of [read(path), action("getMediaFile", { path }), upload(path), remove(path)])
        await expectRefused(post(request), 400);
      expect(existsSync(join(folder, "not-yet.jpg"))).toBe(false);
    });
  });

  test.each(["Labels.yaml", "MEDIA/laden.jpg", "media/LADEN.jpg", "Media/Laden.JPG"])(
    "%s, another spelling of a file, does not delete it",
    async (path) => {
      const before = files();
      expect([200, 400]).toContain((await post(remove(path))).status);
      expect(files()).toEqual(before);
    },
  );
});

describe("malformed requests", () => {
  const BODIES: [string, unknown][] = [
    ["nothing", ""],
    ["null", "null"],
    ["a number", "1"],
    ["a text", '"info"'],
    ["a list", "[]"],
    ["an empty object", {}],
    ["half an object", '{"action":"getEntry","params":{"path":'],
    ["two objects", "{}{}"],
    ["JSON with a comment", '{"action":"info"} // one'],
    ["single quotes", "{'action':'info'}"],
    ["bytes that are no UTF-8", Buffer.from([0x7b, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
    ["a form", "action=info&params=1"],
    ["100,000 brackets", "[".repeat(100_000)],
    ["an unknown action", action("format", {})],
    ["an action of Decap CMS's workflow", action("unpublishedEntries", {})],
    ["an action of another type", { action: ["getEntry"], params: { branch: "master", path: DRAFT.file } }],
    ["an action that every object has", { action: "constructor", params: {} }],
    ["an action that is __proto__", '{"action":"__proto__","params":{}}'],
    ["no params", { action: "getEntry" }],
    ["params null", { action: "getEntry", params: null }],
    ["params null in a save", { action: "persistEntry", params: null }],
    ["params null in a deletion", { action: "deleteFiles", params: null }],
    ["params as a text", { action: "persistEntry", params: "one" }],
    ["params as a list", { action: "persistEntry", params: [] }],
    ["no branch", { action: "getEntry", params: { path: DRAFT.file } }],
    ["a path that is a number", read(1)],
    ["a path that is a list", read([DRAFT.file])],
    ["a path that is an object", read({ toString: DRAFT.file })],
    ["a path that is null", remove(null)],
    ["paths that are one text", action("deleteFiles", { paths: DRAFT.file, options })],
    ["paths that are null", action("deleteFiles", { paths: null, options })],
    ["no paths", action("deleteFiles", { paths: [], options })],
    ["no options", action("deleteFiles", { paths: ["media/hochkant.jpg"] })],
    ["options null", action("deleteFiles", { paths: ["media/hochkant.jpg"], options: null })],
    ["no files in a save", action("persistEntry", { dataFiles: [], assets: [], options: saveOptions })],
    ["files null in a save", action("persistEntry", { dataFiles: null, assets: [], options: saveOptions })],
    ["a file that is null", action("persistEntry", { dataFiles: [null], assets: [], options: saveOptions })],
    [
      "the old form of a save",
      action("persistEntry", { entry: { slug: "a", path: DRAFT.file, raw: "a" }, assets: [], options: saveOptions }),
    ],
    [
      "no assets",
      action("persistEntry", { dataFiles: [{ slug: "a", path: DRAFT.file, raw: "a" }], options: saveOptions }),
    ],
    [
      "assets null",
      action("persistEntry", {
        dataFiles: [{ slug: "a", path: DRAFT.file, raw: "a" }],
        assets: null,
        options: saveOptions,
      }),
    ],
    [
      "an asset without content",
      action("persistMedia", { asset: { path: "media/a.jpg", encoding: "base64" }, options }),
    ],
    ["an empty upload", upload("media/a.jpg", "")],
    [
      "an upload that is no base64",
      action("persistMedia", { asset: { path: "media/a.jpg", content: "%%%%", encoding: "base64" }, options }),
    ],
    [
      "an upload in another encoding",
      action("persistMedia", { asset: { path: "media/a.jpg", content: "one", encoding: "utf8" }, options }),
    ],
    ["a base that is a list", save(DRAFT.file, "one", { base: ["one"] })],
    [
      "a decision without choices",
      action("persistEntry", {
        dataFiles: [{ slug: "a", path: DRAFT.file, raw: "a" }],
        assets: [],
        options: saveOptions,
        decision: {},
      }),
    ],
    [
      "an unknown choice",
      action("persistEntry", {
        dataFiles: [{ slug: "a", path: DRAFT.file, raw: "a" }],
        assets: [],
        options: saveOptions,
        decision: { choices: ["mine"], seen: null },
      }),
    ],
    ["a folder in place of a file", action("getMediaFile", { path: "media/podcast" })],
    [
      "a depth that is endless",
      '{"action":"entriesByFolder","params":{"branch":"a","folder":"blog","extension":"md","depth":1e999}}',
    ],
  ];

  test.each(BODIES)("%s", async (_, body) => expectRefused(post(body), 400));

  const PUBLISHING: [string, string, unknown][] = [
    ["a publication by a list", "start", []],
    ["a publication under half a name", "start", { person: { name: "One" } }],
    ["a publication under a name of several lines", "start", { person: { name: "a\nb", email: "a@b.example" } }],
    ["choices for no file", "start", { decision: { seen: { mine: "a", theirs: "b" }, choices: { "../a": ["ours"] } } }],
    ["a commit by an option of git", "take-back", { commit: "--all" }],
  ];

  test.each(PUBLISHING)("publishing: %s", async (_, name, body) =>
    expectRefused(post(body, { path: `/admin/publish/${name}` }), 400),
  );

  const MANAGING: [string, string, unknown][] = [
    ["a new address for no entry", "rename", { slug: "one" }],
    ["nothing to remove", "remove", null],
  ];

  test.each(MANAGING)("managing: %s", async (_, name, body) =>
    expectRefused(post(body, { path: `/admin/manage/${name}` }), 400),
  );

  test.each([
    "text/plain",
    "application/x-www-form-urlencoded",
    "multipart/form-data; boundary=a",
    "application/jsonp",
    "",
  ])("the content type %j", async (type) => {
    for (const path of [API, "/admin/manage/remove", "/admin/publish/start"])
      await expectRefused(post(read(DRAFT.file), { path, headers: { "content-type": type } }), 400);
  });

  test("a compressed body", () =>
    expectRefused(post(read(DRAFT.file), { headers: { "content-encoding": "gzip" } }), 400));

  test.each(["GET", "PUT", "DELETE", "PATCH"])("%s instead of POST", (method) =>
    expectRefused(ask(server.port, { method, path: API, headers: { host: `localhost:${server.port}` } }), 405),
  );

  test("another address of the server", () =>
    expectRefused(post(read(DRAFT.file), { path: "/admin/server/api/v2" }), 404));

  test("a file that does not exist", () =>
    expectRefused(post(action("getMediaFile", { path: "media/never.jpg" })), 404));

  test("a body that is cut off holds up nobody", async () => {
    const socket = connect(server.port, "localhost");
    await once(socket, "connect");
    socket.write(
      `POST /admin/publish/start HTTP/1.1\r\nhost: localhost:${server.port}\r\ncontent-type: application/json\r\ncontent-length: 1000\r\n\r\n{`,
    );
    const raw = text(DRAFT.file);
    expect((await post(save(DRAFT.file, raw, { base: raw }))).status).toBe(200);
    socket.destroy();
    expect((await post(read(DRAFT.file))).status).toBe(200);
  });

  test("a nesting of 10,000 lists in a text is refused with a sentence", async () => {
    const deep = `---\ntitle: ${"[".repeat(10_000)}\n---\n\nText.\n`;
    const before = files();
    const answer = await post(save(DRAFT.file, deep, { base: text(DRAFT.file) }));
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expectSentence(answer);
    expect(files()).toEqual(before);
  });
});

interface Field {
  name: string;
  widget?: string;
  options?: unknown[];
  hasPreview?: boolean;
  types?: { name: string; names: string[] }[];
}

/** All fields of the forms, at any depth. */
const fieldsOf = (value: unknown): Field[] => {
  if (value === null || typeof value !== "object") return [];
  const inner = Object.values(value).flatMap(fieldsOf);
  return "widget" in value ? [value as Field, ...inner] : inner;
};

describe("answers", () => {
  const get = (path: string, headers: Record<string, string> = {}): Promise<Answer> =>
    ask(server.port, { path, headers: { host: `localhost:${server.port}`, ...headers } });
  const answered = async (answer: Promise<Answer>): Promise<[number, Record<string, unknown>]> => {
    const got = await answer;
    return [got.status, json(got)];
  };

  beforeEach(() => server.restore());

  test("the form's page names the agency, and its forms and links are those of the content", async () => {
    const page = await get("/admin");
    expect(page).toMatchObject({ status: 200, headers: { "content-type": "text/html;charset=utf-8" } });
    expect(page.body.toString()).toContain("<title>Content of Kante &amp; Korn</title>");
    const [, config] = await answered(get("/admin/config.json"));
    expect(config).toMatchObject({ backend: { name: "proxy", proxy_url: "/admin/server/api/v1" } });
    const names = (config["collections"] as { name: string }[]).map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining(["blog", "service-fotografie", "podcast"]));
    const fields = fieldsOf(config);
    const choices = fields.flatMap(({ options = [] }) => options);
    expect(choices).toEqual(
      expect.arrayContaining([
        {
          label: expect.stringMatching(/^\S.*, \S/) as string,
          value: expect.stringMatching(/^[\w-]+\/[\w-]+$/) as string,
        },
        { label: "Friday", value: "friday" },
      ]),
    );
    // An item of a list of several kinds has a form for each of them, and is known by what it says.
    const kindsOfSections = fields.find(({ name, types }) => name === "sections" && types)?.types ?? [];
    expect(kindsOfSections.map(({ name }) => name)).toEqual(expect.arrayContaining(["quote", "prose", "picture"]));
    const namesOf = (kind: string) => kindsOfSections.find(({ name }) => name === kind)?.names;
    expect(namesOf("quote")).toEqual(["words"]);
    expect(namesOf("hero")).toEqual(["title"]);
    // A search result has its preview, and a group without one has none.
    const groups = fields.filter(({ widget }) => widget === "object");
    expect(groups.filter(({ hasPreview }) => hasPreview).map(({ name }) => name)).toContain("metadata");
    expect(groups.filter(({ hasPreview }) => !hasPreview).map(({ name }) => name)).toContain("image");
    const links = await get("/admin/links.json");
    expect(JSON.parse(links.body.toString())).toEqual(
      expect.arrayContaining([{ address: "/services/fotografie", name: expect.any(String) as string }]),
    );
  });

  test("the script is sent once", async () => {
    const { status, headers, body } = await get("/admin/editor.js");
    expect({ status, type: headers["content-type"] }).toEqual({ status: 200, type: "text/javascript;charset=utf-8" });
    expect(body.length).toBeGreaterThan(1_000_000);
    const again = await get("/admin/editor.js", { "if-none-match": headers["etag"] ?? "" });
    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
    expect((await get("/admin/editor.js", { "if-none-match": '"other"' })).status).toBe(200);
  });

  test("a save is written, refused with its problems, or asked about", async () => {
    const raw = text(DRAFT.file);
    const ours = raw.replace(/^title: .*$/m, "title: Ours");
    expect((await post(save(DRAFT.file, ours, { base: raw }))).status).toBe(200);
    expect(text(DRAFT.file)).toBe(ours);
    const wrong = ours.replace(/^date: .*$/m, 'date: "1906-13-01"');
    const [status, refusal] = await answered(post(save(DRAFT.file, wrong, { base: ours })));
    expect([status, refusal]).toMatchObject([
      422,
      { error: expect.stringContaining("1906-13-01") as string, problems: [{}] },
    ]);
    const theirs = raw.replace(/^title: .*$/m, "title: Theirs");
    const question = await answered(post(save(DRAFT.file, theirs, { base: raw })));
    expect(question).toMatchObject([409, { now: ours, conflicts: [{ path: ["title"] }] }]);
    expect(text(DRAFT.file)).toBe(ours);
    const decided = action("persistEntry", {
      dataFiles: [{ slug: "one", path: DRAFT.file, raw: theirs, base: raw }],
      assets: [],
      options: saveOptions,
      decision: { choices: ["ours"], seen: ours },
    });
    expect((await post(decided)).status).toBe(200);
    expect(text(DRAFT.file)).toBe(theirs);
  });

  test("files that somebody else has deleted are none to delete, and changed ones are refused", async () => {
    expect(await answered(post(action("deleteFiles", { paths: ["blog/never.md"], options })))).toEqual([200, {}]);
    const raw = text(DRAFT.file);
    writeFileSync(join(content, DRAFT.file), raw.replace(/^title: .*$/m, "title: Theirs"));
    const bases = { [DRAFT.file]: raw };
    const [status] = await answered(post(action("deleteFiles", { paths: [DRAFT.file], options, bases })));
    expect(status).toBe(422);
    expect(existsSync(join(content, DRAFT.file))).toBe(true);
    expect((await post(action("deleteFiles", { paths: [DRAFT.file], options }))).status).toBe(200);
    expect(existsSync(join(content, DRAFT.file))).toBe(false);
  });

  test("what others refer to is not deleted, and their forms are named", async () => {
    const [status, { problems }] = await answered(post(remove("industries/konditoreien.yaml")));
    expect(status).toBe(422);
    const forms = (problems as { form?: string }[]).map(({ form }) => form);
    expect(forms).toContainEqual(expect.stringMatching(/^\/admin#\/collections\//));
    expect(existsSync(join(content, "industries/konditoreien.yaml"))).toBe(true);
  });

  test("uploads have names that a file of media/ can have", async () => {
    for (const name of ["media/notes.exe", "media/a b?.jpg", "blog/picture.md"]) {
      const [status, { error }] = await answered(post(upload(name)));
      expect({ name, status }).toEqual({ name, status: 422 });
      expect(error).toContain("cannot be used");
    }
    expect((await post(upload("media/new.jpg", readFileSync(join(content, "media/laden.jpg"))))).status).toBe(200);
    expect(existsSync(join(content, "media/new.jpg"))).toBe(true);
  });

  test("a file counts as an upload only, but what comes with it has a limit of its own", async () => {
    const recording = Buffer.alloc(4_000_000);
    expect((await post(upload("media/talk.mp3", recording))).status).toBe(200);
    const others = action("persistMedia", {
      asset: { path: "media/talk.mp3", content: "AAAA", encoding: "base64" },
      options: { commitMessage: "x".repeat(5_100_000) },
    });
    await expectRefused(post(others), 400);
  });

  test.each([
    ["a foreign host", { host: "evil.example" }],
    ["another origin", { origin: "https://evil.example" }],
    ["an opaque origin", { origin: "null" }],
  ])("%s gets nothing, and changes nothing", async (_, headers) => {
    await expectRefused(post(remove("media/hochkant.jpg"), { headers }), 403);
    const actions = ["publish/changes", "publish/history", "publish/discard", "publish/start", "manage/rename"];
    for (const name of actions) await expectRefused(post({}, { path: `/admin/${name}`, headers }), 403);
  });
});
