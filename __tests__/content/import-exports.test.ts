/** Exports and feeds as other systems write them, and the files and reports that become of them. */
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { isError } from "../../src/content-model/messages/problem";
import { readContent } from "../../src/site/read-content";
import { decodeBytes } from "../../src/import/bytes";
import { MediaImport } from "../../src/import/media";
import { PodcastImport } from "../../src/import/podcast";
import { nextPageOf } from "../../src/import/podcast/item";
import { importReport } from "../../src/import/report";
import { changeFields } from "../../src/editor/content-file";
import { planImport, writeImport, type Importer } from "../../src/import/run-import";
import { WordpressImport, type TopicChoice } from "../../src/import/wordpress";
import { readWordpressExport } from "../../src/import/wxr";

jest.setTimeout(300_000);

const FIXTURE = resolve(__dirname, "../fixtures/other-agency");
const EXPORTS = resolve(__dirname, "../fixtures/moving-in");

let folder: string;
let uploads: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "import-"));
  uploads = mkdtempSync(join(tmpdir(), "uploads-"));
  cpSync(FIXTURE, folder, { recursive: true });
});
afterEach(() => [folder, uploads].forEach((path) => rmSync(path, { recursive: true, force: true })));

const upload = (path: string, from = "media/laden.jpg"): void => {
  mkdirSync(resolve(uploads, path, ".."), { recursive: true });
  cpSync(join(FIXTURE, from), join(uploads, path));
};

const read = (path: string): string => readFileSync(join(folder, path), "utf8");

const planned = (make: (media: MediaImport) => Importer) => {
  const media = new MediaImport({ folder, source: uploads, canFetch: false });
  return planImport(folder, make(media), media);
};

/** Runs an import; the report of a file is what stands below its name. */
const run = async (make: (media: MediaImport) => Importer) => {
  const result = await planned(make);
  writeImport(folder, result);
  expect(readContent(folder).problems.filter(isError)).toEqual([]);
  const report = importReport(result, { folder: "content", isDryRun: false });
  const of = (path: string): string =>
    report
      .split("\n")
      .filter((line) => line.startsWith(`      content/${path}:`))
      .join("\n");
  return { report, of, files: result.files.map(({ path }) => path) };
};

const importerOf = (name: string, topics?: TopicChoice) => (media: MediaImport) =>
  new WordpressImport(
    readWordpressExport(decodeBytes(readFileSync(join(EXPORTS, name)))),
    readContent(folder),
    media,
    topics,
    changeFields,
  );

const wordpress = (name: string, topics?: TopicChoice) => run(importerOf(name, topics));

test("the block editor: footnotes, reusable blocks, verses, films, and words in settings", async () => {
  upload("2021/05/desk.jpg");
  const { of } = await wordpress("blocks.xml");
  const calls = read("blog/calls-after-hours.md");
  expect(calls).toContain("do not leave a message.[^1] They call");
  expect(calls).toContain("[^1]: Counted in **40** practices.");
  expect(calls).toContain("Call us “any time”: the number is 757 555 0142.");
  expect(calls).toContain("The phone\nrings twice\nand stops.");
  expect(calls).toContain("https://www.youtube.com/watch?v=dQw4w9WgXcQ\n\n_YouTube_");
  expect(calls).toMatch(/excerpt: "?Nine of ten callers do not leave a message\. They call/);
  // A picture without words of its own is to be described before visitors see it.
  expect(of("blog/calls-after-hours.md")).toMatch(/lacking: the picture blog\/desk.jpg has no alternative text/);
  expect(calls).toContain("\ndraft: true\n");
  const questions = read("blog/questions.md");
  expect(questions).toContain("Who answers at night?\n\nA person, _not_ a machine.");
  const lacking = of("blog/questions.md");
  for (const words of ["block acf/faq", "contact-form-7", "number 999, is not in the export"])
    expect(lacking).toContain(words);
});

test("the classic editor: code, notes, recordings, angle brackets, and what is lost", async () => {
  upload("2020/01/image1.jpg");
  const { of, files } = await wordpress("classic.xml");
  const red = read("blog/red-room.md");
  expect(red).toContain(
    "in it are too \\[Figure 3\\], as said \\[in 2019\\].\n\n![The red room](../media/blog/image1.jpg)",
  );
  expect(red).not.toMatch(/draft|topics/);
  // The same name in another month is another picture.
  expect(read("blog/blue-room.md")).not.toContain("image1.jpg");
  expect(of("blog/blue-room.md")).toMatch(/2020\/02\/image1.jpg is missing: .*lies in another folder/);
  expect(read("blog/code.md")).toContain("```php\n<?php\nfunction phone_link( $n ) {\n  return \"<a href='tel:$n'>\"");
  expect(read("blog/code.md")).toContain(
    'That is all of it.[^1] See [PHP](https://host.example/php "What PHP calls a number").',
  );
  expect(read("blog/code.md")).toContain("\n[^1]: Since PHP 5.");
  for (const words of [
    "before.jpg is missing",
    "“Words of a tooltip” in an attribute was left out",
    "lacking: the note 7 is not in the text",
  ])
    expect(of("blog/code.md")).toContain(words);
  expect(read("blog/code.md")).toContain("https://host.example/a  \nhttps://host.example/b");
  expect(read("blog/code.md")).toContain("author: Dana Sample\nfurtherAuthors:\n  - name: Alex Second\n");
  // An imported article does without the texts that the site puts around its own.
  expect(read("blog/code.md")).toContain("readingTime: auto\nleaveOut:\n  - keyTakeaways\n  - implementation\n");
  expect(files).toEqual(expect.arrayContaining(["blog/welcome.md", "blog/welcome-2.md"]));
  expect(read("blog/welcome-2.md")).toMatch(/^excerpt: .*, from May too\. See host\.example for more\.$/m);
  const lines = read("blog/two-lines.md");
  expect(lines).toContain("Write to Dana \\<dana@old.example>, or if a\\<b, call.");
  expect(lines).toContain("https://host.example/one.mp3");
  expect(lines).toContain("[Go](https://shop.example/)");
  expect(of("blog/two-lines.md")).toContain("what the shortcode [tweet] showed is not in the export");
  expect(of("blog/nobody.md")).toContain("nobody is named as its author");
  expect(read("blog/zapis.md")).toContain("title: Запись на приём");
  const map = read("landing/map.md");
  expect(map).toContain("[The way](https://maps.example/embed?x=1)");
  expect(of("landing/map.md")).toMatch(/a form was left out\n.*missing words: “Your name Send”/);
});

test("page builders: words, links and pictures in their data, custom fields, languages and lists", async () => {
  upload("2021/05/desk.jpg");
  const { of, report } = await wordpress("builders.xml", "categories");
  expect(of("blog/elementor.md")).toMatch(/page builder .* missing: “Alex Unheard”/);
  expect(of("blog/elementor.md")).toMatch(/custom field "subtitle" .* missing: “Three words behind it”/);
  expect(read("blog/elementor.md")).toContain("[All on ads](/blog) and [by Dana](/blog)");
  const builder = read("blog/wpbakery.md");
  for (const words of ["Words in a column of the builder", "A heading in an attribute", "Call now"])
    expect(builder).toContain(words);
  expect(builder).not.toContain("vc_");
  const bakery = read("blog/bakery.md");
  for (const words of [
    "![The desk at noon](../media/blog/desk.jpg)",
    "**Two lines of a call**\n\nBody of the call\n\n[Ask us](https://shop.example/ask)",
    "Words in Base64",
    "Calls answered\n\n90",
  ])
    expect(bakery).toContain(words);
  const divi = read("blog/divi.md");
  expect(divi).toMatch(
    /desk\.jpg\)\n\n\*\*Tim Member\*\*\n\n\*\*Receptionist\*\*\n\nAnswers first\.\n\n\[Book now\]\(https:\/\/shop/,
  );
  expect(read("blog/avada.md")).toContain("One title\n\nOne text.\n\nCode of Avada");
  expect(of("blog/avada.md")).toContain("what the shortcode [fusion_contact_form] showed is not in the export");
  expect(read("blog/fifth.md")).toContain("[Fifth button](https://shop.example/five)");
  expect(read("blog/bricks.md")).toContain("Words of Bricks only");
  expect(of("blog/bricks.md")).toContain("lacking: its text is in the data of a page builder only");
  expect(of("blog/qtranslate.md")).toMatch(/has a shortcode: \[recent_posts\][^]*in several languages/);
  expect(report).toContain("in several languages (Deutsch: 2, English: 1)");
  expect(read("blog/deutsch.md")).toContain("redirectFrom:\n  - /de/2021/05/deutsch\n");
  expect(report).toContain("content/pages/blog.yaml lists the old addresses");
  expect(read("pages/blog.yaml")).toContain("  - /author/*\n  - /category/*\n");
});

test("topics are categories, tags or both, and names that differ stay different", async () => {
  const { of } = await wordpress("blocks.xml");
  expect(read("blog/calls-after-hours.md")).toContain("topics:\n  - Ads\n  - C\n  - C++\n  - .NET\nreading");
  // Two topics cannot have one address.
  expect(of("blog/calls-after-hours.md")).toContain("the list of topics is not all there; missing: “net”");
});

test("an entry that cannot be read is named, and the others are taken", async () => {
  const { report, files } = await wordpress("broken.xml");
  expect(files).toEqual(["blog/before.md", "blog/after.md"]);
  expect(report).toMatch(/"Broken": it cannot be read: /);
});

test("bytes are read in the encoding that they declare", async () => {
  await wordpress("latin.xml");
  expect(read("blog/cafe.md")).toContain("title: Café Großmann");
  expect(read("blog/cafe.md")).toContain("das Brot – „frisch“.");
});

test("a second run puts in missing pictures and links, but not into what was edited", async () => {
  await wordpress("classic.xml");
  expect(read("blog/welcome.md")).toContain("from May; see the red room.");
  expect(read("blog/red-room.md")).toContain("\ndraft: true\n");
  writeFileSync(join(folder, "blog/blue-room.md"), read("blog/blue-room.md").replace("is blue", "was blue"));
  upload("2020/01/image1.jpg");
  upload("2020/02/image1.jpg", "media/hochkant.jpg");
  const { report, files } = await wordpress("classic.xml");
  expect(files).toEqual(["blog/red-room.md", "blog/welcome.md"]);
  expect(report).not.toContain("welcome.md is there already");
  expect(read("blog/welcome.md")).toContain("from May; see [the red room](/blog/red-room).");
  expect(read("blog/red-room.md")).toContain("![The red room](../media/blog/image1.jpg)");
  expect(read("blog/red-room.md")).not.toContain("draft: true");
  expect(report).toMatch(
    /blog\/blue-room.md is there already, and was edited since; put these pictures in by hand: blog\//,
  );
  expect(read("blog/blue-room.md")).toContain("was blue");
  // Somebody deletes a link, and somebody a word.
  writeFileSync(join(folder, "blog/welcome-2.md"), read("blog/welcome-2.md").replace("of two posts", "of the posts"));
  writeFileSync(join(folder, "blog/welcome.md"), read("blog/welcome.md").replace(/\[(.*)\]\(.*\)/, "$1"));
  const third = await wordpress("classic.xml");
  expect(third.files).toEqual([]);
  expect(third.report).toContain("welcome-2.md is there already; it was edited since, or its text in WordPress was");
  // What has errors is known, too.
  writeFileSync(join(folder, "blog/red-room.md"), read("blog/red-room.md").replace("room is red", "{room is red}"));
  writeFileSync(join(folder, "blog/welcome.md"), "---\ntitle: [\n---\n");
  const { files: further, leftOut } = await planned(importerOf("classic.xml"));
  expect(further).toEqual([]);
  expect(leftOut).toContainEqual({
    what: 'post "Welcome"',
    why: expect.stringContaining("blog/welcome.md is there already, and cannot be read") as string,
  });
});

test("a podcast: pages of a feed, numbers, transcripts in all forms, chapters, and recordings elsewhere", async () => {
  cpSync(join(FIXTURE, "media/podcast/pausenton.mp3"), join(uploads, "your-questions.mp3"));
  cpSync(join(FIXTURE, "media/laden.jpg"), join(uploads, "cover"));
  for (const name of ["t.srt", "t.json", "t.html", "c.json"])
    cpSync(join(EXPORTS, "beside", name), join(uploads, name));
  const page = (name: string): string => decodeBytes(readFileSync(join(EXPORTS, name)));
  expect(nextPageOf(page("feed-1.xml"))).toBe("feed-2.xml");
  const { of, files, report } = await run(
    (media) => new PodcastImport([page("feed-1.xml"), page("feed-2.xml")], readContent(folder), media),
  );
  expect(files).toEqual([
    "podcast/your-questions.md",
    "podcast/your-questions-2.md",
    "podcast/s03e09-without-an-id.md",
    "podcast/episode-3-older.md",
  ]);
  const first = read("podcast/your-questions.md");
  for (const line of [
    "number: 7",
    "season: 2",
    "guid: q-1",
    "date: 2019-03-05",
    "  - name: Alex Guest\n    role: guest",
  ])
    expect(first).toContain(`\n${line}\n`);
  expect(read("media/podcast/t.vtt")).toBe(
    "WEBVTT\n\n00:00:00.000 --> 00:00:01.500\nDana: Who's there?\n\n00:00:01.500 --> 00:00:03.000\nNobody &amp; no one.\n",
  );
  expect(first).toMatch(/title: Question\n {4}link: https:\/\/alex.example\/q/);
  expect(of("podcast/your-questions.md")).toMatch(/chapter “Too late” was left out[^]*it has no title/);
  expect(read("media/podcast/t-2.vtt")).toContain("<v Dana>One question.");
  expect(of("podcast/your-questions-2.md")).toContain("show notes have no pictures: https://host.example/p.jpg");
  const without = read("podcast/s03e09-without-an-id.md");
  for (const line of [
    "number: 9",
    "season: 3",
    "guid: http://host.example/media/s03e09-without-an-id.mp3",
    "description: What was said in it. Then more.",
  ])
    expect(without).toContain(`\n${line}\n`);
  expect(without).toContain("audioUrl: https://host.example/media/s03e09-without-an-id.mp3");
  expect(of("podcast/s03e09-without-an-id.md")).toMatch(/http:\/\/.* could not be tried/);
  // What is of no field here is named.
  expect(of("podcast/your-questions.md")).toMatch(
    /link of Sam Host was left out[^]*podcast:location was left out: Austin[^]*itunes:keywords was left out: lamps/,
  );
  expect(report).toMatch(
    /as a whole is not taken.*title “Old show”; podcast:person “Dana Host, https:\/\/dana.example/,
  );
  expect(read("podcast/your-questions.md")).toContain("image:\n  file: podcast/cover.jpg");
  const older = read("podcast/episode-3-older.md");
  expect(older).toContain("\nnumber: 3\n");
  expect(older).toContain("\ndescription: What was said in it, in a sentence.\n");
  expect(of("podcast/episode-3-older.md")).toContain("its duration is not known");
  const vtt = read(`media/${/transcript: (\S+)/.exec(older)?.[1] ?? ""}`);
  expect(vtt).toContain("<v Dana>The oldest of all.");
  expect(vtt).toContain("<v Alex>Is it?");
});
