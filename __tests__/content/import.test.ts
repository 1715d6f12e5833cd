/** An older site's export and a podcast's feed as entries: what is taken, what waits as a draft, and what is named. */
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isError } from "content-kit/messages/problem";
import { importReport, planContent, writeImport, type ImportOptions } from "content-import/index";
import { site as ourSite } from "../../src/site/site";
import { readContent } from "../../src/site/read-content";

const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

let folder: string;
let old: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  old = mkdtempSync(join(tmpdir(), "old-"));
  cpSync(FIXTURE, folder, { recursive: true });
  cpSync(join(FIXTURE, "media/laden.jpg"), join(old, "desk.jpg"));
});
afterEach(() => [folder, old].forEach((path) => rmSync(path, { recursive: true, force: true })));

const run = async (source: ImportOptions["source"], xml: string | Buffer, publish = true) => {
  writeFileSync(join(old, "old.xml"), xml);
  const files = [join(old, "old.xml")];
  const result = await planContent(ourSite, { source, files, folder, media: old, canFetch: false, publish });
  writeImport(folder, result);
  expect(readContent(folder).problems.filter(isError)).toEqual([]);
  const file = (path: string): string => readFileSync(join(folder, path), "utf8");
  return { result, file, report: importReport(result, { folder: "content", isDryRun: false }) };
};

const PROSE = "<p>A text with enough words to be the summary of an article that somebody wrote.</p>";

const DRAFT = /\ndraft: true\n/;

interface Post {
  title?: string;
  slug?: string;
  link?: string;
  id?: number;
  status?: string;
  meta?: readonly (readonly [string, string])[];
}

const post = (
  content: string,
  { title, slug = "one", link, id = 1, status = "publish", meta = [] }: Post = {},
): string =>
  `<item><title>${title ?? slug}</title><link>${link ?? `https://old.example/2019/${slug}/`}</link><dc:creator>jo</dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><wp:post_id>${id}</wp:post_id><wp:post_type>post</wp:post_type>
<wp:post_date>2019-03-05 09:00:00</wp:post_date><wp:post_name>${slug}</wp:post_name><wp:status>${status}</wp:status>
${meta.map(([name, value]) => `<wp:postmeta><wp:meta_key>${name}</wp:meta_key><wp:meta_value>${value}</wp:meta_value></wp:postmeta>`).join("")}</item>`;

const site = (...items: readonly string[]): string =>
  `<?xml version="1.0"?><rss><channel><wp:base_blog_url>https://old.example</wp:base_blog_url>
<wp:author><wp:author_login>jo</wp:author_login><wp:author_display_name>Jo Ähre</wp:author_display_name></wp:author>
${items.join("\n")}</channel></rss>`;

test("everything is a draft, links lead to the new pages, and a second run takes what is new", async () => {
  const second = post(`${PROSE}<a href="/2019/one/">the first</a>`, { slug: "two", id: 2 });
  const xml = site(
    post(`${PROSE}<a href="https://old.example/?p=2">the second</a> <img src="/2019/desk-300x200.jpg" alt="A desk">`),
    second,
  );
  const { file, report } = await run("wordpress", xml, false);
  expect(file("blog/one.md")).toMatch(/author: Jo Ähre\n[^]*\ndraft: true\nredirectFrom:\n {2}- \/2019\/one\n/);
  expect(file("blog/one.md")).toContain("[the second](/blog/two) ![A desk](../media/blog/desk.jpg)");
  expect(file("blog/two.md")).toContain("[the first](/blog/one)");
  expect(report).toContain("redirectFrom with /category/*");
  // An editor has changed the first one.
  writeFileSync(join(folder, "blog/one.md"), file("blog/one.md").replace("title: one", "title: Uno"));
  const again = await run("wordpress", site(post(PROSE), second, post(PROSE, { slug: "three", id: 3 })), false);
  expect([...again.result.texts.keys()]).toEqual(["blog/three.md"]);
  expect(again.report).toContain("content/blog/one.md is there already");
});

test("what has nothing to be looked at is published on demand, and only that", async () => {
  const linked = post(`${PROSE}<a href="/2019/two/">two</a>`, { slug: "three", id: 3 });
  const { file, report } = await run(
    "wordpress",
    site(post(PROSE), post(`${PROSE}\n\n[poll id=3]`, { slug: "two", id: 2 }), linked),
  );
  expect(file("blog/one.md")).not.toContain("draft:");
  expect(file("blog/two.md")).toContain("\ndraft: true\n");
  // It would lead visitors to a draft.
  expect(file("blog/three.md")).toContain("\ndraft: true\n");
  expect(report).toMatch(/old\.xml:\d+ {2}the shortcode \[poll …\] was not taken/);
});

test("what was hidden or is not taken waits as a draft with its reason, and the rest is as it was", async () => {
  const rows: [content: string, more: Post, text: RegExp, report?: RegExp][] = [
    [PROSE, { slug: "old-slugs", meta: [["_wp_old_slug", "first"]] }, /\/2019\/old-slugs\n {2}- \/2019\/first\n/],
    [PROSE, { slug: "noindex", meta: [["rank_math_robots", "a:1:{i:0;s:7:&quot;noindex&quot;;}"]] }, DRAFT, /noindex/],
    [PROSE, { slug: "yoast", meta: [["_yoast_wpseo_meta-robots-noindex", "1"]] }, DRAFT, /noindex/],
    [PROSE, { slug: "members", meta: [["_members_access_role", "gold"]] }, DRAFT, /for members only/],
    [PROSE, { slug: "private", status: "private" }, DRAFT, /its status was "private"/],
    [PROSE, { slug: "builder", meta: [["_elementor_data", "[{}]"]] }, DRAFT, /page builder/],
    [PROSE, { slug: "same-id", id: 0 }, /title: same-id/],
    [PROSE, { slug: "same-id-again", id: 0 }, /title: same-id-again/],
    [PROSE, { slug: "field", meta: [["enclosure", "https://old.example/a.mp3"]] }, DRAFT, /field "enclosure".*a\.mp3/],
    [`${PROSE}\n\nA.\n\nB.`, { slug: "path", link: "/blog/post" }, /From:\n {2}- \/blog\/post\n[^]*\n\nA\.\n\nB\./],
    [PROSE, { slug: "signs", title: "Dana&#146;s guide &#150; one" }, /title: Dana’s guide – one\n/],
    [`${PROSE}<svg><text>Lost words</text></svg>`, { slug: "svg" }, DRAFT, /words were not taken: “Lost words”/],
    ["One line\nand another.\n\nA second paragraph.", { slug: "classic" }, /One line\\\nand another\.\n\nA second/],
    [`${PROSE}<!-- wp:a/box {"text":"Words in it"} /-->`, { slug: "block" }, DRAFT, /block a\/box .*Words in it/],
  ];
  const posts = rows.map(([content, more], index) => post(content, { id: index + 1, ...more }));
  const { file, report } = await run("wordpress", site(...posts));
  for (const [, { slug }, text, reason] of rows) {
    expect(file(`blog/${slug}.md`)).toMatch(text);
    const ownLines = report.split(`content/blog/${slug}.md`)[1]?.split("content/blog/")[0];
    if (reason) expect(ownLines).toMatch(reason);
    else expect(file(`blog/${slug}.md`)).not.toMatch(DRAFT);
  }
});

test.each<[what: string, xml: string | Buffer, message: RegExp]>([
  ["an export of empty items", site("<item></item>", "<item />"), /is empty: it has no entries/],
  ["a zip", Buffer.from([0x50, 0x4b, 3, 4, 0]), /unzip it first/],
  ["another file", "<html></html>", /neither an export nor a feed/],
])("%s is refused in one line", async (_, xml, message) => expect(run("wordpress", xml)).rejects.toThrow(message));

test("an entry that cannot be read is named, and the others are taken", async () => {
  const broken = post("x", { title: "Broken", slug: "broken" }).replace("]]></content", "</content");
  const { report, result } = await run("wordpress", site(broken, post(PROSE)));
  expect([...result.texts.keys()]).toEqual(["blog/one.md"]);
  expect(report).toMatch(/old\.xml:\d+ {2}Broken: it cannot be read/);
});

const episode = (more: string, title = "The desk"): string =>
  `<rss><channel><title>Old show</title><item><title>${title}</title><guid>g-1</guid><pubDate>Tue, 05 Mar 2019 12:00:00 +0000</pubDate>
<enclosure url="https://host.example/1.mp3" length="1234" type="audio/mpeg"/><itunes:episode>77</itunes:episode><itunes:duration>1:07</itunes:duration>
<description>What is said at the desk.</description><content:encoded><![CDATA[<p>Notes on all that was said at the desk that day.</p>]]></content:encoded>${more}</item></channel></rss>`;

test("an episode keeps its description, transcript, chapters, people and guid; a second run knows it", async () => {
  writeFileSync(join(old, "t.vtt"), "WEBVTT\n\n00:00:00.000 --> 00:01:06.900\nDana: Hello.\n");
  const more = `<podcast:transcript url="https://host.example/t.vtt" type="text/vtt"/><podcast:person role="guest">Pat</podcast:person>
<psc:chapters><psc:chapter start="00:00:00" title="Begin"/><psc:chapter start="00:00:30.5" title="End"/></psc:chapters><itunes:keywords>desk</itunes:keywords>`;
  const { file, report } = await run("podcast", episode(more));
  const text = file("podcast/the-desk.md");
  expect(text).toMatch(
    /^description: What is said at the desk\.$[^]*^duration: 1:07$[^]*^transcript: podcast\/t\.vtt$/m,
  );
  expect(text).toMatch(/start: 0:30\n {4}title: End\n[^]*name: Pat\n {4}role: guest\nguid: g-1\n/);
  expect(text).not.toContain("draft:");
  expect(file("media/podcast/t.vtt")).toContain("00:00:00.000 --> 00:01:06.900\nDana: Hello.");
  expect(report).toContain("Not taken: itunes:keywords (1, first at old.xml:1).");
  const again = await run("podcast", episode("", "Another title"));
  expect(again.report).toContain("content/podcast/the-desk.md is there already");
});

test("an episode that its owner had hidden is a draft", async () => {
  const { file, report } = await run("podcast", episode("<itunes:block>Yes</itunes:block>"));
  expect(file("podcast/the-desk.md")).toContain("\ndraft: true\n");
  expect(report).toContain("itunes:block");
});

test("a folder without any content takes entries, too", async () => {
  for (const name of readdirSync(folder)) rmSync(join(folder, name), { recursive: true });
  writeFileSync(join(old, "old.xml"), site(post(PROSE)));
  const files = [join(old, "old.xml")];
  const result = await planContent(ourSite, { source: "wordpress", files, folder, canFetch: false, publish: false });
  expect([...result.texts.keys()]).toEqual(["blog/one.md"]);
});
