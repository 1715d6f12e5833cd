/** Nothing of an export is lost without a word: it is in the file, or its entry is a draft whose note quotes it. */
import { resolve } from "node:path";
import { childrenOf, parseMarkdown, wordsOf, type MarkdownNode } from "../../src/content-model/source/markdown";
import type { Content } from "../../src/site/pages/content";
import { readContent } from "../../src/site/read-content";
import { MediaImport } from "../../src/import/media";
import type { ImportedFile } from "../../src/import/entry-file";
import { WordpressImport, type Verdicts } from "../../src/import/wordpress";
import { readWordpressExport } from "../../src/import/wxr";
import { randomOf, randomPost } from "../support/random-post";

jest.setTimeout(300_000);

const FIXTURE = resolve(__dirname, "../fixtures/other-agency");

let content: Content;
beforeAll(() => (content = readContent(FIXTURE)));

const filesOf = async (xml: string): Promise<ImportedFile[]> => {
  const media = new MediaImport({ folder: FIXTURE, canFetch: false });
  const importer = new WordpressImport(readWordpressExport(xml), content, media);
  await importer.load();
  const verdicts: Verdicts = { drafts: new Map(), withoutRedirects: new Set() };
  expect(importer.leftOut).toEqual([]);
  return importer.files(verdicts);
};

const exportOf = (posts: readonly string[]): string =>
  `<rss><channel><wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://old.example</wp:base_blog_url>${posts
    .map(
      (html, index) => `<item><title>Post ${index}</title><link>https://old.example/post-${index}/</link>
<dc:creator>jo</dc:creator><content:encoded><![CDATA[${html.replaceAll("]]>", "]]]]><![CDATA[>")}]]></content:encoded>
<wp:post_id>${index + 1}</wp:post_id><wp:post_date>2019-03-01 12:00:00</wp:post_date><wp:post_name>post-${index}</wp:post_name>
<wp:status>publish</wp:status><wp:post_type>post</wp:post_type></item>`,
    )
    .join("\n")}</channel></rss>`;

/** What a reader of the page can see: words, and where links and pictures lead. */
const shownIn = (text: string): string => {
  const shown: string[] = [];
  const walk = (node: MarkdownNode): void => {
    if ("url" in node) shown.push(node.url);
    if (node.type !== "html" && childrenOf(node).length === 0) shown.push(wordsOf(node));
    childrenOf(node).forEach(walk);
  };
  const [, body = ""] = text.split(/^---\n[^]*?\n---\n/);
  walk(parseMarkdown(body));
  return shown.join(" ").normalize("NFKC");
};

test("of 100 posts with everything inside everything, each word and address arrives, or is reported", async () => {
  const random = randomOf(46);
  const posts = Array.from({ length: 100 }, (_, index) => randomPost(random, `p${index}w`));
  const files = await filesOf(exportOf(posts.map(({ html }) => html)));
  const lost: string[] = [];
  let drafts = 0;
  posts.forEach(({ words, addresses, html }, index) => {
    const file = files.find(({ path }) => path === `blog/post-${index}.md`);
    const shown = shownIn(file?.text ?? "");
    const told = (file?.notes ?? [])
      .map(({ message }) => message)
      .join("\n")
      .normalize("NFKC");
    if (file?.isDraft) drafts += 1;
    for (const one of [...words, ...addresses])
      if (!shown.includes(one) && !(told.includes(one) && file?.isDraft)) lost.push(`post ${index}: ${one}\n${html}`);
  });
  expect(lost).toEqual([]);
  // A converter that leaves everything to the editor would pass too.
  expect(drafts).toBeLessThan(100);
});

/** As authors type them; a browser reads a tag in some. */
const SIGNS = [
  "If a<b, call us. It's 5<6 and 7>6.",
  "Where p<q and i<u we stop.",
  "When a<b or s>t it's done, isn't it?",
  "x <b and more",
  'He said "a<b" and <em>left</em>.',
  "Call <i hate waiting> today, AT&T & Co, Q&A, R&D; fish &chips, 4 < 5 <= 6 << 7 <3",
  "From <Dana> of <Agency Ltd> at Dana <dana@old.example>.",
  "See <https://www.kante-korn.example/blog>, or <https://host.example/x>.",
  "At https://host.example/x* or https://host.example/y~~, [https://host.example/z]",
  "Goes on in the next line:https://host.example/a and Testinghttps://host.example/b.",
  "C<T> and List<String>, f(a)<g(b), -> => <- <>",
  "p<.05, n<30, <10%, <$5, p<",
  "The a<",
] as const;

test("signs of prose that parsers read as tags arrive, and make no draft", async () => {
  const texts = SIGNS.flatMap((text) => [text, text.replaceAll("<", "&lt;")]);
  const files = await filesOf(
    exportOf(texts.map((text) => `<!-- wp:paragraph -->\n<p>${text}</p>\n<!-- /wp:paragraph -->\n\n<p>End.</p>`)),
  );
  const signs = (text: string): string => text.replace(/<\/?em>|<(?=https:)|(?<=https:\S+)>|\s/g, "");
  const wordsIn = (text: string): string => wordsOf(parseMarkdown(text.split(/^---\n[^]*?\n---\n/)[1] ?? ""));
  const found = files.map(({ text, notes, isDraft }) => ({
    shown: signs(wordsIn(text)),
    notes: notes.map(({ message }) => message),
    isDraft,
  }));
  expect(found).toEqual(
    texts.map((text) => ({ shown: `${signs(text.replaceAll("&lt;", "<"))}End.`, notes: [], isDraft: false })),
  );
});
