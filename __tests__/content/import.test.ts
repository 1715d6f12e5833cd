/** A WordPress export as files of the content, and what its report says. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isError } from "../../src/content-model/messages/problem";
import { readContent } from "../../src/site/read-content";
import { MediaImport } from "../../src/import/media";
import { PodcastImport } from "../../src/import/podcast";
import { importReport } from "../../src/import/report";
import { planImport, writeImport } from "../../src/import/run-import";
import { WordpressImport } from "../../src/import/wordpress";
import { readWordpressExport } from "../../src/import/wxr";

jest.setTimeout(180_000);

const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

let folder: string;
let uploads: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  uploads = mkdtempSync(join(tmpdir(), "uploads-"));
  cpSync(FIXTURE, folder, { recursive: true });
  mkdirSync(join(uploads, "2019/03"), { recursive: true });
  cpSync(join(FIXTURE, "media/laden.jpg"), join(uploads, "2019/03/Laden Foto.jpg"));
  cpSync(join(FIXTURE, "media/podcast/pausenton.mp3"), join(uploads, "eins.mp3"));
});
afterAll(() => [folder, uploads].forEach((path) => rmSync(path, { recursive: true, force: true })));

const read = (path: string): string => readFileSync(join(folder, path), "utf8");

const item = (id: number, title: string, slug: string, status: string, content: string, more = ""): string => `<item>
<title><![CDATA[${title}]]></title><link>https://alt.example/2019/03/${slug}/</link><dc:creator><![CDATA[jo]]></dc:creator>
<content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[]]></excerpt:encoded>
<wp:post_id>${id}</wp:post_id><wp:post_date>2019-03-0${id} 23:59:00</wp:post_date><wp:post_name>${slug}</wp:post_name>
<wp:status>${status}</wp:status><wp:post_parent>0</wp:post_parent><wp:post_type>${more || "post"}</wp:post_type></item>`;

const EXPORT = `<?xml version="1.0"?><rss version="2.0"><channel><wp:wxr_version>1.2</wp:wxr_version>
<wp:base_blog_url>https://alt.example</wp:base_blog_url>
<wp:author><wp:author_login>jo</wp:author_login><wp:author_display_name><![CDATA[Jo Ähre]]></wp:author_display_name></wp:author>
${item(1, "Tom &amp; Jerry&#8217;s Brot", "tom", "publish", 'Ein Satz, der lang genug ist, um davon zu leben, und noch ein wenig länger.\n\nSiehe <a href="https://alt.example/2019/03/zwei/">den zweiten</a> und <a href="/?p=3">den dritten</a>.\n\n<img src="https://alt.example/wp-content/uploads/2019/03/Laden-Foto-300x200.jpg" alt="Der Laden">')}
${item(2, "Zwei", "zwei", "publish", "<!-- wp:paragraph --><p>Der zweite Text ist auch ein Text, und er hat genug Worte.</p><!-- /wp:paragraph -->")}
${item(3, "Drei", "drei", "draft", "Entwurf.")}
${item(4, "Datenschutz alt", "privacy", "publish", "Wir speichern nichts, und davon auch nur das Nötigste.", "page")}
${item(5, "Weg", "weg", "trash", "x")}
${item(6, "Unsere Öfen", "unsere-oefen", "publish", "Drei Öfen aus Stein, und <strong>keiner</strong> aus Blech.", "page")}
${item(7, "Über uns", "about", "publish", "Wir sind Bäcker, und das schon länger.", "page")}
${item(8, "Nummer", "nummer", "publish", "Ein Text, der in WordPress nur eine Nummer hatte.").replace("/2019/03/nummer/", "/?p=8")}
${item(9, "Start", "start", "publish", "Willkommen auf der alten Seite.", "page").replace("/2019/03/start/", "/")}
</channel></rss>`;

const run = async (make: (media: MediaImport) => WordpressImport | PodcastImport) => {
  const media = new MediaImport({ folder, source: uploads, canFetch: false });
  const result = await planImport(folder, make(media), media);
  return { result, report: importReport(result, { folder: "content", isDryRun: true }) };
};

test("posts become articles that the check accepts, with their pictures, links and old addresses", async () => {
  cpSync(join(uploads, "2019/03/Laden Foto.jpg"), join(uploads, "2019/03/Laden-Foto.jpg"));
  const wordpress = (media: MediaImport) =>
    new WordpressImport(readWordpressExport(EXPORT), readContent(folder), media);
  const { result, report } = await run(wordpress);
  writeImport(folder, result);
  expect(readContent(folder).problems.filter(isError)).toEqual([]);
  const tom = read("blog/tom.md");
  expect(tom).toContain("title: Tom & Jerry’s Brot\n");
  expect(tom).toContain("author: Jo Ähre\n");
  expect(tom).toContain("date: 2019-03-01\n");
  expect(tom).toContain("redirectFrom:\n  - /2019/03/tom\n");
  expect(tom).toContain("[den zweiten](/blog/zwei) und den dritten.");
  expect(tom).toContain("![Der Laden](../media/blog/laden-foto.jpg)");
  expect(read("blog/drei.md")).toContain("\ndraft: true\n");
  expect(report).toMatch(
    /content\/blog\/tom\.md:\d+ {2}the link to \/\?p=3 was taken off its words: that page is not shown yet/,
  );
  expect(report).toMatch(/post "Weg": it is in the trash/);
  const page = read("landing/unsere-oefen.md");
  expect(page).toContain("title: Unsere Öfen\nredirectFrom:\n  - /2019/03/unsere-oefen\n");
  expect(page).toContain("Drei Öfen aus Stein, und **keiner** aus Blech.");
  expect(report).toContain('page "Über uns": /about is the page of content/pages/about.yaml');
  expect(report).toContain('page "Start": it is the home page');
  expect(read("blog/nummer.md")).toContain("redirectFrom:\n  - /?p=8\n");
  expect(report).toContain("Addresses such as /?p=123 redirect with nginx and Netlify");

  // A second run finds all of it there.
  const again = await run(wordpress);
  expect(again.result.files).toEqual([]);
  expect(again.report).toMatch(/content\/blog\/tom\.md is there already/);
});

const FEED = `<?xml version="1.0"?><rss version="2.0"><channel><title>Alt</title>
<atom:link rel="self" href="https://host.example/feed.xml"/>
<item><title>Die erste Folge</title><guid isPermaLink="false">alt-1</guid><pubDate>Tue, 05 Mar 2019 23:30:00 +0000</pubDate>
<itunes:duration>4</itunes:duration><itunes:season>2</itunes:season><itunes:episode>77</itunes:episode>
<enclosure url="https://host.example/media/eins.mp3?x=1" length="123" type="audio/mpeg"/>
<psc:chapters><psc:chapter start="00:00:00" title="Anfang"/><psc:chapter start="00:00:02.5" title="Ende"/></psc:chapters>
<description><![CDATA[<p>Alles über <a href="https://www.example.org/">Öfen</a>.</p><ul><li>Holz</li></ul>]]></description></item>
</channel></rss>`;

test("a feed's episodes keep their guid, number, season, chapters and recording", async () => {
  const podcast = (media: MediaImport) => new PodcastImport([FEED], readContent(folder), media);
  const { result, report } = await run(podcast);
  writeImport(folder, result);
  expect(readContent(folder).problems.filter(isError)).toEqual([]);
  const episode = read("podcast/die-erste-folge.md");
  for (const line of ["number: 77", "season: 2", "guid: alt-1", "audioFile: podcast/eins.mp3", "date: 2019-03-06"])
    expect(episode).toContain(`\n${line}\n`);
  expect(episode).toMatch(/- start: "?0:02"?\n {4}title: Ende/);
  expect(episode).toContain("Alles über [Öfen](https://www.example.org/).");
  expect(report).toContain("The feed was at https://host.example/feed.xml.");
  expect((await run(podcast)).report).toContain("content/podcast/die-erste-folge.md is there already");
});

test("a file that is no export is refused", () => {
  writeFileSync(join(uploads, "x.xml"), "<rss></rss>");
  expect(() => readWordpressExport("<rss><channel></channel></rss>")).toThrow(/not an export of WordPress/);
});
